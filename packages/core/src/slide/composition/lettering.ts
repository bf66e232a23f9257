import { parseInlineMarkup, stripMarkup } from "../../text/inline-markup.ts";
import { getDirection } from "../../drawing/direction.ts";
import { text, type TextNode } from "../../drawing/node.ts";
import type { SlideStyle } from "../../drawing/style.ts";
import type { Sheet } from "../../design/colors/template-colors.ts";
import { contrastRatio } from "../../design/contrast.ts";
import type { Words } from "../../layouts/reading/slide-reading.ts";
import type { Scene } from "./scene.ts";

/** How a kind of words is set. Sizes are not in it: they are found. */
export interface Letters {
  family: "heading" | "body" | "mono";
  weight: number;
  /** Line height, times the size. */
  leading: number;
  /** em. */
  tracking?: number;
  italic?: boolean;
  uppercase?: boolean;
  /** Lines are made about equally long. */
  balanced?: boolean;
  /** Lining figures, as tables and headlines want them. */
  lining?: boolean;
}

/** Words at a size. */
export interface Setting {
  letters: Letters;
  sizePx: number;
  color: string;
  /** CSS px; the words wrap inside it. */
  widthPx?: number;
  align?: "start" | "center" | "end";
  /** How a header's `::words::` differ; they look like the others without it. */
  marking?: Marking;
  /** More of the paragraph's own style. */
  style?: SlideStyle;
}

/** Scripts whose letters join or carry signs: no tracking, no italic, more leading. */
const joinedScript =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Thai}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Mongolian}]/u;
const stackedScript = /[\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}\p{Script=Tibetan}]/u;
const eastAsianScript = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const casedScript = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\P{L}]*$/u;

/** European letters, spaces, signs and arrows; told sooner than scripts are. */
const western = /^[\s!-\u024f\u2000-\u20ff\u2150-\u2bff]*$/;

/** Whether letters may stand in italics, in capitals and tracked. */
function isPlain(content: string): boolean {
  return western.test(content) || casedScript.test(content);
}

/** Whether words are written in phrases that a narrow column would make small. */
export function isEastAsian(content: string): boolean {
  return eastAsianScript.test(content);
}

/** The least leading of a script, times the size. */
function leastLeading(content: string): number {
  if (western.test(content)) return 0;
  if (stackedScript.test(content)) return 1.6;
  if (joinedScript.test(content)) return 1.34;
  return isEastAsian(content) ? 1.24 : 0;
}

/** A paragraph's style in the letters that its script takes. */
export function letterStyle({ context }: Scene, content: string, setting: Setting): SlideStyle {
  const { letters, sizePx, color, widthPx, align = "start", style } = setting;
  const { design } = context;
  const plain = isPlain(content);
  const direction = getDirection(content);
  const family = {
    heading: design.fontFamily,
    body: design.bodyFontFamily,
    // In other scripts only its wide spaces would be left of it.
    mono: plain ? "JetBrains Mono" : design.bodyFontFamily,
  }[letters.family];
  const start = direction === "rtl" ? "right" : "left";
  const end = direction === "rtl" ? "left" : "right";
  return {
    fontFamily: family,
    fontWeight: letters.weight,
    fontSize: sizePx,
    lineHeight: Math.max(letters.leading, leastLeading(content)),
    letterSpacing: plain && letters.tracking ? `${letters.tracking}em` : 0,
    ...(letters.italic && plain && { fontStyle: "italic" }),
    ...(letters.uppercase && plain && { textTransform: "uppercase" }),
    ...(letters.lining && { fontFeatureSettings: '"lnum"' }),
    ...(letters.balanced && { textWrap: "balance" }),
    color,
    whiteSpace: "pre-line",
    direction,
    textAlign: align === "center" ? "center" : align === "start" ? start : end,
    flexShrink: 0,
    ...(widthPx !== undefined && { width: widthPx }),
    ...style,
  };
}

/** A paragraph of words of the post; of a title or header without its marks. */
export function paragraph(scene: Scene, words: Words, setting: Setting): TextNode {
  const isHeadline = words.ref.kind === "title" || words.ref.kind === "header";
  const content = isHeadline ? stripMarkup(words.text) : words.text;
  const { marking } = setting;
  const style = isHeadline && marking ? markStyle(marking, content) : null;
  const spans = style
    ? parseInlineMarkup(words.text).map((span) =>
        span.highlighted ? { text: span.text, style } : { text: span.text },
      )
    : content;
  return {
    ...text(letterStyle(scene, content, setting), spans, words.ref),
    keepWords: true,
  };
}

/** Letters that are no words of the post: a number of a step, a mark. */
export function sign(scene: Scene, content: string, setting: Setting): TextNode {
  return text(
    { ...letterStyle(scene, content, setting), direction: "ltr", whiteSpace: "nowrap" },
    content,
  );
}

/** How marked words of a headline differ from the rest where the design's header style is the plain one. */
export interface Marking {
  color: string;
  /** The colour of a line under them. */
  underline?: string;
  italic?: boolean;
  /** A band behind them. */
  band?: string;
  glow?: string;
}

/** The style of marked words in a text of that content. */
export const markStyle = (marking: Marking, content: string): SlideStyle => ({
  color: marking.color,
  ...(marking.italic && isPlain(content) && { fontStyle: "italic" }),
  ...(marking.underline && {
    textDecoration: "underline",
    textDecorationColor: marking.underline,
    textDecorationThickness: "0.07em",
    textUnderlineOffset: "0.09em",
    textDecorationSkipInk: "none",
  }),
  ...(marking.band && { backgroundColor: marking.band }),
  ...(marking.glow && { textShadow: marking.glow }),
});

/** Below this contrast between two inks nobody tells one from the other. */
const leastInkContrast = 1.4;

/** How marked words of a line of small letters differ: in the accent, or underlined where that is lost among the ink. */
export const smallMarking = ({ ink, accent }: Sheet): Marking =>
  contrastRatio(accent, ink) < leastInkContrast
    ? { color: ink, underline: ink }
    : { color: accent };
