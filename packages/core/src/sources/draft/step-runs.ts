import { readSeriesMark } from "../read/series-mark.ts";
import type { DraftBlock, StepStart } from "./judged-text.ts";
import { readOrdinal } from "./ordinals.ts";

interface Candidate extends StepStart {
  /** The words that all members share, e.g. `week`. */
  word: string;
  number: number;
}

/** A series has at least this many members. */
const minSteps = 3;
/** Matches words and a number at a paragraph's start, e.g. `TOP 2` or `Idée reçue n° 2 :`. */
const counted =
  /^(\p{L}[\p{L}\p{M}'’ -]{1,28}?)\s?(?:n[°º]|no\.|nr\.|#|№)?\s?(\p{Nd}{1,2})(?=\s*[:：.)–—-]|\s+\p{Lu})/u;

/** Lists the series in a text's paragraphs: sentences with `First, …`, `Second, …`, or paragraphs with numbers. */
export function listStepRuns(blocks: readonly DraftBlock[], language: string): StepStart[][] {
  const candidates = blocks.flatMap((block) =>
    block.kind === "prose" ? readBlock(block, language) : [],
  );
  const runs: Candidate[][] = [];
  const open = new Map<string, Candidate[]>();
  for (const candidate of candidates) {
    const run = open.get(candidate.word);
    const before = run?.at(-1)?.number ?? 0;
    const isLast = candidate.number === Infinity && (run?.length ?? 0) > 1 && before !== Infinity;
    if (run && (candidate.number === before + 1 || isLast)) run.push(candidate);
    else if (candidate.number === 1) {
      const next = [candidate];
      open.set(candidate.word, next);
      runs.push(next);
    } else if (candidate.number !== before) open.delete(candidate.word);
  }
  return runs.filter(({ length }) => length >= minSteps);
}

function readBlock(block: DraftBlock, language: string): Candidate[] {
  const [first] = block.sentences;
  const item = block.item;
  if (first && item !== undefined) {
    return [{ block, sentence: first, word: `item ${item.list}`, number: item.number }];
  }
  const mark = first ? readMark(first.text) : null;
  if (first && mark) return [{ block, sentence: first, ...mark }];
  return block.sentences.flatMap((sentence) => {
    const ordinal = readOrdinal(sentence.text, language);
    return ordinal ? [{ block, sentence, word: "", number: ordinal.rank }] : [];
  });
}

function readMark(text: string): { word: string; number: number } | null {
  const mark = readSeriesMark(text);
  if (mark) return { word: `mark ${mark.word}`, number: mark.number };
  const [, word = "", digits = ""] = counted.exec(text) ?? [];
  return word === "" ? null : { word: `mark ${word.trim().toLowerCase()}`, number: Number(digits) };
}
