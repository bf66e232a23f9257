import { evenLines } from "../../composition/even-lines.ts";
import { box, type SlideNode } from "../../../drawing/node.ts";
import type { Composing } from "../../composition/composing.ts";
import { fitNode, floorPx } from "../../composition/fit.ts";
import { flowBlocks } from "../../composition/flow-blocks.ts";
import { avatar, signature, smallPx } from "../../composition/furniture.ts";
import type { TemplateHand } from "../../composition/hand.ts";
import { icon } from "../../composition/icons.ts";
import { paragraph } from "../../composition/lettering.ts";
import { pictureStrip } from "../../composition/picture.ts";
import { at, column, inset, row } from "../../composition/place.ts";
import type { Scene } from "../../composition/scene.ts";
import { bigHeader } from "../../composers/statement.ts";
import { barIndent, drawBar } from "./head.ts";
import { drawPanorama, panoramaTop } from "./panorama.ts";

/** Design px inside the card. */
const pad = 44;

/** The last word at the top; at the foot a card: what to do on the primary, who posts under it. */
export function* composeClosing(scene: Scene, hand: TemplateHand): Composing<SlideNode[]> {
  const { px, shape, colors, reading, context } = scene;
  const sheet = colors.paper;
  const isLandscape = shape === "landscape";
  const area = hand.area(scene, hand);
  const cardWidth = Math.floor(isLandscape ? area.width * 0.4 : area.width);
  const card = yield* drawCard(scene, hand, cardWidth);
  const left = barIndent(scene);
  const width = isLandscape && card ? area.width - cardWidth - px(70) : area.width;
  const height = isLandscape || !card ? area.height : area.height - card.heightPx - px(60);
  const place = inset({ ...area, width, height }, { left });
  const widthPx = Math.floor(place.width);
  const strip = pictureStrip(scene, widthPx);
  const hasWords = reading.blocks.length > 0 || strip !== null;
  const words = hasWords
    ? yield* fitNode(
        "words",
        { widthPx, heightPx: height * 0.42, minPx: floorPx.body, maxPx: px(50) },
        (sizePx) =>
          column(
            { width: widthPx, rowGap: sizePx },
            strip,
            flowBlocks(scene, evenLines(hand), reading.blocks, { sizePx, widthPx, sheet }),
          ),
      )
    : null;
  const gapPx = words ? px(36) : 0;
  const big = yield* bigHeader(scene, hand, {
    area: { ...place, height: height - gapPx - (words?.heightPx ?? 0) },
    maxSize: 166,
  });
  const textPx = big.heightPx + gapPx + (words?.heightPx ?? 0);
  const y = isLandscape ? place.y + Math.max(0, (height - textPx) / 2) : place.y;
  const head = { ...place, y, height: big.heightPx };
  const cardPlace = card && {
    x: area.x + area.width - cardWidth,
    y: isLandscape
      ? area.y + Math.max(0, (area.height - card.heightPx) / 2)
      : area.y + area.height - card.heightPx,
    width: cardWidth,
    height: card.heightPx,
  };
  const isFree = !isLandscape && panoramaTop(scene) > y + textPx;
  return [
    ...drawPanorama(scene, isFree ? "strong" : "faint"),
    ...(context.design.headerUnderline && big.node ? [drawBar(scene, sheet, head)] : []),
    at(head, {}, big.node),
    ...(words
      ? [at({ ...head, y: y + big.heightPx + gapPx, height: words.heightPx }, {}, words.node)]
      : []),
    ...(card && cardPlace ? [at(cardPlace, {}, card.node)] : []),
  ];
}

/** The call to action over the brand, on the light of a visiting card; null where there is neither. */
function* drawCard(
  scene: Scene,
  hand: TemplateHand,
  width: number,
): Composing<{ node: SlideNode; heightPx: number } | null> {
  const { px, colors, reading, shape } = scene;
  const { fill, inkField } = colors;
  const { summary } = reading;
  const padPx = px(pad);
  const picturePx = px(shape === "landscape" ? 100 : 128);
  const picture = avatar(scene, picturePx);
  const lines = signature(scene, {
    name: {
      letters: { ...hand.letters.headline, leading: 1.15 },
      sizePx: Math.max(smallPx(scene), px(shape === "landscape" ? 42 : 52)),
      color: inkField.ink,
    },
    details: {
      letters: { ...hand.letters.body, leading: 1.3 },
      sizePx: Math.max(smallPx(scene), px(shape === "landscape" ? 32 : 38)),
      color: inkField.accent,
    },
  });
  const hasBrand = picture !== null || lines !== null;
  if (!summary && !hasBrand) return null;
  const iconPx = px(64);
  const widthPx = Math.floor(width - 2 * padPx - iconPx - px(20));
  const call = summary
    ? yield* fitNode(
        "call",
        { widthPx, heightPx: px(240), minPx: floorPx.body, maxPx: px(64) },
        (sizePx) =>
          paragraph(scene, summary, {
            letters: { ...hand.letters.label, weight: 800, leading: 1.14, balanced: true },
            sizePx,
            color: fill.ink,
            widthPx,
          }),
      )
    : null;
  const callPx = call ? call.heightPx + 2 * px(46) : 0;
  const brandPx = hasBrand ? picturePx + 2 * px(38) : 0;
  return {
    heightPx: callPx + brandPx,
    node: column(
      { width },
      call
        ? row(
            {
              width,
              height: callPx,
              alignItems: "center",
              justifyContent: "space-between",
              paddingLeft: padPx,
              paddingRight: padPx,
              backgroundImage: `linear-gradient(115deg, ${fill.end}, ${fill.background})`,
            },
            call.node,
            icon("bookmark", iconPx, fill.ink, { strokeWidth: 2.2 }),
          )
        : null,
      hasBrand
        ? row(
            {
              width,
              height: brandPx,
              alignItems: "center",
              columnGap: px(32),
              paddingLeft: padPx,
              paddingRight: padPx,
              backgroundColor: inkField.background,
            },
            picture,
            lines && box({ display: "flex", flexShrink: 1, minWidth: 0 }, lines),
          )
        : null,
    ),
  };
}
