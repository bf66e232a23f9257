import type { Scene } from "../../scene/scene.ts";
import type { StackSetting } from "./above-and-below.ts";

/**
 * If a slide's paragraphs have more characters than this, the text may have `shareOfManyLetters` of the area's height.
 */
const manyLetters = 240;
const shareOfManyLetters = 0.66;

/** With fewer characters than this, an image above the text has its full height. */
const fewLetters = 80;
/** Maximum fraction by which an image gets lower above long text. */
const mostShrunk = 0.34;
/** Fraction by which an image gets higher above a short header with little text. */
const mostGrown = 0.14;
/** Maximum number of characters of a short header. */
const shortHeader = 24;

function countLetters({ reading }: Scene): number {
  return reading.blocks.reduce(
    (sum, block) => sum + (block.kind === "paragraph" ? block.words.text.length : 0),
    0,
  );
}

/** Returns a factor for the image's height, and the fraction of the remaining height for the text. */
export function shareWithImage(scene: Scene): { image: number; text: number } {
  const letters = countLetters(scene) + (scene.reading.summary?.text.length ?? 0);
  const { header } = scene.reading;
  if (letters < fewLetters && header.text.length <= shortHeader && scene.squeeze === 0) {
    return { image: 1 + mostGrown, text: 0.6 };
  }
  const many = Math.min(1, Math.max(0, (letters - fewLetters) / (manyLetters - fewLetters)));
  return { image: 1 - mostShrunk * many, text: 0.6 + 0.14 * many };
}

/** Returns more height than usual for long text. */
export function roomForLongText(scene: Scene): Pick<StackSetting, "most"> {
  return countLetters(scene) > manyLetters ? { most: shareOfManyLetters } : {};
}
