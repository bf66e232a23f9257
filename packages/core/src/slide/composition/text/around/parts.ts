import type { SlideNode } from "../../../../drawing/node.ts";
import { alignOf, type Scene } from "../../scene/scene.ts";
import type { TemplateSkin } from "../../scene/skin.ts";
import type { ReadBlock, Words } from "../../../../layouts/reading/slide-reading.ts";
import type { Sheet } from "../../../../design/colors/template-colors.ts";
import { flowBlocks } from "../flow-blocks.ts";

/** Builds a part of the text at a font size and width, both CSS px. */
export type Part = (sizePx: number, widthPx: number) => SlideNode;

export function textPart(
  scene: Scene,
  skin: TemplateSkin,
  blocks: readonly ReadBlock[],
  setting: { sheet?: Sheet; align?: "start" | "center" } = {},
): Part | null {
  if (blocks.length === 0) return null;
  const { sheet = skin.sheetOf(scene) } = setting;
  const align = alignOf(scene, setting.align ?? "start");
  return (sizePx, widthPx) => flowBlocks(scene, skin, blocks, { sizePx, widthPx, sheet, align });
}

/** Returns a part that draws the summary with `draw`; null if the slide has no summary. */
export function summaryPart(
  { reading: { summary } }: Scene,
  draw: (summary: Words, setting: { sizePx: number; widthPx: number }) => SlideNode,
): Part | null {
  return summary && ((sizePx, widthPx) => draw(summary, { sizePx, widthPx }));
}

/** Returns a part that draws the summary as a call-out; null if the slide has no summary. */
export function calloutPart(scene: Scene, skin: TemplateSkin): Part | null {
  return summaryPart(scene, (summary, setting) => skin.callout(scene, summary, setting));
}
