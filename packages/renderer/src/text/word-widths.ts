import type { WordWidth } from "@slideloom/core/lines";
import type { TextWord } from "../engine/text-words.ts";
import type { MeasuredRun } from "../engine/engine.ts";
import { groupRuns, type MeasuredText } from "./measured-slide.ts";

/** Width of a space if the text has none alone in a run, em. */
const usualSpaceEm = 0.28;
/** Margins of an emoji on both sides, em. */
const emojiMarginsEm = 0.12;

/** Letters that are drawn as typed; their case may differ. */
const lettersOf = (text: string) => text.toUpperCase().replaceAll(/[\s\p{Cf}\p{M}]/gu, "");

/** Counts the spaces at both ends of a run, without its line break. */
function spacesAround(text: string): number {
  const line = text.replaceAll("\n", "");
  return line.length - line.trim().length;
}

/**
 * Reads the width of each word of a text that was measured with its words as parts. Null if the runs have other letters
 * than the words.
 */
export function readWordWidths(text: MeasuredText, words: readonly TextWord[]): WordWidth[] | null {
  const fontSizePx = Number(text.node.style.fontSize);
  const runs = groupRuns(text).flatMap(([, line]) => sortRuns(line, text));
  const spaces = runs.flatMap(({ text: drawn, width }) => (drawn === " " ? width : []));
  const spacePx = Math.max(...spaces, 0) || usualSpaceEm * fontSizePx;
  const widths: WordWidth[] = [];
  let next = 0;
  for (const { text: word, gap, emojiCount } of words) {
    const wanted = lettersOf(word);
    let [letters, ink] = ["", emojiCount * emojiMarginsEm * fontSizePx];
    while (letters.length < wanted.length && next < runs.length) {
      const run = runs[next];
      next += 1;
      const drawn = lettersOf(run?.text ?? "");
      if (!run || drawn === "") continue;
      letters += drawn;
      ink += run.width - spacesAround(run.text) * spacePx;
    }
    if (letters !== wanted) return null;
    widths.push({ ink, advance: ink + (gap.includes(" ") ? spacePx : 0) });
  }
  return widths;
}

/** Sorts a line's runs by the order of their words. */
function sortRuns(line: readonly MeasuredRun[], { node }: MeasuredText): MeasuredRun[] {
  const sign = node.style.direction === "rtl" ? -1 : 1;
  return line.toSorted((one, other) => sign * (one.x - other.x));
}
