import { box, type SlideNode } from "../../../drawing/node.ts";
import type { Composing } from "../../composition/composing.ts";
import { fitNode, floorPx } from "../../composition/fit.ts";
import { avatar, furnitureEdges, signature, smallPx } from "../../composition/furniture.ts";
import type { TemplateHand } from "../../composition/hand.ts";
import { icon } from "../../composition/icons.ts";
import { paragraph } from "../../composition/lettering.ts";
import { at, column, row } from "../../composition/place.ts";
import type { Area, Scene } from "../../composition/scene.ts";
import { bigHeader } from "../../composers/statement.ts";
import { explain } from "./explain.ts";
import { hasFields, headlineLetters, plate } from "./fields.ts";
import { seamOf } from "./furniture.ts";

/** Of the height: the foot in ink, with who posts and without. */
const footShare = { brand: 0.33, bare: 0.2 } as const;
/** Design px that the brand takes with the room over and under it. */
const whoHeight = 250;

/** The last word on the primary, who posts on the ink, and what to do on the seam between them. */
export function* composeClosing(scene: Scene, hand: TemplateHand): Composing<SlideNode[]> {
  const { px, shape, colors, widthPx, heightPx, reading } = scene;
  const isLandscape = shape === "landscape";
  const isSplit = hasFields(scene);
  const area = hand.area(scene, hand);
  const sheet = hand.sheetOf(scene);
  const footSheet = isSplit ? colors.inkField : sheet;
  const who = drawBrand(scene, hand, { sheet: footSheet, isStacked: isLandscape });
  const { bottomPx } = furnitureEdges(scene);
  const seamX = widthPx * seamOf.closing;
  const width = isLandscape ? seamX - area.x - px(56) : area.width;
  const call = yield* drawCall(scene, hand, width);
  const whoPx = who ? px(whoHeight) + (call?.heightPx ?? 0) / 2 : 0;
  const footPx = Math.max(
    heightPx * (who ? footShare.brand : footShare.bare) + (shape === "tall" ? px(60) : 0),
    whoPx + bottomPx + px(50),
  );
  const foot: Area = isLandscape
    ? { x: seamX, y: 0, width: widthPx - seamX, height: heightPx }
    : { x: 0, y: heightPx - footPx, width: widthPx, height: footPx };
  const callY = isLandscape
    ? area.y + area.height - (call?.heightPx ?? 0)
    : foot.y - (call?.heightPx ?? 0) / 2;
  const bottom = Math.min(callY - px(48), isLandscape ? area.y + area.height : foot.y - px(48));
  const words = yield* explain(scene, hand, {
    blocks: reading.blocks,
    width,
    height: (bottom - area.y) * 0.45,
    sheet,
    maxSize: 48,
    callout: null,
  });
  const gapPx = words.node ? px(40) : 0;
  const big = yield* bigHeader(scene, hand, {
    area: { ...area, width, height: bottom - area.y - words.heightPx - gapPx },
    maxSize: 260,
    letters: headlineLetters(scene, hand.letters.headline, reading.header, sheet),
  });
  const handlePx = px(60);
  const whoArea: Area = isLandscape
    ? { ...foot, x: foot.x + px(44), width: foot.width - px(88) }
    : {
        x: area.x,
        y: foot.y + (call?.heightPx ?? 0) / 2,
        width: area.width,
        height: foot.height - (call?.heightPx ?? 0) / 2 - bottomPx - handlePx * 0.6,
      };
  return [
    ...(isSplit ? [at(foot, { backgroundColor: colors.inkField.background })] : []),
    at(
      { ...area, width, height: bottom - area.y },
      { flexDirection: "column", justifyContent: "flex-start" },
      column({ width, rowGap: gapPx }, big.node, words.node),
    ),
    ...(call ? [at({ x: area.x, y: callY, width, height: call.heightPx }, {}, call.node)] : []),
    ...(who
      ? [
          at(
            whoArea,
            { alignItems: "center", justifyContent: isLandscape ? "center" : "flex-start" },
            who,
          ),
        ]
      : []),
  ];
}

/** What to do, in a heavy frame. */
function* drawCall(
  scene: Scene,
  hand: TemplateHand,
  width: number,
): Composing<{ node: SlideNode; heightPx: number } | null> {
  const { summary } = scene.reading;
  if (!summary) return null;
  const { px, colors } = scene;
  const sheet = plate(scene);
  const iconPx = px(60);
  const edgePx = Math.max(2, px(6));
  const padPx = px(40);
  const widthPx = Math.floor(width - 2 * (padPx + edgePx) - iconPx - px(26));
  const fitted = yield* fitNode(
    "call",
    { widthPx, heightPx: px(190), minPx: floorPx.body, maxPx: px(62) },
    (sizePx) =>
      paragraph(scene, summary, {
        letters: { ...hand.letters.headline, leading: 1.06, tracking: -0.035 },
        sizePx,
        color: sheet.ink,
        widthPx,
      }),
  );
  const heightPx = fitted.heightPx + 2 * (px(36) + edgePx);
  return {
    heightPx,
    node: row(
      {
        width: Math.floor(width),
        height: heightPx,
        alignItems: "center",
        justifyContent: "space-between",
        backgroundColor: sheet.background,
        border: `${edgePx}px solid ${colors.paper.ink}`,
        paddingLeft: padPx,
        paddingRight: padPx,
      },
      fitted.node,
      icon("bookmark", iconPx, sheet.accentLarge, { strokeWidth: 3 }),
    ),
  };
}

/** The brand's picture in a ring of the primary, with its name, handle and website. */
function drawBrand(
  scene: Scene,
  hand: TemplateHand,
  { sheet, isStacked }: { sheet: ReturnType<TemplateHand["sheetOf"]>; isStacked: boolean },
): SlideNode | null {
  const { px, shape } = scene;
  const picturePx = px(shape === "square" ? 150 : 184);
  const ring = `${Math.max(2, px(8))}px solid ${sheet.accentLarge}`;
  const picture = avatar(scene, picturePx, { border: ring });
  const lines = signature(scene, {
    name: {
      letters: { ...hand.letters.headline, leading: 1.1, tracking: -0.035 },
      sizePx: Math.max(smallPx(scene), px(isStacked ? 46 : 60)),
      color: sheet.inkLarge,
    },
    details: {
      letters: { family: "body", weight: 500, leading: 1.3 },
      sizePx: Math.max(smallPx(scene), px(isStacked ? 32 : 36)),
      color: sheet.ink,
    },
    align: isStacked ? "center" : "start",
  });
  if (!picture && !lines) return null;
  return isStacked
    ? column({ alignItems: "center", rowGap: px(26), maxWidth: "100%" }, picture, lines)
    : row(
        { alignItems: "center", columnGap: px(36), maxWidth: "100%" },
        picture,
        box({ display: "flex", flexShrink: 1, minWidth: 0 }, lines),
      );
}
