import { box, text, type BoxNode, type TextNode, type TextSpan } from "../../../drawing/node.ts";
import type { SlideStyle } from "../../../drawing/style.ts";
import type { TextRef } from "../../../drawing/text-ref.ts";
import type { CodeToken } from "../../../blocks/block.ts";
import { codeLimits } from "../../../blocks/code/code-limits.ts";
import { countNoun } from "../../../text/count-noun.ts";
import { walkGraphemes } from "../../../text/graphemes.ts";
import { eastAsian } from "../../../text/scripts.ts";

/** Character width of the monospaced font, em (JetBrains Mono: 600 of 1000 units). */
const monoAdvanceEm = 0.6;
const leading = 1.6;

/** Text colours on the window's dark background. `more` is for the line that says how many lines are left out. */
const inks = { code: "#e6eaf5", more: "#8c97b5" };
const dotColors = ["#ff5f57", "#febc2e", "#28c840"];

/** The size and style of a window with source code; lengths in CSS px. */
export interface CodeWindow {
  widthPx: number;
  minFontPx: number;
  /** Largest font size. A smaller one is used if the longest line doesn't fit. */
  maxFontPx: number;
  /** Factor for the padding, and for the gap below the dots of a macOS window. */
  space: number;
  /** Must be dark, because the colours of the code are light. */
  background: string;
  radiusPx: number;
  dots: boolean;
  /** Padding left of the code. */
  sidePx?: number | undefined;
  /** Padding right of the code. By default, it equals `sidePx`. */
  endPx?: number | undefined;
  boxShadow?: string;
  border?: string;
}

/** Draws a window with lines of code, in the largest font size at which the longest line fits. */
export function buildCodeWindow(
  lines: CodeToken[][],
  ref: TextRef,
  {
    space,
    background,
    radiusPx,
    dots,
    boxShadow,
    border,
    sidePx = Math.round(16 * space),
    endPx = sidePx,
    ...size
  }: CodeWindow,
): BoxNode {
  const look: SlideStyle = { backgroundColor: background, borderRadius: radiusPx };
  if (boxShadow) look.boxShadow = boxShadow;
  if (border) look.border = border;
  return box(
    {
      display: "flex",
      flexDirection: "column",
      flexShrink: 0,
      direction: "ltr",
      padding: `${Math.round(11 * space)}px ${sidePx}px ${Math.round(13 * space)}px`,
      ...(endPx !== sidePx && { paddingRight: endPx, paddingLeft: sidePx }),
      overflow: "hidden",
      ...look,
    },
    dots ? buildDots(space) : null,
    ...buildLines(lines, ref, { ...size, widthPx: size.widthPx - sidePx - endPx }),
  );
}

/** Builds the lines in one font size, cut at the window's width. A last line says how many lines are left out. */
function buildLines(
  lines: CodeToken[][],
  ref: TextRef,
  { widthPx, minFontPx, maxFontPx }: Pick<CodeWindow, "widthPx" | "minFontPx" | "maxFontPx">,
): TextNode[] {
  const shown = lines
    .slice(0, codeLimits.lines)
    // A line that is one character too long needs no more room than a cut one with its ellipsis.
    .map((line) =>
      countColumns(line) === codeLimits.lineCharacters + 1
        ? line
        : cutLine(line, codeLimits.lineCharacters),
    );
  const columns = Math.max(...shown.map(countColumns), 1);
  const fittingPx = widthPx / (columns * monoAdvanceEm);
  const fontSize = Math.max(minFontPx, Math.min(maxFontPx, Math.floor(fittingPx * 4) / 4));
  const capacity = Math.floor(widthPx / (fontSize * monoAdvanceEm));
  const style: SlideStyle = {
    fontFamily: "JetBrains Mono",
    fontSize,
    lineHeight: leading,
    whiteSpace: "pre",
    direction: "ltr",
    flexShrink: 0,
  };
  const hidden = lines.length - shown.length;
  const more = text({ ...style, color: inks.more }, `… ${countNoun(hidden, "more line")}`);
  return [
    ...shown.map((line) =>
      text({ ...style, color: inks.code }, toSpans(cutLine(line, capacity)), ref),
    ),
    ...(hidden > 0 ? [{ ...more, partOf: ref }] : []),
  ];
}

function buildDots(space: number): BoxNode {
  return box(
    {
      display: "flex",
      flexDirection: "row",
      columnGap: 6,
      marginBottom: Math.round(9 * space),
      flexShrink: 0,
    },
    ...dotColors.map((backgroundColor) =>
      box({ width: 8, height: 8, borderRadius: 4, backgroundColor }),
    ),
  );
}

function toSpans(line: CodeToken[]): TextSpan[] {
  if (line.length === 0) return [{ text: " " }];
  return line.map(({ text: content, color }) =>
    color ? { text: content, style: { color } } : { text: content },
  );
}

/** Cuts a line after `limit` columns and adds an ellipsis. East Asian characters and emoji take two columns. */
function cutLine(line: CodeToken[], limit: number): CodeToken[] {
  if (countColumns(line) <= limit) return line;
  const cut: CodeToken[] = [];
  let left = limit;
  for (const token of line) {
    let kept = "";
    for (const grapheme of listGraphemes(token.text)) {
      left -= columnsOf(grapheme);
      if (left < 0) return [...cut, { ...token, text: `${kept}…` }];
      kept += grapheme;
    }
    cut.push(token);
  }
  return cut;
}

function countColumns(line: CodeToken[]): number {
  const graphemes = line.flatMap(({ text: content }) => listGraphemes(content));
  return graphemes.reduce((columns, grapheme) => columns + columnsOf(grapheme), 0);
}

function listGraphemes(content: string): string[] {
  let start = 0;
  return Array.from(walkGraphemes(content), (end) => content.slice(start, (start = end)));
}

const wide = new RegExp(
  String.raw`[${eastAsian}\u3000-\u303f\uff01-\uff60\p{Extended_Pictographic}\p{Regional_Indicator}\ufe0f]`,
  "u",
);
const invisible = /^[\p{M}\p{Cf}]+$/u;

function columnsOf(grapheme: string): number {
  if (grapheme.length === 1 && grapheme <= "\u02ff") return 1;
  if (invisible.test(grapheme)) return 0;
  return wide.test(grapheme) ? 2 : 1;
}
