import type { CreditHistoryResponse } from "@slideloom/core/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { requestApi } from "../../../lib/api.ts";

const path = "/api/credits/history";
const pageSize = 20;

/** The ledger page by page, newest first. */
export function useCreditHistory() {
  return useInfiniteQuery({
    queryKey: [path],
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams({ limit: String(pageSize) });
      if (pageParam !== null) query.set("before", String(pageParam));
      return requestApi<CreditHistoryResponse>("GET", `${path}?${query}`, { signal });
    },
    initialPageParam: null as number | null,
    getNextPageParam: (page) => page.nextBefore,
    // What was spent elsewhere must show.
    staleTime: 0,
  });
}
