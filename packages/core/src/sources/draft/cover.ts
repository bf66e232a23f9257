import { isUnspaced } from "../../facts/fold.ts";
import type { Source } from "../source.ts";
import type { Block, SourceText } from "./blocks.ts";
import {
  dropConjunction,
  dropPoint,
  isQuoteOpen,
  joinTexts,
  maxHeader,
  raiseFirst,
  widthOf,
} from "./draft-text.ts";
import type { DraftSentence } from "./sentences.ts";
import type { DraftWords } from "./words.ts";

export interface Hook {
  text: string;
  passages: string[];
}

export interface RatedHook {
  hook: Hook;
  sentence: DraftSentence;
  score: number;
  /** More than 0 for a negation, contrast or lesson. */
  turn: number;
}

export interface Cover {
  header: string;
  lines: Hook[];
  /** Passages of the header, if it isn't the source's title. */
  passages: string[];
  used: DraftSentence[];
}

/** The longest hook, as wide as this many Latin letters, and the length that reads best. */
const maxHook = 130;
const goodHook = 80;

const bracketsAtEnd = /\s*[(（][^()（）]*[)）](?=[.。]?$)/u;
/** A label, as of a note or a numbered point, belongs to what is around it. */
const labelled = /^\p{L}[\p{L} ]{0,20}:\s|n[°º]\s?\d|(?<!\p{L})(?:no|nr)\.\s?\d/iu;

/** Rates sentences as hooks: short, with a number, a negation or a contrast, understood without the ones before. */
export function listHooks(
  blocks: readonly Block[],
  sentences: ReadonlySet<DraftSentence>,
  words: DraftWords,
): RatedHook[] {
  return blocks
    .flatMap((block, index) => {
      const isAnswer = /[?？؟]$/u.test(blocks[index - 1]?.sentences.at(-1)?.text ?? "");
      const isOfSeries = labelled.test(block.sentences[0]?.text ?? "");
      return block.sentences
        .filter((sentence) => sentences.has(sentence))
        .map((sentence, at) =>
          rateHook(sentence, {
            words,
            isOpening: index === 0,
            isAnswer: isAnswer && at === 0,
            isOfSeries,
          }),
        );
    })
    .filter(({ hook, score }) => isHook(hook.text) && score > 0)
    .toSorted((one, other) => other.score - one.score);
}

const isHook = (text: string) =>
  widthOf(text) <= maxHook && widthOf(text) >= 20 && !isQuoteOpen(text);

interface HookPlace {
  words: DraftWords;
  isOpening: boolean;
  /** Whether it is the start of an answer. */
  isAnswer: boolean;
  /** Whether its paragraph is one of a numbered series. */
  isOfSeries: boolean;
}

function rateHook(
  sentence: DraftSentence,
  { words, isOpening, isAnswer, isOfSeries }: HookPlace,
): RatedHook {
  const { text, passages, rank, signals } = sentence;
  const shown = raiseFirst(dropConjunction(text, words)).replace(bracketsAtEnd, "");
  let score = rank * 0.5 + signals - (sentence.isFirst ? 0.35 : 0);
  if (words.turns.test(text)) score += 0.3;
  if (widthOf(shown) <= goodHook) score += 0.25;
  if (/\p{Nd}{2}|[%％\p{Sc}]/u.test(shown)) score += 0.3;
  // At the start of a text, a pronoun is the title's subject.
  if (isOpening) score += 0.25;
  if (words.leans.test(text)) score += isOpening ? 0.15 : -0.3;
  if (words.pronouns.test(text)) score -= 0.35;
  if (labelled.test(text)) score -= 0.8;
  else if (isOfSeries) score -= 0.5;
  if (isAnswer) score -= 0.7;
  return {
    hook: { text: shown, passages },
    sentence,
    score,
    turn: words.turns.test(text) ? 0.4 : 0,
  };
}

const brackets = /\s*[([（][^()[\]（）]*[)\]）]\s*$/u;
const draftMark =
  /[,–—-]?\s*(?:\bdraft|\bversion|\bentwurf|\bbrouillon|\bborrador|\brascunho|\bv)\s?\d*(?:\.\d+)*\s*$/iu;
const fileName = /\.(?:md|txt|docx?|pptx?|pdf|csv|srt|vtt|html?)$/iu;

/** Returns the source's title without marks of a draft; null for a file name or a title that is cut. */
export function readTitle({ title }: Pick<Source, "title">): string | null {
  const clean = title
    .trim()
    .replace(brackets, "")
    .replace(draftMark, "")
    .replace(/[\s,:–—-]+$/u, "");
  if (clean === "" || fileName.test(clean) || /(?:…|\.\.\.)$/u.test(clean) || isQuoteOpen(clean))
    return null;
  const isFileLike = !/\s/.test(clean) && !isUnspaced(clean) && /[_\d-]/.test(clean);
  if (isFileLike || widthOf(clean) > maxHeader + 20) return null;
  return raiseFirst(dropPoint(clean));
}

/** The part of the source from whose sentences the cover's line is chosen. */
const firstPart = 0.34;

interface CoverParts {
  title: string | null;
  hooks: readonly RatedHook[];
  /** Who asks the questions of an interview. */
  host: string | null;
  source: Source;
}

/** Chooses the cover's header and the line below. */
export function buildCover(text: SourceText, { title, hooks, host, source }: CoverParts): Cover {
  const early = hooks.filter(({ sentence }) => sentence.at <= firstPart);
  const [first = text.subtitles.length > 0 ? undefined : hooks[0]] = early;
  if (title !== null) {
    const lines = first
      ? [first.hook]
      : text.subtitles.slice(0, 1).map(({ id, text: line }) => ({ text: line, passages: [id] }));
    return { header: title, lines, passages: [], used: first ? [first.sentence] : [] };
  }
  const opening = host === null ? openWithStart(text, source) : null;
  if (opening) return opening;
  const [best = first] = hooks
    .filter(({ hook }) => widthOf(hook.text) <= maxHeader)
    .toSorted((one, other) => other.score + other.turn - one.score - one.turn);
  if (!best) return { header: "", lines: [], passages: [], used: [] };
  const guest = host === null ? null : findGuest(text, host);
  const below = early.find(({ sentence }) => sentence !== best.sentence);
  const line = guest ?? (below ? { hook: below.hook, sentence: below.sentence } : null);
  return {
    header: dropPoint(best.hook.text),
    lines: line ? [line.hook] : [],
    passages: best.sentence.passages,
    used: [best.sentence, ...(line ? [line.sentence] : [])],
  };
}

/** The longest header of two sentences. */
const twoSentences = 60;

/** Opens with the source's first sentences if its title is only their beginning, as of a thread. */
function openWithStart({ sentences, blocks }: SourceText, { title }: Source): Cover | null {
  const start = title.replace(/(?:…|\.\.\.)$/u, "").trim();
  const [first, second, third] = blocks[0]?.kind === "prose" ? sentences : [];
  const isStart =
    start !== "" &&
    joinTexts(sentences.slice(0, 3).map(({ text }) => text)).startsWith(start.slice(0, 30));
  if (!first || !isStart || widthOf(first.text) > maxHeader) return null;
  const both = second ? joinTexts([first.text, second.text]) : "";
  const header = second && widthOf(both) <= twoSentences ? [first, second] : [first];
  const next = header.length > 1 ? third : second;
  const lines =
    next && widthOf(next.text) <= maxHook ? [{ text: next.text, passages: next.passages }] : [];
  return {
    header: dropPoint(raiseFirst(joinTexts(header.map(({ text }) => text)))),
    lines,
    passages: header.flatMap(({ passages }) => passages),
    used: [...header, ...(lines.length > 0 && next ? [next] : [])],
  };
}

/** Finds the sentence in which the host introduces a guest. */
function findGuest(
  { blocks }: SourceText,
  host: string,
): { hook: Hook; sentence: DraftSentence } | null {
  const guests = new Set(
    blocks.flatMap(({ speaker }) => (speaker === undefined || speaker === host ? [] : [speaker])),
  );
  for (const { sentences, speaker } of blocks) {
    if (speaker !== host) continue;
    const sentence = sentences.find(({ text }) =>
      [...guests].some((guest) => text.includes(guest)),
    );
    if (sentence && widthOf(sentence.text) <= maxHook) {
      return { hook: { text: sentence.text, passages: sentence.passages }, sentence };
    }
  }
  return null;
}
