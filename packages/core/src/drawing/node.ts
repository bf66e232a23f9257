import { addFeatures } from "./letter-features.ts";
import type { SlideStyle } from "./style.ts";
import type { TextRef } from "./text-ref.ts";

/** A piece of text with a style of its own inside a `TextNode`. */
export interface TextSpan {
  text: string;
  style?: SlideStyle;
}

/** A value of a chart; `fill` is a colour or a linear gradient in CSS. */
export interface ChartPart {
  label: string;
  value: number;
  fill: string;
}

/** What a drawn shape shows of a chart, for documents that have charts of their own. */
export type ChartMark =
  /** A bar or a column from zero; mirrored bars begin at the right, and so does a row of mirrored columns. */
  | { kind: "bar" | "column"; part: ChartPart; isMirrored?: boolean }
  /** All parts clockwise from the top; `hole` is the share of the ring's width. */
  | { kind: "ring"; parts: readonly ChartPart[]; hole: number };

/** A container; `children` are laid out by its flex style. */
export interface BoxNode {
  kind: "box";
  style: SlideStyle;
  children: SlideNode[];
  /**
   * `cut` ends at the last whole line that it has room for; `backdrop` is the same for all slides of a post, `ornaments`
   * are this slide's own and hold no words.
   */
  role?: "cut" | "media" | "backdrop" | "ornaments";
  /** Of `media`: a picture that is cropped to the box. */
  isCropped?: true;
  /** Its ground draws a part of a chart. */
  chart?: ChartMark;
}

/** A paragraph: spans that flow and wrap together. */
export interface TextNode {
  kind: "text";
  style: SlideStyle;
  spans: TextSpan[];
  /** Where the words come from; absent for decoration, which no reader needs. */
  ref?: TextRef;
  /** Decoration of that text: not drawn while the text is not. */
  partOf?: TextRef;
  /** The line around the letters that a text below this one draws. */
  outline?: { widthPx: number; color: string; highlightColor: string };
  /** Breaking inside a word counts as not fitting, so the type gets smaller first. */
  keepWords?: boolean;
}

/** A picture: an SVG data URL made here, or the URL of a medium that the renderer provides. */
export interface ImageNode {
  kind: "image";
  style: SlideStyle;
  src: string;
  /** A drawing that means the same in both directions of writing, such as a tick. */
  isUpright?: boolean;
  /** It draws a part of a chart. */
  chart?: ChartMark;
}

/** A slide as a tree of boxes, texts and pictures; sizes in CSS px. */
export type SlideNode = BoxNode | TextNode | ImageNode;

export function box(style: SlideStyle, ...children: (SlideNode | null)[]): BoxNode {
  return { kind: "box", style, children: children.filter((child) => child !== null) };
}

export function text(style: SlideStyle, content: string | TextSpan[], ref?: TextRef): TextNode {
  const spans = typeof content === "string" ? [{ text: content }] : content;
  return { kind: "text", style: addFeatures(style, spans), spans, ...(ref && { ref }) };
}
