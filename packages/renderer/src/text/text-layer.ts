import { getDirection, type TextNode, type TextRef } from "@slideloom/core/slide";
import { splitEmoji } from "../emoji/split-emoji.ts";
import type { MeasuredRun } from "../painting/engine.ts";
import type { MeasuredSlide, MeasuredText } from "./measured-slide.ts";
import type { TextBox, TextLine } from "../slide-job.ts";

/** The texts of a slide as boxes of lines, in reading order; lines that were cut away are left out. */
export function buildTextLayer(
  { texts, items }: MeasuredSlide,
  fontFamilies: ReadonlyMap<string, string[]>,
): TextBox[] {
  return texts.flatMap((text) => {
    const { node } = text;
    if (!node.ref) return [];
    const clip = text.inItems === null ? undefined : items[text.inItems];
    const bottomPx = clip ? clip.yPx + clip.heightPx : Number.POSITIVE_INFINITY;
    const lines = buildLines(text).filter((line) => line.yPx + line.heightPx <= bottomPx + 1);
    if (lines.length === 0) return [];
    const family = String(node.style.fontFamily);
    return [
      {
        ref: node.ref,
        lines,
        ...text.rect,
        maxWidthPx: text.maxWidthPx,
        fontFamilies: fontFamilies.get(family) ?? [family],
        lineHeightPx: text.lineHeightPx,
        direction: getDirection(contentOf(text)),
        ...readTypeStyle(node),
        ...readHighlight(node),
      },
    ];
  });
}

const readingOrder: readonly TextRef["kind"][] = [
  "title",
  "header",
  "item",
  "summary",
  "brand",
  "hashtag",
];

/** The texts of a composed slide in the order in which they are read, wherever they stand. */
export function sortForReading(texts: readonly TextBox[]): TextBox[] {
  const itemOf = ({ ref }: TextBox) => (ref.kind === "item" ? ref.item : 0);
  const placeOf = ({ ref }: TextBox) => readingOrder.indexOf(ref.kind);
  return texts.toSorted(
    (one, other) => placeOf(one) - placeOf(other) || itemOf(one) - itemOf(other),
  );
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

function readTypeStyle({ style, outline }: TextNode): TypeStyle {
  const fontSizePx = Number(style.fontSize);
  const spacing = String(style.letterSpacing ?? 0);
  const spacingPx = Number.parseFloat(spacing) * (spacing.endsWith("em") ? fontSizePx : 1);
  const { textAlign } = style;
  return {
    fontSizePx,
    fontWeight: Number(style.fontWeight ?? 400),
    letterSpacingPx: spacingPx,
    textAlign: textAlign === "center" || textAlign === "right" ? textAlign : "left",
    isBalanced: style.textWrap === "balance",
    isItalic: style.fontStyle === "italic",
    wraps: style.whiteSpace !== "nowrap" && style.whiteSpace !== "pre",
    color: String(style.color),
    ...(style.backgroundImage !== undefined && { fill: String(style.backgroundImage) }),
    ...(outline && { outline }),
  };
}

/** Words on a marker's band read on that band only. */
function readHighlight({ ref, spans }: TextNode): Pick<TextBox, "highlightColor"> {
  if (ref?.kind !== "title" && ref?.kind !== "header") return {};
  const style = spans.find((span) => span.style?.color !== undefined)?.style;
  if (!style || style.backgroundColor !== undefined) return {};
  return { highlightColor: String(style.color) };
}

function contentOf({ node }: MeasuredText): string {
  return node.spans.map((span) => span.text).join("");
}

/**
 * Lines from the measured runs. The engine gives runs in visual order, which is not reading order in Arabic or Hebrew,
 * so each line takes as many characters from the source as its runs have letters.
 */
function buildLines(text: MeasuredText): TextLine[] {
  const { measured, rect, lineHeightPx, lineCount } = text;
  const rows = new Map<number, MeasuredRun[]>();
  for (const run of measured.runs) {
    const row = Math.min(
      lineCount - 1,
      Math.max(0, Math.floor((run.y + run.height / 2) / lineHeightPx)),
    );
    rows.set(row, [...(rows.get(row) ?? []), run]);
  }
  const source = readLetters(contentOf(text));
  let next = 0;
  return [...rows.entries()]
    .sort(([one], [other]) => one - other)
    .map(([row, runs]): TextLine => {
      const letters = runs.reduce((count, run) => count + readLetters(run.text).length, 0);
      const first = source[next];
      const last = source[Math.min(next + letters, source.length) - 1];
      // The line reaches up to the next line's first letter, so that emoji, drawn as pictures, are in it too.
      const from = next === 0 ? 0 : (first?.index ?? 0);
      const until = source[next + letters]?.index ?? contentOf(text).length;
      next += letters;
      // A space before a break hangs beside the line.
      const words = runs.filter((run) => run.text.trim() !== "");
      const drawn = words.length > 0 ? words : runs;
      const left = Math.min(...drawn.map((run) => run.x));
      const right = Math.max(...drawn.map((run) => run.x + run.width));
      return {
        text: last
          ? contentOf(text).slice(from, until).trim()
          : runs.map((run) => run.text).join(""),
        xPx: rect.xPx + left,
        yPx: rect.yPx + row * lineHeightPx,
        widthPx: right - left,
        heightPx: lineHeightPx,
      };
    });
}

/** Every character that the engine draws as a letter, with its place: no space, mark or emoji. */
function readLetters(text: string): { index: number }[] {
  let offset = 0;
  return splitEmoji(text).flatMap((part) => {
    const from = offset;
    offset += part.text.length;
    if (part.kind === "emoji") return [];
    return [...part.text.matchAll(/[^\s\p{Cf}\p{M}]/gu)].map(({ index }) => ({
      index: from + index,
    }));
  });
}
