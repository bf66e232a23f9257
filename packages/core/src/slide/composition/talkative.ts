import { calloutPart, stackAround, textPart } from "./around.ts";
import type { Around, Neighbours, StackSetting } from "./around.ts";
import type { Composing } from "./composing.ts";
import type { Scene } from "./scene.ts";
import type { TemplateSkin } from "./skin.ts";

/** Letters of paragraphs around a block from which they may take this share of the room. */
const manyLetters = 240;
const shareOfManyLetters = 0.66;

/** Whether paragraphs say much beside a slide's own block or picture. */
export function isTalkative({ reading }: Scene): boolean {
  const letters = reading.blocks.reduce(
    (sum, block) => sum + (block.kind === "paragraph" ? block.words.text.length : 0),
    0,
  );
  return letters > manyLetters;
}

/** What stands around a block, in the share of the room that it needs. */
export function surroundWithText(
  scene: Scene,
  skin: TemplateSkin,
  { area, before = [], after = [] }: Neighbours,
  { hasCallout = true, ...setting }: Partial<StackSetting> & { hasCallout?: boolean } = {},
): Composing<Around> {
  const { align = "start", maxSize = skin.sizes.body } = setting;
  const parts = {
    over: [textPart(scene, skin, before, { align })],
    under: [textPart(scene, skin, after, { align }), hasCallout ? calloutPart(scene, skin) : null],
  };
  return stackAround(scene, area, parts, {
    ...(isTalkative(scene) && { most: shareOfManyLetters }),
    ...setting,
    maxSize,
  });
}
