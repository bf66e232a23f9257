import { dropIcons } from "../blocks/text/icon-lines.ts";
import { countWords } from "../text/count-words.ts";
import { isProse, listItemTexts } from "./item-texts.ts";
import type { Slide } from "./post.ts";

/** Counts the words of a slide's blocks and summary, without header and code. */
export function countSlideWords({ description, summary = "" }: Slide): number {
  const texts = description.filter(isProse).flatMap(listItemTexts);
  return countWords(dropIcons([...texts, summary].join("\n")));
}
