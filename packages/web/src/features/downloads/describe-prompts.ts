import { listOpenPrompts, nameSlides, type Post } from "@slideloom/core/document";
import { plural } from "@slideloom/core/text";

/** Names the slides with unanswered questions to the person; null if there are none. */
export function describePrompts(post: Post, slideIndex: number | null = null): string | null {
  const open = listOpenPrompts(post)
    .map(({ slide }) => slide)
    .filter((slide) => slideIndex === null || slide === slideIndex);
  if (open.length === 0) return null;
  return `${nameSlides(open)} ${plural(open.length, "has an unanswered question", "have unanswered questions")}.`;
}
