import type { CarouselListResponse } from "@slideloom/core/contract/carousels";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { requestApi } from "./api.ts";
import { sessionKeys } from "./session.ts";

const shownDrafts = 100;

/** Returns the newest saved carousels that are neither published nor scheduled, and whether there are more. */
export function useDrafts(search: string, { isEnabled = true } = {}) {
  const q = search.trim();
  const query = { status: "draft", limit: shownDrafts, ...(q && { q }) } as const;
  return useQuery({
    queryKey: [...sessionKeys.carousels, "drafts", query],
    queryFn: ({ signal }): Promise<CarouselListResponse> =>
      requestApi("listCarousels", { query, signal }),
    placeholderData: keepPreviousData,
    enabled: isEnabled,
  });
}
