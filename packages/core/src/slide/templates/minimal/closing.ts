import { box, type SlideNode } from "../../../drawing/node.ts";
import { brandBlock } from "../../composers/closing.ts";
import { bigHeader } from "../../composers/statement.ts";
import { claimSize } from "../../composition/claim-size.ts";
import type { Composing } from "../../composition/composing.ts";
import { fitNode, floorPx } from "../../composition/fit.ts";
import { flowBlocks } from "../../composition/flow-blocks.ts";
import { gap } from "../../composition/frame.ts";
import type { TemplateHand } from "../../composition/hand.ts";
import { icon } from "../../composition/icons.ts";
import { paragraph } from "../../composition/lettering.ts";
import { at, column, row } from "../../composition/place.ts";
import type { Area, Scene } from "../../composition/scene.ts";
import { columnsOf, hang, hung, pictureStrip } from "./grid.ts";

/** Design px: who posts, and the room over it. */
const brandSize = 88;
const brandGap = 52;

/** The header from the top, the text on the second column, an ink bar with the call to action, and who posts. */
export function* composeClosing(scene: Scene, hand: TemplateHand): Composing<SlideNode[]> {
  const { px, shape, reading } = scene;
  const isLandscape = shape === "landscape";
  const { nodes: over, rest: room } = pictureStrip(scene, hand.area(scene, hand));
  const { span } = columnsOf(scene, room);
  const right = isLandscape ? hung(scene, room) : room;
  const titleWidth = isLandscape ? Math.floor(span(2) - px(30)) : room.width;
  const who = brandBlock(scene, hand, { avatarSize: brandSize });
  const whoPx = who ? Math.max(px(brandSize), 34) : 0;
  const foot = { ...right, height: room.height - whoPx - (who ? px(brandGap) : 0) };
  const action = yield* fitAction(scene, hand, foot, isLandscape ? 0.9 : 0.5);
  const titleArea = {
    ...room,
    width: titleWidth,
    height: isLandscape
      ? room.height
      : foot.height - (action ? action.heightPx + gap(scene, 56) : 0),
  };
  const big = yield* bigHeader(scene, hand, {
    area: titleArea,
    maxSize: claimSize(reading.header, isLandscape ? 190 : 196),
    letters: { ...hand.letters.headline, balanced: isLandscape },
  });
  const hasWords = reading.header.text.trim() !== "";
  return [
    ...over,
    ...(hasWords ? [hang(at(titleArea, {}, big.node), big.sizePx)] : []),
    ...(action
      ? [at(foot, { flexDirection: "column", justifyContent: "flex-end" }, action.node)]
      : []),
    ...(who
      ? [
          at(
            { ...right, y: right.y + right.height - whoPx, height: whoPx },
            { alignItems: "center" },
            who,
          ),
        ]
      : []),
  ];
}

/** The text over the bar, in one size. */
function* fitAction(scene: Scene, hand: TemplateHand, area: Area, most: number) {
  const { px, colors, shape } = scene;
  const { blocks, summary } = scene.reading;
  if (blocks.length === 0 && !summary) return null;
  const sheet = hand.sheetOf(scene);
  const { inkField } = colors;
  const widthPx = Math.floor(area.width);
  const textPlace = shape === "landscape" ? area : hung(scene, area);
  const indentPx = Math.round(textPlace.x - area.x);
  const padding = px(44);
  const build = (sizePx: number): SlideNode => {
    const markPx = sizePx * 1.2;
    return column(
      { width: widthPx, rowGap: gap(scene, 48) },
      blocks.length > 0
        ? row(
            { width: widthPx, paddingLeft: indentPx },
            flowBlocks(scene, hand, blocks, { sizePx, widthPx: widthPx - indentPx, sheet }),
          )
        : null,
      summary
        ? row(
            {
              width: widthPx,
              padding: `${px(42)}px ${padding}px`,
              backgroundColor: inkField.background,
              alignItems: "center",
              justifyContent: "space-between",
            },
            paragraph(scene, summary, {
              letters: { ...hand.letters.label, leading: 1.16, tracking: -0.036 },
              sizePx: sizePx * 1.12,
              color: inkField.ink,
              widthPx: Math.floor(widthPx - 2 * padding - markPx - px(24)),
            }),
            box(
              { display: "flex", flexShrink: 0 },
              icon("bookmark", markPx, inkField.ink, { strokeWidth: 1.8 }),
            ),
          )
        : null,
    );
  };
  return yield* fitNode(
    "action",
    {
      widthPx,
      heightPx: area.height * most,
      minPx: floorPx.body,
      maxPx: Math.max(floorPx.body, px(50)),
    },
    build,
  );
}
