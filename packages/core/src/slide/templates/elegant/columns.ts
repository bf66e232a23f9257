import type { SlideNode } from "../../../drawing/node.ts";
import { charted } from "../../composition/chart-mark.ts";
import type { Composing } from "../../composition/composing.ts";
import { fitSiblings, floorPx } from "../../composition/fit.ts";
import type { TemplateHand } from "../../composition/hand.ts";
import { paragraph } from "../../composition/lettering.ts";
import { at } from "../../composition/place.ts";
import type { Area, Scene } from "../../composition/scene.ts";
import type { Bar } from "../../../layouts/reading/slide-reading.ts";
import { downwards, mistOf } from "./mist.ts";
import { arch, rowLine } from "./parts.ts";

/** Design px between columns, and a letter's width at most, em. */
const columnGap = 30;
const letterEm = 0.62;
/** A column is at most this wide, design px. */
const widest = 250;

function columnPx({ px }: Scene, bars: readonly Bar[], room: Area): number {
  const each = (room.width - px(columnGap) * (bars.length - 1)) / bars.length;
  return Math.floor(Math.min(px(widest), each));
}

/** Whether names and values are short enough to stand over and under columns. */
export function fitsColumns(scene: Scene, bars: readonly Bar[], room: Area): boolean {
  const widthPx = columnPx(scene, bars, room);
  const longest = Math.max(
    ...bars.flatMap(({ label, text }) =>
      [text.text, ...label.text.split(/\s+/)].map(({ length }) => length),
    ),
  );
  const isWordy = bars.some(({ label }) => label.text.length * floorPx.body * 0.5 > widthPx * 3);
  return longest * letterEm * Math.max(floorPx.body, scene.px(34)) <= widthPx && !isWordy;
}

/** Columns with round tops on a hairline, the highest one filled with the primary. */
export function* drawColumns(
  scene: Scene,
  hand: TemplateHand,
  bars: readonly Bar[],
  room: Area,
): Composing<SlideNode[]> {
  const { px, colors } = scene;
  const { paper, fill: deep } = colors;
  const most = Math.max(...bars.map(({ value }) => value), Number.MIN_VALUE);
  const widthPx = columnPx(scene, bars, room);
  const start =
    room.x + (room.width - widthPx * bars.length - px(columnGap) * (bars.length - 1)) / 2;
  const value = (bar: Bar, sizePx: number) =>
    paragraph(scene, bar.text, {
      letters: { ...hand.letters.label, weight: bar.value === most ? 600 : 500, leading: 1.1 },
      sizePx,
      color: bar.value === most ? paper.accentLarge : paper.ink,
      widthPx,
      align: "center",
      style: { whiteSpace: "nowrap" },
    });
  const label = (bar: Bar, sizePx: number) =>
    paragraph(scene, bar.label, {
      letters: { ...hand.letters.body, weight: bar.value === most ? 700 : 400, leading: 1.22 },
      sizePx,
      color: bar.value === most ? paper.ink : paper.muted,
      widthPx,
      align: "center",
    });
  const values = yield* fitSiblings(
    "values",
    { minPx: floorPx.body, maxPx: Math.max(floorPx.body, px(72)) },
    (sizePx) =>
      bars.map((bar) => ({ node: value(bar, sizePx), widthPx, heightPx: Math.max(24, px(100)) })),
  );
  const labels = yield* fitSiblings(
    "labels",
    { minPx: floorPx.body, maxPx: Math.max(floorPx.body, px(40)) },
    (sizePx) =>
      bars.map((bar) => ({ node: label(bar, sizePx), widthPx, heightPx: room.height * 0.24 })),
  );
  const labelPx = Math.max(...labels.heightsPx);
  const valuePx = Math.max(...values.heightsPx);
  const base = room.y + room.height - labelPx - px(20);
  const highest = Math.max(1, base - room.y - valuePx - px(12));
  const mist = mistOf(scene);
  return [
    ...bars.flatMap((bar, index) => {
      const x = start + index * (widthPx + px(columnGap));
      const height = (highest * bar.value) / most;
      const fill = downwards(bar.value === most ? deep : mist);
      return [
        at(
          { x, y: base - height - valuePx - px(12), width: widthPx, height: valuePx },
          {},
          value(bar, values.sizePx),
        ),
        charted(
          arch({ x, y: base - height, width: widthPx, height }, { backgroundImage: fill }),
          "column",
          { bar, fill },
        ),
        at({ x, y: base + px(20), width: widthPx, height: labelPx }, {}, label(bar, labels.sizePx)),
      ];
    }),
    rowLine(scene, { x: room.x, y: base, width: room.width }),
  ];
}
