import type { Post, SlideId } from "@slideloom/core/document";
import { useMemo } from "react";
import { useShownPost, useShownSlideIds } from "./shown-post.ts";
import { useDebouncedValue } from "../lib/use-debounced-value.ts";

export interface SettledPost {
  post: Post;
  /** An id a slide. */
  slideIds: readonly SlideId[];
}

/** The shown post for a row of pictures: behind while words are typed, up to date at once when slides come, go or move. */
export function useSettledPost(): SettledPost | null {
  const post = useShownPost();
  const slideIds = useShownSlideIds();
  const shown = useMemo(() => post && { post, slideIds }, [post, slideIds]);
  const settled = useDebouncedValue(shown);
  return settled?.slideIds === slideIds ? settled : shown;
}
