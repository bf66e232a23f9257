import { evenLines } from "../../composition/even-lines.ts";
import { box, type SlideNode } from "../../../drawing/node.ts";
import { bigNumber, numberRest } from "../../composers/number.ts";
import type { Composing } from "../../composition/composing.ts";
import { fitNode, floorPx } from "../../composition/fit.ts";
import { flowBlocks } from "../../composition/flow-blocks.ts";
import { gap, share } from "../../composition/frame.ts";
import type { TemplateHand } from "../../composition/hand.ts";
import { at, column } from "../../composition/place.ts";
import type { Area, Scene } from "../../composition/scene.ts";
import { mistOf } from "./mist.ts";
import { circles, pictureStrip } from "./parts.ts";
import { composeAsStatement } from "../../composers/statement.ts";

/** The numeral's share of its disc's width, and how far lining figures stand below the middle of their line, em. */
const inDisc = 0.83;
const figureDrop = 0.06;
/** The line around the disc, design px from it. */
const lineGap = 22;

/** The number on a disc, under it on the same axis what it is of and what explains it. */
export function* composeNumber(scene: Scene, hand: TemplateHand): Composing<SlideNode[]> {
  if (!scene.reading.number) return yield* composeAsStatement(scene, hand);
  const { px, shape, context } = scene;
  const isLandscape = shape === "landscape";
  const { nodes: over, rest: room } = pictureStrip(scene, hand.area(scene, hand));
  const discMost = Math.min(room.height / 2, room.width * (isLandscape ? 0.24 : 0.5)) - px(lineGap);
  const words: Area = isLandscape
    ? {
        ...room,
        x: room.x + 2 * discMost + px(130),
        width: Math.floor(room.width - 2 * discMost - px(130)),
      }
    : room;
  const align = isLandscape ? "start" : "center";
  const rest = yield* numberRest(scene, hand, {
    area: { width: words.width, height: room.height * (isLandscape ? 0.45 : 0.2) },
    maxSize: isLandscape ? 104 : 98,
    align,
  });
  const notes = yield* fitNotes(scene, hand, words, align);
  const gapPx = gap(scene, 26);
  const wordsPx = rest.heightPx + (notes ? notes.heightPx + gapPx : 0);
  const radius = isLandscape
    ? discMost
    : Math.max(px(60), Math.min(discMost, (room.height - wordsPx - gap(scene, 66)) / 2));
  const x = isLandscape ? room.x + radius + px(lineGap) : room.x + room.width / 2;
  const y = isLandscape ? room.y + room.height / 2 : room.y + radius + px(lineGap);
  const hasDisc = context.design.showBackgroundElements;
  const mist = mistOf(scene);
  const number = yield* bigNumber(scene, hand, {
    area: hasDisc
      ? { width: 2 * radius * inDisc, height: radius * 1.3 }
      : { width: isLandscape ? 2 * radius : room.width, height: radius * 1.8 },
    color: hasDisc ? mist.accentLarge : scene.colors.paper.accentLarge,
    align: "center",
  });
  const top = isLandscape ? room.y : y + radius + px(lineGap);
  const disc = { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius };
  const stack = column(
    { width: words.width, rowGap: gapPx, alignItems: isLandscape ? "flex-start" : "center" },
    rest.node,
    notes?.node ?? null,
  );
  return [
    ...over,
    ...(hasDisc
      ? [
          at(disc, {
            borderRadius: radius,
            backgroundImage: `linear-gradient(160deg, ${mist.background}, ${mist.end})`,
          }),
          ...circles(scene, {
            x,
            y,
            radius: radius + px(lineGap),
            count: 1,
            step: 0,
            color: scene.colors.paper.accentLarge,
          }),
        ]
      : []),
    at(
      {
        ...(hasDisc || isLandscape ? disc : { ...room, height: disc.height }),
        y: disc.y - number.sizePx * figureDrop,
      },
      { alignItems: "center", justifyContent: "center" },
      box({ flexShrink: 0, display: "flex" }, number.node),
    ),
    at(
      { ...words, y: top, height: isLandscape ? room.height : room.y + room.height - top },
      { flexDirection: "column", justifyContent: isLandscape ? "center" : "flex-end" },
      stack,
    ),
  ];
}

/** What explains the number over the summary in italics. */
function* fitNotes(scene: Scene, hand: TemplateHand, area: Area, align: "start" | "center") {
  const { blocks, summary } = scene.reading;
  if (blocks.length === 0 && !summary) return null;
  const sheet = hand.sheetOf(scene);
  const widthPx = Math.floor(area.width * (align === "center" ? 0.9 : 1));
  return yield* fitNode(
    "notes",
    {
      widthPx,
      heightPx: area.height * (align === "center" ? Math.min(0.4, 0.3 / share(scene, 1)) : 0.5),
      minPx: floorPx.body,
      maxPx: Math.max(floorPx.body, scene.px(46)),
    },
    (sizePx) =>
      column(
        { width: widthPx, rowGap: gap(scene, 26) },
        blocks.length > 0
          ? flowBlocks(scene, evenLines(hand), blocks, { sizePx, widthPx, sheet, align })
          : null,
        summary ? hand.callout(scene, summary, { sizePx: sizePx * 1.08, widthPx }) : null,
      ),
  );
}
