import { hanAndKana } from "@slideloom/core/text";
import type { TextBox } from "@slideloom/renderer";

/** The places in a headline where its drawn lines end, without the typed line breaks; UTF-16 units of its words. */
export interface DrawnEnds {
  words: string;
  ends: readonly number[];
}

const letter = /[\p{L}\p{N}\p{M}]/u;

const lettersOf = (text: string) => [...text].filter((one) => letter.test(one)).join("");

/** Finds where the lines of a drawn headline end in its typed words; null if other words are drawn. */
export function findDrawnEnds(words: string, { lines }: Pick<TextBox, "lines">): DrawnEnds | null {
  const drawn = lines.map(({ text }) => lettersOf(text));
  if (drawn.includes("")) return null;
  if (drawn.join("").toLowerCase() !== lettersOf(words).toLowerCase()) return null;
  const ends: number[] = [];
  let at = 0;
  for (const line of drawn.slice(0, -1)) {
    at = skipLetters(words, at, [...line].length);
    const end = at + lengthOfEnd(words, at);
    if (words.slice(at, end).includes("\n")) continue;
    // A hyphenated word is wrapped by the browser.
    if (end === at && !isEastAsian.test(words.slice(0, at))) return null;
    ends.push(end);
  }
  return { words, ends };
}

const isEastAsian = new RegExp(`[${hanAndKana}]$`, "u");

function skipLetters(words: string, from: number, count: number): number {
  let [at, left] = [from, count];
  for (const one of words.slice(from)) {
    if (left === 0) break;
    at += one.length;
    if (letter.test(one)) left -= 1;
  }
  return at;
}

/** Returns the length of the punctuation, marks and spaces after a line's last letter. */
function lengthOfEnd(words: string, at: number): number {
  const opens = (words.slice(0, at).split("::").length - 1) % 2 === 0;
  const [end = ""] = /^[^\p{L}\p{N}\s]*\s*/u.exec(words.slice(at)) ?? [];
  const [first = ""] = /^\S*/u.exec(end) ?? [];
  if (end !== first) return end.length;
  // Without a space, only a closing mark and closing punctuation belong to the line.
  const [closing = ""] =
    (opens
      ? /^[\p{Pe}\p{Pf}\p{Po}]*?(?=::|$)|^[、。，．！？]*/u
      : /^(?:::)?[、。，．！？」』）]*/u
    ).exec(end) ?? [];
  return closing.length;
}

/** Returns the ends in changed words: those before and after the change keep their places. */
export function moveEnds({ words, ends }: DrawnEnds, changed: string): number[] {
  if (words === changed) return [...ends];
  const most = Math.min(words.length, changed.length);
  let [before, after] = [0, 0];
  while (before < most && words[before] === changed[before]) before += 1;
  while (after < most - before && words.at(-1 - after) === changed.at(-1 - after)) after += 1;
  const by = changed.length - words.length;
  return ends.flatMap((end) => {
    if (end <= before) return end;
    return end >= words.length - after ? end + by : [];
  });
}
