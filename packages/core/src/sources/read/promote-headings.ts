import { listSentences } from "../../text/sentences.ts";
import { cutUnits } from "../../text/index.ts";
import { sourceLimits, type Passage } from "../source.ts";
import { readSeriesMark } from "./series-mark.ts";

/** Maximum number of UTF-16 units of a heading, without its number. */
const headingUnits = 90;
const headingLevel = 2;
/** In a series of headings, at least this fraction has text below. */
const withText = 0.6;

/** A line that may be a heading of a series; `number` is null if its list doesn't tell. */
interface Candidate {
  index: number;
  word: string;
  number: number | null;
  /** Whether the line ends with a full stop. It is a heading only if each line of its series has text below. */
  isSentence: boolean;
}

/**
 * Turns numbered lines with text below into headings: `Step 1: Write it down` above a paragraph, `Step 2: …` above
 * another. A list without text between its items stays a list.
 */
export function promoteHeadings(passages: Passage[]): Passage[] {
  const candidates = listCandidates(passages);
  const known = new Set(candidates.map(({ index }) => index));
  const numbers = new Map(
    listRuns(candidates)
      .filter((run) => isSeries(run, passages, known))
      .flatMap((run) => run.map(({ index, number }, at) => [index, number ?? at + 1] as const)),
  );
  if (numbers.size === 0) return passages;
  let section: string | undefined;
  return passages.map((passage, index) => {
    const number = numbers.get(index);
    const { ordered: _ordered, place, ...rest } = passage;
    if (number !== undefined && passage.kind !== "heading") {
      section = cutUnits(passage.text, sourceLimits.name);
      const { section: _section, ...own } = place;
      return { ...rest, kind: "heading", level: headingLevel, number, place: own };
    }
    if (passage.kind === "heading") {
      section = undefined;
      return number === undefined ? passage : { ...passage, number };
    }
    return section === undefined ? passage : { ...passage, place: { ...place, section } };
  });
}

function listCandidates(passages: readonly Passage[]): Candidate[] {
  const isItem = (passage: Passage | undefined) =>
    passage?.kind === "list" && passage.ordered === true && passage.level === 0;
  return passages.flatMap((passage, index): Candidate[] => {
    const { kind, text } = passage;
    if (!isItem(passage) && kind !== "paragraph" && kind !== "heading") return [];
    const mark = readSeriesMark(text);
    const number = mark?.number ?? passage.number ?? null;
    const below = passages[index + 1];
    if (isItem(passage) && below?.kind === "list" && below.level !== 0) return [];
    const isAlone = !isItem(passages[index - 1]) && !isItem(below);
    if (number === null && !(isItem(passage) && isAlone)) return [];
    const line = text.slice(mark?.mark.length ?? 0).trim();
    const isSentence = isItem(passage) && /[^.]\.$/u.test(line);
    if (!isHeadingLine(isSentence ? line.slice(0, -1) : line)) return [];
    return [{ index, number, word: mark?.word ?? "", isSentence }];
  });
}

/** Whether a text is a line of one sentence without a full stop. */
function isHeadingLine(text: string): boolean {
  const line = text.trim();
  if (line.length > headingUnits || !/\p{L}/u.test(line) || /[.。;,،؛]$/u.test(line)) return false;
  return listSentences(line).length === 1;
}

/** Splits candidates with the same word into runs that are numbered in order. */
function listRuns(candidates: readonly Candidate[]): Candidate[][] {
  const runs: Candidate[][] = [];
  const open = new Map<string, Candidate[]>();
  for (const candidate of candidates) {
    const run = open.get(candidate.word);
    const before = run?.at(-1)?.number ?? null;
    const isNext = before === null ? candidate.number === null : candidate.number === before + 1;
    if (run && isNext) run.push(candidate);
    else {
      const next = [candidate];
      open.set(candidate.word, next);
      runs.push(next);
    }
  }
  return runs;
}

/** Whether a run has at least two lines with text below, and few without. */
function isSeries(
  run: readonly Candidate[],
  passages: readonly Passage[],
  known: ReadonlySet<number>,
): boolean {
  const headed = run.filter(({ index }) => {
    const below = passages[index + 1];
    return below !== undefined && below.kind !== "heading" && !known.has(index + 1);
  });
  const least = run.some(({ isSentence }) => isSentence) ? 1 : withText;
  return headed.length > 1 && headed.length >= run.length * least;
}
