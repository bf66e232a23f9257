import { parseInlineMarkup, stripMarkup } from "../text/inline-markup.ts";
import { hanAndKana } from "../text/scripts.ts";

/**
 * Maximum changes of style in a text. A slide has space for far fewer; the drawing engine takes seconds for more, and
 * ends its process at 65,536.
 */
export const maxStyles = 2000;

/** Characters that are drawn as images. */
const emoji =
  /[\p{Emoji_Presentation}\p{Regional_Indicator}\u20e3]|\p{Extended_Pictographic}(?=\ufe0f)/gu;

const scripts = [
  "Latin",
  "Cyrillic",
  "Greek",
  "Arabic",
  "Hebrew",
  "Devanagari",
  "Bengali",
  "Tamil",
  "Telugu",
  "Thai",
  "Hangul",
  "Armenian",
  "Georgian",
  "Ethiopic",
];
const classes = [...scripts.map((name) => String.raw`\p{Script=${name}}`), hanAndKana];
/** Runs of letters of one script with the characters after them; scripts that aren't listed count as one. */
const scriptRun = new RegExp(
  [
    ...classes.map((one) => `[${one}][${one}\\P{L}]*`),
    String.raw`(?:(?![${classes.join("")}])\p{L}\P{L}*)+`,
  ].join("|"),
  "gu",
);

/** Counts a text's changes of style: highlights, emoji and scripts. */
export function countStyles(text: string): number {
  const highlights = parseInlineMarkup(text).filter(({ highlighted }) => highlighted).length;
  return 2 * highlights + countMatches(text, emoji) + countMatches(text, scriptRun);
}

function countMatches(text: string, pattern: RegExp): number {
  let count = 0;
  for (const _ of text.matchAll(pattern)) count += 1;
  return count;
}

/** Removes the highlights and emoji of a text with too many changes of style, and what follows too many scripts. */
export function limitStyles(text: string): string {
  if (text.length <= maxStyles || countStyles(text) <= maxStyles) return text;
  const plain = stripMarkup(text).replaceAll(/:{2,}/g, ":").replaceAll(emoji, "");
  let runs = 0;
  for (const { index } of plain.matchAll(scriptRun)) {
    if (runs === maxStyles) return plain.slice(0, index);
    runs += 1;
  }
  return plain;
}
