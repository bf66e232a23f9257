import { iconCharacters } from "@slideloom/core/icons";
import type { SlideStyle } from "@slideloom/core/slide";
import type { MeasuredText } from "../text/measured-slide.ts";
import { countLetters } from "../text/letters.ts";

/** Styles that no document format reproduces. */
const undrawable = [
  "backgroundClip",
  "WebkitTextStroke",
  "textShadow",
  "opacity",
  "mixBlendMode",
  "filter",
  "transform",
] as const satisfies readonly (keyof SlideStyle)[];

/** Styles that draw something behind or around a text's letters. */
const grounds = [
  "backgroundColor",
  "backgroundImage",
  "border",
  "borderTop",
  "borderBottom",
  "boxShadow",
] as const satisfies readonly (keyof SlideStyle)[];

const hasIcon = new RegExp(`[${iconCharacters}]`, "u");

const isPlain = (style: SlideStyle = {}) => undrawable.every((name) => style[name] === undefined);

/**
 * Returns whether a presentation can typeset the text itself: text of the post or brand in plain colours, with all
 * letters drawn.
 */
export function isSettable({ node, measured }: MeasuredText): boolean {
  if (!node.ref || node.outline || !isPlain(node.style)) return false;
  if (grounds.some((name) => node.style[name] !== undefined)) return false;
  if (!node.spans.every(({ style }) => isPlain(style))) return false;
  const content = node.spans.map(({ text }) => text).join("");
  // Programs have no font with the characters of icons.
  if (hasIcon.test(content)) return false;
  const letters = countLetters(content);
  const drawn = measured.runs.reduce((count, { text }) => count + countLetters(text), 0);
  return letters > 0 && drawn === letters;
}
