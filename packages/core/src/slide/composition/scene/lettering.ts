import { stripCode } from "../../../text/code-words.ts";
import { stripMarkup } from "../../../text/inline-markup.ts";
import { isSerif } from "../../../design/design-font.ts";
import { hasEastAsianWords } from "../../../text/scripts.ts";
import { getDirection } from "../../../drawing/direction.ts";
import { text, type TextNode, type TextSpan } from "../../../drawing/node.ts";
import type { SlideStyle } from "../../../drawing/style.ts";
import type { Words } from "../../../layouts/reading/slide-reading.ts";
import { iconColor } from "./icon-color.ts";
import { colorIcons, markSpans, type Marking } from "./marking.ts";
import type { Scene } from "./scene.ts";

/** Style of a kind of text, e.g. of headlines, without its font size. */
export interface Letters {
  /** `sans` is the body font, or a sans serif beside a body font with serifs. */
  family: "heading" | "body" | "sans" | "mono";
  weight: number;
  /** Line height, as a multiple of the font size. */
  leading: number;
  /** Letter spacing, em. */
  tracking?: number;
  italic?: boolean;
  uppercase?: boolean;
  /** Whether all lines get a similar length. */
  balanced?: boolean;
  /** Whether all digits are as high as capitals (lining figures). */
  lining?: boolean;
}

/** Returns the style of a heading font with lining figures. */
export const headingLetters = (weight: number, leading: number, tracking: number): Letters => ({
  family: "heading",
  weight,
  leading,
  tracking,
  lining: true,
});

/** Style of a text with its font size, CSS px. */
export interface Setting {
  letters: Letters;
  sizePx: number;
  color: string;
  /** Width at which the text wraps, CSS px. */
  widthPx?: number;
  align?: "start" | "center" | "end";
  /** Whether start and end are the slide's, as in a row of several texts, and not the text's own. */
  isInRow?: boolean;
  /** Style of `::highlighted::` words in a header. If absent, they look like other words. */
  marking?: Marking;
  /** See `TextNode`. */
  startsSentences?: boolean;
  /** More CSS properties, which override all others. */
  style?: SlideStyle;
}

/** Style of a text in top row or foot; by default, the font size is `smallPx`. */
export type LineSetting = Omit<Setting, "sizePx"> & { sizePx?: number };

/**
 * Scripts whose letters are joined or have marks above or below. They get a larger line height, but no letter spacing
 * or italics.
 */
const joinedScript =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Thai}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Mongolian}]/u;
/** Descenders of heavy Arabic letters reach further down than those of other joined scripts. */
const arabic = /\p{Script=Arabic}/u;
const stackedScript = /[\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}\p{Script=Tibetan}]/u;
const casedScript = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\P{L}]*$/u;

/**
 * Matches text with only European letters, spaces, punctuation and arrows. This test is faster than testing for
 * scripts.
 */
const western = /^[\s!-\u024f\u2000-\u20ff\u2150-\u2bff]*$/;

/** Whether the text's script has italics, capitals and letter spacing. */
function isPlain(content: string): boolean {
  return western.test(content) || casedScript.test(content);
}

/**
 * Whether the text has East Asian characters. Templates then avoid narrow columns, because the text would be small
 * there.
 */
export function isEastAsian(content: string): boolean {
  return hasEastAsianWords(content);
}

/** Capitals with a mark above, as Å, and with two marks above each other, as the Vietnamese Ế; of decomposed text. */
const markedCapital = /\p{Lu}\p{M}/u;
const stackedCapital = /\p{Lu}\p{M}{2}/u;

/** Returns the minimum line height for the text's script, as a multiple of the font size; 0 if it needs none. */
function leastLeading(content: string): number {
  if (western.test(content)) return 0;
  if (stackedCapital.test(content.normalize("NFD"))) return 1.26;
  if (stackedScript.test(content)) return 1.6;
  if (arabic.test(content)) return 1.44;
  if (joinedScript.test(content)) return 1.34;
  return isEastAsian(content) ? 1.24 : 0;
}

/** Builds a paragraph's style, adapted to the script of its text. */
export function letterStyle(
  { context, rtl }: Scene,
  content: string,
  setting: Setting,
): SlideStyle {
  const { letters, sizePx, color, widthPx, align = "start", isInRow = false, style } = setting;
  const { design } = context;
  const plain = isPlain(content);
  const direction = getDirection(content);
  const family = {
    heading: design.fontFamily,
    body: design.bodyFontFamily,
    sans: isSerif(design.bodyFontFamily) ? "Inter" : design.bodyFontFamily,
    // If JetBrains Mono lacks the script's letters, its wide spaces would be drawn between letters of another font.
    mono: plain ? "JetBrains Mono" : design.bodyFontFamily,
  }[letters.family];
  const [start, end] = (isInRow ? rtl : direction === "rtl")
    ? ["right", "left"]
    : ["left", "right"];
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

/** Draws a text of the post. In titles and headers, removes the `::` around highlighted words. */
export function paragraph(scene: Scene, words: Words, setting: Setting): TextNode {
  const isHeadline = words.ref.kind === "title" || words.ref.kind === "header";
  const content = isHeadline ? stripCode(stripMarkup(words.text)) : words.text;
  const { marking, letters, startsSentences } = setting;
  const flow = { keepWords: true, ...(startsSentences && { startsSentences }) };
  if (!isHeadline || !marking) {
    const spans = colorIcons([{ text: content }], iconColor(scene, setting.color));
    return { ...text(letterStyle(scene, content, setting), spans, words.ref), ...flow };
  }
  const suited = isPlain(content) ? marking : { ...marking, italic: false };
  const spans = markSpans(suited, words.text, letters.weight);
  const style = letterStyle(scene, content, {
    ...setting,
    letters: withMarkRoom(letters, content, spans),
  });
  return { ...text(style, spans, words.ref), ...flow };
}

/** Draws characters that aren't text of the post, such as a step's number or a bullet. */
export function drawSymbol(scene: Scene, content: string, setting: Setting): TextNode {
  return text(
    { ...letterStyle(scene, content, setting), direction: "ltr", whiteSpace: "nowrap" },
    content,
  );
}

/**
 * Smallest line height, as a multiple of the font size, at which a block doesn't reach letters of other lines. `marked`
 * is for text with marked capitals.
 */
const blockLeading = { usual: 1.14, marked: 1.34 } as const;

/** Smallest line heights at which a mark drawn by hand doesn't reach letters of other lines. */
const handLeading = { circle: 1.32, underline: 1.26, scribble: 1.18 } as const;

/** Returns the letters with enough line height for the marks of a text. */
export function withMarkRoom(
  letters: Letters,
  content: string,
  spans: readonly TextSpan[],
): Letters {
  return spans.reduce((room, { mark }) => {
    if (!mark) return room;
    switch (mark.shape) {
      case "block":
      case "marker":
        return withBlockRoom(room, content);
      case "circle":
      case "underline":
      case "scribble":
        return { ...room, leading: Math.max(room.leading, handLeading[mark.shape]) };
      case "rule":
      case "fineRule":
      case "bar":
      case "softBar":
        return room;
    }
  }, letters);
}

/** Returns the letters with enough line height for blocks behind words of the text. */
export function withBlockRoom(letters: Letters, content: string): Letters {
  const least = blockLeading[markedCapital.test(content.normalize("NFD")) ? "marked" : "usual"];
  return { ...letters, leading: Math.max(letters.leading, least) };
}
