import { countNoun, plural } from "../text/count-noun.ts";
import { listItemTexts, mapItemTexts } from "./item-texts.ts";
import { countSurplusMarks, limitMarks, maxMarks } from "./limit-marks.ts";
import { countStyles, limitStyles, maxStyles } from "./limit-styles.ts";
import type { Item, Post, Slide } from "./post.ts";

/** A report of marks or styles that aren't drawn. `slide` and `item` count from 0. */
export interface LeftText {
  slide: number;
  /** Index of the list item; absent for the header, summary or title. */
  item?: number;
  /** A warning such as `Slide 3: 44,984 accent marks are not shown. A letter can have up to 16`. */
  message: string;
}

/**
 * Limits the combining marks and the changes of style in a post for drawing, and reports what isn't drawn in `left`.
 * Returns the same post object if all of it is.
 */
export function limitPostText(post: Post): { post: Post; left: LeftText[] } {
  const left: LeftText[] = [];
  const limit: Limit = (text, place, name) => {
    const unmarked = limitMarks(text);
    if (unmarked !== text) left.push({ ...place, message: describeMarks(place.slide, text) });
    const drawn = limitStyles(unmarked);
    if (drawn !== unmarked) {
      left.push({ ...place, message: describeStyles(place.slide, name, unmarked) });
    }
    return drawn;
  };
  const limited: Post = {
    ...post,
    title: limit(post.title, { slide: 0 }, "The title"),
    ...(post.hashtags && {
      hashtags: post.hashtags.map((tag) => limit(tag, { slide: 0 }, "A hashtag")),
    }),
    content: post.content.map((slide, index) => limitSlide(slide, index, limit)),
  };
  return left.length > 0 ? { post: limited, left } : { post, left };
}

/** `name` is the text's name at the start of a sentence. */
type Limit = (text: string, place: Omit<LeftText, "message">, name: string) => string;

function limitSlide(slide: Slide, index: number, limit: Limit): Slide {
  return {
    ...slide,
    header: limit(slide.header, { slide: index }, "The header"),
    description: slide.description.map((item, place) => limitItem(item, index, place, limit)),
    ...(slide.summary !== undefined && {
      summary: limit(slide.summary, { slide: index }, "The summary"),
    }),
  };
}

function limitItem(item: Item, slide: number, place: number, limit: Limit): Item {
  // Returns an item within the limit unchanged, because mapping would rewrite the JSON text of a `two-columns` item.
  if (listItemTexts(item).every((text) => limitStyles(limitMarks(text)) === text)) return item;
  return mapItemTexts(item, (text) => limit(text, { slide, item: place }, `Text ${place + 1}`));
}

function describeMarks(slide: number, text: string): string {
  const count = countSurplusMarks(text);
  const marks = `${countNoun(count, "accent mark")} ${plural(count, "is", "are")}`;
  return `Slide ${slide + 1}: ${marks} not shown. A letter can have up to ${maxMarks}`;
}

function describeStyles(slide: number, name: string, text: string): string {
  const count = countNoun(countStyles(text), "change");
  const most = maxStyles.toLocaleString("en");
  return `Slide ${slide + 1}: ${name} is drawn plain, because it has ${count} of style (highlights, emoji, scripts). A text can have up to ${most}`;
}
