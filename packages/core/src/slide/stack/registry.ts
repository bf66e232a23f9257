import type { SlideSubject } from "../slide-subject.ts";
import { closing } from "./closing.ts";
import { content } from "./content.ts";
import { cover } from "./cover.ts";
import { single } from "./single.ts";
import type { Stack } from "./stack.ts";

/** The stack of a slide, by its place in the post. */
export function getStack({ post, postType, slideIndex }: SlideSubject): Stack {
  if (postType === "single") return single;
  if (slideIndex === 0) return cover;
  const count = post.content.length;
  return count >= 3 && slideIndex === count - 1 ? closing : content;
}
