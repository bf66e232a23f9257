import { parseInlineMarkup, stripMarkup } from "../../text/inline-markup.ts";
import { getDirection } from "../../drawing/direction.ts";
import { box, text, type SlideNode, type TextNode } from "../../drawing/node.ts";
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

/** The least leading of a script, times the size. */
function leastLeading(content: string): number {
  if (western.test(content)) return 0;
  if (stackedScript.test(content)) return 1.6;
  if (joinedScript.test(content)) return 1.34;
  return eastAsianScript.test(content) ? 1.24 : 0;
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
    mono: "JetBrains Mono",
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
const markStyle = (marking: Marking, content: string): SlideStyle => ({
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

/** Bands of two lines need room between them. */
const bandLeading = 1.32;

/** How a headline is set on its sheet. */
type HeadlineSetting = Setting & { sheet: Sheet; marking: Marking };

/** A title or header in the design's header style, its `::words::` marked. */
export function headline(scene: Scene, words: Words, setting: HeadlineSetting): SlideNode {
  switch (scene.context.design.headerStyle) {
    case "default":
      return plainHeadline(scene, words, setting);
    case "highlight":
      return highlighted(scene, words, setting);
    case "gradient":
      return inGradient(scene, words, setting);
    case "outlined":
      return outlined(scene, words, setting);
  }
}

/** The words in the setting's letters, of which `marked` has a style for those between marks. */
function headlineText(scene: Scene, words: Words, setting: Setting, marked: SlideStyle): TextNode {
  const spans = parseInlineMarkup(words.text).map((span) =>
    span.highlighted ? { text: span.text, style: marked } : { text: span.text },
  );
  const style = letterStyle(scene, stripMarkup(words.text), setting);
  return { ...text(style, spans, words.ref), keepWords: true };
}

function plainHeadline(scene: Scene, words: Words, setting: HeadlineSetting): SlideNode {
  return headlineText(scene, words, setting, markStyle(setting.marking, stripMarkup(words.text)));
}

/** Marked words on a band; all of them if none are marked. */
function highlighted(scene: Scene, words: Words, setting: HeadlineSetting): SlideNode {
  const { fill } = scene.colors;
  const { letters } = setting;
  const band = {
    color: fill.ink,
    backgroundColor: fill.background,
    borderRadius: 4,
    padding: `0 ${Math.round(scene.px(10))}px`,
  };
  // The engine does not count the bands' padding where it balances lines.
  const leading = Math.max(letters.leading, bandLeading);
  const own = { ...setting, letters: { ...letters, leading, balanced: false } };
  const node = headlineText(scene, words, own, band);
  const isMarked = parseInlineMarkup(words.text).some((span) => span.highlighted);
  if (isMarked) return node;
  return { ...node, spans: node.spans.map((span) => ({ ...span, style: band })) };
}

/** Letters that a gradient shines through. */
function inGradient(scene: Scene, words: Words, setting: HeadlineSetting): SlideNode {
  const { accentLarge, secondary } = setting.sheet;
  const plain = stripMarkup(words.text);
  const style: SlideStyle = {
    ...letterStyle(scene, plain, setting),
    color: "transparent",
    backgroundImage: `linear-gradient(95deg, ${accentLarge}, ${secondary})`,
    backgroundClip: "text",
  };
  return { ...text(style, plain, words.ref), keepWords: true };
}

/** Letters overlap inside variable fonts, so a stroke alone would show seams: a fill lies over its inner half. */
function outlined(scene: Scene, words: Words, setting: HeadlineSetting): SlideNode {
  const { sheet, widthPx } = setting;
  const spans = parseInlineMarkup(words.text);
  const style = { ...letterStyle(scene, stripMarkup(words.text), setting), letterSpacing: 0 };
  const strokePx = Math.max(2, setting.sizePx / 22);
  const ground = scene.context.palette.backgroundColor;
  const color = sheet.background.startsWith("rgba") ? ground : sheet.background;
  const fill: TextNode = {
    ...text(
      { ...style, position: "relative", zIndex: 1, color },
      spans.map((span) => ({ text: span.text })),
      words.ref,
    ),
    keepWords: true,
    outline: { widthPx: strokePx, color: sheet.inkLarge, highlightColor: sheet.accentLarge },
  };
  return box(
    {
      position: "relative",
      display: "flex",
      flexDirection: "column",
      flexShrink: 0,
      ...(widthPx !== undefined && { width: widthPx }),
    },
    { ...strokeOf(spans, style, sheet, strokePx), partOf: words.ref },
    fill,
  );
}

/** The outer half of outlined letters. */
function strokeOf(
  spans: ReturnType<typeof parseInlineMarkup>,
  style: SlideStyle,
  { accentLarge, inkLarge }: Sheet,
  strokePx: number,
): TextNode {
  const place: SlideStyle = { position: "absolute", top: 0, left: 0, right: 0 };
  const colored = spans.map((span) => {
    const color = span.highlighted ? accentLarge : inkLarge;
    return { text: span.text, style: { color, WebkitTextStroke: `${strokePx}px ${color}` } };
  });
  return { ...text({ ...style, ...place }, colored), keepWords: true };
}
