import { parseColumns, type Post, serializeColumns, type Slide } from "@slideloom/core/document";
import type { PostTextRef } from "@slideloom/core/slide";

/** What keeps room for a text that has no words yet; it is never drawn. */
const standIns: Readonly<Record<PostTextRef["kind"], string>> = {
  title: "Title",
  header: "Header",
  item: "Words",
  summary: "Summary",
  hashtag: "#hashtag",
};

/** The post with other words at a place, for drawing while they are typed. */
export function withWords(post: Post, ref: PostTextRef, typed: string): Post {
  const words = typed.trim() === "" ? standIns[ref.kind] : typed;
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
          index === ref.item
            ? { ...item, value: ref.part ? withColumn(item.value, ref.part, words) : words }
            : item,
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

function withColumn(value: string, part: "left" | "right", words: string): string {
  const columns = parseColumns(value);
  return columns.ok
    ? serializeColumns({ ...columns, [`${part}Column`]: words.split("\n") })
    : value;
}
