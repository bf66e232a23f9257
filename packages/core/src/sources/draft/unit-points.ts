import type { Item } from "../../document/post.ts";
import type { Cover } from "./cover.ts";
import type { DraftBlock, JudgedText } from "./judged-text.ts";
import {
  countAll,
  dropPoint,
  isQuestion,
  joinTexts,
  maxClause,
  raiseFirst,
  widthOf,
} from "./draft-text.ts";
import { splitHeader } from "./header.ts";
import { isOnlyOrdinal } from "./ordinals.ts";
import { createPoint, type DraftPoint } from "./point.ts";
import { createBlockQuote } from "./quote-points.ts";
import type { DraftSentence } from "./sentences.ts";
import { nameMember, writeList } from "./series-points.ts";
import type { NumberLanguage } from "../../numbers/number-language.ts";
import { listTablePoints } from "./table-points.ts";
import type { Unit } from "./units.ts";
import type { DraftWords } from "./draft-words.ts";

/** Maximum number of words of a slide that its author wrote as one, e.g. a post of a thread. */
const maxUnitWords = 60;
/** Maximum width of a post's first sentence as a header, as measured by `widthOf`. */
const maxFirst = 130;

/** The start of a unit: its header, and the text of the header's sentence or block that is below it. */
interface Opening {
  header: string;
  rest: string;
  sentences: DraftSentence[];
  /** Number of the unit's sentences in the header and `rest`. */
  count: number;
}

/** Makes a slide of a unit, with all of its words if there are at most 60. Null if it has none. */
export function createUnitPoint(
  unit: Unit,
  { words, language }: Pick<JudgedText, "words" | "language">,
): DraftPoint | null {
  const { heading, blocks } = unit;
  const [block] = blocks;
  if (!block) return null;
  const { header, rest, sentences, count } = openUnit(unit, words);
  const items: Item[] = rest === "" ? [] : [{ type: "text", value: rest }];
  const shown = [...sentences];
  for (const [index, one] of blocks.entries()) {
    const own = writeBlock(one, index === 0 ? count : 0, language);
    const values = [...items, ...own.items].map(({ value }) => value);
    if (shown.length > 0 && countAll([header, ...values]) > maxUnitWords) break;
    items.push(...own.items);
    shown.push(...own.sentences);
  }
  const point = createPoint({
    header,
    body: items.map(({ value }) => value),
    sentences: shown,
    block,
    score: shown.reduce((sum, { score }) => sum + Math.max(0, score), 0),
    heading: heading ? [heading.passage] : [],
  });
  return { ...point, items };
}

function openUnit({ heading, blocks: [block] }: Unit, words: DraftWords): Opening {
  if (heading) return { header: nameMember(heading.text), rest: "", sentences: [], count: 0 };
  const none = { header: "", rest: "", sentences: [], count: 0 };
  const [start, next] = block?.kind === "prose" ? block.sentences : [];
  const isMark = start !== undefined && next !== undefined && isOnlyOrdinal(start.text, words.code);
  const first = isMark ? next : start;
  const width = block?.sentences.length === 1 ? maxFirst : maxClause;
  const split = first && splitHeader(first.text, words, width);
  if (!first || !split) return none;
  const count = isMark ? 2 : 1;
  return { ...split, rest: raiseFirst(split.rest), sentences: [first], count };
}

/** Writes a block as items, without its first `skipped` sentences. */
function writeBlock(block: DraftBlock, skipped: number, language: NumberLanguage) {
  const sentences = block.sentences.slice(skipped);
  const write = (value: string): Item[] => (value === "" ? [] : [{ type: "text", value }]);
  switch (block.kind) {
    case "list":
      return { items: write(writeList(block)), sentences };
    case "code":
      return { items: [{ type: "code", value: block.passages[0]?.text ?? "" }], sentences };
    case "table":
      return {
        items: listTablePoints(block, { mentions: () => 0, language })[0]?.items ?? [],
        sentences,
      };
    case "quote":
      return {
        items: createBlockQuote(block, false)?.items ?? write(joinAll(sentences)),
        sentences,
      };
    case "prose":
      return { items: write(joinAll(sentences)), sentences };
  }
}

const joinAll = (sentences: readonly DraftSentence[]) =>
  joinTexts(sentences.map(({ text }) => text));

/** Builds the cover from a source's first unit, so that no other slide repeats it. */
export function coverUnit(
  unit: Unit,
  { title, text: { words, subtitles } }: { title: string | null; text: JudgedText },
): Cover {
  const [subtitle] = subtitles;
  if (unit.blocks.length === 0 && title !== null && subtitle) {
    const header = subtitle.text.trim();
    return { title, header, lines: [], passages: [subtitle.id], used: [] };
  }
  const sentences = unit.blocks.flatMap((block) => block.sentences);
  const own = title ?? (unit.heading ? nameMember(unit.heading.text) : null);
  const [first, ...others] = sentences;
  const split = own === null && first ? splitHeader(first.text, words, maxFirst) : null;
  const texts = split
    ? [raiseFirst(split.rest), ...others.map(({ text }) => text)]
    : sentences.map(({ text }) => text);
  const [header = "", ...rest] = texts.filter((text) => text !== "");
  const isShort = widthOf(header) <= maxFirst;
  const line = joinTexts(isShort ? rest : [header, ...rest]);
  const passages = [...new Set(sentences.flatMap(({ passages: ids }) => ids))];
  return {
    title: own ?? dropPoint(split?.header ?? first?.text ?? ""),
    header: isShort ? (isQuestion(header) ? header : dropPoint(header)) : "",
    lines: line === "" ? [] : [{ text: line, passages }],
    passages,
    used: sentences,
  };
}
