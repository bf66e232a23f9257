import type { Sheet } from "../../../design/colors/template-colors.ts";
import { box, text, type SlideNode, type TextNode } from "../../../drawing/node.ts";
import type { SlideStyle } from "../../../drawing/style.ts";
import type { Words } from "../../../layouts/reading/slide-reading.ts";
import { stripCode } from "../../../text/code-words.ts";
import { parseInlineMarkup, stripMarkup } from "../../../text/inline-markup.ts";
import {
  type Letters,
  letterStyle,
  paragraph,
  type Setting,
  withBlockRoom,
} from "../scene/lettering.ts";
import { blockMarking, colorIcons, markedSpan, type Marking } from "../scene/marking.ts";
import { handMarking } from "../scene/hand-marking.ts";
import type { Scene } from "../scene/scene.ts";
import type { TemplateSkin } from "../scene/skin.ts";

/** Style of a headline, and the colours of its background. */
type HeadlineSetting = Setting & { sheet: Sheet; marking: Marking };

/** Returns the style of highlighted words: the mark that the design names, else the template's own. */
export function headlineMarking(scene: Scene, skin: TemplateSkin, sheet: Sheet): Marking {
  const { highlightMark = "auto" } = scene.context.design;
  return handMarking(highlightMark, sheet) ?? skin.marking(scene, sheet);
}

/** Draws a title or header in the design's header style, with `::words::` highlighted. */
export function headline(scene: Scene, words: Words, setting: HeadlineSetting): SlideNode {
  switch (scene.context.design.headerStyle) {
    case "default":
      return keepWords(paragraph(scene, words, setting), setting);
    case "highlight":
      return highlighted(scene, words, setting);
    case "gradient":
      return inGradient(scene, words, setting);
    case "outlined":
      return outlined(scene, words, setting);
  }
}

const keepWords = (node: TextNode, { startsSentences }: HeadlineSetting): TextNode => ({
  ...node,
  keepWords: true,
  ...(startsSentences && { startsSentences }),
});

/** Draws a block or the design's mark at highlighted words, or a block behind all words if none are highlighted. */
function highlighted(scene: Scene, words: Words, setting: HeadlineSetting): TextNode {
  const marking = blockMarking(setting.sheet);
  const isChosen = scene.context.design.highlightMark !== undefined;
  if (isChosen && words.text !== stripMarkup(words.text)) {
    return keepWords(paragraph(scene, words, setting), setting);
  }
  const letters = withBlockRoom(setting.letters, words.text);
  const node = keepWords(paragraph(scene, words, { ...setting, letters, marking }), setting);
  if (node.spans.some(({ mark }) => mark)) return node;
  const spans = node.spans.map(({ text }) => markedSpan(marking, text, letters.weight));
  return { ...node, ...text(node.style, spans, words.ref) };
}

/** Padding above gradient letters for accents, em, because the gradient is clipped to the box. */
const accentRoom = 0.2;
/** Padding below gradient letters for descenders, em. */
const descenderRoom = 0.24;
/** Padding after the last letter of a line with gradient letters, em. */
const endRoom = 0.08;

function inGradient(scene: Scene, words: Words, setting: HeadlineSetting): TextNode {
  const [from, to] = setting.sheet.letterGradient;
  const plain = stripCode(stripMarkup(words.text));
  const accentPx = Math.ceil(setting.sizePx * accentRoom);
  const style: SlideStyle = {
    ...letterStyle(scene, plain, setting),
    color: "transparent",
    backgroundImage: `linear-gradient(95deg, ${from}, ${to})`,
    backgroundClip: "text",
    paddingTop: accentPx,
    marginTop: -accentPx,
    paddingBottom: Math.ceil(setting.sizePx * descenderRoom),
    paddingRight: Math.ceil(setting.sizePx * endRoom),
  };
  return keepWords(text(style, colorIcons([{ text: plain }], from), words.ref), setting);
}

/** Stroke width of outlined headlines, em. */
const outlineShare = 0.075;
/** Letter spacing of outlined headlines, em. */
const outlineTracking = 0.03;
/** Minimum stroke width, CSS px. Only the outer half is visible, about 2 device px on a phone. */
const leastOutlinePx = 3;

/** Returns a headline's letters as the design's header style draws them: outlined letters are farther apart. */
export function headlineLetters({ context }: Scene, letters: Letters): Letters {
  const isOutlined = context.design.headerStyle === "outlined";
  return isOutlined ? { ...letters, tracking: outlineTracking } : letters;
}

/**
 * Draws a stroke and a fill in front of it. The fill hides strokes inside letters, where outlines of variable fonts
 * overlap.
 */
function outlined(scene: Scene, words: Words, setting: HeadlineSetting): SlideNode {
  const { sheet, widthPx } = setting;
  const written = stripCode(words.text);
  const content = stripMarkup(written);
  const spans = parseInlineMarkup(written);
  const letters = headlineLetters(scene, setting.letters);
  const style = letterStyle(scene, content, { ...setting, letters });
  const strokePx = Math.max(leastOutlinePx, setting.sizePx * outlineShare);
  const ground = scene.context.palette.backgroundColor;
  const color = sheet.background.startsWith("rgba") ? ground : sheet.background;
  const { color: lit, mark } = sheet.highlight;
  const isInk = mark !== null;
  // Outlined letters get no mark. Words that would have one are filled with the text colour.
  const filled = isInk ? { style: { color: sheet.inkLarge } } : {};
  const fill: TextNode = {
    ...text(
      { ...style, position: "relative", zIndex: 1, color },
      colorIcons(
        spans.map((span) => ({ text: span.text, ...(span.highlighted && filled) })),
        lit,
      ),
      words.ref,
    ),
    outline: { widthPx: strokePx, color: sheet.inkLarge, highlightColor: lit },
  };
  return box(
    {
      position: "relative",
      display: "flex",
      flexDirection: "column",
      flexShrink: 0,
      ...(widthPx !== undefined && { width: widthPx }),
    },
    {
      ...keepWords(strokeOf(spans, style, { lit, ink: sheet.inkLarge, strokePx }), setting),
      partOf: words.ref,
    },
    keepWords(fill, setting),
  );
}

/** Draws the stroke of outlined letters. The fill later covers its inner half. */
function strokeOf(
  spans: ReturnType<typeof parseInlineMarkup>,
  style: SlideStyle,
  { lit, ink, strokePx }: { lit: string; ink: string; strokePx: number },
): TextNode {
  const place: SlideStyle = { position: "absolute", top: 0, left: 0, right: 0 };
  const colored = spans.map((span) => {
    const color = span.highlighted ? lit : ink;
    return { text: span.text, style: { color, WebkitTextStroke: `${strokePx}px ${color}` } };
  });
  return text({ ...style, ...place }, colorIcons(colored, lit));
}
