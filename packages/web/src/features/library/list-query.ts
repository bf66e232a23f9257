import {
  type CarouselListQuery,
  type CarouselListResponse,
  carouselSorts,
  carouselStatuses,
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
    status: carouselStatuses.find((status) => status === query.get("status")) ?? "all",
    q: query.get("q") ?? "",
    sort: carouselSorts.find((sort) => sort === query.get("sort")) ?? "updated",
    bin: query.get("bin") === "true",
  };
}

/** The query of a view, without what goes without saying. */
export function buildViewQuery({ status, q, sort, bin }: ListView): URLSearchParams {
  return new URLSearchParams({
    ...(status !== "all" && { status }),
    ...(q.trim() && { q }),
    ...(sort !== "updated" && { sort }),
    ...(bin && { bin: "true" }),
  });
}

export type CarouselPages = InfiniteData<CarouselListResponse, string | null>;

/** The carousels of a view, page by page; while another view is asked for, those of the one before. */
export function useCarouselPages(view: ListView, isSignedIn: boolean) {
  const query = buildViewQuery(view);
  query.set("limit", String(pageSize));
  return useInfiniteQuery({
    queryKey: [...sessionKeys.carousels, query.toString()],
    queryFn: ({ pageParam, signal }) => {
      const page = new URLSearchParams(query);
      if (pageParam !== null) page.set("cursor", pageParam);
      return requestApi<CarouselListResponse>("GET", `${sessionKeys.carousels[0]}?${page}`, {
        signal,
      });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    enabled: isSignedIn,
  });
}
