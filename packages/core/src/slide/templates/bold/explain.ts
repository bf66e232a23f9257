import type { Sheet } from "../../../design/colors/template-colors.ts";
import { evenLines } from "../../composition/even-lines.ts";
import { summaryPart, textPart, type Part } from "../../composition/around.ts";
import type { Scene } from "../../composition/scene.ts";
import type { TemplateSkin } from "../../composition/skin.ts";
import { plateCallout } from "./callout.ts";

/** The blocks under a slide's claim, all in the ink of a field; null if there are none. */
export function inkPart(scene: Scene, skin: TemplateSkin, sheet: Sheet): Part | null {
  const inked = { ...sheet, muted: sheet.ink };
  return textPart(scene, evenLines(skin), scene.reading.blocks, { sheet: inked });
}

/** The summary on a plate of that field; null if there is none. */
export function platePart(scene: Scene, field: Sheet): Part | null {
  return summaryPart(scene, (summary, setting) => plateCallout(scene, field, summary, setting));
}

/** Between a strip, blocks and a plate, CSS px. */
export const explainGap = (sizePx: number): number => Math.round(sizePx * 0.8);
