import type {
  CarouselResponse,
  CarouselVersion,
  CarouselVersionResponse,
  CarouselVersionsResponse,
} from "@slideloom/core/contract";
import { useQuery } from "@tanstack/react-query";
import { requestApi } from "../../../lib/api.ts";
import { buildCarouselPath } from "../../../lib/carousels.ts";

export const buildVersionsPath = (id: string) => `${buildCarouselPath(id)}/versions`;

/** Newest first; fetched again whenever they are shown. */
export function useVersions(id: string) {
  return useQuery<CarouselVersionsResponse>({ queryKey: [buildVersionsPath(id)], staleTime: 0 });
}

export function useVersion(id: string, version: number) {
  return useQuery<CarouselVersionResponse>({
    queryKey: [`${buildVersionsPath(id)}/${version}`],
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function nameVersion(
  id: string,
  version: number,
  name: string | null,
): Promise<CarouselVersion> {
  return requestApi("PATCH", `${buildVersionsPath(id)}/${version}`, { body: { name } });
}

/** Makes it the current one; `current` is that which it takes the place of. */
export function restoreVersion(
  id: string,
  version: number,
  current: number,
): Promise<CarouselResponse> {
  return requestApi("POST", `${buildVersionsPath(id)}/${version}/restore`, {
    body: { version: current },
  });
}
