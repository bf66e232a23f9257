import type { Sheet } from "../../../design/colors/template-colors.ts";
import { evenLines } from "../../composition/text/even-lines.ts";
import type { Scene } from "../../composition/scene/scene.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";
import { plateCallout } from "./callout.ts";
import { type Part, textPart, summaryPart } from "../../composition/text/around/parts.ts";

/** Returns a part with the blocks under a large header, all in the text colour; null without blocks. */
export function inkPart(scene: Scene, skin: TemplateSkin, sheet: Sheet): Part | null {
  const inked = { ...sheet, muted: sheet.ink };
  return textPart(scene, evenLines(skin), scene.reading.blocks, { sheet: inked });
}

/** Returns a part with the summary on a box coloured like `field`; null without a summary. */
export function platePart(scene: Scene, field: Sheet): Part | null {
  return summaryPart(scene, (summary, setting) => plateCallout(scene, field, summary, setting));
}

/** Returns the gap between the blocks and the summary's box, for a font size; both CSS px. */
export const explainGap = (sizePx: number): number => Math.round(sizePx * 0.8);
