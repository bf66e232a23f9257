import { buildSheet } from "../../../design/colors/build-sheet.ts";
import { hueAt } from "../../../design/colors/hue-at.ts";
import type { Sheet } from "../../../design/colors/template-colors.ts";
import { chromaOf, getOklab } from "../../../design/oklab.ts";
import type { Scene } from "../../composition/scene/scene.ts";

/** Returns the colours of the paper. Accents are in the pen's colour, because the marker's is too pale for letters. */
export function sheetOf({ colors, tone }: Pick<Scene, "colors" | "tone">): Sheet {
  // The overlay over an image makes the template's accent legible, not the pen.
  return tone === "picture" ? colors.paper : withPen(colors.paper);
}

function withPen(sheet: Sheet): Sheet {
  const { secondary: pen, ink } = sheet;
  return { ...sheet, accentLarge: pen, accent: ink };
}

/** Lightness and largest chroma (OKLCH) of sticky notes, and of pale ones beside them. */
const tones = { note: { l: 0.9, c: 0.13 }, pale: { l: 0.958, c: 0.03 } } as const;

/**
 * Returns the colours of a sticky note: in the primary colour, or white on a coloured page; or of a pale note in the
 * secondary colour, or of a white one.
 */
export function noteSheet(
  { context, tone }: Pick<Scene, "context" | "tone">,
  kind: "note" | "pale" | "white" = "note",
): Sheet {
  const { palette } = context;
  const design = { ...context.design, secondaryColor: palette.secondary };
  const isWhite = kind === "white" || (tone === "accent" && kind === "note");
  if (isWhite) return withPen(buildSheet(design, "#ffffff"));
  const hex = kind === "note" ? design.primaryColor : palette.secondary;
  const { l, c } = tones[kind];
  return withPen(buildSheet(design, hueAt(hex, l, Math.min(c, chromaOf(getOklab(hex))))));
}
