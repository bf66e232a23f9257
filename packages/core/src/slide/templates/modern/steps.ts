import { numberedRows, stepAreas } from "../../composition/text/numbered-rows.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";
import { squeezedGap } from "../../composition/scene/squeeze.ts";
import { glassStyle, gradientFigures } from "./paint.ts";

/** Draws steps as glass-like rows with numbers in a gradient. */
export const stepPanes: TemplateSkin["steps"] = (scene, skin, content, room) => {
  const { px, colors } = scene;
  const isMany = content.steps.length > 4;
  const areas = stepAreas(scene, content, room, { gapPx: squeezedGap(scene, isMany ? 14 : 22) });
  const figurePx = Math.min(px(100), (areas[0]?.height ?? 0) * 0.62);
  return numberedRows(scene, skin, content, {
    areas,
    cell: { startPx: px(36), widthPx: Math.ceil(figurePx * (content.figureEm + 0.32)) },
    figurePx,
    betweenPx: px(20),
    endPx: px(36),
    airPx: px(isMany ? 22 : 44),
    letters: { ...skin.letters.lead, leading: 1.22, balanced: true },
    tone: (index) => ({
      row: glassStyle(scene, { radius: isMany ? 24 : 34, isStrong: index === 0 }),
      figure: colors.panel.inkLarge,
      figureStyle: gradientFigures(scene, index === 0 ? colors.panelStrong : colors.panel),
      ink: colors.panel.ink,
    }),
  });
};
