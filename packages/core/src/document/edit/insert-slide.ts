import type { Slide } from "../post.ts";
import { editPost } from "./edit-post.ts";
import type { EditResult } from "./edit-result.ts";

/** Puts a slide before the one at `slideIndex`, or last where that is the number of slides. */
export function insertSlide(
  text: string,
  { slideIndex, slide }: { slideIndex: number; slide: Slide },
): EditResult {
  return editPost(text, (post) => post.slides().insert(slideIndex, slide));
}
