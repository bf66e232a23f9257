import { dropIcons } from "../blocks/text/icon-lines.ts";
import { countSlideWords } from "../document/count-slide-words.ts";
import { countWords } from "../text/count-words.ts";
import { stripMarkup } from "../text/inline-markup.ts";
import { isProse } from "../document/item-texts.ts";
import type { Slide } from "../document/post.ts";
import type { TextRef } from "../drawing/text-ref.ts";

/**
 * Limits for text that people read at a glance on a phone. `typePx` is in px of the exported image and ignored below
 * `typeWords` words.
 */
export const densityLimits = { words: 60, typePx: 32, typeWords: 10 } as const;

const fileScale = 2;

/** The smallest drawn font size of each item, CSS px, by item index. */
export type BodySizes = Readonly<Record<number, number>>;

/** Returns the smallest font size of each item, from a slide's drawn texts. */
export function listBodySizes(texts: readonly { ref: TextRef; fontSizePx: number }[]): BodySizes {
  const sizes: Record<number, number> = {};
  for (const { ref, fontSizePx } of texts) {
    if (ref.kind !== "item") continue;
    sizes[ref.item] = Math.min(sizes[ref.item] ?? Infinity, fontSizePx);
  }
  return sizes;
}

/**
 * Returns whether a carousel slide has too many words or too small type to be read at a glance, or null. Code isn't
 * counted.
 */
export function findDensity(slide: Slide, sizes: BodySizes): "words" | "type" | null {
  const words = countWords(stripMarkup(dropIcons(slide.header))) + countSlideWords(slide);
  if (words > densityLimits.words) return "words";
  if (words < densityLimits.typeWords) return null;
  const isSmall = slide.description.some(
    (item, index) => isProse(item) && (sizes[index] ?? Infinity) * fileScale < densityLimits.typePx,
  );
  return isSmall ? "type" : null;
}
