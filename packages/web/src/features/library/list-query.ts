import {
  type CarouselListQuery,
  type CarouselListResponse,
  carouselSorts,
  carouselListStatuses,
} from "@slideloom/core/contract";
import { type InfiniteData, keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { requestApi } from "../../lib/api.ts";
import { sessionKeys } from "../../lib/session.ts";

/** What of the library is shown, and in which order. */
export type ListView = Pick<CarouselListQuery, "status" | "q" | "sort" | "bin">;

const pageSize = 60;

/** The view that an address's query names; what is unknown is left out. */
export function readView(query: URLSearchParams): ListView {
  return {
    status: carouselListStatuses.find((status) => status === query.get("status")) ?? "all",
    q: query.get("q") ?? "",
    sort: carouselSorts.find((sort) => sort === query.get("sort")) ?? "updated",
    bin: query.get("bin") === "true",
  };
}

/** The fields of a view, without what goes without saying. */
function listViewFields({ status, q, sort, bin }: ListView) {
  return {
    ...(status !== "all" && { status }),
    ...(q.trim() && { q }),
    ...(sort !== "updated" && { sort }),
    ...(bin && { bin: "true" }),
  };
}

/** The query of a view in the page's address. */
export const buildViewQuery = (view: ListView) => new URLSearchParams(listViewFields(view));

export type CarouselPages = InfiniteData<CarouselListResponse, string | null>;

/** The carousels of a view, page by page; while another view is asked for, those of the one before. */
export function useCarouselPages(view: ListView, isSignedIn: boolean) {
  const fields = { ...listViewFields(view), limit: pageSize };
  return useInfiniteQuery({
    queryKey: [...sessionKeys.carousels, fields],
    queryFn: ({ pageParam, signal }) =>
      requestApi("listCarousels", { query: { ...fields, cursor: pageParam ?? undefined }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    enabled: isSignedIn,
  });
}
