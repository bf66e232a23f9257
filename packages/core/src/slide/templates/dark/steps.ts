import { mixHex } from "../../../design/rgb.ts";
import type { SlideNode } from "../../../drawing/node.ts";
import { drawSymbol } from "../../composition/scene/lettering.ts";
import { boxAt, badge } from "../../composition/scene/boxes.ts";
import { growth } from "../../composition/scene/areas.ts";
import type { Area, Scene } from "../../composition/scene/scene.ts";
import { stepAreas } from "../../composition/text/numbered-rows.ts";
import type { Places, Steps } from "../../composition/scene/skin-parts.ts";
import { stepSign } from "../../composition/text/step-sign.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";
import { glow, neonOf } from "./paint.ts";

/** Largest height of a step, design px. */
const maxRow = 240;
/** Largest height of a step's text, as a fraction of its row. The rest separates the steps. */
const textShare = 0.76;
/** Gap between two columns, and space above the circles; design px. */
const columnGap = 72;
const columnTop = 20;
/** Factor for the largest font size of texts in columns. */
const columnGrowth = 0.95;

const noArea: Area = { x: 0, y: 0, width: 1, height: 1 };

/** Draws steps as numbered circles on a glowing line, with the texts beside it, or below it in a wide area. */
export const stepNodes: TemplateSkin["steps"] = (scene, skin, content, room) => {
  const { px } = scene;
  const mostPx = px(maxRow * growth(content.steps.length));
  const areas = stepAreas(scene, content, room, { gapPx: 0, columnGapPx: px(columnGap), mostPx });
  const [first, second] = areas;
  return first && second && first.x !== second.x
    ? nodesOverTexts(scene, skin, content, areas)
    : nodesBesideTexts(scene, skin, content, areas);
};

function nodesBesideTexts(
  scene: Scene,
  skin: TemplateSkin,
  { steps }: Steps,
  areas: readonly Area[],
): Places {
  const { px } = scene;
  const [first = noArea] = areas;
  const nodePx = Math.min(px(112), first.height * 0.66);
  const between = Math.min(px(50), nodePx * 0.56);
  const wordsPx = first.width - nodePx - between;
  const lineX = first.x + nodePx / 2;
  return {
    areas,
    room: ({ height }) => ({ widthPx: Math.floor(wordsPx), heightPx: height * textShare }),
    letters: lettersOf(skin),
    maxSize: skin.sizes.steps * growth(steps.length),
    rules: drawLine(
      scene,
      areas.map(({ y, height }) => [lineX, y + height / 2]),
    ),
    draw: ({ area, index, words }) => {
      const node = drawNode(scene, skin, { steps, nodePx, index });
      const place = { ...area, x: area.x + nodePx + between, width: wordsPx };
      return [
        boxAt({ ...area, width: nodePx }, { alignItems: "center" }, node),
        boxAt(place, { alignItems: "center" }, words({ color: scene.colors.paper.ink })),
      ];
    },
  };
}

function nodesOverTexts(
  scene: Scene,
  skin: TemplateSkin,
  { steps }: Steps,
  areas: readonly Area[],
): Places {
  const { px } = scene;
  const [first = noArea] = areas;
  const nodePx = Math.min(px(120), first.height * 0.3);
  const topPx = px(columnTop);
  const headPx = topPx + nodePx + px(34);
  return {
    areas,
    room: ({ width, height }) => ({ widthPx: Math.floor(width), heightPx: height - headPx }),
    letters: { ...lettersOf(skin), balanced: false },
    maxSize: skin.sizes.steps * columnGrowth * growth(steps.length),
    rules: drawLine(
      scene,
      areas.map(({ x, y }) => [x + nodePx / 2, y + topPx + nodePx / 2]),
    ),
    draw: ({ area, index, words }) => [
      boxAt(
        { ...area, y: area.y + topPx, height: nodePx },
        {},
        drawNode(scene, skin, { steps, nodePx, index }),
      ),
      boxAt({ ...area, y: area.y + headPx }, {}, words({ color: scene.colors.paper.ink })),
    ],
  };
}

const lettersOf = ({ letters }: TemplateSkin) => ({
  ...letters.lead,
  leading: 1.22,
  balanced: true,
});

/** Draws the line through the centres of all circles, downwards or sideways. */
function drawLine(
  scene: Scene,
  centers: readonly (readonly [x: number, y: number])[],
): SlideNode[] {
  const [first, last] = [centers[0], centers.at(-1)];
  if (!first || !last || centers.length < 2) return [];
  const { tube, end } = neonOf(scene);
  const thick = Math.max(2, scene.px(5));
  const [width, height] = [last[0] - first[0] + thick, last[1] - first[1] + thick];
  const line = { x: first[0] - thick / 2, y: first[1] - thick / 2, width, height };
  const angle = width > height ? (scene.rtl ? 270 : 90) : 180;
  const backgroundImage = `linear-gradient(${angle}deg, ${tube}, ${end})`;
  return [boxAt(line, { backgroundImage, boxShadow: glow(scene, 0.7) })];
}

/** Draws a step's number in a circle; the first one glows. */
function drawNode(
  scene: Scene,
  skin: TemplateSkin,
  { steps, nodePx, index }: Pick<Steps, "steps"> & Record<"nodePx" | "index", number>,
): SlideNode {
  const { px, colors, context } = scene;
  const { chosen, paper } = colors;
  const { tube, end } = neonOf(scene);
  const isFirst = index === 0;
  const number = stepSign(steps[index] ?? { number: index + 1 });
  const color = isFirst
    ? chosen.background
    : mixHex(tube, end, index / Math.max(1, steps.length - 1));
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
