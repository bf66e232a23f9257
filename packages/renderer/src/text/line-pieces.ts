import { iconCharacters } from "@slideloom/core/icons";
import type { BoxNode, SlideNode, SlideStyle, TextNode, TextSpan } from "@slideloom/core/slide";
import { splitEmoji } from "../emoji/split-emoji.ts";
import { cleanText } from "../fonts/clean-text.ts";
import { findFontFace } from "../fonts/font-selection.ts";
import { eastAsian, softHyphen } from "@slideloom/core/text";
import type { MeasuredRun } from "../engine/engine.ts";
import type { LinePiece, Typesetting } from "../slide-job.ts";
import { readLetterSpacing } from "./letter-spacing.ts";
import { groupRuns, type MeasuredSlide, type MeasuredText } from "./measured-slide.ts";

/** The text of a slide that a PDF typesets itself. */
export interface TypePlan {
  /** Spans that the image omits. */
  spans: ReadonlySet<TextSpan>;
  /** The lines of each text with omitted spans. Each line is a list of pieces. */
  lines: ReadonlyMap<MeasuredText, LinePiece[][]>;
}

/** Scripts whose letters have a fixed shape and follow each other from left to right. */
const plainLetters = new RegExp(
  String.raw`^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Cherokee}\p{Script=Ethiopic}${eastAsian}\p{Script=Bopomofo}\p{Script=Common}]*$`,
  "u",
);

/** Characters that no font draws. */
const unlettered = new RegExp(String.raw`[\p{Emoji}\p{Cf}\s${iconCharacters}]`, "gu");

/** Box styles with which a PDF can't reproduce text. */
const unsettableStyles = [
  "opacity",
  "filter",
  "maskImage",
  "mixBlendMode",
  "transform",
  "clipPath",
] as const;

/**
 * Finds the text of a slide that a PDF can typeset. It must have plain letters, one colour and complete fonts.
 */
export function planType(
  root: BoxNode,
  { texts }: MeasuredSlide,
  fontFamilies: ReadonlyMap<string, string[]>,
): TypePlan {
  const spans = new Set<TextSpan>();
  const lines = new Map<MeasuredText, LinePiece[][]>();
  const unsettable = new Set(listUnsettableTexts(root, false));
  for (const text of texts) {
    const { node } = text;
    if (!node.ref || node.outline || unsettable.has(node)) continue;
    const family = String(node.style.fontFamily);
    const pieces = cutIntoPieces(text, fontFamilies.get(family) ?? [family]);
    const set = pieces?.flat().filter(({ span }) => span) ?? [];
    if (!pieces || set.length === 0) continue;
    for (const { span } of set) if (span) spans.add(span);
    lines.set(
      text,
      pieces.map((line) => line.map(({ piece }) => piece)),
    );
  }
  return { spans, lines };
}

function listUnsettableTexts(node: SlideNode, isUnsettable: boolean): TextNode[] {
  const unsettable =
    isUnsettable || unsettableStyles.some((property) => node.style[property] !== undefined);
  if (node.kind === "text") return unsettable ? [node] : [];
  return node.kind === "box"
    ? node.children.flatMap((child) => listUnsettableTexts(child, unsettable))
    : [];
}

interface Letter {
  text: string;
  span: TextSpan;
  isEmoji: boolean;
}

/** A piece of a line. `span` has the letters that a PDF can typeset, or is null if the piece stays in the image. */
interface CutPiece {
  piece: LinePiece;
  span: TextSpan | null;
}

/** Cuts a text into pieces. Null if it has letters outside `plainLetters`, or if drawn letters differ. */
function cutIntoPieces(text: MeasuredText, families: readonly string[]): CutPiece[][] | null {
  const { node, rect } = text;
  const content = node.spans.map((span) => span.text).join("");
  if (!plainLetters.test(content.replace(unlettered, ""))) return null;
  const letters = readLetters(node.spans);
  const unset = new Set<TextSpan>();
  let next = 0;
  const lines: CutPiece[][] = [];
  for (const [, runs] of groupRuns(text)) {
    const line: CutPiece[] = [];
    for (const run of runs.toSorted((one, other) => one.x - other.x)) {
      const place = { xPx: rect.xPx + run.x, widthPx: run.width };
      if (letters[next]?.isEmoji && letters[next]?.text === run.text) {
        line.push({ piece: { text: run.text, ...place }, span: null });
        next += 1;
        continue;
      }
      const matched = matchRun(run, letters.slice(next), node);
      if (!matched) return null;
      const { span, count, written, drawn } = matched;
      const before = line.at(-1)?.piece;
      if (drawn.trim() === "") {
        if (before) addSpace(before, run.width);
        continue;
      }
      next += count;
      const type = span && setRun(drawn, { text, run, span, families });
      if (span && !type) unset.add(span);
      line.push({ piece: { text: written, ...place, ...(type && { type }) }, span });
    }
    lines.push(line);
  }
  if (next < letters.length) return null;
  return lines.map((line) =>
    line.map(({ piece: { type, ...piece }, span }) =>
      span === null || unset.has(span)
        ? { piece, span: null }
        : { piece: { ...piece, ...(type && { type }) }, span },
    ),
  );
}

function readLetters(spans: readonly TextSpan[]): Letter[] {
  return spans.flatMap((span) =>
    splitEmoji(cleanText(span.text)).flatMap(({ kind, text }): Letter[] =>
      kind === "emoji"
        ? [{ text, span, isEmoji: true }]
        : (text.match(/[^\s\p{Cf}]/gu) ?? []).map((letter) => ({
            text: letter,
            span,
            isEmoji: false,
          })),
    ),
  );
}

/** Appends a run of spaces to the previous piece. */
function addSpace(piece: LinePiece, widthPx: number): void {
  piece.widthPx += widthPx;
  piece.text += " ";
  if (piece.type) piece.type.drawn += " ";
}

interface MatchedRun {
  /** The span of the run's letters, or of the next letter if the run has none; null if there are several spans. */
  span: TextSpan | null;
  count: number;
  /** The original and the drawn letters, of equal length. */
  written: string;
  drawn: string;
}

/** Matches a run with the next letters of a text; null if they differ. */
function matchRun(
  { text }: MeasuredRun,
  letters: readonly Letter[],
  node: TextNode,
): MatchedRun | null {
  const isUpper = node.style.textTransform === "uppercase";
  let [written, drawn] = ["", ""];
  let count = 0;
  for (const character of text.replace(/[\n\r]/g, "")) {
    const isSpace = /[\s\p{Cf}]/u.test(character);
    const letter = isSpace ? character : letters[count]?.text;
    if (letter === undefined || (!isSpace && letters[count]?.isEmoji)) return null;
    const shape = isUpper ? letter.toUpperCase() : letter;
    if (shape.length !== letter.length) return null;
    if (character !== letter && character !== shape) return null;
    written += isSpace && character !== "\u200b" ? character.replace(/\s/u, " ") : letter;
    drawn += character === softHyphen ? "-" : shape;
    if (!isSpace) count += 1;
  }
  // A soft hyphen at the start of a span ends the line before the span's letters.
  const spans = new Set(letters.slice(0, Math.max(1, count)).map(({ span }) => span));
  const [span = null] = spans.size === 1 ? spans : [];
  return { span, count, written, drawn };
}

/** Returns a run's typesetting; null if a document can't reproduce its style or fonts. */
function setRun(
  drawn: string,
  {
    text,
    run,
    span,
    families,
  }: { text: MeasuredText; run: MeasuredRun; span: TextSpan; families: readonly string[] },
): Typesetting | null {
  const style: SlideStyle = { ...text.node.style, ...span.style };
  const color = String(style.color);
  if (!/^#[0-9a-f]{6}$/i.test(color)) return null;
  if ([style.backgroundClip, style.WebkitTextStroke, style.textShadow].some(Boolean)) return null;
  const weight = Number(style.fontWeight ?? 400);
  const isItalic = style.fontStyle === "italic";
  const face = findFontFace(drawn, families, { weight, isItalic });
  if (!face) return null;
  const letterSpacingPx = readLetterSpacing(style);
  const features = readFeatures(String(style.fontFeatureSettings ?? ""));
  // Letter spacing disables ligatures (CSS Text 3, 8.2).
  const joins = letterSpacingPx === 0 ? [] : ["-liga", "-clig"];
  const ascentPx = text.rect.yPx + run.y;
  return { drawn, face, ascentPx, color, letterSpacingPx, features: [...features, ...joins] };
}

/** Reads OpenType tags from `font-feature-settings`; disabled ones get a leading `-`. */
const readFeatures = (settings: string) =>
  Array.from(settings.matchAll(/"(\w{4})"( 0)?/g), ([, tag = "", off]) => (off ? `-${tag}` : tag));
