import { addFeatures } from "./letter-features.ts";
import type { SlideStyle } from "./style.ts";
import type { TextRef } from "./text-ref.ts";

/** A styled piece of text inside a `TextNode`. */
export interface TextSpan {
  text: string;
  style?: SlideStyle;
  /** The colour of a band behind it, which its style draws. */
  band?: string;
}

/** A value of a chart; `fill` is a CSS colour or linear gradient. */
export interface ChartPart {
  label: string;
  value: number;
  fill: string;
}

/** Chart data of a drawn shape, for documents with native charts. */
export type ChartMark =
  /** A bar or column from zero; mirrored bars start at the right, as does a row of mirrored columns. */
  | { kind: "bar" | "column"; part: ChartPart; isMirrored?: boolean }
  /** All parts clockwise from the top; `hole` is the share of the ring's width. */
  | { kind: "ring"; parts: readonly ChartPart[]; hole: number };

/** A container; `children` are laid out by its flex style. */
export interface BoxNode {
  kind: "box";
  style: SlideStyle;
  children: SlideNode[];
  /**
   * `cut` ends at its last whole line that fits; `backdrop` is equal on all slides of a post; `ornaments` belong to one
   * slide and contain no text; a `divider` is dropped if nothing is left on one of its sides.
   */
  role?: "cut" | "media" | "backdrop" | "ornaments" | "divider";
  /** Of `media`: the image is cropped to the box. */
  isCropped?: true;
  /** Its background draws part of a chart. */
  chart?: ChartMark;
}

/** How a line of furniture gives way in a row without room for it: it gets smaller, then shorter, then leaves. */
export interface Yielding {
  /** The lines with the lowest number leave first. */
  order: number;
  /** The least size, CSS px; absent if it keeps its size. */
  minPx?: number;
  /** Its name in warnings. */
  label: string;
  /** The words that remain if `label` leaves; absent if nothing does. */
  rest?: { text: string; yields: Yielding };
}

/** A paragraph of spans that wrap together. */
export interface TextNode {
  kind: "text";
  style: SlideStyle;
  spans: TextSpan[];
  /** The text's source; absent for decoration, which screen readers skip. */
  ref?: TextRef;
  /** Decoration of that text; hidden while the text is hidden. */
  partOf?: TextRef;
  /** The outline of letters whose fill is drawn by a text below this one. */
  outline?: { widthPx: number; color: string; highlightColor: string };
  /** Breaking inside a word counts as overflow, so the type is made smaller first. */
  keepWords?: boolean;
  /** The last two words stay on one line. */
  joinsLast?: boolean;
  /** A line of furniture that fits whole or not at all. */
  yields?: Yielding;
}

/** An image: an SVG data URL made here, or the URL of a medium that the renderer provides. */
export interface ImageNode {
  kind: "image";
  style: SlideStyle;
  src: string;
  /** Not mirrored on right-to-left slides, such as a tick. */
  isUpright?: boolean;
  /** Draws part of a chart. */
  chart?: ChartMark;
}

/** A slide as a tree of boxes, texts and images; sizes in CSS px. */
export type SlideNode = BoxNode | TextNode | ImageNode;

export function box(style: SlideStyle, ...children: (SlideNode | null)[]): BoxNode {
  return { kind: "box", style, children: children.filter((child) => child !== null) };
}

export function text(style: SlideStyle, content: string | TextSpan[], ref?: TextRef): TextNode {
  const spans = typeof content === "string" ? [{ text: content }] : content;
  return { kind: "text", style: addFeatures(style, spans), spans, ...(ref && { ref }) };
}
