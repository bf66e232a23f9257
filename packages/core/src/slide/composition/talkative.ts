import { calloutPart, stackAround, textPart } from "./around.ts";
import type { Around, Neighbours, StackSetting } from "./around.ts";
import type { Composing } from "./composing.ts";
import type { Scene } from "./scene.ts";
import type { TemplateSkin } from "./skin.ts";

/**
 * If a slide's paragraphs have more characters than this, the text may have `shareOfManyLetters` of the area's height.
 */
const manyLetters = 240;
const shareOfManyLetters = 0.66;

/** Whether the slide's paragraphs have many characters in total. */
export function isTalkative({ reading }: Scene): boolean {
  const letters = reading.blocks.reduce(
    (sum, block) => sum + (block.kind === "paragraph" ? block.words.text.length : 0),
    0,
  );
  return letters > manyLetters;
}

/** Places text over and under a block, with the call-out at the bottom. Long text may take more height than usual. */
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
