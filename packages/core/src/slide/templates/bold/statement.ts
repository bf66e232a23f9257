import type { HeaderLook } from "../../composition/scene/layout-looks.ts";
import { inset } from "../../composition/scene/boxes.ts";
import type { LookBuilder } from "../../composition/scene/skin.ts";
import { discsBottom } from "./discs.ts";
import { explainGap, inkPart, platePart } from "./explain.ts";
import { partsAtFoot } from "../../composition/text/around/at-foot.ts";

/** Places the header below the discs, as large as fits. The other text is at the foot. */
export const statement: LookBuilder<HeaderLook> = (scene, skin) => {
  const { px, shape, colors } = scene;
  const whole = skin.area(scene, skin);
  const isLandscape = shape === "landscape";
  const width = whole.width * (isLandscape ? 0.92 : 1);
  const top = Math.max(0, discsBottom(scene) + px(12) - whole.y);
  const area = { ...inset(whole, { top }), width };
  const widthPx = Math.floor(width * (isLandscape ? 0.8 : 0.94));
  const parts = [inkPart(scene, skin, skin.sheetOf(scene)), platePart(scene, colors.primary)];
  return {
    area,
    around: partsAtFoot(scene, area, parts, {
      widthPx,
      heightPx: area.height * 0.42,
      maxSize: 48,
      gapPx: explainGap,
      clearPx: px(44),
    }),
    maxSize: skin.sizes.statement,
    placement: "foot",
  };
};
