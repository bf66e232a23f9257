import { createLineRules, type LineRules } from "@slideloom/core/lines";
import type { TextNode } from "@slideloom/core/slide";
import type { LeastRecentlyUsed } from "../least-recently-used.ts";
import {
  chooseTextLines,
  type LinedText,
  listNodeWords,
  mayWrap,
  readShape,
  shapeKeyOf,
  type TextShape,
  widestLine,
} from "./lined-text.ts";
import type { MeasuredSlide, MeasuredText } from "./measured-slide.ts";
import { isLong, type PartTexts, type WeighedSize, weighSizes } from "./weigh-sizes.ts";

interface KnownLines {
  /** Numbers of the words after which lines end; undefined if the engine breaks the lines. */
  ends: readonly number[] | undefined;
  roomPx: number;
  lineCount: number;
}

/** Rooms may differ by this between fitting and the slide, CSS px. */
const roundingPx = 0.5;

/** The shapes of recent texts by key; null if a text's words can't be measured. */
export type TextShapes = LeastRecentlyUsed<TextShape | null>;

/**
 * Opens the book of a slide. `excerpt` reveals the post's language; `fonts` is everything besides the nodes that affects
 * the slide's text.
 */
export const openLineBook = (excerpt: string, shapes: TextShapes, fonts: unknown): LineBook =>
  new LineBook(createLineRules(excerpt), shapes, fonts);

/** The chosen lines of a slide's texts, so that measuring and drawing break them at the same words. */
class LineBook {
  readonly #rules: LineRules;
  readonly #shapes: TextShapes;
  readonly #prefix: string;
  readonly #fitted = new Map<string, KnownLines>();
  readonly #settled = new WeakMap<TextNode, KnownLines>();

  constructor(rules: LineRules, shapes: TextShapes, fonts: unknown) {
    this.#rules = rules;
    this.#shapes = shapes;
    this.#prefix = JSON.stringify([rules.language, fonts]);
  }

  /** Returns the numbers of the words after which a node's lines end; undefined if none were chosen. */
  get(node: TextNode): readonly number[] | undefined {
    return this.#known(node)?.ends;
  }

  #known(node: TextNode): KnownLines | undefined {
    if (!mayWrap(node)) return undefined;
    return this.#settled.get(node) ?? this.#fitted.get(keyOf(node));
  }

  /** Whether a node's words must be measured as parts before its lines can be chosen. */
  lacksShape(node: TextNode): boolean {
    return mayWrap(node) && this.#shapes.get(this.#prefix + shapeKeyOf(node)) === undefined;
  }

  /** Returns a measured text with its words; null if its lines can't be chosen. */
  read(text: MeasuredText): LinedText | null {
    const { node, maxWidthPx: roomPx, lineCount } = text;
    if (!mayWrap(node)) return null;
    const shapeKey = this.#prefix + shapeKeyOf(node);
    let shape = this.#shapes.get(shapeKey);
    if (shape === undefined) {
      shape = listNodeWords(node).length < 2 ? null : readShape(text, this.#rules);
      this.#shapes.set(shapeKey, shape);
    }
    const isBalanced = node.style.textWrap === "balance";
    const { startsSentences = false } = node;
    const sizePx = Number(node.style.fontSize);
    return (
      shape && { key: keyOf(node), shape, sizePx, roomPx, lineCount, isBalanced, startsSentences }
    );
  }

  /**
   * Chooses the lines of a text that was fitted; `more` than the engine's, if there is room. Returns the width of the
   * widest, CSS px; null if the engine breaks them.
   */
  fit(text: LinedText, more = 0): number | null {
    const chosen = choose(text, isLong(text) ? more : 0);
    this.#fitted.set(text.key, chosen);
    return chosen.ends ? widestLine(text, chosen.ends) : null;
  }

  /** Returns the size of a request's parts at which their lines break best. */
  weigh(weighed: PartTexts): WeighedSize {
    return weighSizes(weighed);
  }

  /** Chooses the lines of a text on its slide. Returns whether they are others than before. */
  settle(node: TextNode, text: LinedText): boolean {
    const before = String(this.get(node));
    this.#settled.set(node, choose(text));
    return String(this.get(node)) !== before;
  }

  /**
   * Leaves the lines of texts to the engine where it broke a chosen line again: letters before a forced break have no
   * kerning with the space. Returns whether there are such texts.
   */
  release({ texts }: MeasuredSlide): boolean {
    const broken = texts.filter((text) => {
      const known = this.#known(text.node);
      return known?.ends !== undefined && text.lineCount > known.lineCount;
    });
    for (const { node, maxWidthPx: roomPx, lineCount } of broken) {
      this.#settled.set(node, { ends: undefined, roomPx, lineCount });
    }
    return broken.length > 0;
  }

  /** Lists the texts of several lines that weren't fitted in the room that they have on their slide. */
  listOpen({ texts }: MeasuredSlide): MeasuredText[] {
    return texts.filter(({ node, lineCount, maxWidthPx }) => {
      if (lineCount < 2 || !mayWrap(node)) return false;
      const known = this.#fitted.get(keyOf(node));
      return known === undefined || Math.abs(known.roomPx - maxWidthPx) > roundingPx;
    });
  }
}

function choose(text: LinedText, more = 0): KnownLines {
  const { roomPx, lineCount } = text;
  const chosen = lineCount < 2 ? null : chooseTextLines(text, text.sizePx, more);
  // If whole words need more lines than the engine's, a word is hyphenated.
  const isWhole = chosen !== null && chosen.lineCount <= lineCount + more;
  return isWhole && chosen.ends.length > 0
    ? { ends: chosen.ends, roomPx, lineCount: chosen.lineCount }
    : { ends: undefined, roomPx, lineCount };
}

const keyOf = (node: TextNode) => `${String(node.style.fontSize)} ${shapeKeyOf(node)}`;

export type { LineBook };
