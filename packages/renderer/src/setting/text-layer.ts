import { sayDrawnIcons } from "@slideloom/core/icons";
import { keepLineHyphen, softHyphen } from "@slideloom/core/text";
import { getDirection, type TextNode, type TextRef } from "@slideloom/core/slide";
import { buildSetting } from "./build-setting.ts";
import { readLetterSpacing } from "../text/letter-spacing.ts";
import { countLetters, listLetterPlaces } from "../text/letters.ts";
import { groupRuns, type MeasuredSlide, type MeasuredText } from "../text/measured-slide.ts";
import type { LinePiece, TextBox, TextLine } from "../slide-job.ts";

/** Texts that a document typesets itself: `pieces` for a PDF, `baselines` for a presentation. */
interface LeftTexts {
  pieces?: ReadonlyMap<MeasuredText, LinePiece[][]> | undefined;
  /** Distance from each text's top to its first baseline, CSS px. */
  baselines?: ReadonlyMap<TextNode, number>;
}

/** Returns a slide's texts as boxes of lines, in the tree's order. */
export function buildTextLayer(
  { texts }: MeasuredSlide,
  fontFamilies: ReadonlyMap<string, string[]>,
  { pieces, baselines }: LeftTexts = {},
): TextBox[] {
  return texts.flatMap((text) => {
    const { node } = text;
    if (!node.ref) return [];
    const cut = pieces?.get(text);
    const baselinePx = baselines?.get(node);
    const rows = buildRows(text).map((row, index) =>
      cut?.[index] ? { ...row, line: { ...row.line, pieces: cut[index].map(sayIcons) } } : row,
    );
    if (rows.length === 0) return [];
    const family = String(node.style.fontFamily);
    return [
      {
        ref: node.ref,
        lines: rows.map(({ line }) => line),
        ...text.rect,
        maxWidthPx: text.maxWidthPx,
        fontFamilies: fontFamilies.get(family) ?? [family],
        lineHeightPx: text.lineHeightPx,
        direction: getDirection(contentOf(text)),
        ...readTypeStyle(node),
        ...readHighlight(node),
        ...(node.cell && { cell: node.cell }),
        ...(baselinePx !== undefined && { setting: buildSetting(text, baselinePx, rows) }),
      },
    ];
  });
}

const sayIcons = (piece: LinePiece): LinePiece => ({ ...piece, text: sayDrawnIcons(piece.text) });

const readingOrder: readonly TextRef["kind"][] = [
  "title",
  "header",
  "item",
  "summary",
  "brand",
  "hashtag",
];

/** Sorts a composed slide's texts by reading order, regardless of position. */
export function sortForReading(texts: readonly TextBox[]): TextBox[] {
  const placeOf = ({ ref }: TextBox) => {
    const slide = "slide" in ref ? ref.slide : ref.kind === "title" ? -1 : Number.MAX_SAFE_INTEGER;
    return [slide, readingOrder.indexOf(ref.kind), ref.kind === "item" ? ref.item : 0];
  };
  return texts.toSorted((one, other) => {
    const there = placeOf(other);
    return placeOf(one).reduce((found, place, index) => found || place - (there[index] ?? 0), 0);
  });
}

type TypeStyle = Pick<
  TextBox,
  | "fontSizePx"
  | "fontWeight"
  | "letterSpacingPx"
  | "textAlign"
  | "isBalanced"
  | "isItalic"
  | "wraps"
  | "color"
  | "fill"
  | "outline"
>;

function readTypeStyle(node: TextNode): TypeStyle {
  const { style, outline } = node;
  const fontSizePx = Number(style.fontSize);
  const { textAlign } = style;
  return {
    fontSizePx,
    fontWeight: Number(style.fontWeight ?? 400),
    letterSpacingPx: readLetterSpacing(style),
    textAlign: textAlign === "center" || textAlign === "right" ? textAlign : "left",
    isBalanced: isBalanced(node),
    isItalic: style.fontStyle === "italic",
    wraps: style.whiteSpace !== "nowrap" && style.whiteSpace !== "pre",
    color: String(style.color),
    ...(style.backgroundImage !== undefined && { fill: String(style.backgroundImage) }),
    ...(outline && { outline }),
  };
}

/** Returns the colour of highlighted words, unless it needs the block behind them. */
function readHighlight({ ref, spans }: TextNode): Pick<TextBox, "highlightColor"> {
  if (ref?.kind !== "title" && ref?.kind !== "header") return {};
  const marked = spans.find((span) => span.style?.color !== undefined);
  if (!marked || marked.mark?.isField) return {};
  return { highlightColor: String(marked.style?.color) };
}

/** Returns whether the lines of a text are as wide as each other. With soft hyphens they aren't. */
function isBalanced({ style, spans }: TextNode): boolean {
  return style.textWrap === "balance" && !spans.some(({ text }) => text.includes(softHyphen));
}

function contentOf({ node }: MeasuredText): string {
  return node.spans.map((span) => span.text).join("");
}

/** A line with its range of characters in the text. */
interface TextRow {
  line: TextLine;
  row: number;
  from: number;
  until: number;
  isHyphenated: boolean;
}

/**
 * Builds lines from the measured runs. Runs of Arabic and Hebrew are in visual order, so each line's letters are taken
 * from the source text by count.
 */
function buildRows(text: MeasuredText): TextRow[] {
  const { rect, lineHeightPx } = text;
  const content = contentOf(text);
  const places = listLetterPlaces(content);
  if (places.length === 0) return [];
  let next = 0;
  return groupRuns(text).map(([row, runs]): TextRow => {
    const letters = runs.reduce((count, run) => count + countLetters(run.text), 0);
    const from = next === 0 ? 0 : (places[next] ?? content.length);
    const until = places[next + letters] ?? content.length;
    next += letters;
    // A space at a line break hangs outside the line.
    const words = runs.filter((run) => run.text.trim() !== "");
    const drawn = words.length > 0 ? words : runs;
    const isHyphenated = runs.some((run) => run.text.endsWith(softHyphen));
    const left = Math.min(...drawn.map((run) => run.x));
    const right = Math.max(...drawn.map((run) => run.x + run.width));
    const line = {
      text: sayDrawnIcons(keepLineHyphen(content.slice(from, until), isHyphenated)).trim(),
      xPx: rect.xPx + left,
      yPx: rect.yPx + row * lineHeightPx,
      widthPx: right - left,
      heightPx: lineHeightPx,
    };
    return { line, row, from, until, isHyphenated };
  });
}
