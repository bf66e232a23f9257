import { countNoun, plural } from "../text/count-noun.ts";
import { listItemTexts, mapItemTexts } from "./item-texts.ts";
import { countSurplusMarks, limitMarks, maxMarks } from "./limit-marks.ts";
import type { Item, Post, Slide } from "./post.ts";

/** A report of combining marks that aren't drawn. `slide` and `item` count from 0. */
export interface LeftMarks {
  slide: number;
  /** Index of the list item; absent if the marks are in the header, summary or title. */
  item?: number;
  /** A warning such as `Slide 3: 44,984 accent marks are not shown. A letter can have up to 16`. */
  message: string;
}

/**
 * Limits the combining marks in a post for drawing, and reports removed marks in `left`. Returns the same post object
 * if nothing is removed.
 */
export function limitPostMarks(post: Post): { post: Post; left: LeftMarks[] } {
  const left: LeftMarks[] = [];
  const limit = (text: string, place: Omit<LeftMarks, "message">): string => {
    const drawn = limitMarks(text);
    if (drawn !== text) left.push({ ...place, message: describe(place.slide, text) });
    return drawn;
  };
  const limited: Post = {
    ...post,
    title: limit(post.title, { slide: 0 }),
    ...(post.hashtags && { hashtags: post.hashtags.map((tag) => limit(tag, { slide: 0 })) }),
    content: post.content.map((slide, index) => limitSlide(slide, index, limit)),
  };
  return left.length > 0 ? { post: limited, left } : { post, left };
}

type Limit = (text: string, place: { slide: number; item?: number }) => string;

function limitSlide(slide: Slide, index: number, limit: Limit): Slide {
  return {
    ...slide,
    header: limit(slide.header, { slide: index }),
    description: slide.description.map((item, place) => limitItem(item, index, place, limit)),
    ...(slide.summary !== undefined && { summary: limit(slide.summary, { slide: index }) }),
  };
}

function limitItem(item: Item, slide: number, place: number, limit: Limit): Item {
  // Returns an item within the limit unchanged, because mapping would rewrite the JSON text of a `two-columns` item.
  if (listItemTexts(item).every((text) => limitMarks(text) === text)) return item;
  return mapItemTexts(item, (text) => limit(text, { slide, item: place }));
}

function describe(slide: number, text: string): string {
  const count = countSurplusMarks(text);
  const marks = `${countNoun(count, "accent mark")} ${plural(count, "is", "are")}`;
  return `Slide ${slide + 1}: ${marks} not shown. A letter can have up to ${maxMarks}`;
}
