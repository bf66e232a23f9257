import type { Sheet } from "../../design/colors/template-colors.ts";
import type { SlideNode } from "../../drawing/node.ts";
import type { PriceLine } from "../../layouts/reading/slide-reading.ts";
import type { Composing } from "../composition/fit/composing.ts";
import { fitSiblings } from "../composition/fit/fit.ts";
import { planRows } from "../composition/rows/row-look.ts";
import { rowGrowth, rowLetters, rowSize } from "../composition/rows/row-letters.ts";
import { boxAt, column, drawSvg } from "../composition/scene/boxes.ts";
import { paragraph } from "../composition/scene/lettering.ts";
import type { Area, Scene } from "../composition/scene/scene.ts";
import type { TemplateSkin } from "../composition/scene/skin.ts";
import { squeezedGap } from "../composition/scene/squeeze.ts";
import { measure, measureEms } from "../composition/text/measure.ts";
import { composeBlock } from "./block.ts";

/** Largest height of a row, design px. */
const mostRow = 170;
/** Largest width of prices, as a fraction of the row's width; names have the rest. */
const mostPrice = 0.42;
/** Font size of a note, as a multiple of the name's. */
const noteScale = 0.74;

/** Composes a list of prices: names, dotted leaders, and prices. */
export function composePrices(scene: Scene, skin: TemplateSkin): Composing<SlideNode[]> {
  return composeBlock(scene, skin, "prices", ({ prices }, room) =>
    drawPrices(scene, skin, prices, room),
  );
}

interface Widths {
  name: number;
  price: number;
}

function* drawPrices(
  scene: Scene,
  skin: TemplateSkin,
  prices: readonly PriceLine[],
  room: Area,
): Composing<SlideNode[]> {
  const count = prices.length;
  const isOnCards = skin.rows?.hasPriceCards === true;
  const plan = planRows(scene, skin, room, {
    count,
    isLit: (index) => prices[index]?.isLit === true,
    most: mostRow * rowGrowth(count),
    hasCards: isOnCards,
  });
  const inner = plan.inner(room);
  const priceEms = yield* measureEms(
    scene,
    prices.map(({ price }) => [price.text, rowLetters(skin).value] as const),
  );
  const priceEm = Math.max(...priceEms);
  const mostPx = scene.px(rowSize(skin, count));
  const pricePx = Math.min(priceEm * mostPx + scene.px(8), inner.width * mostPrice);
  const widths: Widths = {
    name: Math.floor(inner.width - pricePx - scene.px(24)),
    price: Math.floor(pricePx),
  };
  // Prices stay on one line.
  const maxPx = Math.min(mostPx, (pricePx - scene.px(8)) / priceEm);
  const heightPx = Math.max(
    1,
    (plan.areas[0]?.height ?? 1) - squeezedGap(scene, plan.isBanded || isOnCards ? 36 : 14),
  );
  const build = (size: number) =>
    prices.map((line, index) =>
      buildLine(scene, skin, line, { sizePx: size, widths, sheet: plan.sheetOf(index) }),
    );
  const { sizePx, heightsPx } = yield* fitSiblings(
    "prices",
    { minPx: scene.floorPx.body, maxPx },
    (size) =>
      build(size).flatMap(({ left, right }) => [
        { node: left, widthPx: widths.name, heightPx },
        { node: right, widthPx: widths.price, heightPx },
      ]),
  );
  const lines = build(sizePx);
  const drawn = yield* measure(lines.flatMap(({ name, right }) => [name, right]));
  return [
    ...plan.surfaces,
    ...lines.flatMap(({ left, right, color }, index) => {
      const area = plan.inner(plan.areas[index] ?? room);
      const leftPx = heightsPx[index * 2] ?? 0;
      const place = { ...area, y: area.y + (area.height - leftPx) / 2, height: leftPx };
      const [nameIndex, priceIndex] = [index * 2, index * 2 + 1];
      const leader = {
        from: area.x + (drawn.widthsPx[nameIndex] ?? 0) + sizePx * 0.4,
        to: area.x + area.width - (drawn.widthsPx[priceIndex] ?? 0) - sizePx * 0.4,
        y: place.y + sizePx * 0.86,
      };
      const isOneLine = (drawn.heightsPx[nameIndex] ?? 0) < sizePx * 1.9;
      return [
        boxAt({ ...place, width: widths.name }, {}, left),
        ...(isOneLine ? dots(scene, leader, sizePx, color) : []),
        boxAt({ ...place, x: area.x + area.width - widths.price, width: widths.price }, {}, right),
      ];
    }),
  ];
}

/** Builds the parts of a line: its name, the name with its note, and its price. */
function buildLine(
  scene: Scene,
  skin: TemplateSkin,
  { label, note, price, isLit }: PriceLine,
  { sizePx, widths, sheet }: { sizePx: number; widths: Widths; sheet: Sheet },
) {
  const letters = rowLetters(skin);
  const notePx = Math.max(scene.floorPx.body, sizePx * noteScale);
  const width = { widthPx: widths.name, isInRow: true };
  const { ink, muted, accent } = sheet;
  const name = paragraph(scene, label, { letters: letters.name, sizePx, color: ink, ...width });
  const small = { letters: letters.small, sizePx: notePx, color: muted, ...width };
  const style = { width: widths.name, rowGap: sizePx * 0.08 };
  return {
    name,
    left: note ? column(style, name, paragraph(scene, note, small)) : name,
    right: paragraph(scene, price, {
      letters: letters.value,
      sizePx,
      color: isLit ? ink : accent,
      widthPx: widths.price,
      align: "end",
      isInRow: true,
      style: { whiteSpace: "nowrap" },
    }),
    color: muted,
  };
}

/** Draws a dotted line between a name and its price; nothing if both are close to each other. */
function dots(
  { px }: Scene,
  { from, to, y }: { from: number; to: number; y: number },
  sizePx: number,
  color: string,
): SlideNode[] {
  const dotPx = Math.max(1.5, px(4));
  const width = to - from;
  if (width < sizePx) return [];
  const line = `<path d="M${dotPx / 2} ${dotPx / 2}H${width}" fill="none" stroke="${color}" stroke-width="${dotPx}" stroke-linecap="round" stroke-dasharray="0 ${dotPx * 3}"/>`;
  return [drawSvg({ x: from, y: y - dotPx / 2, width, height: dotPx }, line)];
}
