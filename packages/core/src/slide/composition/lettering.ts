import { parseInlineMarkup, stripMarkup } from "../../text/inline-markup.ts";
import { getDirection } from "../../drawing/direction.ts";
import { text, type TextNode, type TextSpan } from "../../drawing/node.ts";
import type { SlideStyle } from "../../drawing/style.ts";
import type { Highlight } from "../../design/colors/highlight.ts";
import { withAlpha } from "../../design/rgb.ts";
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
  const spans = isHeadline && marking ? markedSpans(marking, words.text) : content;
  const letters = marking ? withBandRoom(setting.letters, words, marking) : setting.letters;
  return {
    ...text(letterStyle(scene, content, { ...setting, letters }), spans, words.ref),
    keepWords: true,
  };
}

/** A headline's spans, those between marks in their look. */
function markedSpans(marking: Marking, words: string): TextSpan[] {
  const content = stripMarkup(words);
  return parseInlineMarkup(words).map((span) =>
    span.highlighted ? markedSpan(marking, span.text, content) : { text: span.text },
  );
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
  italic?: boolean;
  /** The colour of a band behind them, which has the place of italics and glow. */
  band: string | null;
  glow?: string;
}

/** The look of highlighted words, with what a template adds to their colour. */
export const markingOf = (
  { color, band }: Highlight,
  extra: Pick<Marking, "italic" | "glow"> = {},
): Marking => (band ? { color, band } : { color, band, ...extra });

/**
 * Where a band lies in a line, em under the top of the font's own box: over capitals and descenders, clear of the line
 * above. A background colour would fill that whole box.
 */
const bandPlace = { from: 0.2, to: 1.3 } as const;
/** Line height, times the size, at which a band is clear of the letters above it. */
export const bandLeading = 1.14;

/** The band behind letters, on each of their lines. */
const bandStyle = (color: string): SlideStyle => {
  const { from, to } = bandPlace;
  const clear = withAlpha(color, 0);
  return {
    backgroundImage: `linear-gradient(180deg, ${clear} ${from}em, ${color} ${from}em, ${color} ${to}em, ${clear} ${to}em)`,
  };
};

/** A span of words between marks in a text of that content. */
export function markedSpan(marking: Marking, words: string, content: string): TextSpan {
  const { color, band, italic, glow } = marking;
  const style = {
    color,
    ...(italic && isPlain(content) && { fontStyle: "italic" }),
    ...(glow && { textShadow: glow }),
    ...(band && bandStyle(band)),
  } as const;
  return { text: words, style, ...(band && { band }) };
}

/** The letters of a headline; its lines have room for bands if it has any. */
function withBandRoom(letters: Letters, words: Words, { band }: Marking): Letters {
  const hasBand = band !== null && parseInlineMarkup(words.text).some((span) => span.highlighted);
  return hasBand ? { ...letters, leading: Math.max(letters.leading, bandLeading) } : letters;
}
