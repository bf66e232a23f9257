import { countWords } from "../../text/count-words.ts";
import { ownNote } from "../read/clippings.ts";
import { foldText, listStems } from "../../text/fold.ts";
import { splitHashtags } from "../../text/split-hashtags.ts";
import { isHashtagLine } from "../read/frame-words.ts";
import { areLabelled } from "../read/label.ts";
import type { NumberLanguage } from "../../numbers/number-language.ts";
import type { Passage } from "../source.ts";
import {
  dropSalutation,
  isCall,
  isCourtesy,
  isCreditSentence,
  isLabel,
  listFurniture,
} from "./furniture/index.ts";
import { letter } from "./list-points.ts";
import { mergeParagraphs } from "./merge-paragraphs.ts";
import { readOrdinal } from "./ordinals.ts";
import { refersBack } from "./references.ts";
import { dropMarks, listSeries } from "./series.ts";
import { isRunningText } from "./title.ts";
import { type DraftSentence, readSentences, readWords } from "./sentences.ts";
import { countShown, raiseFirst } from "./draft-text.ts";
import { listLabels } from "./labels.ts";
import { getDraftWords } from "./words.ts";
import type { BlockKind, DraftBlock, Section, SourceText } from "./judged-text.ts";

/** If the items of a list have more words than this on average, each item becomes a paragraph. */
const maxItemWords = 14;

/** Groups a source's passages into blocks and sections, without frames and the title. */
export function readBlocks(
  passages: readonly Passage[],
  {
    title,
    language,
    byline,
  }: { title: string; language: NumberLanguage; byline?: string | undefined },
): SourceText {
  const text: SourceText = {
    blocks: [],
    sentences: [],
    sections: [],
    frames: [],
    subtitles: [],
    series: [],
    hashtags: [],
  };
  const furniture = listFurniture(passages, { title, language, byline });
  const labels = listLabels(passages.filter((passage) => !furniture.has(passage)));
  let section = openSection(text, null, passages[0]?.place.slide);
  for (const [index, passage] of passages.entries()) {
    if (isHashtagLine(passage.text)) text.hashtags.push(...splitHashtags(passage.text));
    else if (furniture.has(passage) || passage.place.section === ownNote) text.frames.push(passage);
    else if (passage.kind === "heading" || labels.has(passage)) {
      if (!isTitle(passage, title)) section = openSection(text, passage, passage.place.slide);
    } else if (isTitle(passage, title) && passages.length > 1 && !isRunningText(passage)) continue;
    else if (isSubtitle(passage, text))
      (isLabel(passage.text) ? text.frames : text.subtitles).push(passage);
    else {
      // In slide decks, a slide without a heading doesn't belong to the heading of the slide before it.
      if (isNewSlide(passages[index - 1], passage))
        section = openSection(text, null, passage.place.slide);
      const previous = passages[index - 1];
      const isBelowTitle = previous !== undefined && isTitle(previous, title);
      addPassage(text, passage, { section, previous, isBelowTitle });
    }
  }
  text.series.push(...listSeries(text.sections));
  for (const series of text.series) dropMarks(series);
  text.blocks = text.blocks.flatMap(splitLongItems);
  if (!text.sections.some(({ heading }) => heading)) readRunIns(text, language);
  for (const { sections } of text.series) separateClosing(text, sections);
  const headed = text.sections.filter(({ heading }) => heading !== null);
  if (text.series.length === 0 && headed.length >= minHeaded && endsShort(text))
    separateClosing(text, headed);
  joinChoices(text.blocks);
  text.blocks = mergeParagraphs(text.blocks);
  const whole = text.blocks.reduce((sum, block) => sum + measure(block), 1);
  let at = 0;
  for (const block of text.blocks) {
    addSentences(text, block, { at: at / whole, length: measure(block) / whole, language });
    at += measure(block);
  }
  markClosing(text);
  return text;
}

/** A closing sentence has at least this many words. */
const minClosingWords = 4;

/** Marks the last paragraph if it is one sentence, so even a short one may end the post. */
function markClosing({ blocks }: SourceText): void {
  const last = blocks.at(-1);
  const sentence = last?.sentences.at(-1);
  if (!last || !sentence?.isFirst || last.kind !== "prose" || last.speaker !== undefined) return;
  if (last.item !== undefined || blocks.length < 2 || /[:：]$/u.test(sentence.text)) return;
  if (/[.!。！]$/u.test(sentence.text) && countShown(sentence.text) >= minClosingWords)
    last.closes = true;
}

/** Below at least this many headings, a short paragraph more than any other part has closes the text. */
const minHeaded = 3;
const maxClosing = 160;

const endsShort = ({ blocks }: SourceText) => {
  const [last] = blocks.at(-1)?.passages ?? [];
  return last?.kind === "paragraph" && last.text.length <= maxClosing;
};

/** Finds the paragraphs that decide between the options in the list above them. */
function joinChoices(blocks: readonly DraftBlock[]): void {
  for (const [index, block] of blocks.entries()) {
    const next = blocks[index + 1];
    const isLettered =
      block.kind === "list" &&
      block.passages.every(({ ordered, number }) => ordered && number === undefined);
    const isChoice = next?.kind === "prose" && letter.test(next.passages[0]?.text ?? "");
    if (isLettered && isChoice && next.section === block.section) block.choice = next;
  }
}

/**
 * Puts paragraphs at a text's end into a section of their own, if the last member of a series has more of them than any
 * other member: they close the text, not the step.
 */
function separateClosing(text: SourceText, members: readonly Section[]): void {
  const last = members.at(-1);
  if (!last || text.blocks.at(-1)?.section !== last) return;
  const counts = members.map((section) => text.blocks.filter((one) => one.section === section));
  const own = counts.pop() ?? [];
  const most = Math.max(...counts.map(({ length }) => length));
  const closing = own.slice(Math.max(1, most));
  if (closing.length === 0 || closing.some(({ kind }) => kind !== "prose")) return;
  const section = openSection(text, null);
  for (const block of closing) block.section = section;
}

const isNewSlide = (previous: Passage | undefined, { place }: Passage) =>
  previous !== undefined && place.slide !== undefined && previous.place.slide !== place.slide;

/**
 * Returns a block's length in UTF-16 code units, 0 for tables and code. The position of sentences in the source is
 * computed from it.
 */
const measure = ({ kind, passages }: DraftBlock) =>
  kind === "table" || kind === "code"
    ? 0
    : passages.reduce((sum, { text }) => sum + text.length, 0);

/** Maximum number of characters of a subtitle. Longer lines are sentences without a full stop. */
const maxSubtitle = 90;

const isSubtitle = (passage: Passage, { blocks }: SourceText) =>
  blocks.length === 0 &&
  passage.kind === "paragraph" &&
  !isRunningText(passage) &&
  passage.speaker === undefined &&
  passage.text.length <= maxSubtitle &&
  !/[.!?…:。！？؟]["'”»」)]*$/u.test(passage.text);

function openSection({ sections }: SourceText, passage: Passage | null, slide?: number): Section {
  const heading = passage && {
    text: passage.text.trim(),
    passage: passage.id,
    number: passage.number,
  };
  const section = {
    index: sections.length,
    heading,
    ...(slide !== undefined && { slide }),
  };
  sections.push(section);
  return section;
}

const isTitle = ({ text, speaker }: Passage, title: string) =>
  title !== "" && speaker === undefined && foldText(text) === foldText(title);

function addPassage(
  { blocks }: SourceText,
  passage: Passage,
  {
    section,
    previous,
    isBelowTitle,
  }: { section: Section; previous: Passage | undefined; isBelowTitle: boolean },
): void {
  const kind = kindOf(passage);
  const last = blocks.at(-1);
  const isNext = last?.section === section && last.passages.at(-1) === previous;
  if (isNext && last.kind === kind && continues(last, passage)) {
    last.passages.push(passage);
    return;
  }
  const { speaker } = passage;
  const isBelow = kind === "list" && (isBelowTitle || last?.passages.at(-1) === previous);
  const lead = isBelow ? findLeadIn(previous, isBelowTitle) : null;
  blocks.push({
    kind,
    passages: [passage],
    sentences: [],
    section,
    ...(speaker && { speaker }),
    ...(lead && { lead }),
    ...(kind === "list" && isNext && last.kind === "list" && { isSecondList: true }),
  });
}

/**
 * Returns the passage's last sentence if the sentence ends with a colon, because it introduces a list, or the title
 * directly above a list; otherwise null.
 */
function findLeadIn(passage: Passage | undefined, isTitleLine: boolean): DraftBlock["lead"] | null {
  const text = passage?.text.trim() ?? "";
  if (passage && isTitleLine) return { text, passage: passage.id };
  const sentence = /(?:^|[.!?]\s+)([^.!?]{3,}[:：])$/u.exec(text)?.[1];
  return passage && sentence ? { text: sentence, passage: passage.id } : null;
}

function kindOf({ kind }: Passage): BlockKind {
  return kind === "paragraph" || kind === "cue" || kind === "heading" ? "prose" : kind;
}

function continues({ kind, passages, speaker }: DraftBlock, passage: Passage): boolean {
  const last = passages.at(-1);
  switch (kind) {
    case "list":
      return last?.ordered === passage.ordered;
    case "table":
      return last?.columns?.join("\n") === passage.columns?.join("\n");
    case "prose":
      return passage.kind === "cue" && last?.kind === "cue" && speaker === passage.speaker;
    case "quote":
      // Highlights of a book are from several of its places.
      return (
        last?.speaker === passage.speaker &&
        last?.place.page === passage.place.page &&
        last?.place.section === passage.place.section
      );
    case "code":
      return false;
  }
}

/** Turns the items of a list into paragraphs if they are long, but not if each says what a person does. */
function splitLongItems(block: DraftBlock, list: number): DraftBlock[] {
  if (block.kind !== "list") return [block];
  const texts = block.passages.map(({ text }) => text);
  if (areLabelled(texts)) return [block];
  const count = texts.reduce((sum, text) => sum + countWords(text), 0);
  if (count / texts.length <= maxItemWords) return [block];
  return block.passages.map((passage, index) => ({
    ...block,
    kind: "prose",
    passages: [passage],
    sentences: [],
    item: { list, number: index + 1 },
  }));
}

/** Matches a heading at the start of a paragraph, e.g. `Method.` or `Side effects:`. */
const runIn = /^(\p{Lu}[\p{L}\s-]{2,28})[.:]\s+(?=\S)/u;

/** Turns headings at the start of paragraphs into sections, if at least half of the paragraphs start with one. */
function readRunIns(text: SourceText, language: string): void {
  const marked = text.blocks.filter(({ kind, passages: [first] }) => {
    const isOrdinal = readOrdinal(first?.text ?? "", language) !== null;
    return kind === "prose" && runIn.test(first?.text ?? "") && !isOrdinal;
  });
  const heads = marked.map(({ passages }) => runIn.exec(passages[0]?.text ?? "")?.[1] ?? "");
  const isShort = heads.every((head) => countWords(head) <= 3);
  if (marked.length < 3 || marked.length * 2 < text.blocks.length || !isShort) return;
  // Short sentences are no headings.
  const words = getDraftWords(language);
  if (heads.some((head) => refersBack(`${head}.`, words))) return;
  const last = marked.at(-1);
  const closing = last ? text.blocks.slice(text.blocks.indexOf(last) + 1) : [];
  for (const [index, block] of marked.entries()) {
    const [first, ...rest] = block.passages;
    if (!first) continue;
    const section = openSection(text, { ...first, text: heads[index] ?? "" });
    block.section = section;
    block.passages = [{ ...first, text: first.text.replace(runIn, "") }, ...rest];
  }
  if (closing.length === 0) return;
  const end = openSection(text, null);
  for (const block of closing) block.section = end;
}

function addSentences(
  text: SourceText,
  block: DraftBlock,
  { at, length, language }: { at: number; length: number; language: NumberLanguage },
): void {
  const groups =
    block.kind === "prose" || block.kind === "quote"
      ? [block.passages]
      : block.passages.map((one) => [one]);
  for (const [part, group] of groups.entries()) {
    const read =
      block.kind === "prose" || block.kind === "quote" ? readSentences(group) : readItem(group);
    // A text's first and last paragraphs may greet, as spoken words may anywhere.
    const mayGreet =
      group[0]?.kind === "cue" || block === text.blocks[0] || block === text.blocks.at(-1);
    const words = read
      .filter(
        ({ text: said }) =>
          !isCreditSentence(said, language) &&
          !(read.length > 1 && isCall(said)) &&
          !(mayGreet && isCourtesy(said)),
      )
      .map((sentence, index) =>
        block === text.blocks[0] && index === 0
          ? { ...sentence, text: raiseFirst(dropSalutation(sentence.text)) }
          : sentence,
      )
      .filter(({ text: said }) => said !== "");
    for (const [index, sentence] of words.entries()) {
      const full = {
        ...sentence,
        index: text.sentences.length,
        isFirst: isFirst(block, sentence.passages),
        at: at + (length * (part + index / words.length)) / groups.length,
        rank: 0,
        signals: 0,
        score: 0,
      };
      text.sentences.push(full);
      block.sentences.push(full);
    }
  }
}

/** Whether the next sentence of a block is its first, or the first of one of several paragraphs. */
const isFirst = ({ sentences, isMerged }: DraftBlock, passages: readonly string[]) =>
  sentences.length === 0 ||
  (isMerged === true && sentences.at(-1)?.passages.at(-1) !== passages[0]);

/** Returns each list item, table row or code passage as one sentence. */
function readItem(
  passages: readonly Passage[],
): Pick<DraftSentence, "text" | "passages" | "stems">[] {
  return passages.map((passage) => ({
    text: readWords(passage),
    passages: [passage.id],
    stems: passage.kind === "list" ? listStems(foldText(passage.text)) : new Set(),
  }));
}
