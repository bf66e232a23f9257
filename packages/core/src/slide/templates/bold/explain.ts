import type { Sheet } from "../../../design/colors/template-colors.ts";
import { evenLines } from "../../composition/even-lines.ts";
import { summaryPart, textPart, type Part } from "../../composition/around.ts";
import type { Scene } from "../../composition/scene.ts";
import type { TemplateSkin } from "../../composition/skin.ts";
import { plateCallout } from "./callout.ts";

/** The blocks under a slide's claim, all in the sheet's ink; null without blocks. */
export function inkPart(scene: Scene, skin: TemplateSkin, sheet: Sheet): Part | null {
  const inked = { ...sheet, muted: sheet.ink };
  return textPart(scene, evenLines(skin), scene.reading.blocks, { sheet: inked });
}

/** The summary on a plate of `field`; null without a summary. */
export function platePart(scene: Scene, field: Sheet): Part | null {
  return summaryPart(scene, (summary, setting) => plateCallout(scene, field, summary, setting));
}

/** Gap between the blocks and the plate under a claim, CSS px. */
export const explainGap = (sizePx: number): number => Math.round(sizePx * 0.8);
