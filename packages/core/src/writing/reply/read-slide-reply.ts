import type { Post, WrittenSlide } from "../../document/index.ts";
import { findInObjects, parseLoosely } from "../../import/index.ts";
import { readReplyDraft, readReplySlide } from "./draft.ts";
import type { ReplyDraft } from "./reply-draft.ts";
import { stripThinking } from "./strip-thinking.ts";

/** Finds the slide in a reply: a bare slide, a post's only slide, or the slide at `slideIndex` of a whole post. */
export function readSlideReply(
  reply: string,
  { post, slideIndex }: { post: Post; slideIndex: number },
): WrittenSlide | null {
  return findInObjects(stripThinking(reply), (value) => {
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
  findInObjects(stripThinking(reply), readReplyDraft);

/** Reads the slides of an incomplete reply. The last slide may be cut. */
export function readPartialSlides(reply: string): WrittenSlide[] {
  const text = stripThinking(reply);
  const start = text.indexOf("{");
  const value = start === -1 ? null : parseLoosely(text.slice(start));
  const slide = readReplySlide(value);
  return readReplyDraft(value)?.slides ?? (slide ? [slide] : []);
}
