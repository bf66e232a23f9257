import type { Post, Slide } from "../../document/post.ts";
import { foldText } from "../../facts/fold.ts";
import { type FactLanguage, findFactLanguage } from "../../facts/language.ts";
import { buildPromptSlide } from "../../generation/outline/build-slide.ts";
import { planBeats } from "../../generation/outline/plan-beats.ts";
import { chooseTemplateType } from "../../generation/template-type.ts";
import { findTextLanguage } from "../../text/index.ts";
import type { Passage, Source } from "../source.ts";
import { findHost, listAnswerPoints } from "./answer-points.ts";
import { type Block, readBlocks, type SourceText } from "./blocks.ts";
import { choosePoints } from "./choose-points.ts";
import { listCorrected } from "./corrections.ts";
import { buildCover, type Cover, type Hook, listHooks, readTitle } from "./cover.ts";
import { describeDraft } from "./describe-draft.ts";
import { writeCaption } from "./caption.ts";
import { listCodePoints, listListPoints, listTablePoints } from "./list-points.ts";
import type { DraftPoint } from "./point.ts";
import { listNumberPoints } from "./number-points.ts";
import { listProsePoints } from "./prose-points.ts";
import { listQuotePoints } from "./quote-points.ts";
import { rankSentences } from "./rank.ts";
import type { DraftSentence } from "./sentences.ts";
import { type DraftWords, getDraftWords } from "./words.ts";

export interface DraftOptions {
  /** 1 to 15; others are brought into the range. */
  slides: number;
  /** BCP 47 tag; the source's if absent. */
  language?: string | undefined;
  /** Names the questions of slides that the source is too short for; matched loosely. */
  templateType?: string | undefined;
  /** The last line of the last slide, from the brand kit; a draft has no other words that aren't the source's. */
  callToAction?: string | undefined;
}

/** A slide with the ids of the passages that its words come from. */
export interface DraftSlide extends Slide {
  sources?: string[];
}

export interface DraftedPost extends Post {
  sources: Pick<Source, "id" | "title" | "url" | "hash">[];
  content: DraftSlide[];
}

export interface Draft {
  /** Has exactly the slides that were asked for. */
  post: DraftedPost;
  /** Up to five sentences that could open the post, the best first. */
  hooks: Hook[];
  /** What the person should know, in sentences. */
  notes: string[];
  /** Ids of the passages that no slide shows, without headings and frames. */
  unused: string[];
}

const maxSlides = 15;
const maxHooks = 5;
/** The ending is chosen from this part of the source. */
const lastPart = 0.8;

/** Makes a post of the source's own sentences, without a model. Never throws. */
export function draftPost(
  { source, passages }: { source: Source; passages: readonly Passage[] },
  options: DraftOptions,
): Draft {
  const slides = Math.min(maxSlides, Math.max(1, Math.trunc(options.slides) || 1));
  const sample = passages
    .slice(0, 30)
    .map(({ text }) => text)
    .join("\n");
  const named = options.language ?? source.language;
  const language = findFactLanguage(named, sample);
  const words = getDraftWords(named ?? language ?? findTextLanguage(sample) ?? "");
  const title = readTitle(source);
  const text = readBlocks(passages, source.title);
  rankSentences(text.sentences, { words, language: language ?? "en" });
  const corrected = listCorrected(text.blocks, { words, language: language ?? "en" });
  const host = findHost(text.blocks);
  const said = text.blocks
    .filter(
      ({ speaker, kind }) =>
        kind !== "table" && kind !== "code" && (host === null || speaker !== host),
    )
    .flatMap(({ sentences }) => sentences)
    .filter((sentence) => !corrected.has(sentence));
  const hooks = listHooks(text.blocks, new Set(said), words);
  const cover = buildCover(text, { title, hooks, host, source });
  const points = listPoints(text, { words, host, corrected, language: language ?? "en" }).map(
    (point) => lowerUsed(point, cover.used),
  );
  const ending = slides > 1 ? chooseEnding(points, text.blocks.at(-1)) : null;
  const room = Math.max(0, slides - 1 - (ending ? 1 : 0));
  const middle = choosePoints(points, { slides: room, ending, cover: cover.used });
  const shown = [...middle, ...(ending ? [ending] : [])];
  const content = [
    buildCoverSlide(cover),
    ...fillUp(middle.map(buildSlide), { room, type: options.templateType }),
    ...(ending ? [addCall(buildSlide(ending), options.callToAction)] : []),
  ];
  const used = new Set(content.flatMap(({ sources = [] }) => sources));
  const post: DraftedPost = {
    title: title ?? cover.header,
    caption: writeCaption({
      source,
      title,
      cover,
      sentences: said,
      shown,
      subtitles: text.subtitles,
    }),
    sources: [describeSource(source)],
    content,
  };
  const unused = listUnused(text, used);
  return {
    post,
    hooks: hooks.slice(0, maxHooks).map(({ hook }) => hook),
    notes: describeDraft({ content, text, unused, corrected, asked: slides }),
    unused,
  };
}

const describeSource = ({ id, title, url, hash }: Source): DraftedPost["sources"][number] => ({
  id,
  title,
  ...(url !== undefined && { url }),
  hash,
});

interface Judged {
  words: DraftWords;
  language: FactLanguage;
  host: string | null;
  corrected: ReadonlySet<DraftSentence>;
}

function listPoints(
  { blocks, sentences }: SourceText,
  { words, host, corrected, language }: Judged,
): DraftPoint[] {
  const seen = new Set<number>();
  const mentions = (column: string) => countMentions(column, sentences);
  const points = blocks.flatMap((block) => {
    const isOpening = !seen.has(block.section.index);
    seen.add(block.section.index);
    if (host !== null && block.speaker === host) return [];
    return listBlockPoints(block, { words, language, mentions, isOpening });
  });
  const answers = listAnswerPoints(blocks, words);
  const started = new Set(answers.flatMap(({ sentences }) => sentences));
  // Without its question, the start of an answer says little.
  const alone = points.filter(
    (point) => !point.sentences[0]?.isFirst || !started.has(point.sentences[0]),
  );
  return [...alone, ...answers].filter((point) => keepsCorrections(point, corrected));
}

function listBlockPoints(
  block: Block,
  {
    words,
    language,
    mentions,
    isOpening,
  }: Pick<Judged, "words" | "language"> & {
    mentions: (column: string) => number;
    isOpening: boolean;
  },
): DraftPoint[] {
  switch (block.kind) {
    case "list":
      return listListPoints(block);
    case "table":
      return listTablePoints(block, mentions);
    case "code":
      return listCodePoints(block);
    case "prose":
    case "quote":
      return [
        ...listProsePoints(block, words, isOpening),
        ...listQuotePoints(block, words),
        ...listNumberPoints(block, language),
      ];
  }
}

/** How often the text names a table's column, as a part of a score. */
function countMentions(column: string, sentences: readonly DraftSentence[]): number {
  const name = foldText(column);
  if (name === "") return 0;
  const count = sentences.filter(
    ({ text, stems }) => stems.size > 0 && ` ${foldText(text)} `.includes(` ${name} `),
  ).length;
  return Math.min(1, count * 0.2);
}

/** Whether each corrected sentence has its correction beside it. */
function keepsCorrections(
  { sentences }: DraftPoint,
  corrected: ReadonlySet<DraftSentence>,
): boolean {
  return sentences.every(
    (sentence, index) =>
      !corrected.has(sentence) || sentences[index + 1]?.index === sentence.index + 1,
  );
}

/** The cover's words should not come again, but for an item of a list. */
function lowerUsed(point: DraftPoint, used: readonly DraftSentence[]): DraftPoint {
  const [lead] = point.sentences;
  if (point.block.kind === "list" || !point.sentences.some((sentence) => used.includes(sentence)))
    return point;
  return { ...point, score: point.score - (lead && used.includes(lead) ? 3 : 1) };
}

/** How much more an ending is worth that is the source's own. */
const lastBlock = 0.9;

function chooseEnding(points: readonly DraftPoint[], last: Block | undefined): DraftPoint | null {
  const late = points.filter(({ sentences }) => (sentences.at(-1)?.at ?? 0) >= lastPart);
  const all = late.length > 0 ? late : points.slice(-3);
  const rate = ({ block, score }: DraftPoint) => score + (block === last ? lastBlock : 0);
  return all.toSorted((one, other) => rate(other) - rate(one))[0] ?? null;
}

function buildSlide({ header, items, passages, layout }: DraftPoint): DraftSlide {
  return { header, description: items, ...(layout && { layout }), sources: passages };
}

function buildCoverSlide({ header, lines, passages }: Cover): DraftSlide {
  const sources = [...new Set([...passages, ...lines.flatMap((line) => line.passages)])];
  return {
    header,
    description: lines.map(({ text }) => ({ type: "text", value: text })),
    ...(sources.length > 0 && { sources }),
  };
}

function addCall(slide: DraftSlide, callToAction = ""): DraftSlide {
  if (callToAction.trim() === "") return slide;
  return {
    ...slide,
    description: [...slide.description, { type: "text", value: callToAction.trim() }],
  };
}

/** Adds slides with a question of the template type's arc if the source is too short. */
function fillUp(
  slides: readonly DraftSlide[],
  { room, type = "" }: { room: number; type: string | undefined },
): DraftSlide[] {
  const { before, points, after } = planBeats(
    chooseTemplateType(type).choice,
    room - slides.length,
    slides.length > 0,
  );
  const ask = points.map((beat, index) => buildPromptSlide(beat, index + 1));
  return [
    ...before.map((beat) => buildPromptSlide(beat)),
    ...slides,
    ...ask,
    ...after.map((beat) => buildPromptSlide(beat)),
  ];
}

function listUnused({ blocks }: SourceText, used: ReadonlySet<string>): string[] {
  return blocks
    .flatMap(({ passages }) => passages.map(({ id }) => id))
    .filter((id) => !used.has(id));
}
