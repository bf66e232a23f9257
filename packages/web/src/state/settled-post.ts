import type { Post, SlideId } from "@slideloom/core/document";
import { useMemo } from "react";
import { useDebouncedValue } from "../lib/use-debounced-value.ts";
import { type ResolvedAppearance, useResolvedAppearance } from "./resolved-appearance.ts";
import { useShownPost, useShownSlideIds } from "./shown-post.ts";

export interface SettledPost {
  post: Post;
  slideIds: readonly SlideId[];
  appearance: ResolvedAppearance;
}

/**
 * The shown post and appearance for rows of thumbnails: deferred while typing and dragging, immediate when slides are
 * added, removed or moved.
 */
export function useSettledPost(): SettledPost | null {
  const post = useShownPost();
  const slideIds = useShownSlideIds();
  const appearance = useResolvedAppearance();
  const shown = useMemo(() => post && { post, slideIds, appearance }, [post, slideIds, appearance]);
  const settled = useDebouncedValue(shown);
  return settled?.slideIds === slideIds ? settled : shown;
}
