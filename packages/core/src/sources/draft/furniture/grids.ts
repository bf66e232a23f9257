import type { Passage } from "../../source.ts";
import { endsSentence } from "../draft-text.ts";

/** Cells of a table without its lines: at least this many, of which at least this fraction are numbers or letters. */
const least = 10;
const valueShare = 0.5;
const maxCell = 60;
const value = /^[[(]?[+-]?[\p{Nd}\s.,/:%€$£–-]{1,14}[\])]?$|^\p{L}{1,2}\.?$/u;
/** A footnote's number, in a line of its own. */
const footnote = /^[[(]?\p{Nd}{1,2}[\])]?$/u;
/** More lines with only a number are a list. */
const maxFootnotes = 3;

const isLine = ({ kind, text, speaker, place }: Passage) =>
  kind === "paragraph" &&
  speaker === undefined &&
  place.slide === undefined &&
  place.row === undefined &&
  text.length <= maxCell &&
  !endsSentence(text.replace(/\.$/u, ""));

const isValue = ({ text }: Passage) => value.test(text.trim());

/**
 * Lists runs of short lines that are mostly numbers, which are the cells of a calendar or table drawn as paragraphs,
 * and the numbers of footnotes between paragraphs.
 */
export function listGrids(passages: readonly Passage[]): Passage[] {
  const found: Passage[] = [];
  let run: Passage[] = [];
  const close = () => {
    if (run.length >= least && run.filter(isValue).length >= run.length * valueShare)
      found.push(...run);
    run = [];
  };
  for (const passage of passages) {
    if (isLine(passage)) run.push(passage);
    else close();
  }
  close();
  const alone = passages.filter(
    (passage, index) =>
      isLine(passage) &&
      footnote.test(passage.text.trim()) &&
      endsSentence(passages[index - 1]?.text ?? ""),
  );
  return [...found, ...(alone.length <= maxFootnotes ? alone : [])];
}
