import type { Sheet } from "../../../design/colors/template-colors.ts";
import { composite, contrastRatio } from "../../../design/contrast.ts";
import type { HighlightMark } from "../../../design/design.ts";
import { isLegible, largeRatio, textRatio } from "../../../design/legible-color.ts";
import { formatHex, withAlpha } from "../../../design/rgb.ts";
import type { Marking } from "./marking.ts";

/** Contrast of letters with a stroke that crosses them. At less, the stroke leaves out the letters. */
const crossedRatio = 2.4;
/** Opacities of a scribble; the first at which the letters over it are legible is drawn. */
const scribbleAlphas = [1, 0.7, 0.5, 0.35, 0.22, 0.12] as const;

/** Style of highlighted words in headlines with the mark that a person chose; null for the template's own. */
export function handMarking(mark: HighlightMark, sheet: Sheet): Marking | null {
  const { highlight, inkLarge, block } = sheet;
  switch (mark) {
    case "auto":
      return null;
    case "none":
      return { color: highlight.color, isBolder: highlight.mark !== null };
    case "marker":
      return {
        color: block.color,
        mark: { shape: "marker", color: block.mark, isField: block.color !== inkLarge },
      };
    case "scribble":
      return { color: inkLarge, mark: { shape: "scribble", color: scribbleColor(sheet) } };
    case "circle":
    case "underline": {
      const color = strokeColor(sheet);
      const skipsInk = contrastRatio(inkLarge, color) < crossedRatio;
      return { color: inkLarge, mark: { shape: mark, color, ...(skipsInk && { skipsInk }) } };
    }
  }
}

/** Returns the colour that highlighted words would have, with at least 3:1 contrast. */
function strokeColor({ highlight: { color, mark }, span, accentLarge }: Sheet): string {
  if (mark === null) return color;
  return isLegible(mark, span, largeRatio) ? mark : accentLarge;
}

function scribbleColor(sheet: Sheet): string {
  const color = sheet.highlight.mark ?? sheet.highlight.color;
  const grounds = [sheet.span.min, sheet.span.max].map(greyOf);
  const isRead = (alpha: number) =>
    grounds.every(
      (ground) =>
        contrastRatio(composite(withAlpha(color, alpha), ground), sheet.inkLarge) >= textRatio,
    );
  return withAlpha(color, scribbleAlphas.find(isRead) ?? 0);
}

/** Returns the grey of a relative luminance (inverse of the sRGB transfer function). */
function greyOf(luminance: number): string {
  const value = luminance <= 0.0031308 ? luminance * 12.92 : 1.055 * luminance ** (1 / 2.4) - 0.055;
  const channel = Math.round(Math.min(1, Math.max(0, value)) * 255);
  return formatHex([channel, channel, channel]);
}
