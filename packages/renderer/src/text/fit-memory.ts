import type { FitPart, SlideNode } from "@slideloom/core/slide";
import { LeastRecentlyUsed } from "../least-recently-used.ts";
import type { WordShapes } from "./line-forecast.ts";

/** How large the parts of a request came out; without their boxes' heights, which other requests decide. */
export interface MeasuredParts {
  /** CSS px, in the parts' order. */
  heightsPx: number[];
  /** How wide the words of each part are, CSS px. */
  widthsPx: number[];
  /** How much wider than its room the widest word, line or part is; at most 1 where all have room. */
  widthRatio: number;
  /** The texts of each part. */
  texts: WordShapes[][];
}

const keptMeasurements = 480;
const keptSizes = 960;

/**
 * What fitting measured before, so that a key press asks the engine only about what changed. It never changes what is
 * found, only how soon.
 */
export class FitMemory {
  readonly #measured = new LeastRecentlyUsed<MeasuredParts>(keptMeasurements);
  readonly #sizes = new LeastRecentlyUsed<number>(keptSizes);

  /**
   * The memory as one slide uses it. `slide` names the slide; `fonts` is what decides how its words are drawn beside
   * the nodes.
   */
  open(slide: string, fonts: unknown): SlideFitMemory {
    const font = JSON.stringify(fonts);
    return {
      recall: (parts) => this.#measured.get(font + keyOf(parts)),
      keep: (parts, measured) => this.#measured.set(font + keyOf(parts), measured),
      recallSize: (role) => this.#sizes.get(`${slide} ${role}`),
      keepSize: (role, sizePx) => this.#sizes.set(`${slide} ${role}`, sizePx),
    };
  }
}

/** A slide's part of the memory. */
export interface SlideFitMemory {
  recall(parts: readonly FitPart[]): MeasuredParts | undefined;
  keep(parts: readonly FitPart[], measured: MeasuredParts): void;
  /** The size that a role had last, CSS px. */
  recallSize(role: string): number | undefined;
  keepSize(role: string, sizePx: number): void;
}

function keyOf(parts: readonly FitPart[]): string {
  return JSON.stringify(parts.map(({ node, widthPx }) => [widthPx, withoutPictures(node)]));
}

/** A picture of given size is laid out without its bytes, which an address may hold. */
function withoutPictures(node: SlideNode): unknown {
  if (node.kind === "box") return [node.style, node.children.map(withoutPictures)];
  if (node.kind === "text") return [node.style, node.spans, node.keepWords];
  const { width, height } = node.style;
  return [node.style, width === undefined || height === undefined ? node.src : null];
}
