import { addFeatures } from "./letter-features.ts";
import type { SlideStyle } from "./style.ts";
import type { TextRef } from "./text-ref.ts";

/** Marks that look drawn by hand. */
export const handShapes = ["circle", "underline", "marker", "scribble"] as const;
export type HandShape = (typeof handShapes)[number];

/** A mark at words: a line or bar at their foot, a block behind them, or one drawn by hand. */
export type MarkShape = "rule" | "fineRule" | "bar" | "softBar" | "block" | HandShape;

/** A mark at the words of a span, drawn behind the letters. Its place depends on the letters, so the renderer adds it. */
export interface TextMark {
  shape: MarkShape;
  color: string;
  /** Whether the letters may be illegible without the mark. */
  isField?: boolean;
  /** Whether strokes leave out the letters that they cross. */
  skipsInk?: boolean;
}

/** A styled piece of text inside a `TextNode`. */
export interface TextSpan {
  text: string;
  /** Whether the span is a highlighted phrase. */
  isPhrase?: boolean;
  style?: SlideStyle;
  mark?: TextMark;
}

/** A value of a chart; `fill` is a CSS colour or linear gradient. */
export interface ChartPart {
  label: string;
  value: number;
  fill: string;
}

/** The values that a drawn shape shows, for exports with native charts such as PowerPoint. */
export type ChartMark =
  /**
   * A bar or column that starts at zero. If mirrored, bars grow from the right and columns are ordered from the right.
   */
  | { kind: "bar" | "column"; part: ChartPart; isMirrored?: boolean }
  /** All parts of a ring, clockwise from the top. `hole` is the hole's diameter as a fraction of the ring's. */
  | { kind: "ring"; parts: readonly ChartPart[]; hole: number };

/** A container; `children` are laid out by its flex style. */
export interface BoxNode {
  kind: "box";
  style: SlideStyle;
  children: SlideNode[];
  /**
   * A `cut` box ends after its last line that fits, and a `backdrop` is the same on all slides. If nothing is left on
   * one side of a `divider`, the divider is dropped.
   */
  role?: "cut" | "media" | "backdrop" | "ornaments" | "divider";
  /** The point that cropping an image keeps, 0 to 1 from the top left; absent if the image is whole. */
  focus?: readonly [x: number, y: number];
  /** The chart values that the box's background shows. */
  chart?: ChartMark;
}

/**
 * How a single line, e.g. the brand's name, adapts to a narrow row: it gets smaller, then shorter, then is left out.
 */
export interface Yielding {
  /** Lines with lower values are left out first. */
  order: number;
  /** The smallest font size, in CSS px; absent if the size never changes. */
  minPx?: number;
  /** The line's name in warnings. */
  label: string;
  /** The shorter line that is drawn if the whole line is left out; absent if there is none. */
  rest?: { text: string; yields: Yielding };
}

/** The place of a text in a table, for exports with native tables such as PowerPoint; indexes are zero-based. */
export interface TableCell {
  row: number;
  column: number;
  /** Whether the text names a column. */
  isHead: boolean;
}

/** A paragraph of spans that wrap together. */
export interface TextNode {
  kind: "text";
  style: SlideStyle;
  spans: TextSpan[];
  /** The post field with this text. If absent, the text is decoration that screen readers skip. */
  ref?: TextRef;
  /** The text that this node decorates. The node is hidden together with the text. */
  partOf?: TextRef;
  /** The stroke around this node's letters, for text fields in the preview. On the slide, a text node behind draws it. */
  outline?: { widthPx: number; color: string; highlightColor: string };
  /** Whether to use a smaller font size rather than break inside a word. */
  keepWords?: boolean;
  /** Maximum number of lines. The renderer cuts a longer text, so that it ends in an ellipsis. */
  maxLines?: number;
  /** Whether sentences start on new lines if that costs little size, as in headlines and quotations. */
  startsSentences?: boolean;
  /** How a single-line text gets smaller or shorter in a narrow row; absent for other texts. */
  yields?: Yielding;
  /** Absent if the text isn't in a table. */
  cell?: TableCell;
}

/** `src` is a data URL from `svg.ts`, or the URL of an image or video that is passed to the renderer. */
export interface ImageNode {
  kind: "image";
  style: SlideStyle;
  src: string;
  /** Whether the image stays unmirrored on right-to-left slides, e.g. a tick. */
  isUpright?: boolean;
  /** The chart values that the image shows. */
  chart?: ChartMark;
}

/** A slide as a tree of boxes, texts and images; sizes in CSS px. */
export type SlideNode = BoxNode | TextNode | ImageNode;

export function box(style: SlideStyle, ...children: (SlideNode | null)[]): BoxNode {
  return { kind: "box", style, children: children.filter((child) => child !== null) };
}

export function text(style: SlideStyle, content: string | TextSpan[], ref?: TextRef): TextNode {
  const spans = typeof content === "string" ? [{ text: content }] : content;
  // Positioned, because the boxes of marks are, and would be drawn over the letters of a text that isn't.
  const placed = spans.some(({ mark }) => mark) ? { position: "relative", ...style } : style;
  return { kind: "text", style: addFeatures(placed, spans), spans, ...(ref && { ref }) };
}
