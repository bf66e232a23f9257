import type { FitPart, SlideNode } from "@slideloom/core/slide";
import { listLayoutStyle } from "../engine/layout-style.ts";
import { LeastRecentlyUsed } from "../least-recently-used.ts";
import type { WordShapes } from "./line-forecast.ts";
import type { LinedText } from "./lined-text.ts";

/** A text of a part; `part` is the part's index. */
export interface PartText extends LinedText {
  part: number;
}

/**
 * Measured sizes of a request's parts. They are cached regardless of the parts' available heights, because those only
 * decide whether the sizes fit.
 */
export interface MeasuredParts {
  /** CSS px, in the parts' order. */
  heightsPx: number[];
  /** Width of each part's words, CSS px. */
  widthsPx: number[];
  /** Width of the widest word, line or part relative to its space; at most 1 if all fit. */
  widthRatio: number;
  /** The texts of each part. */
  texts: WordShapes[][];
  /** The texts whose lines may be chosen. */
  lined: PartText[];
}

const keptMeasurements = 480;
const keptSizes = 960;

/** Caches measurements, so that only changed parts are measured after a key press. Affects speed, never results. */
export class FitMemory {
  readonly #measured = new LeastRecentlyUsed<MeasuredParts>(keptMeasurements);
  readonly #sizes = new LeastRecentlyUsed<number>(keptSizes);

  /**
   * Opens the cache for the slide with the key `slide`. `fonts` is everything besides the nodes that affects the
   * slide's text.
   */
  open(slide: string, fonts: unknown): SlideFitMemory {
    const font = JSON.stringify(fonts);
    return {
      recall: (parts, breakWords) => this.#measured.get(font + keyOf(parts, breakWords)),
      keep: (parts, breakWords, measured) =>
        this.#measured.set(font + keyOf(parts, breakWords), measured),
      recallSize: (role) => this.#sizes.get(`${slide} ${role}`),
      keepSize: (role, sizePx) => this.#sizes.set(`${slide} ${role}`, sizePx),
    };
  }
}

/** The cache as seen by one slide. */
export interface SlideFitMemory {
  recall(parts: readonly FitPart[], breakWords: boolean): MeasuredParts | undefined;
  keep(parts: readonly FitPart[], breakWords: boolean, measured: MeasuredParts): void;
  /** Returns the last font size that was found for a role, CSS px. */
  recallSize(role: string): number | undefined;
  keepSize(role: string, sizePx: number): void;
}

function keyOf(parts: readonly FitPart[], breakWords: boolean): string {
  const nodes = parts.map(({ node, widthPx }) => [widthPx, shapeOf(node)]);
  return JSON.stringify([breakWords, nodes]);
}

/**
 * Returns a node's cache key, without colours. The source of an image of fixed size is omitted, as it may be a whole data
 * URL.
 */
function shapeOf(node: SlideNode): unknown {
  const style = listLayoutStyle(node.style);
  if (node.kind === "box") return [style, node.children.map(shapeOf)];
  if (node.kind === "text") {
    const spans = node.spans.map((span) => [
      span.text,
      span.isPhrase,
      span.style && listLayoutStyle(span.style),
    ]);
    return [style, spans, node.keepWords, node.startsSentences];
  }
  const { width, height } = node.style;
  return [style, width === undefined || height === undefined ? node.src : null];
}
