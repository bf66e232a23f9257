import type { Composing } from "../../composition/fit/composing.ts";
import { head, isRoomy } from "../../composition/text/head.ts";
import type { Head } from "../../composition/scene/skin-parts.ts";
import { boxAt } from "../../composition/scene/boxes.ts";
import type { Scene } from "../../composition/scene/scene.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";
import { hasFields } from "./fields.ts";

/** Padding above and below the headline in its coloured box, design px. */
const blockPad = 40;
/** Gap below the headline's coloured box, design px. */
const blockGap = 56;

/**
 * Places the headline of the layout `text` in a primary-coloured box from edge to edge, other headlines on the slide's
 * background.
 */
export function* posterHead(scene: Scene, skin: TemplateSkin): Composing<Head> {
  const { px, layout, colors, widthPx } = scene;
  const isBlock = layout === "text" && isRoomy(scene) && hasFields(scene);
  if (!isBlock) {
    return yield* head(scene, skin, {
      // A comparison's disc needs a larger gap below the headline.
      gap: layout === "comparison" ? 84 : 52,
      ...(layout === "steps" && { share: 0.36, maxSize: 190 }),
    });
  }
  const found = yield* head(scene, skin, {
    share: 0.3,
    gap: blockPad + blockGap,
    sheet: colors.primary,
  });
  const { y, height } = found.place;
  const block = { x: 0, y: y - px(blockPad), width: widthPx, height: height + 2 * px(blockPad) };
  const field = boxAt(block, { backgroundColor: colors.primary.background });
  return { ...found, nodes: [field, ...found.nodes] };
}
