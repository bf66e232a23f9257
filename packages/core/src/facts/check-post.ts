import type { Post, Slide } from "../document/post.ts";
import { checkSlide } from "./check-slide.ts";
import type { FactCheck, FactContext } from "./fact-check.ts";
import type { Facts } from "./read-facts.ts";

/** What a check found in a post; `slide` is an index, and the title counts as part of the first slide. */
export interface PostCheck extends Omit<FactCheck, "field"> {
  slide: number;
  field: FactCheck["field"] | "title";
}

type PostContext = Pick<FactContext, "language" | "names">;

/** Checks a post's words, in reading order. `allowed` is read from the post. */
export type PostChecker = (post: Post, context?: PostContext) => PostCheck[];

/** Creates a checker for posts from the same sources. Slides that stay the same are checked once. */
export function createPostChecker(facts: Facts): PostChecker {
  let known = new Map<string, FactCheck[]>();
  return (post, context = {}) => {
    const { title, content, allowed = [] } = post;
    const last = known;
    known = new Map();
    const check = (slide: Slide, isAtEnd: boolean) => {
      const whole = { ...context, allowed, counts: isAtEnd ? listCounts(post) : [] };
      const key = JSON.stringify([slide, whole]);
      const checks = last.get(key) ?? checkSlide(facts, slide, whole);
      known.set(key, checks);
      return checks;
    };
    const isTitleDrawn = title !== content[0]?.header;
    const ofTitle = isTitleDrawn ? check({ header: title, description: [] }, true) : [];
    return [
      ...ofTitle.map((found): PostCheck => ({ ...found, slide: 0, field: "title" })),
      ...content.flatMap((slide, index) =>
        check(slide, index === 0 || index === content.length - 1).map((found): PostCheck => ({
          ...found,
          slide: index,
        })),
      ),
    ];
  };
}

/** Cover and closing may state how many slides a post has, counting themselves or not. */
function listCounts({ content: { length } }: Post): number[] {
  return [length, length - 1, length - 2].filter((count) => count > 0);
}
