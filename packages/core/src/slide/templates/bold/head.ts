import type { Composing } from "../../composition/composing.ts";
import { head, headAtFoot, isRoomy, type Head } from "../../composition/head.ts";
import { at, inset } from "../../composition/place.ts";
import type { Scene } from "../../composition/scene.ts";
import type { TemplateSkin } from "../../composition/skin.ts";
import { hasFields } from "./fields.ts";

/** Padding above and below the headline in its coloured box, and gap above the box; design px. */
const blockPad = 44;
const blockGap = 48;

/**
 * Places the headline of the layout `text` at the foot, in a primary-coloured box across the slide. Other headlines are
 * at the top.
 */
export function* posterHead(scene: Scene, skin: TemplateSkin): Composing<Head> {
  const { px, layout, colors, widthPx, reading } = scene;
  const isBlock = layout === "text" && isRoomy(scene) && hasFields(scene);
  // The disc of a comparison needs a larger gap below the headline.
  if (!isBlock) {
    const gap = layout === "comparison" ? 84 : 52;
    return yield* head(scene, skin, {
      gap,
      ...(layout === "steps" && { share: 0.36, maxSize: 190 }),
    });
  }
  const area = inset(skin.area(scene, skin), { bottom: px(blockPad) });
  const found = yield* headAtFoot(scene, skin, {
    area,
    share: reading.summary ? 0.34 : 0.4,
    gap: blockPad + blockGap,
    sheet: colors.primary,
  });
  const { y, height } = found.place;
  const block = { x: 0, y: y - px(blockPad), width: widthPx, height: height + 2 * px(blockPad) };
  const field = at(block, { backgroundColor: colors.primary.background });
  return { ...found, nodes: [field, ...found.nodes] };
}
