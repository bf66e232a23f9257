import type {
  BoxNode,
  ImageNode,
  SlideNode,
  SlideStyle,
  TextNode,
  TextSpan,
} from "@slideloom/core/slide";
import { type EmojiSegment, iconPrefix } from "../emoji/emoji-segment.ts";
import { splitEmoji } from "../emoji/split-emoji.ts";
import { breakAfter, splitAtGaps } from "./text-words.ts";
import type { EngineContainer, EngineNode } from "./engine.ts";
import { LeastRecentlyUsed } from "../least-recently-used.ts";
import { RenderError } from "../render-error.ts";
import { cleanText } from "../fonts/clean-text.ts";
import {
  hasEastAsianWords,
  hasHangul,
  hasKana,
  joinWords,
  markPhraseBreaks,
  type PhrasePlace,
  markWordBreaks,
} from "@slideloom/core/text";

export interface EngineNodeOptions {
  /** Maps a node's font family to the families that draw it, in order of preference. */
  fontFamilies: ReadonlyMap<string, string[]>;
  /** Whether a word that is too wide even at the smallest size may break. */
  breakWords: boolean;
  /** Whether a text takes up space but isn't drawn. */
  isHidden?: ((node: TextNode) => boolean) | undefined;
  /** Whether a chart's bars or ring are left out. Their space and the texts inside them are kept. */
  hidesChart?: boolean;
  /** Texts to draw instead of a node's spans, e.g. with hyphens at line ends. */
  hyphenated?: { get(node: TextNode): readonly string[] | undefined };
  /** Numbers of the words after which a node's lines end; the engine breaks the lines of other nodes. */
  lines?: { get(node: TextNode): readonly number[] | undefined };
  /** Whether each word of a text is a part of its own, so that the engine measures it alone. */
  splitsWords?: (node: TextNode) => boolean;
  /** Spans whose letters are not drawn. */
  unlettered?: ReadonlySet<TextSpan> | undefined;
  /** Colours of spans whose emoji are drawn as plain boxes. */
  emojiColors?: ReadonlyMap<TextSpan, string>;
}

/** An emoji is slightly larger than the font size. It has a margin, because some fonts have thin spaces. */
const emojiSizeEm = 1.08;
const emojiMarginEm = 0.06;

/** The engine counts a text's styles in 16 bits and ends its process at more; posts are limited before. */
const maxTextParts = 60_000;

/** Art of an emoji, or of an icon in a colour. */
export interface Art {
  id: string;
  color?: string;
}

/** Returns the art of an emoji or icon in a span. */
export function artOf(id: string, { style = {} }: TextSpan, node: TextNode): Art {
  if (!id.startsWith(iconPrefix)) return { id };
  return { id, color: String(style.color ?? node.style.color) };
}

/** Builds the engine's `src` for an emoji's or icon's art. */
export function emojiSrc({ id, color = "" }: Art): string {
  return `emoji:${id}${color}`;
}

/** Converts a slide's tree for the engine. Children keep their order, so a measured tree can be walked in parallel. */
export function toEngineNode(node: BoxNode, options: EngineNodeOptions): EngineContainer;
export function toEngineNode(node: SlideNode, options: EngineNodeOptions): EngineNode;
export function toEngineNode(node: SlideNode, options: EngineNodeOptions): EngineNode {
  switch (node.kind) {
    case "box":
      return {
        type: "container",
        style: hidesShape(node, options) ? withoutGround(node.style) : node.style,
        children: node.children.map((child) => toEngineNode(child, options)),
      };
    case "image":
      return {
        type: "image",
        src: node.src,
        style: hidesShape(node, options) ? { ...node.style, opacity: 0 } : node.style,
      };
    case "text":
      return textNode(node, options);
  }
}

const hidesShape = ({ chart }: BoxNode | ImageNode, { hidesChart }: EngineNodeOptions) =>
  chart !== undefined && hidesChart === true;

function withoutGround(style: SlideStyle): SlideStyle {
  const rest = { ...style };
  delete rest.backgroundColor;
  delete rest.backgroundImage;
  return rest;
}

function textNode(node: TextNode, options: EngineNodeOptions): EngineNode {
  const family = String(node.style.fontFamily);
  const fontSizePx = Number(node.style.fontSize);
  const content = node.spans.map((span) => span.text).join("");
  const style = {
    display: "block",
    ...node.style,
    fontFamily: (options.fontFamilies.get(family) ?? [family]).map(quote).join(", "),
    ...((keepsPhrases(node, options) || hasHangul(content)) && { wordBreak: "keep-all" }),
    ...(node.style.textWrap !== undefined && { textWrap: "wrap" }),
    ...(options.breakWords && { overflowWrap: "anywhere" }),
    ...(options.isHidden?.(node) && { opacity: 0 }),
  };
  const spans = breakLines(listSegments(node, options), node, options);
  const children = node.spans.flatMap((span, index): EngineNode[] => {
    const color = options.unlettered?.has(span) ? { color: "transparent" } : {};
    const style = { ...span.style, ...color, display: "inline" };
    return (spans[index] ?? []).map((part) =>
      part.kind === "text"
        ? { type: "text", text: part.text, style }
        : emojiNode(artOf(part.id, span, node), fontSizePx, options.emojiColors?.get(span)),
    );
  });
  if (children.length > maxTextParts) {
    throw new RenderError("A text has too many changes of style to draw", {
      code: "render-too-heavy",
    });
  }
  return { type: "container", style, children };
}

/** Whether lines break only between the phrases of a Chinese or Japanese text. */
function keepsPhrases(node: TextNode, { breakWords }: Pick<EngineNodeOptions, "breakWords">) {
  return Boolean(
    node.keepWords && !breakWords && node.spans.some(({ text }) => hasEastAsianWords(text)),
  );
}

/** Returns the pieces of each span's text, with marks where lines may break. */
export function listSegments(
  node: TextNode,
  options: Pick<EngineNodeOptions, "breakWords" | "hyphenated">,
): EmojiSegment[][] {
  const isJapanese = node.spans.some(({ text }) => hasKana(text));
  const place = keepsPhrases(node, options) && { isJapanese };
  const hyphenated = options.hyphenated?.get(node);
  return node.spans.map(({ text: typed }, index) => {
    const text = hyphenated?.[index] ?? typed;
    return splitWords(text, place && { ...place, follows: index > 0 });
  });
}

function breakLines(
  spans: EmojiSegment[][],
  node: TextNode,
  { lines, splitsWords }: EngineNodeOptions,
): EmojiSegment[][] {
  const ends = lines?.get(node);
  const broken = ends ? breakAfter(spans, ends) : spans;
  return splitsWords?.(node) ? splitAtGaps(broken) : broken;
}

function quote(name: string): string {
  return `"${name}"`;
}

const recentWords = new LeastRecentlyUsed<EmojiSegment[]>(600);

/** Splits a span's text into the engine's pieces; memoized, since fitting builds a slide several times. */
export function splitWords(text: string, place: PhrasePlace | false): EmojiSegment[] {
  const key = `${place && `${place.follows} ${place.isJapanese}`}:${text}`;
  const known = recentWords.get(key);
  if (known) return known;
  const words = prepareText(text);
  const marked = place ? markPhraseBreaks(words, place) : words;
  const segments = splitEmoji(marked);
  recentWords.set(key, segments);
  return segments;
}

/** Prepares text for drawing: removes invisible characters that would show as boxes, marks line breaks. */
function prepareText(text: string): string {
  return joinWords(markWordBreaks(cleanText(text)));
}

function emojiNode(art: Art, fontSizePx: number, color?: string): EngineNode {
  const sizePx = Math.round(fontSizePx * emojiSizeEm);
  const marginPx = fontSizePx * emojiMarginEm;
  const place = { verticalAlign: "middle", marginLeft: marginPx, marginRight: marginPx };
  const size = { width: sizePx, height: sizePx };
  if (color === undefined) {
    return { type: "image", src: emojiSrc(art), ...size, style: { display: "inline", ...place } };
  }
  const style = { display: "inline-block", ...size, ...place, backgroundColor: color };
  return { type: "container", style, children: [] };
}
