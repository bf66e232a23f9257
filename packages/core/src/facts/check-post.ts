import type { Captions } from "../carousel/captions.ts";
import type { Post, Slide } from "../document/post.ts";
import { checkSlide } from "./check-slide.ts";
import type { FactCheck, FactContext } from "./fact-check.ts";
import { captionServices, type CaptionService } from "../networks/service-ids.ts";
import type { Facts } from "./read-facts.ts";

/** A finding of a post's fact check. `slide` is an index from 0; title and captions belong to the first slide. */
export interface PostCheck extends Omit<FactCheck, "field"> {
  slide: number;
  field: FactCheck["field"] | "title" | "caption";
  /** Set if the text is a caption for only this service. */
  service?: CaptionService;
}

interface PostContext extends Pick<FactContext, "language" | "names"> {
  /** Captions for individual services. */
  captions?: Captions | undefined;
}

/**
 * Checks a post's words against its sources, and skips words in `post.allowed`. If all sources have the scope `cited`,
 * only slides with citations are checked.
 */
export type PostChecker = (post: Post, context?: PostContext) => PostCheck[];

/** Creates a checker for posts from the same sources. A repeated check skips slides that haven't changed. */
export function createPostChecker(facts: Facts): PostChecker {
  let known = new Map<string, FactCheck[]>();
  return (post, { captions = {}, ...context } = {}) => {
    const { title, content, sources = [], allowed = [] } = post;
    const isWhole = sources.length === 0 || sources.some(({ scope }) => scope !== "cited");
    const last = known;
    known = new Map();
    const check = (slide: Slide, isAtEnd: boolean) => {
      const whole = { ...context, allowed, counts: isAtEnd ? listCounts(post) : [] };
      const key = JSON.stringify([slide, whole]);
      const checks = last.get(key) ?? checkSlide(facts, slide, whole);
      known.set(key, checks);
      return checks;
    };
    const checkText = (text: string, place: Pick<PostCheck, "field" | "service">) =>
      isWhole
        ? check({ header: text, description: [] }, true).map((found): PostCheck => ({
            ...found,
            slide: 0,
            ...place,
          }))
        : [];
    const isTitleDrawn = title !== content[0]?.header;
    return [
      ...(isTitleDrawn ? checkText(title, { field: "title" }) : []),
      ...content.flatMap((slide, index) =>
        isWhole || slide.sources?.length
          ? check(slide, index === 0 || index === content.length - 1).map((found): PostCheck => ({
              ...found,
              slide: index,
            }))
          : [],
      ),
      ...checkText(post.caption ?? "", { field: "caption" }),
      ...captionServices.flatMap((service) =>
        checkText(captions[service] ?? "", { field: "caption", service }),
      ),
    ];
  };
}

/** Lists the slide counts that a post may state, with or without its cover and closing slide. */
function listCounts({ content: { length } }: Post): number[] {
  return [length, length - 1, length - 2].filter((count) => count > 0);
}
