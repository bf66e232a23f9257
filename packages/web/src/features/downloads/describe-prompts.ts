import { listOpenPrompts, nameSlides, type Post } from "@slideloom/core/document";
import { plural } from "@slideloom/core/text";

/** Which slides would be posted with a prompt in place of its answer; null where there is none. */
export function describePrompts(post: Post, slideIndex: number | null = null): string | null {
  const open = listOpenPrompts(post)
    .map(({ slide }) => slide)
    .filter((slide) => slideIndex === null || slide === slideIndex);
  if (open.length === 0) return null;
  return `${nameSlides(open)} still ${plural(open.length, "holds", "hold")} a prompt to answer.`;
}
