import { buildUrl } from "@slideloom/core/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { requestApi } from "../../../lib/api.ts";

const pageSize = 20;

/** The ledger page by page, newest first. */
export function useCreditHistory() {
  return useInfiniteQuery({
    queryKey: [buildUrl("listCreditEntries")],
    queryFn: ({ pageParam, signal }) =>
      requestApi("listCreditEntries", {
        query: { limit: pageSize, before: pageParam ?? undefined },
        signal,
      }),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => page.nextBefore,
    // What was spent elsewhere must show.
    staleTime: 0,
  });
}
