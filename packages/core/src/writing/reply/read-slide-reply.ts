import type { Post, Slide } from "../../document/index.ts";
import { findBalancedEnd, parseLoosely } from "../../import/index.ts";
import { type ReplyDraft, readReplyDraft, readReplySlide } from "./draft.ts";
import { stripThinking } from "./strip-thinking.ts";

/** Maximum number of attempts to parse an object in a reply. Each attempt starts at the next `{`. */
const triesMax = 100;

/** Finds the slide in a reply: a bare slide, a post's only slide, or the slide at `slideIndex` of a whole post. */
export function readSlideReply(
  reply: string,
  { post, slideIndex }: { post: Post; slideIndex: number },
): Slide | null {
  return findInReply(reply, (value) => {
    const slides = readReplyDraft(value)?.slides ?? [];
    const slide =
      slides.length === 1 || slides.length === post.content.length
        ? (slides[slides.length === 1 ? 0 : slideIndex] ?? null)
        : readReplySlide(value);
    return slide && slide.description.length > 0 ? slide : null;
  });
}

/** Finds the post in a reply; null if it has no slides. */
export const readPostReply = (reply: string): ReplyDraft | null =>
  findInReply(reply, readReplyDraft);

/** Reads the slides of an incomplete reply. The last slide may be cut. */
export function readPartialSlides(reply: string): Slide[] {
  const text = stripThinking(reply);
  const start = text.indexOf("{");
  const value = start === -1 ? null : parseLoosely(text.slice(start));
  const slide = readReplySlide(value);
  return readReplyDraft(value)?.slides ?? (slide ? [slide] : []);
}

/** Returns the first result that `read` finds in an object of the reply; null if there is none. */
function findInReply<Found>(reply: string, read: (value: unknown) => Found | null): Found | null {
  const text = stripThinking(reply);
  let start = text.indexOf("{");
  for (let tries = 0; start !== -1 && tries < triesMax; tries++) {
    const end = findBalancedEnd(text, start);
    const found = read(parseLoosely(text.slice(start, end ?? text.length)));
    if (found) return found;
    start = text.indexOf("{", start + 1);
  }
  return null;
}
