import { mixHex } from "../../../design/rgb.ts";
import type { SlideNode } from "../../../drawing/node.ts";
import { drawSymbol } from "../../composition/scene/lettering.ts";
import { boxAt, badge } from "../../composition/scene/boxes.ts";
import { growth, rowAreas } from "../../composition/scene/areas.ts";
import type { Area, Scene } from "../../composition/scene/scene.ts";
import { stepSign } from "../../composition/text/step-sign.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";
import { glow, neonOf } from "./paint.ts";

/** Largest height of a step, design px. */
const maxRow = 240;

/** Draws steps as numbered circles on a glowing line at the left, with the texts beside it. */
export const stepNodes: TemplateSkin["steps"] = (scene, skin, { steps }, room) => {
  const { px } = scene;
  const areas = rowAreas(room, steps.length, 0, px(maxRow * growth(steps.length)));
  const heightPx = areas[0]?.height ?? 0;
  const nodePx = Math.min(px(112), heightPx * 0.66);
  const between = Math.min(px(50), nodePx * 0.56);
  const wordsPx = room.width - nodePx - between;
  const wordsX = room.x + nodePx + between;
  return {
    areas,
    room: ({ height }) => ({ widthPx: Math.floor(wordsPx), heightPx: height - px(18) }),
    letters: { ...skin.letters.lead, leading: 1.22, balanced: true },
    maxSize: skin.sizes.steps * growth(steps.length),
    rules: drawLine(scene, areas, { nodePx, lineX: room.x }),
    draw: ({ area, index, words }) => {
      const number = stepSign(steps[index] ?? { number: index + 1 });
      const node = drawNode(scene, skin, { number, nodePx, index, count: steps.length });
      return [
        boxAt({ ...area, width: nodePx }, { alignItems: "center" }, node),
        boxAt(
          { ...area, x: wordsX, width: wordsPx },
          { alignItems: "center" },
          words({ color: scene.colors.paper.ink }),
        ),
      ];
    },
  };
};

/** Draws the line through all circles. */
function drawLine(
  scene: Scene,
  areas: readonly Area[],
  { nodePx, lineX }: { nodePx: number; lineX: number },
): SlideNode[] {
  const [first] = areas;
  if (!first || areas.length < 2) return [];
  const { tube, end } = neonOf(scene);
  const width = Math.max(2, scene.px(5));
  const line = {
    x: lineX + (nodePx - width) / 2,
    y: first.y + first.height / 2,
    width,
    height: first.height * (areas.length - 1),
  };
  const backgroundImage = `linear-gradient(180deg, ${tube}, ${end})`;
  return [boxAt(line, { backgroundImage, boxShadow: glow(scene, 0.7) })];
}

/** Draws a step's number in a circle; the first one glows. */
function drawNode(
  scene: Scene,
  skin: TemplateSkin,
  {
    number,
    nodePx,
    index,
    count,
  }: Record<"nodePx" | "index" | "count", number> & { number: string },
): SlideNode {
  const { px, colors, context } = scene;
  const { chosen, paper } = colors;
  const { tube, end } = neonOf(scene);
  const isFirst = index === 0;
  const color = isFirst ? chosen.background : mixHex(tube, end, index / Math.max(1, count - 1));
  return badge(
    nodePx,
    {
      borderRadius: nodePx / 2,
      backgroundColor: isFirst ? chosen.background : context.palette.backgroundColor,
      border: `${Math.max(1.5, px(4))}px solid ${color}`,
      ...(isFirst && { boxShadow: glow(scene, 0.9) }),
    },
    drawSymbol(scene, number, {
      letters: skin.letters.figure,
      sizePx: nodePx * 0.44,
      color: isFirst ? chosen.ink : paper.inkLarge,
    }),
  );
}
