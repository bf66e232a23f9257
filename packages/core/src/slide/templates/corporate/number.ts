import { evenLines } from "../../composition/even-lines.ts";
import { box, type SlideNode } from "../../../drawing/node.ts";
import type { Composing } from "../../composition/composing.ts";
import { fitNode, floorPx } from "../../composition/fit.ts";
import { flowBlocks } from "../../composition/flow-blocks.ts";
import { share } from "../../composition/frame.ts";
import type { TemplateHand } from "../../composition/hand.ts";
import { pictureStrip } from "../../composition/picture.ts";
import { at, column } from "../../composition/place.ts";
import type { Area, Scene } from "../../composition/scene.ts";
import { bigNumber, numberRest } from "../../composers/number.ts";
import { composeAsStatement } from "../../composers/statement.ts";
import { drawWaffle, waffleHeight } from "./waffle.ts";

/** Of the number's size: what its line of that leading leaves over and under the figures. */
const slack = 0.06;

/** The largest size of what the number is of, design px. */
const restSizes = { portrait: 88, square: 80, tall: 120, landscape: 96 } as const;

/** The number, for a share a hundred squares, and under them what it is of. */
export function* composeNumber(scene: Scene, hand: TemplateHand): Composing<SlideNode[]> {
  const { number, blocks, summary } = scene.reading;
  if (!number) return yield* composeAsStatement(scene, hand);
  const { px, shape, colors, squeeze } = scene;
  const area = hand.area(scene, hand);
  const sheet = colors.paper;
  const isLandscape = shape === "landscape";
  const width = Math.floor(isLandscape ? area.width * 0.5 - px(40) : area.width);
  const strip = pictureStrip(scene, width);
  const hasWords = blocks.length > 0 || summary !== null || strip !== null;
  const words = hasWords
    ? yield* fitNode(
        "words",
        {
          widthPx: width,
          heightPx: area.height * (isLandscape ? 0.55 : 0.34),
          minPx: floorPx.body,
          maxPx: px(shape === "tall" ? 54 : 46),
        },
        (sizePx) =>
          column(
            { width, rowGap: Math.round(sizePx * 0.7) },
            strip,
            blocks.length > 0
              ? flowBlocks(scene, evenLines(hand), blocks, { sizePx, widthPx: width, sheet })
              : null,
            summary ? hand.callout(scene, summary, { sizePx, widthPx: width }) : null,
          ),
      )
    : null;
  const gapPx = words && number.rest ? px(26) : 0;
  const rest = yield* numberRest(scene, hand, {
    area: { width, height: area.height * (isLandscape ? 0.4 : 0.2) },
    maxSize: restSizes[shape],
  });
  const textPx = rest.heightPx + gapPx + (words?.heightPx ?? 0);
  const isShare = number.percent !== null && squeeze < 2;
  const wafflePx = isShare ? waffleHeight(scene, width) : px(10);
  const betweenPx = px(isLandscape ? 34 : 46);
  const room = isLandscape
    ? area.height - wafflePx - betweenPx
    : area.height - wafflePx - textPx - betweenPx - px(40);
  const big = yield* bigNumber(scene, hand, {
    area: { width, height: Math.max(px(90), room) * share(scene, 1) },
    color: sheet.inkLarge,
  });
  const y = isLandscape
    ? area.y + Math.max(0, (area.height - big.heightPx - wafflePx - betweenPx) / 2)
    : area.y - big.sizePx * slack;
  const outPx = scene.rtl ? 0 : big.sizePx * 0.04;
  const figures = at(
    { x: area.x - outPx, y, width: width + outPx, height: big.heightPx },
    {},
    big.node,
  );
  const squares = { x: area.x, y: y + big.heightPx + betweenPx, width, height: wafflePx };
  const under = squares.y + squares.height + px(44);
  const text = isLandscape
    ? { ...area, x: area.x + area.width - width, width }
    : { ...area, y: under, height: area.y + area.height - under };
  return [
    figures,
    isShare ? drawWaffle(scene, squares, number.percent ?? 0) : drawRule(scene, squares),
    at(
      text,
      {
        flexDirection: "column",
        justifyContent: isLandscape || shape === "tall" ? "center" : "flex-end",
      },
      column({ width, rowGap: gapPx }, rest.node, words?.node ?? null),
    ),
  ];
}

/** A rule under a number that is no share, its beginning lit. */
function drawRule({ px, colors }: Scene, area: Area): SlideNode {
  const { paper } = colors;
  return at(
    area,
    { backgroundColor: paper.line },
    box({
      width: Math.min(area.width, px(220)),
      height: area.height,
      backgroundImage: `linear-gradient(90deg, ${paper.accentLarge}, ${paper.secondary})`,
    }),
  );
}
