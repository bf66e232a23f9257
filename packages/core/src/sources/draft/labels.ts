import { listSentences } from "../../text/sentences.ts";
import type { Passage } from "../source.ts";
import { endsSentence } from "./draft-text.ts";

/** A text has labels if it has at least this many, each above a paragraph of sentences, and no headings. */
const least = 4;
const maxLabel = 60;
const minBelow = 120;
/** At most this fraction of a text's other short lines are no sentences. */
const othersShare = 0.2;

/** Lists the lines that are headings without being marked as such: the names of hotels above what is said of each. */
export function listLabels(passages: readonly Passage[]): ReadonlySet<Passage> {
  const isProse = ({ kind, speaker, place }: Passage) =>
    kind === "paragraph" && speaker === undefined && place.slide === undefined;
  if (passages.some(({ kind }) => kind === "heading" || kind === "cue")) return new Set();
  const isLine = (passage: Passage) => isProse(passage) && !endsSentence(passage.text);
  const isAbove = (passage: Passage | undefined) =>
    passage !== undefined &&
    isProse(passage) &&
    passage.text.length >= minBelow &&
    listSentences(passage.text).length > 1;
  const lines = passages.filter(isLine);
  const labels = lines.filter(
    (line) => line.text.length <= maxLabel && isAbove(passages[passages.indexOf(line) + 1]),
  );
  const isClear = lines.length - labels.length <= passages.length * othersShare;
  return new Set(labels.length >= least && isClear ? labels : []);
}
