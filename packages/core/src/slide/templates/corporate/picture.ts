import type { SlideNode } from "../../../drawing/node.ts";
import type { Composing } from "../../composition/composing.ts";
import { fitNode, floorPx } from "../../composition/fit.ts";
import { flowBlocks } from "../../composition/flow-blocks.ts";
import { beside } from "../../composition/frame.ts";
import type { TemplateHand } from "../../composition/hand.ts";
import { picture } from "../../composition/picture.ts";
import { at, column } from "../../composition/place.ts";
import type { Area, Scene } from "../../composition/scene.ts";
import { bigHeader } from "../../composers/statement.ts";
import { drawStripe } from "./diagonal.ts";
import { besidePicture, topVeil } from "./picture-frame.ts";

/** Of the height: what the words take at most, and how the picture's edge falls to the left. */
const wordsShare = { portrait: 0.42, square: 0.48, tall: 0.42, landscape: 1 } as const;
const fall = 0.09;

/** The picture over a diagonal, as high as the words let it be. */
export function* composePicture(scene: Scene, hand: TemplateHand): Composing<SlideNode[]> {
  const { px, shape, widthPx, heightPx } = scene;
  const area = hand.area(scene, hand);
  const isLandscape = shape === "landscape";
  const bottom = area.y + area.height;
  const most = heightPx * wordsShare[shape] - (heightPx - bottom) * 0.5;
  const place = isLandscape
    ? { ...area, width: area.width * 0.46 }
    : { ...area, y: bottom - most, height: most };
  if (isLandscape) return yield* composeBeside(scene, hand, place);
  const { over, under, room } = yield* beside(scene, hand, {
    area: place,
    after: scene.reading.blocks,
    media: false,
    most: 0.62,
    gapDesign: 30,
  });
  const big = yield* bigHeader(scene, hand, { area: room, maxSize: 112 });
  const top = room.y + room.height - big.heightPx;
  const left = (top - px(54)) / heightPx;
  const right = left - fall;
  const frame = { x: 0, y: 0, width: widthPx, height: left * heightPx };
  const cut = Math.round((right / left) * 10000) / 100;
  const shown = picture(scene, frame, {
    style: { clipPath: `polygon(0% 0%, 100% 0%, 100% ${cut}%, 0% 100%)` },
    over: [topVeil(scene)],
  });
  return [
    ...(shown ? [shown, drawStripe(scene, [left - 0.006, right - 0.006])] : []),
    ...over,
    at({ ...room, y: top, height: big.heightPx }, {}, big.node),
    ...under,
  ];
}

/** The words in one column at the left of the picture. */
function* composeBeside(scene: Scene, hand: TemplateHand, area: Area): Composing<SlideNode[]> {
  const { px, reading, colors } = scene;
  const { blocks, summary } = reading;
  const widthPx = Math.floor(area.width);
  const words =
    blocks.length > 0 || summary
      ? yield* fitNode(
          "words",
          { widthPx, heightPx: area.height * 0.5, minPx: floorPx.body, maxPx: px(46) },
          (sizePx) =>
            column(
              { width: widthPx, rowGap: sizePx * 0.8 },
              flowBlocks(scene, hand, blocks, { sizePx, widthPx, sheet: colors.paper }),
              summary ? hand.callout(scene, summary, { sizePx, widthPx }) : null,
            ),
        )
      : null;
  const gapPx = words ? px(34) : 0;
  const big = yield* bigHeader(scene, hand, {
    area: { ...area, height: area.height - gapPx - (words?.heightPx ?? 0) },
    maxSize: 112,
  });
  return [
    ...besidePicture(scene),
    at(
      area,
      { flexDirection: "column", justifyContent: "center" },
      column({ width: widthPx, rowGap: gapPx }, big.node, words?.node ?? null),
    ),
  ];
}
