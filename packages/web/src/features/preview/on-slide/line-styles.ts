import { parseTextLines, readListMark, type TextLine } from "@slideloom/core/blocks";
import { getDirection, type TextRef } from "@slideloom/core/slide";
import { hasEastAsianWords, hasHangul } from "@slideloom/core/text";
import type { TextBox } from "@slideloom/renderer";
import type { CSSProperties } from "react";
import { fillEmptyLines } from "./edited-post.ts";
import { measureText } from "../../../lib/measure-text.ts";
import { stageFontFamily } from "./stage-fonts.ts";
import { frameOf } from "./text-groups.ts";
import type { FieldKind } from "./line-field.ts";

/** Returns true for titles and headers, which may have `::` markup. */
export function isHeadline({ kind }: TextRef): boolean {
  return kind === "title" || kind === "header";
}

type LineStyle = CSSProperties &
  Partial<Record<"--mark-width" | "--highlight-color" | "--highlight-stroke", string>>;

/** Gap before a paragraph that isn't drawn yet, em. */
const gapEm = 0.7;

interface PlacedLine {
  /** The box of the line's paragraph, or of another paragraph if the line's paragraph isn't drawn yet. */
  box: TextBox;
  isFirst: boolean;
  prefix: string;
  isBlank: boolean;
  gapPx: number;
}

/** Returns one style per typed line. Each style places its line over the paragraph that draws the line. */
export function buildLineStyles(
  words: string,
  boxes: readonly [TextBox, ...TextBox[]],
  kind: FieldKind,
): LineStyle[] {
  const lines = words.split("\n");
  if (areApart(words, boxes, kind)) return placeApart(lines, boxes, kind);
  const leftPx = Math.min(...boxes.map(({ xPx }) => xPx));
  const rightPx = Math.max(...boxes.map(({ xPx, widthPx }) => xPx + widthPx));
  return placeLines(lines, boxes, kind).map((line, index) =>
    line.isBlank
      ? blankStyle(line)
      : lineStyle(line, lines[index] ?? "", { leftPx, rightPx, kind }),
  );
}

/**
 * Returns true if the text is drawn in several places, such as two columns or a chart's labels. Stacked paragraphs
 * don't count.
 */
export function areApart(
  words: string,
  boxes: readonly [TextBox, ...TextBox[]],
  kind: FieldKind,
): boolean {
  if (boxes.length === 1 || kind === "source") return false;
  const pieces = readParagraphs(words.split("\n"), kind).map(({ piece }) => piece ?? 0);
  if (boxes.length > Math.max(...pieces) + 1) return true;
  return boxes.some((box, index) => {
    const above = boxes[index - 1];
    return above !== undefined && box.yPx < above.yPx + above.heightPx - 1;
  });
}

/** Places each line over the box that draws the line. If no box is left, the line goes below the last box. */
function placeApart(
  lines: readonly string[],
  boxes: readonly [TextBox, ...TextBox[]],
  kind: FieldKind,
): LineStyle[] {
  const frame = frameOf(boxes);
  const taken = new Map<TextBox, number>();
  // A one-line headline may be drawn as several texts below each other. The field's line then starts at the first text.
  const isColumn = lines.length === 1 && kind === "headline";
  return lines.map((line) => {
    const box = findBox(line, boxes, taken);
    const before = taken.get(box) ?? 0;
    taken.set(box, before + 1);
    const { color, fill, highlightColor } = box;
    return {
      ...lineStyle({ box, prefix: "", isFirst: true, isBlank: false, gapPx: 0 }, line, {
        leftPx: box.xPx,
        rightPx: box.xPx + box.widthPx,
        kind,
      }),
      position: "absolute",
      left: box.xPx - frame.xPx,
      top: isColumn ? 0 : box.yPx - frame.yPx + before * box.lineHeightPx,
      width: Math.max(box.widthPx, box.maxWidthPx),
      color: fill ? (highlightColor ?? /#\w{6}/.exec(fill)?.[0] ?? "currentcolor") : color,
    };
  });
}

/** Returns the box that draws most of a line's words, or the first unused one. */
function findBox(
  line: string,
  boxes: readonly [TextBox, ...TextBox[]],
  taken: ReadonlyMap<TextBox, number>,
): TextBox {
  const own = lettersOf(line);
  const drawn = (box: TextBox) => lettersOf(box.lines.map(({ text }) => text).join(""));
  const [best] = boxes
    .filter((box) => {
      const letters = drawn(box);
      return letters !== "" && own !== "" && (own.includes(letters) || letters.includes(own));
    })
    .toSorted((one, other) => drawn(other).length - drawn(one).length);
  return best ?? boxes.find((box) => !taken.has(box)) ?? boxes.at(-1) ?? boxes[0];
}

function lettersOf(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]/gu, "");
}

function placeLines(
  lines: readonly string[],
  boxes: readonly [TextBox, ...TextBox[]],
  kind: FieldKind,
): PlacedLine[] {
  const last = boxes.at(-1) ?? boxes[0];
  let paragraph = -1;
  let blanks: PlacedLine[] = [];
  return readParagraphs(lines, kind).map(({ piece, prefix }) => {
    const box = boxes[piece ?? paragraph] ?? last;
    const line = { box, prefix, isFirst: false, isBlank: false, gapPx: 0 };
    if (piece === null) {
      // Blank lines after the last paragraph keep their height. Blank lines between two paragraphs get equal shares of
      // the drawn gap.
      blanks.push(line);
      return line;
    }
    if (piece !== paragraph && paragraph >= 0) {
      const gapPx = gapBefore(boxes, piece);
      for (const blank of blanks) {
        blank.isBlank = true;
        blank.gapPx = gapPx / blanks.length;
      }
      if (blanks.length === 0) line.gapPx = gapPx;
    }
    line.isFirst = piece !== paragraph;
    blanks = [];
    paragraph = piece;
    return line;
  });
}

/** Finds each typed line's paragraph. `piece` is the paragraph's index, or null for a blank line between paragraphs. */
function readParagraphs(lines: readonly string[], kind: FieldKind): TextLine[] {
  if (kind === "paragraphs") return parseTextLines(fillEmptyLines(lines.join("\n"))).map(dropMark);
  if (kind !== "lines") return lines.map(() => ({ piece: 0, prefix: "" }));
  let count = -1;
  return lines.map((line) => ({ piece: line.trim() === "" ? null : (count += 1), prefix: "" }));
}

/** Removes a list marker, because the slide image shows it and the field doesn't. */
function dropMark(line: TextLine): TextLine {
  return readListMark(line.prefix) === "" ? line : { ...line, prefix: "" };
}

function gapBefore(boxes: readonly TextBox[], index: number): number {
  const [above, box] = [boxes[index - 1], boxes[index]];
  if (above && box) return box.yPx - above.yPx - above.heightPx;
  return (boxes.at(-1)?.fontSizePx ?? 0) * gapEm;
}

function blankStyle({ gapPx }: PlacedLine): CSSProperties {
  return { height: gapPx, lineHeight: `${gapPx}px`, fontSize: Math.min(gapPx, 12) };
}

function lineStyle(
  { box, isFirst, prefix, gapPx }: PlacedLine,
  line: string,
  { leftPx, rightPx, kind }: { leftPx: number; rightPx: number; kind: FieldKind },
): LineStyle {
  const direction = isFirst || line.trim() === "" ? box.direction : getDirection(line);
  const insetPx = direction === "rtl" ? rightPx - box.xPx - box.widthPx : box.xPx - leftPx;
  const keepsWords = kind === "headline" ? hasEastAsianWords(line) : hasHangul(line);
  return {
    ...(kind === "headline" && headlineVariables(box)),
    direction,
    textAlign: box.textAlign === "center" ? "center" : "start",
    marginTop: gapPx,
    paddingInlineStart: insetPx,
    // Hanging indent: the typed prefix sits left of the drawn words.
    textIndent: prefix ? -measureWidth(prefix, box) : isFirst ? indentOf(box) : 0,
    fontFamily: stageFontFamily(box.fontFamilies),
    fontSize: box.fontSizePx,
    fontWeight: box.fontWeight,
    fontStyle: box.isItalic ? "italic" : "normal",
    lineHeight: `${box.lineHeightPx}px`,
    minHeight: box.lineHeightPx,
    letterSpacing: box.letterSpacingPx,
    wordBreak: keepsWords ? "keep-all" : "normal",
    textWrap: box.isBalanced ? "balance" : "wrap",
    color: box.fill ? "transparent" : box.color,
  };
}

/** Style variables for a headline's `::` marks and highlights. */
function headlineVariables(box: TextBox): LineStyle {
  const { highlightColor, outline } = box;
  return {
    "--mark-width": `${measureWidth("::", box) / 2}px`,
    ...(highlightColor && { "--highlight-color": highlightColor }),
    ...(outline && { "--highlight-stroke": outline.highlightColor }),
  };
}

/**
 * Returns the indent of the first line's words, CSS px. With the highlight style, the box starts slightly before the
 * words.
 */
function indentOf({ textAlign, lines, xPx }: TextBox): number {
  return textAlign === "left" ? Math.max(0, (lines[0]?.xPx ?? xPx) - xPx) : 0;
}

function measureWidth(text: string, box: TextBox): number {
  const style = box.isItalic ? "italic " : "";
  const font = `${style}${box.fontWeight} ${box.fontSizePx}px ${stageFontFamily(box.fontFamilies)}`;
  return measureText(text, { font, rendering: "geometricPrecision" });
}
