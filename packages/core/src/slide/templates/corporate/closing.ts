import { box, type SlideNode } from "../../../drawing/node.ts";
import { brandBlock, fitCall } from "../../composers/closing.ts";
import type { Composing } from "../../composition/fit/composing.ts";
import { smallPx } from "../../composition/furniture/furniture.ts";
import { boxAt, column, footOf, inset } from "../../composition/scene/boxes.ts";
import type { Scene } from "../../composition/scene/scene.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";
import { claimBesideBar } from "./claim.ts";
import { barIndent } from "./head.ts";
import { fitNote } from "./note.ts";
import { drawPanorama, panoramaTop } from "./panorama.ts";

/** Padding inside the card, design px. */
const pad = 44;

/**
 * Draws the header at the top and a card at the foot. The card has the call to action on the primary colour, and the
 * brand below.
 */
export function* composeClosing(scene: Scene, skin: TemplateSkin): Composing<SlideNode[]> {
  const { px, shape } = scene;
  const isLandscape = shape === "landscape";
  const area = skin.area(scene, skin);
  const cardWidth = Math.floor(isLandscape ? area.width * 0.4 : area.width);
  const contact = yield* drawCard(scene, skin, cardWidth);
  const isNote = contact === null && !isLandscape;
  const card = isNote
    ? yield* fitNote(scene, skin, { widthPx: cardWidth, mostPx: area.height * 0.36 })
    : contact;
  const cardPx = card?.heightPx ?? 0;
  const place = inset(area, {
    left: barIndent(scene),
    right: card && isLandscape ? cardWidth + px(70) : 0,
    bottom: card && !isLandscape ? cardPx + px(60) : 0,
  });
  const claim = yield* claimBesideBar(scene, skin, {
    area: place,
    ...(!isNote && { blocks: scene.reading.blocks, most: 0.42 }),
    gapPx: px(36),
    maxSize: 200,
  });
  const middle = (heightPx: number) => area.y + Math.max(0, (area.height - heightPx) / 2);
  const y = isLandscape ? middle(claim.heightPx) : area.y;
  const isFree = !isLandscape && panoramaTop(scene) > y + claim.heightPx + px(40);
  const foot = footOf(area, cardPx);
  const cardPlace = {
    ...foot,
    x: area.x + area.width - cardWidth,
    y: isLandscape ? middle(cardPx) : foot.y,
    width: cardWidth,
  };
  return [
    ...drawPanorama(scene, isFree ? "strong" : "faint"),
    ...claim.draw(y),
    ...(card ? [boxAt(cardPlace, {}, card.node)] : []),
  ];
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
    node: column({ width }, call?.node ?? null, brand?.node ?? null),
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
