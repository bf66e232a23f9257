import {
  type CarouselListQuery,
  type CarouselListResponse,
  carouselSorts,
  carouselListStatuses,
} from "@slideloom/core/contract/carousels";
import {
  type InfiniteData,
  keepPreviousData,
  useInfiniteQuery,
  useQuery,
} from "@tanstack/react-query";
import { requestApi } from "../../lib/api.ts";
import { sessionKeys } from "../../lib/session.ts";

/** The library's filter, search and sort order. In the API, the trash is called `bin`. */
export type ListView = Pick<CarouselListQuery, "status" | "q" | "sort" | "bin"> &
  Readonly<Record<FilterName, string>>;

/** Filters by a tag, a brand's name or a connected account's id; empty for all. */
export const filterNames = ["tag", "brand", "connection"] as const;
export type FilterName = (typeof filterNames)[number];

const pageSize = 60;

/** Reads the view from a URL query; unknown values fall back to the defaults. */
export function readView(query: URLSearchParams): ListView {
  return {
    status: carouselListStatuses.find((status) => status === query.get("status")) ?? "all",
    q: query.get("q") ?? "",
    sort: carouselSorts.find((sort) => sort === query.get("sort")) ?? "updated",
    bin: query.get("bin") === "true",
    tag: query.get("tag") ?? "",
    brand: query.get("brand") ?? "",
    connection: query.get("connection") ?? "",
  };
}

/** A view's fields that differ from the defaults. */
function listViewFields({ status, q, sort, bin, tag, brand, connection }: ListView) {
  return {
    ...(status !== "all" && { status }),
    ...(q.trim() && { q }),
    ...(sort !== "updated" && { sort }),
    ...(bin && { bin: "true" }),
    ...(tag && { tag }),
    ...(brand && { brand }),
    ...(connection && { connection }),
  };
}

/** Whether the view leaves out carousels by search or filter. */
export const isNarrowed = ({ q, tag, brand, connection }: ListView): boolean =>
  [q, tag, brand, connection].some((value) => value !== "");

export const allShown = { q: "", status: "all", tag: "", brand: "", connection: "" } as const;

/** Returns the tags and brands in the library; refreshed with the lists. */
export const useLibraryFilters = (isEnabled = true) =>
  useQuery({
    queryKey: [...sessionKeys.carousels, "filters"],
    queryFn: ({ signal }) => requestApi("getLibraryFilters", { signal }),
    enabled: isEnabled,
  });

export const buildViewQuery = (view: ListView) => new URLSearchParams(listViewFields(view));

export type CarouselPages = InfiniteData<CarouselListResponse, string | null>;

/**
 * The carousels of a view, page by page (keyset pagination). Keeps the previous view's carousels while a new view
 * loads.
 */
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
