import type { Sheet } from "../../../design/colors/template-colors.ts";
import type { SlideNode } from "../../../drawing/node.ts";
import { brandBlock } from "../../composers/closing.ts";
import { headerOver } from "../../composers/header.ts";
import type { Composing } from "../../composition/composing.ts";
import { fitNode } from "../../composition/fit.ts";
import { fitParts } from "../../composition/fit-parts.ts";
import { stripPart } from "../../composition/frame.ts";
import { furnitureEdges, smallPx } from "../../composition/furniture.ts";
import { icon } from "../../composition/icons.ts";
import { paragraph } from "../../composition/lettering.ts";
import { at, inset, row } from "../../composition/place.ts";
import type { Area, Scene } from "../../composition/scene.ts";
import type { TemplateSkin } from "../../composition/skin.ts";
import { explainGap, inkPart } from "./explain.ts";
import { hasFields, headlineLetters, plate } from "./fields.ts";
import { seamOf } from "./furniture.ts";

/** Of the height: the foot in ink, with who posts and without. */
const footShare = { brand: 0.33, bare: 0.2 } as const;
/** Design px beside the brand on a landscape stage. */
const stackedInset = 44;
/** Design px that the brand takes with the room over and under it. */
const whoHeight = 250;

/** The last word on the primary, who posts on the ink, and what to do on the seam between them. */
export function* composeClosing(scene: Scene, skin: TemplateSkin): Composing<SlideNode[]> {
  const { px, shape, colors, widthPx, reading } = scene;
  const isLandscape = shape === "landscape";
  const isSplit = hasFields(scene);
  const area = skin.area(scene, skin);
  const sheet = skin.sheetOf(scene);
  const who = drawBrand(scene, skin, isSplit ? colors.inkField : sheet);
  const width = isLandscape ? widthPx * seamOf.closing - area.x - px(56) : area.width;
  const call = yield* drawCall(scene, skin, width);
  const callPx = call?.heightPx ?? 0;
  const foot = placeFoot(scene, callPx, who !== null);
  const callY = isLandscape ? area.y + area.height - callPx : foot.y - callPx / 2;
  const bottom = Math.min(callY - px(48), isLandscape ? area.y + area.height : foot.y - px(48));
  const room = { ...area, width, height: bottom - area.y };
  const parts = [stripPart(scene, Math.floor(width)), inkPart(scene, skin, sheet)];
  const words = yield* fitParts(scene, parts, {
    widthPx: width,
    heightPx: room.height * 0.45,
    maxSize: 48,
    gapPx: explainGap,
  });
  const { node } = yield* headerOver(scene, skin, words, {
    area: room,
    gapPx: px(40),
    maxSize: 260,
    letters: headlineLetters(scene, skin.letters.headline, reading.header, sheet),
  });
  return [
    ...(isSplit ? [at(foot, { backgroundColor: colors.inkField.background })] : []),
    at(room, {}, node),
    ...(call ? [at({ x: area.x, y: callY, width, height: callPx }, {}, call.node)] : []),
    ...(who ? [placeBrand(scene, { area, foot, callPx }, who)] : []),
  ];
}

/** The field of ink: beside the words on a landscape stage, under them on others. */
function placeFoot(scene: Scene, callPx: number, hasBrand: boolean): Area {
  const { px, shape, widthPx, heightPx } = scene;
  if (shape === "landscape") {
    const x = widthPx * seamOf.closing;
    return { x, y: 0, width: widthPx - x, height: heightPx };
  }
  const usual = heightPx * (hasBrand ? footShare.brand : footShare.bare);
  const least =
    (hasBrand ? px(whoHeight) + callPx / 2 : 0) + furnitureEdges(scene).bottomPx + px(50);
  const height = Math.max(usual + (shape === "tall" ? px(60) : 0), least);
  return { x: 0, y: heightPx - height, width: widthPx, height };
}

/** Who posts in the middle of the ink that the call leaves. */
function placeBrand(
  scene: Scene,
  { area, foot, callPx }: { area: Area; foot: Area; callPx: number },
  who: SlideNode,
): SlideNode {
  const { px, shape } = scene;
  if (shape === "landscape") {
    const place = inset(foot, { left: px(stackedInset), right: px(stackedInset) });
    return at(place, { alignItems: "center", justifyContent: "center" }, who);
  }
  const bottom = furnitureEdges(scene).bottomPx + px(36);
  const place = inset(foot, { top: callPx / 2, bottom });
  return at({ ...place, x: area.x, width: area.width }, { alignItems: "center" }, who);
}

/** What to do, in a heavy frame. */
function* drawCall(
  scene: Scene,
  skin: TemplateSkin,
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
    { widthPx, heightPx: px(190), minPx: scene.floorPx.body, maxPx: px(62) },
    (sizePx) =>
      paragraph(scene, summary, {
        letters: { ...skin.letters.headline, leading: 1.06, tracking: -0.035 },
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
function drawBrand(scene: Scene, skin: TemplateSkin, sheet: Sheet): SlideNode | null {
  const { px, shape, widthPx } = scene;
  const isStacked = shape === "landscape";
  const edgesPx = 2 * px(isStacked ? stackedInset : skin.margin);
  return brandBlock(scene, {
    sheet,
    roomPx: widthPx * (isStacked ? 1 - seamOf.closing : 1) - edgesPx,
    picturePx: px(shape === "square" ? 150 : 184),
    ring: { border: `${Math.max(2, px(8))}px solid ${sheet.accentLarge}` },
    gapPx: px(isStacked ? 26 : 36),
    name: {
      letters: { ...skin.letters.headline, leading: 1.1, tracking: -0.035 },
      sizePx: Math.max(smallPx(scene), px(isStacked ? 46 : 60)),
      color: sheet.inkLarge,
    },
    details: {
      letters: { family: "body", weight: 500, leading: 1.3 },
      sizePx: Math.max(smallPx(scene), px(isStacked ? 32 : 36)),
      color: sheet.ink,
    },
    isStacked,
  });
}
