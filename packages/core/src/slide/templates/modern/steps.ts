import { drawSymbol } from "../../composition/scene/lettering.ts";
import { numberedRows } from "../../composition/text/numbered-rows.ts";
import type { Steps, Places } from "../../composition/scene/skin-parts.ts";
import { boxAt } from "../../composition/scene/boxes.ts";
import { gridAreas, rowAreas } from "../../composition/scene/areas.ts";
import type { Area, Scene } from "../../composition/scene/scene.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";
import { squeezedGap } from "../../composition/scene/squeeze.ts";
import { stepSign } from "../../composition/text/step-sign.ts";
import { isRoomy } from "../../composition/text/head.ts";
import { glassStyle, gradientFigures } from "./paint.ts";

/** If there are this many steps, they are drawn as a grid of two columns, otherwise as rows. */
const paneCounts = [4, 6];
/** Maximum UTF-16 code units of a step in a grid. If a step is longer, all steps are drawn as rows. */
const longStep = 64;

/**
 * Draws steps as glass-like boxes with large numbers in a gradient: in a grid of two columns if they fit, else as rows.
 */
export const stepPanes: TemplateSkin["steps"] = (scene, skin, content, room) => {
  const { length } = content.steps;
  const isShort = content.steps.every(({ text }) => text.length <= longStep);
  const isGrid = isRoomy(scene) && paneCounts.includes(length) && isShort;
  return isGrid ? paneGrid(scene, skin, content, room) : paneRows(scene, skin, content, room);
};

function paneGrid(scene: Scene, skin: TemplateSkin, { steps }: Steps, room: Area): Places {
  const { px, colors } = scene;
  const areas = gridAreas(room, steps.length, 2, px(22));
  const rowPx = areas[0]?.height ?? 0;
  const figurePx = Math.min(px(150), rowPx * 0.4);
  const [side, end] = [px(34), px(24)];
  return {
    areas,
    room: ({ width }) => ({
      widthPx: Math.floor(width - 2 * side - 2),
      heightPx: rowPx - figurePx * 1.1 - 2 * end,
    }),
    letters: { ...skin.letters.label, weight: 500, leading: 1.16 },
    maxSize: skin.sizes.steps * 1.15,
    draw: ({ area, index, words }) => {
      const isFirst = index === 0;
      const sheet = isFirst ? colors.panelStrong : colors.panel;
      return boxAt(
        area,
        {
          ...glassStyle(scene, { isStrong: isFirst }),
          flexDirection: "column",
          justifyContent: "space-between",
          padding: `${end}px ${side}px`,
        },
        drawSymbol(scene, stepSign(steps[index] ?? { number: index + 1 }), {
          letters: skin.letters.figure,
          sizePx: figurePx,
          color: sheet.inkLarge,
          style: gradientFigures(scene, sheet),
        }),
        words({ color: sheet.ink }),
      );
    },
  };
}

function paneRows(scene: Scene, skin: TemplateSkin, content: Steps, room: Area): Places {
  const { px, colors } = scene;
  const isMany = content.steps.length > 4;
  const areas = rowAreas(room, content.steps.length, squeezedGap(scene, isMany ? 14 : 22));
  const figurePx = Math.min(px(100), (areas[0]?.height ?? 0) * 0.62);
  return numberedRows(scene, skin, content, {
    areas,
    cell: { startPx: px(36), widthPx: Math.ceil(figurePx * (content.figureEm + 0.32)) },
    figurePx,
    betweenPx: px(20),
    endPx: px(36),
    airPx: px(isMany ? 14 : 24),
    letters: { ...skin.letters.lead, leading: 1.22, balanced: true },
    tone: (index) => ({
      row: glassStyle(scene, { radius: isMany ? 24 : 34, isStrong: index === 0 }),
      figure: colors.panel.inkLarge,
      figureStyle: gradientFigures(scene, index === 0 ? colors.panelStrong : colors.panel),
      ink: colors.panel.ink,
    }),
  });
}
