import type { Sheet } from "../../../design/colors/template-colors.ts";
import type { SlideNode } from "../../../drawing/node.ts";
import { brandBlock, fitCall } from "../../composers/closing.ts";
import { headerOver } from "../../composers/header.ts";
import type { Composing } from "../../composition/fit/composing.ts";
import type { Fitted } from "../../composition/fit/fit.ts";
import { fitParts } from "../../composition/text/fit-parts.ts";
import { furnitureEdges, smallPx } from "../../composition/furniture/furniture.ts";
import { portraitOf } from "../../composition/furniture/portrait.ts";
import { callIcon } from "../../composition/text/call-icon.ts";
import { icon } from "../../composition/text/icons.ts";
import { boxAt, inset } from "../../composition/scene/boxes.ts";
import type { Area, Scene } from "../../composition/scene/scene.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";
import { explainGap, inkPart } from "./explain.ts";
import { closingFoot, type ClosingFoot } from "./closing-foot.ts";
import { hasFields, plate } from "./fields.ts";
import { fitPoster } from "./poster.ts";
import { seamOf } from "./furniture.ts";

/** Height of the coloured foot with a brand, as a fraction of the slide's height. */
const brandShare = 0.33;
/** Space above and below the call to action in the coloured foot, design px. */
const footCall = { above: 52, below: 56 } as const;
/** Space on each side of the brand on a landscape slide, design px. */
const stackedInset = 44;
/** Width of the portrait on a landscape slide, design px. */
const stackedPortrait = 420;
/** Height of the brand with the space above and below, design px. */
const whoHeight = { usual: 250, underPhoto: 190, portrait: 350 } as const;

/**
 * Draws the header on the primary colour and the brand on the text colour. The call to action is on the edge between
 * them, under the header on a landscape slide, or in the brand's place if there is none.
 */
export function* composeClosing(scene: Scene, skin: TemplateSkin): Composing<SlideNode[]> {
  const { px, shape, colors, widthPx } = scene;
  const isLandscape = shape === "landscape";
  const kind = closingFoot(scene, skin);
  const isSplit = kind !== null && hasFields(scene);
  const area = skin.area(scene, skin);
  const sheet = skin.sheetOf(scene);
  const who = drawBrand(scene, skin, isSplit ? colors.inkField : sheet);
  const width =
    isLandscape && kind !== null ? widthPx * seamOf.closing - area.x - px(56) : area.width;
  const call = yield* drawCall(scene, skin, width);
  const callPx = call?.heightPx ?? 0;
  const foot = placeFoot(scene, callPx, kind);
  const callY =
    isLandscape || kind === null
      ? area.y + area.height - callPx
      : kind === "call"
        ? foot.y + px(footCall.above)
        : foot.y - callPx / 2;
  const footY = isLandscape || kind === null ? area.y + area.height : foot.y - px(48);
  const bottom = Math.min(call ? callY - px(48) : footY, footY);
  const room = { ...area, width, height: bottom - area.y };
  const parts = [inkPart(scene, skin, sheet)];
  const words = yield* fitParts(scene, parts, {
    widthPx: width,
    heightPx: room.height * 0.45,
    maxSize: 48,
    gapPx: explainGap,
  });
  const end = who ?? (kind === "sign" ? drawSign(scene, colors.inkField, foot) : null);
  return [
    ...(isSplit ? [boxAt(foot, { backgroundColor: colors.inkField.background })] : []),
    ...(yield* drawHeader(scene, skin, room, words)),
    ...(call ? [boxAt({ x: area.x, y: callY, width, height: callPx }, {}, call.node)] : []),
    ...(end ? [placeBrand(scene, { area, foot, callPx }, end)] : []),
  ];
}

/** Draws the header above `words`: as lines that each fill the width if possible, else as a usual headline. */
function* drawHeader(
  scene: Scene,
  skin: TemplateSkin,
  room: Area,
  words: Fitted | null,
): Composing<SlideNode[]> {
  const gapPx = scene.px(40);
  const { squeeze, photo, reading } = scene;
  const area = inset(room, { bottom: words ? words.heightPx + gapPx : 0 });
  const isFree = squeeze === 0 && photo === null;
  const poster = isFree ? yield* fitPoster(scene, skin, reading.header, area) : null;
  if (!poster) {
    const { node } = yield* headerOver(scene, skin, words, { area: room, gapPx, maxSize: 320 });
    return [boxAt(room, {}, node)];
  }
  const under = { ...room, y: room.y + poster.heightPx + gapPx, height: words?.heightPx ?? 0 };
  const free = inset(room, { top: under.y + under.height + gapPx - room.y });
  const sign = scene.shape === "landscape" ? null : drawSign(scene, skin.sheetOf(scene), free);
  return [
    ...poster.draw(room.y),
    ...(words ? [boxAt(under, {}, words.node)] : []),
    ...(sign ? [boxAt(free, { alignItems: "flex-end", justifyContent: "flex-end" }, sign)] : []),
  ];
}

/** Smallest and largest size of the icon, design px, and its largest size as a fraction of the area's width. */
const signSize = { least: 240, most: 460, share: 0.5 } as const;

/** Draws the icon of the action that the header asks for. Null if there is no action or the area is too small. */
function drawSign({ px, reading }: Scene, sheet: Sheet, room: Area): SlideNode | null {
  const name = callIcon(reading.header.text);
  const size = Math.min(room.height, room.width * signSize.share, px(signSize.most));
  if (!name || size < px(signSize.least)) return null;
  return icon(name, size, sheet.accentLarge, { strokeWidth: 2.6 });
}

/**
 * Returns the area that has the text colour as background. On a landscape slide it is beside the header, otherwise
 * under it.
 */
function placeFoot(scene: Scene, callPx: number, kind: ClosingFoot | null): Area {
  const { px, shape, widthPx, heightPx, photo } = scene;
  const bottomPx = furnitureEdges(scene).bottomPx;
  if (shape === "landscape") {
    const x = widthPx * seamOf.closing;
    return { x, y: 0, width: widthPx - x, height: heightPx };
  }
  if (kind !== "brand") {
    const height = px(footCall.above + footCall.below) + callPx + smallPx(scene) * 1.4 + bottomPx;
    return { x: 0, y: heightPx - height, width: widthPx, height };
  }
  const usual = photo ? 0 : heightPx * brandShare;
  const who = px(whoHeight[photo ? "underPhoto" : portraitOf(scene) ? "portrait" : "usual"]);
  const least = who + px(50) + callPx / 2 + bottomPx;
  const height = Math.max(usual + (shape === "tall" ? px(60) : 0), least);
  return { x: 0, y: heightPx - height, width: widthPx, height };
}

/** Centres the brand in the part of the foot that the call to action leaves free. */
function placeBrand(
  scene: Scene,
  { area, foot, callPx }: { area: Area; foot: Area; callPx: number },
  who: SlideNode,
): SlideNode {
  const { px, shape } = scene;
  if (shape === "landscape") {
    const place = inset(foot, { left: px(stackedInset), right: px(stackedInset) });
    return boxAt(place, { alignItems: "center", justifyContent: "center" }, who);
  }
  const bottom = furnitureEdges(scene).bottomPx + px(36);
  const place = inset(foot, { top: callPx / 2, bottom });
  return boxAt({ ...place, x: area.x, width: area.width }, { alignItems: "center" }, who);
}

/** Draws the call to action in a thick frame. */
function drawCall(scene: Scene, skin: TemplateSkin, width: number) {
  const sheet = plate(scene);
  const edgePx = Math.max(2, scene.px(6));
  return fitCall(scene, width, {
    letters: { ...skin.letters.headline, leading: 1.06, tracking: -0.035 },
    size: scene.photo ? 48 : 62,
    height: 190,
    ink: sheet.ink,
    mark: { size: 60, color: sheet.accentLarge, strokeWidth: 3, gap: 26 },
    padding: [40, scene.photo ? 24 : 36],
    edgePx,
    style: {
      backgroundColor: sheet.background,
      border: `${edgePx}px solid ${scene.colors.paper.ink}`,
    },
  });
}

/** Draws the brand: its image in a ring of the accent colour, with name, handle and website. */
function drawBrand(scene: Scene, skin: TemplateSkin, sheet: Sheet): SlideNode | null {
  const { px, shape, widthPx } = scene;
  const isStacked = shape === "landscape";
  const isPortrayed = portraitOf(scene) !== null;
  const edgesPx = 2 * px(isStacked ? stackedInset : skin.margin);
  return brandBlock(scene, {
    sheet,
    roomPx: widthPx * (isStacked ? 1 - seamOf.closing : 1) - edgesPx,
    imagePx: px(
      scene.photo
        ? 110
        : isStacked && isPortrayed
          ? stackedPortrait
          : (isPortrayed ? 96 : 0) + (shape === "square" ? 150 : 184),
    ),
    ring: { border: `${Math.max(2, px(8))}px solid ${sheet.accentLarge}` },
    gapPx: px(isStacked ? 26 : 36),
    name: {
      letters: { ...skin.letters.headline, leading: 1.1, tracking: -0.035 },
      sizePx: Math.max(smallPx(scene), px(isStacked ? 46 : isPortrayed ? 70 : 60)),
      color: sheet.inkLarge,
    },
    details: {
      letters: { family: "body", weight: 500, leading: 1.3 },
      sizePx: Math.max(smallPx(scene), px(isStacked ? 32 : isPortrayed ? 42 : 36)),
      color: sheet.ink,
    },
    isStacked,
  });
}
