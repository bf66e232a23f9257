import { namePoint } from "../../generation/outline/follow-items.ts";
import { countWords } from "../../text/count-words.ts";
import { countAll, maxWords } from "./draft-text.ts";
import { nameItems, listItemPoints, listListPoints } from "./list-points.ts";
import type { DraftBlock, JudgedText, Section, StepStart } from "./judged-text.ts";
import type { DraftPoint } from "./point.ts";
import { createStepPoint } from "./prose-points.ts";
import { countLists, listSeriesPoints, shareSlides } from "./series-points.ts";
import { listRowPoints } from "./table-points.ts";
import type { SlideUnit } from "../../generation/source-choices.ts";

/** Parts of a text that are shown all together, in order, or not at all. */
export interface WholeSeries {
  /** The members' names, for a note if they don't fit. */
  names: string[];
  /** A slide for each member. */
  members: readonly DraftPoint[];
  /** Minimum number of slides that show all members; infinite if members can't share a slide. */
  least: number;
  /** Builds `count` slides, from `least` up to one less than there are members. */
  share: (count: number) => DraftPoint[];
  /** Whether another point shows words of the series, so it is never chosen alone. */
  owns: (point: DraftPoint) => boolean;
  /** The sections that the members consist of, if they are sections. */
  sections?: ReadonlySet<Section>;
  /** Whether other slides show the same words if the series doesn't fit. */
  hasOthers?: boolean;
}

interface SeriesContext {
  text: JudgedText;
  points: readonly DraftPoint[];
  /** The post's title, the header of slides on which members share. */
  title: string;
  per: SlideUnit;
}

/** Lists what a draft shows whole or not at all: numbered sections, steps in prose, lists, and a table's rows. */
export function listWholeSeries(context: SeriesContext): WholeSeries[] {
  const { text, per } = context;
  if (per === "idea") return listLongLists(context);
  return [
    ...listSections(context),
    ...text.steps.flatMap((run) => createSteps(run, context) ?? []),
    ...listMainList(context),
    ...listLongLists(context),
    ...listRows(context),
  ];
}

function listSections({ text, points, title }: SeriesContext): WholeSeries[] {
  return text.series.map((series) => {
    const members = listSeriesPoints(series, { text, points });
    const sections = new Set(series.sections);
    return {
      names: series.sections.flatMap(({ heading }) => (heading ? [heading.text] : [])),
      members,
      least: title === "" ? Infinity : countLists(series),
      share: (count) => shareSlides(members, count, title),
      owns: ({ block }) => sections.has(block.section),
      sections,
    };
  });
}

/** Finds the end of a series' last step: after as many paragraphs as the other steps have, if each step starts one. */
function findEnd(
  run: readonly StepStart[],
  { sentences }: DraftBlock,
  start: StepStart["sentence"],
): number | undefined {
  if (!run.every(({ sentence }) => sentence.isFirst)) return undefined;
  const starts = run.map(({ block, sentence }) => ({
    block,
    at: block.sentences.indexOf(sentence),
  }));
  const counts = starts.slice(0, -1).map(({ block, at }, index) => {
    const next = starts[index + 1];
    const end = next?.block === block ? next.at : block.sentences.length;
    return block.sentences.slice(at, end).filter(({ isFirst }) => isFirst).length;
  });
  const at = sentences.indexOf(start);
  const paragraphs = sentences.flatMap(({ isFirst }, index) =>
    index > at && isFirst ? [index] : [],
  );
  return paragraphs[Math.max(1, ...counts) - 1];
}

/** Maximum number of words of a step's header on a slide that lists several steps. */
const maxListedWords = 12;

function createSteps(
  run: readonly StepStart[],
  { text, title }: SeriesContext,
): WholeSeries | null {
  const members = run.flatMap(({ block, sentence }, index) => {
    const next = run[index + 1];
    const end =
      next?.block === block
        ? block.sentences.indexOf(next.sentence)
        : findEnd(run, block, sentence);
    return (
      createStepPoint(block, block.sentences.indexOf(sentence), { words: text.words, end }) ?? []
    );
  });
  if (members.length < run.length) return null;
  const sentences = new Set(members.flatMap((member) => member.sentences));
  const starts = new Set(run.map(({ sentence }) => sentence));
  const headers = members.map(({ header }) => header);
  const isShort =
    title !== "" &&
    headers.every((header) => header !== "" && countWords(header) <= maxListedWords);
  const parts = Math.ceil(countAll(headers) / (maxWords - headers.length));
  return {
    names: headers,
    members,
    least: isShort ? Math.max(1, parts, Math.ceil(members.length / maxShared)) : Infinity,
    share: (count) => shareSlides(members, count, title),
    owns: (point) => point.sentences.some((one) => sentences.has(one) || starts.has(one)),
  };
}

/** Maximum number of members on a slide that lists them. */
const maxShared = 6;
/** A list is what a text is about if its items have more than this fraction of the text's words. */
const mainShare = 0.6;
const minItems = 3;

const countBlock = ({ sentences }: DraftBlock) => countAll(sentences.map(({ text }) => text));

/** Returns the list that a text mainly consists of, or with the number of items that the title names. */
function findMainList({ text, title, per }: SeriesContext): DraftBlock | null {
  const lists = text.blocks.filter(
    ({ kind, passages }) => kind === "list" && passages.length >= minItems,
  );
  const whole = text.blocks.reduce((sum, block) => sum + countBlock(block), 0);
  const number = Number(/(?<!\p{Nd})\p{Nd}{1,2}(?!\p{Nd})/u.exec(title)?.[0] ?? NaN);
  return (
    lists.find(({ passages }) => passages.length === number) ??
    lists.find((list) => countBlock(list) > whole * mainShare) ??
    (per === "step" ? lists.toSorted((a, b) => b.passages.length - a.passages.length)[0] : null) ??
    null
  );
}

function listMainList(context: SeriesContext): WholeSeries[] {
  const block = findMainList(context);
  return block ? [createListSeries(block, context, listItemPoints(block))] : [];
}

/** Lists the lists that need several slides. */
function listLongLists(context: SeriesContext): WholeSeries[] {
  const main = context.per === "idea" ? null : findMainList(context);
  return context.text.blocks
    .filter((block) => block.kind === "list" && block !== main)
    .filter((block) => listListPoints(block, context.title).length > 1)
    .map((block) => createListSeries(block, context, []));
}

function createListSeries(
  block: DraftBlock,
  { title }: SeriesContext,
  items: readonly DraftPoint[],
): WholeSeries {
  const parts = listListPoints(block, title);
  const least = parts.length === 0 ? Infinity : parts.length;
  return {
    names: nameItems(block),
    members: items.length > 0 ? items : parts,
    least,
    share: () => parts,
    owns: (point) => point.block === block,
  };
}

/** Maximum number of a table's rows that are slides of their own. */
const maxRowSlides = 14;

/** Returns the rows of a table without prose around it, or of any table if rows are asked for. */
function listRows({ text, per }: SeriesContext): WholeSeries[] {
  const isMain = text.blocks.every(({ kind }) => kind === "table");
  if (per !== "row" && !isMain) return [];
  return text.blocks.flatMap((block) => {
    const rows = block.kind === "table" ? listRowPoints(block, { anySeries: per === "row" }) : [];
    if (rows.length < 2 || (per !== "row" && rows.length > maxRowSlides)) return [];
    return [
      {
        names: rows.map(namePoint),
        members: rows,
        least: Infinity,
        share: () => [],
        owns: (point: DraftPoint) => point.block === block,
        hasOthers: true,
      },
    ];
  });
}
