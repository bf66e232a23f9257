import { useQuery } from "@tanstack/react-query";
import { requestApi } from "../../../lib/api.ts";
import { queryClient, queryEndpoint } from "../../../lib/query-client.ts";

const queryVersions = (id: string) => queryEndpoint("listVersions", { params: { id } });

/** A carousel's versions, newest first; refetched on every mount. */
export function useVersions(id: string) {
  return useQuery({ ...queryVersions(id), staleTime: 0 });
}

export function refreshVersions(id: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: queryVersions(id).queryKey });
}

export function useVersion(id: string, version: number) {
  return useQuery({
    ...queryEndpoint("getVersion", { params: { id, version } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function nameVersion(id: string, version: number, name: string | null) {
  return requestApi("nameVersion", { params: { id, version }, body: { name } });
}

/** Restores a version; `current` is the version it replaces (optimistic locking). */
export function restoreVersion(id: string, version: number, current: number) {
  return requestApi("restoreVersion", { params: { id, version }, body: { version: current } });
}
