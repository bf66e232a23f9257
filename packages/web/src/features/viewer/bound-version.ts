import type { Carousel } from "@slideloom/core/carousel";
import { parsePost, type Post } from "@slideloom/core/document";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { queryEndpoint } from "../../lib/query-client.ts";

/** The version of a carousel that a publication is bound to. */
export interface BoundVersion {
  carouselId: string;
  version: number;
}

/** Loads a version. Its content is null until it is loaded, and if its text isn't a post. */
export function useBoundVersion({ carouselId: id, version }: BoundVersion) {
  const query = useQuery(queryEndpoint("getVersion", { params: { id, version: `${version}` } }));
  const { data } = query;
  const content = useMemo((): { draft: Carousel; post: Post } | null => {
    const parsed = data && parsePost(data.draft.jsonInput);
    return data && parsed?.ok ? { draft: data.draft, post: parsed.post } : null;
  }, [data]);
  return { query, content };
}
