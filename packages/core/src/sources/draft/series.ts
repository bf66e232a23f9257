import { readHeadingMark } from "../read/series-mark.ts";
import type { DraftBlock, Section, SourceText, JudgedText, Series } from "./judged-text.ts";
import { isTelling } from "./headed-points.ts";

export function listSeries(sections: readonly Section[]): Series[] {
  const series: Section[][] = [];
  const open = new Map<string, { run: Section[]; number: number }>();
  for (const section of sections) {
    const { heading } = section;
    const mark = heading && readHeadingMark(heading.text);
    const number = heading?.number ?? mark?.number;
    if (!heading || number === undefined) continue;
    const word = mark?.word ?? "";
    const before = open.get(word);
    const isNext = before?.number === number - 1;
    const run = isNext ? before.run : [];
    run.push(section);
    if (!isNext) series.push(run);
    open.set(word, { run, number });
  }
  return series.filter(({ length }) => length > 1).map((run) => ({ sections: run }));
}

/** Removes the numbers of headings in a series, which a carousel's slides show by their order. */
export function dropMarks({ sections }: Series): void {
  for (const { heading } of sections) {
    if (!heading) continue;
    const rest = heading.text.slice(readHeadingMark(heading.text)?.mark.length ?? 0).trim();
    if (/[\p{L}\p{N}]/u.test(rest)) heading.text = rest;
  }
}

export const listSectionBlocks = ({ blocks }: SourceText, section: Section): DraftBlock[] =>
  blocks.filter((block) => block.section === section);

/** Below this number of headings, a text isn't made of parallel parts. */
const minHeaded = 3;

/** Lists sections outside of series whose headings say something, if there are several; otherwise none. */
export function listHeaded({ sections, series, blocks }: SourceText): Section[] {
  const numbered = new Set(series.flatMap((one) => one.sections));
  const filled = new Set(blocks.map(({ section }) => section));
  const headed = sections.filter(
    (section) =>
      !numbered.has(section) && filled.has(section) && isTelling(section.heading?.text ?? ""),
  );
  return headed.length >= minHeaded ? headed : [];
}

/**
 * Returns the part of a text that its cover may show: the text above all headings, in a text with a series or several headed parts. If there
 * is none, the cover has only the title.
 */
export function takeOpening(text: JudgedText): JudgedText {
  const [first] = text.blocks;
  const headed = first?.section.heading ? listHeaded(text) : [];
  const parts = [...text.series.flatMap(({ sections }) => sections), ...headed];
  if (parts.length === 0) return text;
  const end = Math.min(...parts.map(({ index }) => index));
  const blocks = text.blocks.filter(
    ({ section }) => section.index < end && section.heading === null,
  );
  const sentences = new Set(blocks.flatMap((block) => block.sentences));
  return {
    ...text,
    blocks,
    sentences: text.sentences.filter((sentence) => sentences.has(sentence)),
    said: text.said.filter((sentence) => sentences.has(sentence)),
  };
}
