import type { TextNode, TextSpan } from "@slideloom/core/slide";
import { keepLineHyphen } from "@slideloom/core/text";
import { dropLeftEmoji } from "../fonts/clean-text.ts";
import type { MeasuredText } from "../text/measured-slide.ts";
import type { TextRun, TextSetting } from "../slide-job.ts";

/** A line's range of characters in the text. `row` also counts lines that have no range, such as blank lines. */
export interface LineRange {
  from: number;
  until: number;
  row: number;
  /** The line ends in a drawn hyphen. */
  isHyphenated: boolean;
}

/**
 * Builds the data with which a presentation typesets a text. The first baseline is `baselinePx` below the text's top.
 */
export function buildSetting(
  { node, rect, lineHeightPx }: MeasuredText,
  baselinePx: number,
  ranges: readonly LineRange[],
): TextSetting {
  const lines: TextRun[][] = [];
  const firstRow = ranges[0]?.row ?? 0;
  for (const range of ranges) {
    const { row } = range;
    while (lines.length < row - firstRow) lines.push([]);
    lines.push(trimRuns(sliceRuns(node, range), node.style.whiteSpace === "pre"));
  }
  return {
    lines,
    isUppercase: node.style.textTransform === "uppercase",
    baselinePx: rect.yPx + firstRow * lineHeightPx + baselinePx,
  };
}

function sliceRuns(node: TextNode, { from, until, isHyphenated }: LineRange): TextRun[] {
  let start = 0;
  return node.spans.flatMap((span) => {
    const sliced = span.text.slice(Math.max(0, from - start), Math.max(0, until - start));
    const isLast = until > start && until <= start + span.text.length;
    start += span.text.length;
    // Other programs draw either all soft hyphens or none.
    const text = keepLineHyphen(dropLeftEmoji(sliced), isHyphenated && isLast, "-");
    return text === "" ? [] : [{ text, ...readLook(node, span) }];
  });
}

function readLook(node: TextNode, { style = {}, mark }: TextSpan): Omit<TextRun, "text"> {
  return {
    color: String(style.color ?? node.style.color),
    weight: Number(style.fontWeight ?? node.style.fontWeight ?? 400),
    isItalic: (style.fontStyle ?? node.style.fontStyle) === "italic",
    ...(mark?.isField && { field: mark.color }),
  };
}

/** Trims spaces at line ends; source code keeps leading spaces. */
function trimRuns(runs: TextRun[], isCode: boolean): TextRun[] {
  const last = runs.length - 1;
  return runs
    .map((run, index) => {
      let text = isCode ? run.text : run.text.replaceAll(/\s+/gu, " ");
      if (index === 0 && !isCode) text = text.trimStart();
      if (index === last) text = text.trimEnd();
      return { ...run, text };
    })
    .filter(({ text }) => text !== "");
}
