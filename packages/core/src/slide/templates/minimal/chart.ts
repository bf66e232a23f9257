import { formatRgba, getRgb } from "../../../design/rgb.ts";
import type { SlideNode } from "../../../drawing/node.ts";
import { fitBarLines } from "../../composition/bar-lines.ts";
import { charted } from "../../composition/chart-mark.ts";
import type { Composing } from "../../composition/composing.ts";
import { fitSiblings, floorPx } from "../../composition/fit.ts";
import { splitAt } from "../../composition/frame.ts";
import type { TemplateHand } from "../../composition/hand.ts";
import { paragraph } from "../../composition/lettering.ts";
import { at } from "../../composition/place.ts";
import { rowAreas } from "../../composition/rows.ts";
import type { Area, Scene } from "../../composition/scene.ts";
import type { Bar } from "../../../layouts/reading/slide-reading.ts";
import { besideHung, gutter, hair, hungHead, line, rowLines } from "./grid.ts";
import { composeText } from "./text.ts";

/** A letter's width at most, em. */
const letterEm = 0.66;
/** Opacity of the bars that are not the longest. */
const paleBar = 0.42;

/** Columns without an axis; rows between hairlines where names or values are too long for columns. */
export function* composeChart(scene: Scene, hand: TemplateHand): Composing<SlideNode[]> {
  const { main, before, after } = splitAt(scene, "chart");
  if (!main) return yield* composeText(scene, hand);
  const { px } = scene;
  const { nodes, rest, place: headPlace } = yield* hungHead(scene, hand);
  const { over, under, room } = yield* besideHung(
    scene,
    hand,
    { area: rest, before, after },
    headPlace,
  );
  const { bars } = main;
  const widthPx = Math.floor((room.width - px(gutter) * (bars.length - 1)) / bars.length);
  const longest = Math.max(
    ...bars.flatMap(({ label, text }) =>
      [text.text, ...label.text.split(/\s+/)].map(({ length }) => length),
    ),
  );
  const isNarrow =
    longest * letterEm * px(34) > widthPx ||
    bars.some(({ label }) => label.text.length * px(13) > widthPx * 3);
  const chart = isNarrow
    ? yield* composeRows(scene, hand, bars, room)
    : yield* composeColumns(scene, hand, bars, room, widthPx);
  return [...nodes, ...over, ...chart, ...under];
}

/** The longest bar in ink, the others in a pale primary. */
function barColor(scene: Scene, { value }: Bar, most: number): string {
  const { paper } = scene.colors;
  if (value === most) return paper.ink;
  return formatRgba({ rgb: getRgb(paper.accentLarge), alpha: paleBar });
}

function mostOf(bars: readonly Bar[]): number {
  return Math.max(...bars.map(({ value }) => value), Number.MIN_VALUE);
}

function* composeColumns(
  scene: Scene,
  hand: TemplateHand,
  bars: readonly Bar[],
  room: Area,
  widthPx: number,
): Composing<SlideNode[]> {
  const { px, colors } = scene;
  const most = mostOf(bars);
  const value = (bar: Bar, sizePx: number) =>
    paragraph(scene, bar.text, {
      letters: {
        ...hand.letters.number,
        leading: 1,
        tracking: -0.05,
        weight: bar.value === most ? 600 : 300,
      },
      sizePx,
      color: colors.paper.ink,
      widthPx,
      style: { whiteSpace: "nowrap" },
    });
  const label = (bar: Bar, sizePx: number) =>
    paragraph(scene, bar.label, {
      letters: { ...hand.letters.body, leading: 1.2, weight: bar.value === most ? 600 : 400 },
      sizePx,
      color: bar.value === most ? colors.paper.ink : colors.paper.muted,
      widthPx,
    });
  const values = yield* fitSiblings("values", { minPx: floorPx.body, maxPx: px(88) }, (sizePx) =>
    bars.map((bar) => ({ node: value(bar, sizePx), widthPx, heightPx: px(110) })),
  );
  const labels = yield* fitSiblings(
    "labels",
    { minPx: floorPx.body, maxPx: Math.max(floorPx.body, px(38)) },
    (sizePx) =>
      bars.map((bar) => ({ node: label(bar, sizePx), widthPx, heightPx: room.height * 0.22 })),
  );
  const labelPx = Math.max(...labels.heightsPx);
  const valuePx = Math.max(...values.heightsPx);
  const base = room.y + room.height - labelPx - px(18);
  const highest = Math.max(1, base - room.y - valuePx - px(14));
  return bars.flatMap((bar, index) => {
    const x = room.x + index * (widthPx + px(gutter));
    const height = (highest * bar.value) / most;
    const fill = barColor(scene, bar, most);
    return [
      at(
        { x, y: base - height - valuePx - px(14), width: widthPx, height: valuePx },
        {},
        value(bar, values.sizePx),
      ),
      charted(
        at({ x, y: base - height, width: widthPx, height }, { backgroundColor: fill }),
        "column",
        { bar, fill },
      ),
      at({ x, y: base + px(18), width: widthPx, height: labelPx }, {}, label(bar, labels.sizePx)),
    ];
  });
}

/** Name and value over a bar, a hairline over each. */
function* composeRows(
  scene: Scene,
  hand: TemplateHand,
  bars: readonly Bar[],
  room: Area,
): Composing<SlideNode[]> {
  const { px, colors } = scene;
  const most = mostOf(bars);
  const areas = rowAreas(room, bars.length, 0);
  const heightPx = areas[0]?.height ?? room.height;
  const barPx = Math.max(2, Math.min(px(34), heightPx * 0.22));
  const { lines } = yield* fitBarLines(scene, bars, {
    widthPx: room.width,
    heightPx: heightPx - barPx - px(40),
    maxSize: 48,
    look: ({ value }) => {
      const weight = value === most ? 600 : 400;
      const figures = { ...hand.letters.number, leading: 1.1, tracking: -0.04 };
      return {
        label: {
          letters: { ...hand.letters.lead, leading: 1.16, weight },
          color: colors.paper.ink,
          share: 0.56,
        },
        value: {
          letters: { ...figures, weight: value === most ? 600 : 300 },
          color: colors.paper.ink,
          share: 0.4,
          scale: 1.25,
          style: { whiteSpace: "nowrap" },
        },
      };
    },
  });
  return [
    ...rowLines(scene, areas),
    line(scene, { x: room.x, y: room.y + room.height, width: room.width }, hair, colors.paper.line),
    ...bars.flatMap((bar, index) => {
      const place = areas[index] ?? room;
      const barY = place.y + place.height - barPx - px(14);
      const width = (room.width * bar.value) / most;
      const fill = barColor(scene, bar, most);
      return [
        at(
          { ...place, height: Math.max(1, barY - place.y - px(10)) },
          { flexDirection: "column", justifyContent: "flex-end" },
          lines[index] ?? null,
        ),
        charted(at({ ...place, y: barY, width, height: barPx }, { backgroundColor: fill }), "bar", {
          bar,
          fill,
        }),
      ];
    }),
  ];
}
