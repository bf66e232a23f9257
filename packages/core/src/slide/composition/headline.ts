import type { Sheet } from "../../design/colors/template-colors.ts";
import { box, text, type SlideNode, type TextNode } from "../../drawing/node.ts";
import type { SlideStyle } from "../../drawing/style.ts";
import type { Words } from "../../layouts/reading/slide-reading.ts";
import { parseInlineMarkup, stripMarkup } from "../../text/inline-markup.ts";
import { letterStyle, markStyle, type Marking, type Setting } from "./lettering.ts";
import type { Scene } from "./scene.ts";

/** Bands of two lines need room between them. */
const bandLeading = 1.32;

/** How a headline is set on its sheet. */
type HeadlineSetting = Setting & { sheet: Sheet; marking: Marking; joinsLast?: boolean };

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
function headlineText(
  scene: Scene,
  words: Words,
  setting: HeadlineSetting,
  marked: SlideStyle,
): TextNode {
  const spans = parseInlineMarkup(words.text).map((span) =>
    span.highlighted ? { text: span.text, style: marked } : { text: span.text },
  );
  const style = letterStyle(scene, stripMarkup(words.text), setting);
  return keepWords(text(style, spans, words.ref), setting);
}

const keepWords = (node: TextNode, { joinsLast }: HeadlineSetting): TextNode => ({
  ...node,
  keepWords: true,
  ...(joinsLast && { joinsLast }),
});

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
  return keepWords(text(style, plain, words.ref), setting);
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
    { ...keepWords(strokeOf(spans, style, sheet, strokePx), setting), partOf: words.ref },
    keepWords(fill, setting),
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
  return text({ ...style, ...place }, colored);
}
