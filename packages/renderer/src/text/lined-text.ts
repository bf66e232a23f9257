import {
  type Break,
  type BreakWord,
  chooseLines,
  type ChosenLines,
  rateBreaks,
  type LineRules,
  type WordWidth,
} from "@slideloom/core/lines";
import type { TextNode } from "@slideloom/core/slide";
import { listSegments } from "../engine/engine-node.ts";
import { listWords, type TextWord } from "../engine/text-words.ts";
import type { MeasuredText } from "./measured-slide.ts";
import { pickTypeStyle } from "./type-style.ts";
import { readWordWidths } from "./word-widths.ts";

/** A paragraph's words with their widths in em; `first` is the number of its first word in the text. */
interface ShapedParagraph {
  first: number;
  widths: WordWidth[];
  breaks: Break[];
}

/** A text's words at any font size. */
export interface TextShape {
  paragraphs: ShapedParagraph[];
  /** Whether it has a highlighted phrase of several words. */
  hasPhrase: boolean;
}

/** A text at a font size and width, whose lines may be chosen. */
export interface LinedText {
  /** Equal for nodes with the same words, style and size. */
  key: string;
  shape: TextShape;
  sizePx: number;
  roomPx: number;
  /** Number of lines without a choice. */
  lineCount: number;
  isBalanced: boolean;
  startsSentences: boolean;
}

/** Most UTF-16 units of a highlighted phrase that is kept on one line. */
const maxPhrase = 28;
/** The engine's own sum of a line's letters may be larger than that of its words by this, CSS px. */
const tolerancePx = 0.5;

const keys = new WeakMap<TextNode, string>();

/** Returns a key of a node's words and style without its size. */
export function shapeKeyOf(node: TextNode): string {
  const known = keys.get(node);
  if (known !== undefined) return known;
  const style = { ...pickTypeStyle(node.style), fontSize: 1, lineHeight: 1 };
  const spans = node.spans.map(({ text, isPhrase, style: own }) => [
    text,
    isPhrase,
    own?.fontWeight,
    own?.fontStyle,
  ]);
  const key = JSON.stringify([style, spans, node.keepWords, node.startsSentences]);
  keys.set(node, key);
  return key;
}

/** Whether the lines of a text may be chosen: it wraps, and isn't cut. */
export const mayWrap = ({ style, maxLines }: TextNode) =>
  maxLines === undefined && style.whiteSpace !== "nowrap" && style.whiteSpace !== "pre";

export const listNodeWords = (node: TextNode): TextWord[] =>
  listWords(listSegments(node, { breakWords: false }));

/** Reads the words of a text that was measured with them as parts; null if their widths can't be told. */
export function readShape(text: MeasuredText, rules: LineRules): TextShape | null {
  const { node } = text;
  const words = listNodeWords(node);
  const sizePx = Number(node.style.fontSize);
  const widths = readWordWidths(text, words)?.map(({ ink, advance }): WordWidth => ({
    ink: ink / sizePx,
    advance: advance / sizePx,
  }));
  if (!widths) return null;
  const all = words.map((word): BreakWord => ({
    text: word.text,
    ...(isInPhrase(node, word) && { joinsPhrase: true }),
  }));
  return {
    paragraphs: splitParagraphs(words).map(([first, until]) => ({
      first,
      widths: widths.slice(first, until),
      breaks: rateBreaks(all.slice(first, until), rules),
    })),
    hasPhrase: all.some(({ joinsPhrase }) => joinsPhrase),
  };
}

function isInPhrase({ spans }: TextNode, { gap, gapSpan }: TextWord): boolean {
  const span = spans[gapSpan];
  return gap !== "" && span?.isPhrase === true && spans.length > 1 && span.text.length <= maxPhrase;
}

function splitParagraphs(words: readonly TextWord[]): [first: number, until: number][] {
  const ends = words.flatMap(({ gap }, index) => (gap.includes("\n") ? index + 1 : []));
  const all = [...ends.filter((end) => end < words.length), words.length];
  return all.map((end, index) => [all[index - 1] ?? 0, end]);
}

/** Returns the width of the widest of chosen lines, CSS px; `ends` are the numbers of the words after which lines end. */
export function widestLine({ shape, sizePx }: LinedText, ends: readonly number[]): number {
  const lines = shape.paragraphs.flatMap(({ first, widths }) => {
    const starts = [0, ...ends.map((end) => end - first + 1)].filter(
      (start) => start >= 0 && start < widths.length,
    );
    return starts.map((start, index) => widths.slice(start, starts[index + 1]));
  });
  return Math.max(0, ...lines.map((line) => lineWidth(line))) * sizePx;
}

const lineWidth = (words: readonly WordWidth[]) =>
  words.slice(0, -1).reduce((sum, { advance }) => sum + advance, words.at(-1)?.ink ?? 0);

/** Chooses the lines of a text at a size, and `more` than it needs; null if the engine has to break them. */
export function chooseTextLines(
  { shape, roomPx, isBalanced, startsSentences }: LinedText,
  sizePx: number,
  more = 0,
): (ChosenLines & { lineCount: number }) | null {
  const room = { width: (roomPx - tolerancePx) / sizePx, isBalanced, startsSentences };
  const ends: number[] = [];
  let [badness, lineCount] = [0, 0];
  for (const { first, widths, breaks } of shape.paragraphs) {
    const chosen = chooseLines(widths, breaks, room, more);
    if (!chosen) return null;
    badness += chosen.badness;
    lineCount += chosen.ends.length;
    ends.push(...chosen.ends.slice(0, -1).map((end) => first + end - 1));
  }
  return { ends, badness, lineCount };
}
