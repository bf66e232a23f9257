import type { Post } from "@slideloom/core/document";
import { useDeferredValue } from "react";
import { useShownPost } from "./shown-post.ts";
import { getSlideKeys } from "./slide-keys.ts";

function hasSameSlides(a: Post | null, b: Post | null): boolean {
  return a !== null && b !== null && getSlideKeys(a.content) === getSlideKeys(b.content);
}

/** The shown post for a row of pictures: behind while words are typed, up to date at once when slides come, go or move. */
export function useSettledPost(): Post | null {
  const post = useShownPost();
  const settled = useDeferredValue(post);
  return hasSameSlides(post, settled) ? settled : post;
}
