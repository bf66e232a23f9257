import { box, type SlideNode } from "../../../drawing/node.ts";
import { brandBlock, fitCall } from "../../composers/closing.ts";
import type { Composing } from "../../composition/fit/composing.ts";
import { smallPx } from "../../composition/furniture/furniture.ts";
import { boxAt, column as stack, inset } from "../../composition/scene/boxes.ts";
import type { Area, Scene } from "../../composition/scene/scene.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";
import { callIcon, requestIcon } from "../../composition/text/call-icon.ts";
import { icon, iconInset, type IconName } from "../../composition/text/icons.ts";
import { claimBesideBar } from "./claim.ts";
import { barIndent } from "./head.ts";
import { fitNote } from "./note.ts";
import { drawPanorama } from "./panorama.ts";

/** Padding inside the card, design px. */
const pad = 44;

/** Gap between the header and the card below it, design px. */
const cardGap = 56;
/** Smallest and largest size of the icon, design px. */
const signSize = { least: 150, most: 380 } as const;

/**
 * Draws the header and directly below it a card with the call to action on the primary colour, and the brand. The icon
 * of the requested action is above them. On a landscape slide, the card with the brand or else the icon is beside them.
 */
export function* composeClosing(scene: Scene, skin: TemplateSkin): Composing<SlideNode[]> {
  const { px, shape, reading, context } = scene;
  const area = skin.area(scene, skin);
  const isLandscape = shape === "landscape";
  const isBeside = isLandscape && drawBrand(scene, skin, area.width) !== null;
  const isFree =
    scene.photo === null && scene.squeeze === 0 && context.design.showBackgroundElements;
  const name = isFree ? (requestIcon(reading) ?? callIcon(reading.summary?.text ?? "")) : null;
  const isSigned = isLandscape && !isBeside && name !== null;
  const signPx = Math.min(px(signSize.most), area.height * 0.6);
  const column = inset(area, { right: isSigned ? signPx + px(90) : 0 });
  const cardWidth = Math.floor(
    isBeside ? area.width * 0.4 : isLandscape ? column.width * 0.74 : area.width,
  );
  const contact = yield* drawCard(scene, skin, cardWidth);
  const isNote = contact === null && !isLandscape;
  const card = isNote
    ? yield* fitNote(scene, skin, { widthPx: cardWidth, mostPx: area.height * 0.36 })
    : contact;
  const cardPx = card?.heightPx ?? 0;
  const belowPx = card && !isBeside ? cardPx + px(cardGap) : 0;
  const claim = yield* claimBesideBar(scene, skin, {
    area: inset(column, {
      left: barIndent(scene),
      right: card && isBeside ? cardWidth + px(70) : 0,
      bottom: belowPx,
    }),
    ...(!isNote && { blocks: reading.blocks, most: 0.42 }),
    gapPx: px(36),
    maxSize: 200,
  });
  const middle = (heightPx: number) => area.y + Math.max(0, (area.height - heightPx) / 2);
  const groupPx = claim.heightPx + belowPx;
  const y = Math.round(isLandscape ? middle(groupPx) : area.y + Math.max(0, area.height - groupPx));
  const cardPlace = {
    x: isBeside ? area.x + area.width - cardWidth : area.x,
    y: isBeside ? middle(cardPx) : y + claim.heightPx + px(cardGap),
    width: cardWidth,
    height: cardPx,
  };
  const free = { ...area, height: Math.max(1, y - area.y - px(40)) };
  return [
    ...(isLandscape ? drawPanorama(scene, "faint") : []),
    ...(name && !isLandscape ? drawSign(scene, name, free) : []),
    ...(name && isSigned
      ? drawSign(scene, name, {
          ...area,
          x: area.x + area.width - signPx,
          y: middle(signPx),
          width: signPx,
          height: signPx,
        })
      : []),
    ...claim.draw(y),
    ...(card ? [boxAt(cardPlace, {}, card.node)] : []),
  ];
}

/** Draws the icon of the requested action at the foot of `room`; nothing if the room is too small. */
function drawSign({ px, colors }: Scene, name: IconName, room: Area): SlideNode[] {
  const size = Math.min(px(signSize.most), room.height, room.width);
  if (size < px(signSize.least)) return [];
  const strokeWidth = 1.7;
  const x = room.x - iconInset(name, size, strokeWidth);
  const place = { x, y: room.y + room.height - size, width: size, height: size };
  return [boxAt(place, {}, icon(name, size, colors.paper.accentLarge, { strokeWidth }))];
}

/** Builds the card with call to action and brand; null if the slide has neither. */
function* drawCard(
  scene: Scene,
  skin: TemplateSkin,
  width: number,
): Composing<{ node: SlideNode; heightPx: number } | null> {
  const call = yield* drawCall(scene, skin, width);
  const brand = drawBrand(scene, skin, width);
  if (!call && !brand) return null;
  return {
    heightPx: (call?.heightPx ?? 0) + (brand?.heightPx ?? 0),
    node: stack({ width }, call?.node ?? null, brand?.node ?? null),
  };
}

function drawCall(scene: Scene, skin: TemplateSkin, width: number) {
  const { chosen } = scene.colors;
  return fitCall(scene, width, {
    letters: { ...skin.letters.label, weight: 800, leading: 1.14, balanced: true },
    size: scene.photo ? 48 : 64,
    height: 240,
    ink: chosen.ink,
    mark: { size: 64, color: chosen.ink, strokeWidth: 2.2, gap: 20 },
    padding: [pad, scene.photo ? 30 : 46],
    style: { backgroundImage: `linear-gradient(115deg, ${chosen.end}, ${chosen.background})` },
  });
}

function drawBrand(
  scene: Scene,
  skin: TemplateSkin,
  width: number,
): { node: SlideNode; heightPx: number } | null {
  const { px, colors, shape } = scene;
  const { inkField } = colors;
  const isLandscape = shape === "landscape";
  const imagePx = px(isLandscape || scene.photo ? 100 : 128);
  const brand = brandBlock(scene, {
    sheet: inkField,
    roomPx: width - 2 * px(pad),
    imagePx,
    gapPx: px(32),
    name: {
      letters: { ...skin.letters.headline, leading: 1.15 },
      sizePx: Math.max(smallPx(scene), px(isLandscape ? 42 : 52)),
      color: inkField.ink,
    },
    details: {
      letters: { ...skin.letters.body, leading: 1.3 },
      sizePx: Math.max(smallPx(scene), px(isLandscape ? 32 : 38)),
      color: inkField.accent,
    },
  });
  if (!brand) return null;
  const heightPx = imagePx + 2 * px(scene.photo ? 24 : 38);
  const style = {
    display: "flex",
    width,
    height: heightPx,
    alignItems: "center",
    paddingLeft: px(pad),
    paddingRight: px(pad),
    backgroundColor: inkField.background,
  } as const;
  return { heightPx, node: box(style, brand) };
}
