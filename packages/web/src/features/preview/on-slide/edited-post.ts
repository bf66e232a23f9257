import { type Post, type Slide, withItemText } from "@slideloom/core/document";
import type { PostTextRef } from "@slideloom/core/slide";
import { findTextKind } from "./item-refs.ts";
import { isEmptyPoint } from "./list-marks.ts";

/** Placeholders that reserve space for an empty text. Never drawn. */
const placeholders: Readonly<Record<PostTextRef["kind"], string>> = {
  title: "Title",
  header: "Header",
  item: "Words",
  summary: "Summary",
  hashtag: "#hashtag",
};
const placeholderLine = "Words";

/** Fills empty lines with a placeholder, so they keep their height while typing. */
export function fillEmptyLines(words: string): string {
  return words
    .split("\n")
    .map((line, index, { length }) => {
      const isLast = index > 0 && index === length - 1 && line.trim() === "";
      return isLast || isEmptyPoint(line) ? `${line}${placeholderLine}` : line;
    })
    .join("\n");
}

/** Returns the post with the typed words at `ref`, for drawing only. */
export function withWords(post: Post, ref: PostTextRef, typed: string): Post {
  const isSource = ref.kind === "item" && findTextKind(post, ref) === "source";
  const filled = isSource ? typed : fillEmptyLines(typed);
  const words = filled.trim() === "" ? placeholders[ref.kind] : filled;
  switch (ref.kind) {
    case "title":
      return { ...post, title: words };
    case "hashtag":
      return { ...post, hashtags: (post.hashtags ?? []).toSpliced(ref.index, 1, words) };
    case "header":
      return withSlide(post, ref.slide, (slide) => ({ ...slide, header: words }));
    case "summary":
      return withSlide(post, ref.slide, (slide) => ({ ...slide, summary: words }));
    case "item":
      return withSlide(post, ref.slide, (slide) => ({
        ...slide,
        description: slide.description.map((item, index) =>
          index === ref.item ? withItemText(item, ref.part, words) : item,
        ),
      }));
  }
}

function withSlide(post: Post, slideIndex: number, change: (slide: Slide) => Slide): Post {
  return {
    ...post,
    content: post.content.map((slide, index) => (index === slideIndex ? change(slide) : slide)),
  };
}
