import { buildUrl } from "@slideloom/core/contract/routes";
import { useInfiniteQuery } from "@tanstack/react-query";
import { requestApi } from "../../../lib/api.ts";

const pageSize = 20;

/** Reads the credit ledger page by page (keyset pagination), newest first. */
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
    // Always refetched: credits are also spent in other tabs and by API calls.
    staleTime: 0,
  });
}
