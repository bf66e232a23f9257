import { parseInlineMarkup, stripMarkup } from "../../text/inline-markup.ts";
import { getDirection } from "../../drawing/direction.ts";
import { text, type TextNode, type TextSpan } from "../../drawing/node.ts";
import type { SlideStyle } from "../../drawing/style.ts";
import type { Highlight } from "../../design/colors/highlight.ts";
import { withAlpha } from "../../design/rgb.ts";
import type { Words } from "../../layouts/reading/slide-reading.ts";
import type { Scene } from "./scene.ts";

/** Type setting of a kind of text, without the size, which is found by fitting. */
export interface Letters {
  family: "heading" | "body" | "mono";
  weight: number;
  /** Line height, as a multiple of the type size. */
  leading: number;
  /** Letter spacing, em. */
  tracking?: number;
  italic?: boolean;
  uppercase?: boolean;
  /** Balances lines to about equal length. */
  balanced?: boolean;
  /** Uses lining figures, as for tables and headlines. */
  lining?: boolean;
}

/** Type setting of a text at a size, CSS px. */
export interface Setting {
  letters: Letters;
  sizePx: number;
  color: string;
  /** Width within which the words wrap, CSS px. */
  widthPx?: number;
  align?: "start" | "center" | "end";
  /** Style of a header's `::words::`; without it, they look like the other words. */
  marking?: Marking;
  /** Additional styles, which override the others. */
  style?: SlideStyle;
}

/** Scripts whose letters join or carry signs: no letter spacing, no italics, and a larger line height. */
const joinedScript =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Thai}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Mongolian}]/u;
const stackedScript = /[\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}\p{Script=Tibetan}]/u;
const eastAsianScript = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const casedScript = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\P{L}]*$/u;

/** European letters, spaces, signs and arrows; faster to test than scripts. */
const western = /^[\s!-\u024f\u2000-\u20ff\u2150-\u2bff]*$/;

/** Whether text may have italics, uppercase and letter spacing. */
function isPlain(content: string): boolean {
  return western.test(content) || casedScript.test(content);
}

/** Whether text has East Asian letters; a narrow column would make its phrases small. */
export function isEastAsian(content: string): boolean {
  return eastAsianScript.test(content);
}

/** Minimum line height for a text's script, as a multiple of the type size; 0 if the script has none. */
function leastLeading(content: string): number {
  if (western.test(content)) return 0;
  if (stackedScript.test(content)) return 1.6;
  if (joinedScript.test(content)) return 1.34;
  return isEastAsian(content) ? 1.24 : 0;
}

/** Style of a paragraph, adjusted to the script of its content. */
export function letterStyle({ context }: Scene, content: string, setting: Setting): SlideStyle {
  const { letters, sizePx, color, widthPx, align = "start", style } = setting;
  const { design } = context;
  const plain = isPlain(content);
  const direction = getDirection(content);
  const family = {
    heading: design.fontFamily,
    body: design.bodyFontFamily,
    // In other scripts, only the wide spaces would be in the mono font.
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

/** A paragraph of the post's words; in titles and headers, the `::` marks are removed. */
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

/** The spans of a headline, with the words between `::` marks in the style of `marking`. */
function markedSpans(marking: Marking, words: string): TextSpan[] {
  const content = stripMarkup(words);
  return parseInlineMarkup(words).map((span) =>
    span.highlighted ? markedSpan(marking, span.text, content) : { text: span.text },
  );
}

/** Text that is not part of the post's words, such as a step's number or a mark. */
export function sign(scene: Scene, content: string, setting: Setting): TextNode {
  return text(
    { ...letterStyle(scene, content, setting), direction: "ltr", whiteSpace: "nowrap" },
    content,
  );
}

/** Style of a headline's marked words. */
export interface Marking {
  color: string;
  italic?: boolean;
  /** Colour of a band behind the words, which replaces italics and glow; null for none. */
  band: string | null;
  glow?: string;
}

/** The style of highlighted words; `extra` applies only if they have no band. */
export const markingOf = (
  { color, band }: Highlight,
  extra: Pick<Marking, "italic" | "glow"> = {},
): Marking => (band ? { color, band } : { color, band, ...extra });

/**
 * Vertical extent of a band, em below the top of the font's own box: behind capitals and descenders, clear of the line
 * above. A background colour would fill the whole box.
 */
const bandPlace = { from: 0.2, to: 1.3 } as const;
/** Line height, as a multiple of the type size, at which a band doesn't touch the letters above it. */
export const bandLeading = 1.14;

/** Style of a band behind each line of letters. */
const bandStyle = (color: string): SlideStyle => {
  const { from, to } = bandPlace;
  const clear = withAlpha(color, 0);
  return {
    backgroundImage: `linear-gradient(180deg, ${clear} ${from}em, ${color} ${from}em, ${color} ${to}em, ${clear} ${to}em)`,
  };
};

/** A span of marked words; `content` is the whole text, whose script decides on italics. */
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

/** The letters of a headline, with a line height that leaves room for bands if it has any. */
function withBandRoom(letters: Letters, words: Words, { band }: Marking): Letters {
  const hasBand = band !== null && parseInlineMarkup(words.text).some((span) => span.highlighted);
  return hasBand ? { ...letters, leading: Math.max(letters.leading, bandLeading) } : letters;
}
