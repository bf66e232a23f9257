import { isHeaderAlone } from "../../../layouts/brevity.ts";
import type { SlideNode } from "../../../drawing/node.ts";
import { composeStatement as composeUsual } from "../../composers/statement.ts";
import type { Composing } from "../../composition/fit/composing.ts";
import type { HeaderLook } from "../../composition/scene/layout-looks.ts";
import { inset } from "../../composition/scene/boxes.ts";
import type { Area, Scene } from "../../composition/scene/scene.ts";
import type { LookBuilder, TemplateSkin } from "../../composition/scene/skin.ts";
import { discsBottom, discsOf } from "./discs.ts";
import { explainGap, inkPart, platePart } from "./explain.ts";
import { drawLargeDisc, fitPoster, mostEmpty } from "./poster.ts";
import { partsAtFoot } from "../../composition/text/around/at-foot.ts";

/** Composes a header that is alone on its slide as a poster, and others as the template's statement. */
export function* composeStatement(scene: Scene, skin: TemplateSkin): Composing<SlideNode[]> {
  const { squeeze, photo, reading } = scene;
  if (squeeze > 0 || photo || !isHeaderAlone(reading)) return yield* composeUsual(scene, skin);
  const area = belowDiscs(scene, skin.area(scene, skin));
  const poster = yield* fitPoster(scene, skin, reading.header, area);
  if (!poster) return yield* composeUsual(scene, skin);
  const freePx = area.height - poster.heightPx;
  const hasDisc =
    scene.shape === "tall" && freePx > area.height * mostEmpty && discsOf(scene).length === 0;
  return hasDisc
    ? [...drawLargeDisc(scene, { ...area, height: freePx }), ...poster.draw(area.y + freePx)]
    : poster.draw(area.y + freePx / 2);
}

function belowDiscs(scene: Scene, whole: Area): Area {
  return inset(whole, { top: Math.max(0, discsBottom(scene) + scene.px(12) - whole.y) });
}

/** Places the header below the discs, as large as fits. The other text is at the foot. */
export const statement: LookBuilder<HeaderLook> = (scene, skin) => {
  const { px, shape, colors } = scene;
  const whole = skin.area(scene, skin);
  const isLandscape = shape === "landscape";
  const width = whole.width * (isLandscape ? 0.92 : 1);
  const area = { ...belowDiscs(scene, whole), width };
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
