import type { Source } from "../source.ts";
import type { DraftBlock, SourceText, JudgedText } from "./judged-text.ts";
import {
  dropConjunction,
  dropPoint,
  endsWithQuestionMark,
  isQuestion,
  isQuoteOpen,
  joinTexts,
  maxHeader,
  raiseFirst,
  widthOf,
} from "./draft-text.ts";
import { splitHeader } from "./header.ts";
import { type Hook, labelPattern, type RatedHook } from "./hooks.ts";
import { listQuestions } from "./answer-points.ts";
import { foldText } from "../../text/fold.ts";
import { nameColumns } from "./name-columns.ts";
import { refersBack } from "./references.ts";
import { isAnnouncement } from "./rank.ts";
import type { DraftSentence } from "./sentences.ts";
import { takeOpening } from "./series.ts";
import { goesOnFrom } from "./told-earlier.ts";

export interface Cover {
  /** The post's title, which the cover shows above its header. */
  title: string;
  header: string;
  lines: Hook[];
  /** Ids of the passages that contain the title and the header. If the title is the source's own, it adds no id. */
  passages: string[];
  used: DraftSentence[];
}

/** Fraction of the source, from its start, in which the cover's header is preferably chosen. */
const firstPart = 0.34;
/** Deducted from the rating of a hook late in the text, so late hooks are only a last resort. */
const lateHook = 5;
/** Maximum width of the cover's header and of the line below the header, as measured by `widthOf`. */
const maxLine = 130;

interface CoverParts {
  title: string | null;
  hooks: readonly RatedHook[];
  source: Source;
}

/**
 * Chooses the post's title, the cover's header and the line below the header. A source with a title shows no member of
 * a series on its cover.
 */
export function buildCover(text: JudgedText, parts: CoverParts): Cover {
  const { title, hooks } = parts;
  return title === null
    ? chooseCover(text, parts)
    : chooseCover(takeOpening(text), { ...parts, hooks: listOpeningHooks(text, hooks) });
}

export function listOpeningHooks(text: JudgedText, hooks: readonly RatedHook[]): RatedHook[] {
  const { sentences } = takeOpening(text);
  const members = new Set([
    ...text.blocks.flatMap((block) => (block.kind === "list" ? block.sentences : [])),
    ...text.steps.flat().map(({ sentence }) => sentence),
  ]);
  const outside = new Set(sentences.filter((sentence) => !members.has(sentence)));
  return hooks.filter(({ sentence }) => outside.has(sentence));
}

function chooseCover(text: JudgedText, parts: CoverParts): Cover {
  const { words, host } = text;
  const { title, hooks } = parts;
  if (title === null) {
    const opening = host === null ? openWithStart(text, parts.source) : null;
    const cover = opening ?? openWithHook(text, parts);
    return cover.title === "" ? openWithName(text, parts.source) : cover;
  }
  const [subtitle] = text.subtitles;
  const [block] = text.blocks;
  // A first list or part gets its own slide, so the cover shows the subtitle instead of its first items.
  if ((block === undefined || block.kind === "list") && subtitle && isLine(subtitle.text)) {
    return { title, header: subtitle.text.trim(), lines: [], passages: [subtitle.id], used: [] };
  }
  // An interview's first question has a slide with its answer.
  const isAsked = block !== undefined && listQuestions(text.blocks).has(block);
  if (isAsked) return { title, header: subtitle?.text ?? "", lines: [], passages: [], used: [] };
  const opening = findOpening(text);
  if (opening) return openInOrder(text, { title, opening, hooks });
  // Sentences below headings and list items have slides of their own.
  const isShown = (one: DraftBlock) => isListSlide(one) || one.item !== undefined || isHeaded(one);
  const listed = new Set(text.blocks.filter(isShown).flatMap(({ sentences }) => sentences));
  const unlisted = hooks.filter(({ sentence }) => !listed.has(sentence));
  const best = listStarts(text, unlisted).find(
    ({ hook }) => !isQuestion(hook.text) && splitHeader(hook.text, words) !== null,
  );
  const split = best && splitHeader(best.hook.text, words);
  if (!best || !split) {
    const header = nameTable(text);
    return { title, header, lines: findLines(text, best), passages: [], used: [] };
  }
  const rest =
    split.rest === ""
      ? null
      : { text: raiseFirst(dropConjunction(split.rest, words)), passages: [] };
  const lines = rest ? [rest] : findLines(text, best);
  const used = [
    best.sentence,
    ...text.sentences.filter(({ text: said }) =>
      lines.some((line) => line.text === raiseFirst(said)),
    ),
  ];
  return { title, header: split.header, lines, passages: best.hook.passages, used };
}

const isHeaded = ({ section }: DraftBlock) => section.heading !== null;

/** Number of blocks at a text's start whose sentences may be on the cover below the title. */
const startBlocks = 2;

/** Lists the hooks from a text's start that are clear without the sentences before them. */
function listStarts(
  { blocks, words }: Pick<JudgedText, "blocks" | "words">,
  hooks: readonly RatedHook[],
): RatedHook[] {
  const start = new Set(blocks.slice(0, startBlocks).flatMap(({ sentences }) => sentences));
  return hooks.filter(
    ({ sentence }) =>
      start.has(sentence) &&
      sentence.isFirst &&
      sentence.at <= firstPart &&
      !words.leans.test(sentence.text) &&
      !refersBack(sentence.text, words) &&
      (sentence.at === 0 || !goesOnFrom(sentence.text, words.code)),
  );
}

/** Whether a list gets its own slide. If so, the cover omits the list, because it would be shown twice. */
const isListSlide = ({ kind, lead, section }: DraftBlock) =>
  kind === "list" && (lead !== undefined || section.heading !== null);

/** Matches a sentence that sets a scene: `It was a Friday in June`. Its first word refers to nothing before. */
const scene =
  /^(?:it (?:was|is) (?:a |an |the |on |in |just |almost )?(?:\p{L}+ )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|morning|evening|night|afternoon|noon|midnight|day|week|month|year|spring|summer|autumn|winter|late|early|cold|hot|dark|raining|snowing|\p{Nd}{1,4})|es war (?:ein|eine|an einem|im|am|kurz|spät|früh|noch|der|die|das)|(?:c['’]était|il était) (?:un|une|en|le|la|tard|tôt|\p{Nd}))(?!\p{L})/iu;
const setsScene = (text: string) => scene.test(text);

/** Returns the text's first sentence if it makes sense alone and fits on the cover. */
function findOpening({ said, words, blocks }: JudgedText): DraftSentence | undefined {
  if (!blocks[0] || blocks[0].kind === "quote" || isListSlide(blocks[0])) return undefined;
  if (blocks[0].item !== undefined) return undefined;
  const first = said.find(({ text }) => !labelPattern.test(text));
  const suits =
    first?.at === 0 &&
    (!words.leans.test(first.text) || setsScene(first.text)) &&
    !/[:：]$/u.test(first.text) &&
    !isQuestion(first.text) &&
    isLine(first.text);
  return suits ? first : undefined;
}

/**
 * Builds a cover with the text's first sentence as the header. The line below is the second sentence, or if that is no
 * line, a hook from the first two paragraphs.
 */
function openInOrder(
  { blocks, words }: JudgedText,
  { title, opening, hooks }: { title: string; opening: DraftSentence; hooks: readonly RatedHook[] },
): Cover {
  const [first, second] = blocks;
  const near = first?.sentences ?? [];
  const isNear = second?.kind === "prose" && second.section === first?.section;
  const further = isNear ? second.sentences : [];
  const next = near[near.indexOf(opening) + 1];
  const isClear = ({ text }: DraftSentence) => !words.leans.test(text) && !refersBack(text, words);
  const suiting = hooks.find(
    ({ hook, sentence }) =>
      sentence !== opening &&
      (near.includes(sentence) || (further.includes(sentence) && hasFigure(hook.text))) &&
      isLine(hook.text) &&
      isClear(sentence),
  );
  const follows = next !== undefined && isLine(next.text) && !isQuestion(next.text);
  const line = follows ? toHook(next) : suiting?.hook;
  const shown = follows ? next : suiting?.sentence;
  return {
    title,
    header: dropPoint(raiseFirst(opening.text)),
    lines: line ? [line] : [],
    passages: opening.passages,
    used: [opening, ...(shown ? [shown] : [])],
  };
}

const hasFigure = (text: string) => /\p{Nd}{2}|\p{Nd}\s?[%％]|\p{Sc}/u.test(text);

/** Finds the line below the cover's header: the sentence that follows it in the source, or else the subtitle. */
function findLines({ subtitles, sentences }: JudgedText, best?: RatedHook): Hook[] {
  const next = best && sentences[best.sentence.index + 1];
  if (next && !next.isFirst && isLine(next.text)) return [toHook(next)];
  const [subtitle] = subtitles;
  return subtitle ? [{ text: subtitle.text.trim(), passages: [subtitle.id] }] : [];
}

export const toHook = ({ text, passages }: DraftSentence): Hook => ({
  text: raiseFirst(text),
  passages,
});

/** If the cover has no line below its header, adds the best hook from the text's start that no slide shows. */
export function addLine(
  cover: Cover,
  text: JudgedText,
  { hooks, shown }: { hooks: readonly RatedHook[]; shown: ReadonlySet<DraftSentence> },
): Cover {
  if (cover.lines.length > 0) return cover;
  const line = listStarts(text, hooks).find(
    ({ hook, sentence }) =>
      isLine(hook.text) &&
      !shown.has(sentence) &&
      !cover.used.includes(sentence) &&
      sentence.index > (cover.used[0]?.index ?? -1),
  );
  return line ? { ...cover, lines: [line.hook], used: [...cover.used, line.sentence] } : cover;
}

/**
 * Whether a text can be the line below the cover's header: at most `maxLine` wide, no question, and no open quotation.
 */
export const isLine = (text: string) =>
  !isAnnouncement(text) &&
  /[\p{L}\p{N}]/u.test(text) &&
  !/^[([（].*[\])）][.。]?$/u.test(text) &&
  widthOf(text) <= maxLine &&
  !endsWithQuestionMark(text) &&
  !isQuoteOpen(text);

/**
 * Builds a cover for a source without a title from its two best hooks. In an interview, the line below is the guest's
 * introduction.
 */
function openWithHook(text: JudgedText, { hooks }: CoverParts): Cover {
  const { host } = text;
  const rate = ({ score, turn, sentence }: RatedHook) =>
    score + turn - (sentence.at > firstPart && host === null ? lateHook : 0);
  const short = hooks
    .filter(({ hook }) => widthOf(hook.text) <= maxHeader)
    .toSorted((one, other) => rate(other) - rate(one));
  const [best] = short;
  if (!best) return { title: "", header: "", lines: [], passages: [], used: [] };
  const below = short.find(({ sentence }) => sentence !== best.sentence) ?? best;
  const guest = host === null ? null : findGuest(text, host);
  return {
    title: dropPoint(best.hook.text),
    header: dropPoint(below.hook.text),
    lines: guest ? [guest.hook] : [],
    passages: [...new Set([...best.hook.passages, ...below.hook.passages])],
    used: [best.sentence, below.sentence, ...(guest ? [guest.sentence] : [])],
  };
}

/**
 * Builds a cover from the source's first sentences. Null unless the source is a thread or its title is the start of its
 * text.
 */
function openWithStart({ sentences, blocks }: SourceText, { title, kind }: Source): Cover | null {
  const start = title.replace(/(?:…|\.\.\.)$/u, "").trim();
  const [first, second, third] = blocks[0]?.kind === "prose" ? sentences : [];
  const isStart =
    kind === "thread" ||
    (start !== "" &&
      joinTexts(sentences.slice(0, 3).map(({ text }) => text)).startsWith(start.slice(0, 30)));
  if (!first || !second || !isStart || widthOf(first.text) > maxHeader) return null;
  if (widthOf(second.text) > maxHeader || second.isFirst) return null;
  const below = third && !third.isFirst && isLine(third.text) ? [third] : [];
  return {
    title: dropPoint(raiseFirst(first.text)),
    header: dropPoint(second.text),
    lines: below.map(({ text, passages }) => ({ text, passages })),
    passages: [...new Set([...first.passages, ...second.passages])],
    used: [first, second, ...below],
  };
}

/** Names the first table by its columns; empty if there is no table. */
const nameTable = ({ blocks, language }: JudgedText) =>
  nameColumns(blocks.find(({ kind }) => kind === "table")?.passages[0]?.columns ?? [], language);

/** Builds a cover for a source without sentences, e.g. a table, from the source's name or the table's column names. */
function openWithName(text: JudgedText, { title }: Source): Cover {
  const [table] = text.blocks;
  const columns = table?.passages[0]?.columns ?? [];
  const none = { title: "", header: "", lines: [], passages: [], used: [] };
  if (table?.kind !== "table") return none;
  const isFile = /[._]/u.test(title) || title.trim() === "";
  const isNames = foldText(title) === foldText(columns.join(" "));
  const name = isFile || isNames ? nameTable(text) || title : raiseFirst(title.trim());
  const header = isFile || isNames ? "" : nameTable(text);
  return { ...none, title: name, header };
}

/** Finds the sentence in which an interview's host names a guest; null if there is none. */
function findGuest(
  { blocks }: SourceText,
  host: string,
): Pick<RatedHook, "hook" | "sentence"> | null {
  const guests = new Set(
    blocks.flatMap(({ speaker }) => (speaker === undefined || speaker === host ? [] : [speaker])),
  );
  for (const { sentences, speaker } of blocks) {
    if (speaker !== host) continue;
    for (const sentence of sentences) {
      const { text } = sentence;
      if (![...guests].some((guest) => text.includes(guest)) || !isLine(text)) continue;
      return { hook: { text, passages: sentence.passages }, sentence };
    }
  }
  return null;
}
