import type { SlideNode } from "../../../drawing/node.ts";
import { evenLines } from "../../composition/text/even-lines.ts";
import { squeezedShare } from "../../composition/scene/squeeze.ts";
import type { NumberLook } from "../../composition/scene/layout-looks.ts";
import { boxAt } from "../../composition/scene/boxes.ts";
import type { Area, Scene } from "../../composition/scene/scene.ts";
import type { LookBuilder } from "../../composition/scene/skin.ts";
import { drawWaffle, waffleHeight } from "./waffle.ts";
import { textPart, calloutPart } from "../../composition/text/around/parts.ts";
import { partsAtFoot } from "../../composition/text/around/at-foot.ts";

/** Blank space above and below digits in their line, as a fraction of the font size. */
const slack = 0.06;

/** Largest font size of the rest of the header, design px. */
const restSizes = { portrait: 88, square: 80, tall: 120, landscape: 96 } as const;
/** Largest font size of the rest of the header if the number isn't a percentage, design px. */
const freeSize = 140;

/** Draws the number and the rest of its header. For a percentage, also draws 100 squares, one filled per percent. */
export const number: LookBuilder<NumberLook> = (scene, skin) => {
  const { px, shape, colors, squeeze, reading } = scene;
  const area = skin.area(scene, skin);
  const isLandscape = shape === "landscape";
  const width = Math.floor(isLandscape ? area.width * 0.5 - px(40) : area.width);
  const column = { ...area, x: isLandscape ? area.x + area.width - width : area.x, width };
  const percent = squeeze < 2 ? (reading.number?.percent ?? null) : null;
  const squaresPx = percent === null ? Math.max(1.5, px(4)) : waffleHeight(scene, width);
  const betweenPx = px(isLandscape ? 34 : 46);
  const parts = [textPart(scene, evenLines(skin), reading.blocks), calloutPart(scene, skin)];
  return {
    around: partsAtFoot(scene, column, parts, {
      widthPx: width,
      heightPx: area.height * (isLandscape ? 0.55 : 0.34),
      maxSize: shape === "tall" ? 54 : 46,
      gapPx: (sizePx) => Math.round(sizePx * 0.7),
      clearPx: reading.number?.rest ? px(26) : 0,
    }),
    rest: {
      maxSize: percent === null && !isLandscape ? freeSize : restSizes[shape],
      mostPx: () => area.height * (isLandscape ? 0.4 : percent === null ? 0.42 : 0.2),
    },
    placement: isLandscape || shape === "tall" || percent === null ? "together" : "foot",
    beside: isLandscape ? { ...area, width } : null,
    gapPx: px(40),
    figure: ({ height }) => ({
      area: {
        width,
        height: Math.max(px(90), height - squaresPx - betweenPx) * squeezedShare(scene, 1),
      },
      color: colors.paper.inkLarge,
    }),
    draw: (_, { node, sizePx, heightPx }) => {
      const sparePx = area.height - heightPx - squaresPx - betweenPx;
      const y = area.y + (isLandscape ? Math.max(0, sparePx / 2) : -sizePx * slack);
      const outPx = scene.rtl ? 0 : sizePx * 0.04;
      const figure = { x: area.x - outPx, y, width: width + outPx, height: heightPx };
      const squares = { x: area.x, y: y + heightPx + betweenPx, width, height: squaresPx };
      const sign =
        percent === null ? drawRule(scene, squares) : drawWaffle(scene, squares, percent);
      const textY = isLandscape ? area.y : squares.y + squaresPx + px(44);
      return { nodes: [boxAt(figure, {}, node), sign], textY };
    },
  };
};

/** Draws a line below a number that isn't a percentage. Its length has no meaning. */
function drawRule({ colors }: Scene, area: Area): SlideNode {
  return boxAt(area, { backgroundColor: colors.paper.accentLarge });
}
