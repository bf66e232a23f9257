import type { Sheet } from "../../../design/colors/template-colors.ts";
import type { Composing } from "../../composition/composing.ts";
import { evenLines } from "../../composition/even-lines.ts";
import type { Fitted } from "../../composition/fit.ts";
import { fitParts } from "../../composition/fit-parts.ts";
import { textPart, type Part } from "../../composition/frame.ts";
import type { Scene } from "../../composition/scene.ts";
import type { TemplateSkin } from "../../composition/skin.ts";
import { plateCallout } from "./callout.ts";

/** The summary on a plate of that field; null if there is none. */
export function platePart(scene: Scene, field: Sheet): Part | null {
  const { summary } = scene.reading;
  return summary && ((sizePx, widthPx) => plateCallout(scene, field, summary, { sizePx, widthPx }));
}

/** What stands under a slide's claim in one column: the picture's strip, the blocks in the field's ink, the call-out. */
export function explain(
  scene: Scene,
  skin: TemplateSkin,
  box: { widthPx: number; heightPx: number; maxSize: number; sheet: Sheet },
  { strip, callout }: { strip: Part | null; callout: Part | null },
): Composing<Fitted | null> {
  const sheet = { ...box.sheet, muted: box.sheet.ink };
  const words = textPart(scene, evenLines(skin), scene.reading.blocks, { sheet });
  const gapPx = (sizePx: number) => Math.round(sizePx * 0.8);
  return fitParts(scene, [strip, words, callout], { ...box, gapPx });
}
