import { mixHex } from "../../../design/rgb.ts";
import type { SlideNode } from "../../../drawing/node.ts";
import { fitBarLines } from "../../composition/bar-lines.ts";
import { charted } from "../../composition/chart-mark.ts";
import type { Composing } from "../../composition/composing.ts";
import { blockFrame, gap } from "../../composition/frame.ts";
import type { TemplateHand } from "../../composition/hand.ts";
import { art, at } from "../../composition/place.ts";
import { rowAreas } from "../../composition/rows.ts";
import type { Area, Scene } from "../../composition/scene.ts";
import { composeText } from "../../composers/text.ts";
import type { Bar } from "../../../layouts/reading/slide-reading.ts";
import { neonOf } from "./paint.ts";

const cells = 24;
/** The meter's height, design px, and of its row. */
const meter = { most: 92, share: 0.42, lowShare: 0.3 } as const;
/** More bars than these leave less to each. */
const manyBars = 4;

/** Meters of lit cells from zero, the largest the brightest; label and value over each. */
export function* composeChart(scene: Scene, hand: TemplateHand): Composing<SlideNode[]> {
  const frame = yield* blockFrame(scene, hand, "chart");
  if (!frame) return yield* composeText(scene, hand);
  const { main, nodes, over, under, room } = frame;
  const { px, colors, shape } = scene;
  const { paper } = colors;
  const { bars } = main;
  const most = Math.max(...bars.map(({ value }) => value));
  const areas = rowAreas(room, bars.length, gap(scene, 28));
  const heightPx = areas[0]?.height ?? 0;
  const isTight = bars.length > manyBars || shape === "landscape";
  const meterPx = Math.min(px(meter.most), heightPx * (isTight ? meter.lowShare : meter.share));
  const gapPx = Math.min(px(18), heightPx * 0.13);
  const { lines, heightsPx } = yield* fitBarLines(scene, bars, {
    widthPx: room.width,
    heightPx: heightPx - meterPx - gapPx,
    maxSize: 46,
    look: ({ value }) => ({
      label: { letters: { ...hand.letters.lead, leading: 1.2 }, color: paper.ink, share: 0.58 },
      value: {
        letters: { family: "mono", weight: 700, leading: 1.1, tracking: -0.05 },
        color: value === most ? paper.accent : paper.inkLarge,
        share: 0.4,
        scale: value === most ? 1.45 : 1.15,
      },
    }),
  });
  return [
    ...nodes,
    ...over,
    ...bars.flatMap((bar, index): SlideNode[] => {
      const area = areas[index] ?? room;
      const wordsPx = heightsPx[index] ?? 0;
      const top = area.y + Math.max(0, (heightPx - wordsPx - gapPx - meterPx) / 2);
      const place = { ...area, y: top + wordsPx + gapPx, height: meterPx };
      return [
        at({ ...area, y: top, height: wordsPx }, {}, lines[index] ?? null),
        ...drawMeter(scene, place, { bar, most }),
      ];
    }),
    ...under,
  ];
}

/** Cells of which a part is lit; the last lit one only as far as the value reaches. */
function drawMeter(
  scene: Scene,
  area: Area,
  { bar, most }: { bar: Bar; most: number },
): SlideNode[] {
  const { px, context } = scene;
  const { tube, end, off } = neonOf(scene);
  const gapPx = Math.max(1.5, px(8));
  const width = (area.width - gapPx * (cells - 1)) / cells;
  const lit = area.width * (most > 0 ? bar.value / most : 0);
  const isMost = bar.value === most;
  const radius = Math.min(px(6), width / 3).toFixed(2);
  const ground = context.palette.backgroundColor;
  const dark = mixHex(ground, off, 0.55);
  const quiet = mixHex(ground, tube, 0.52);
  const drawn = Array.from({ length: cells }, (_, cell) => {
    const x = cell * (width + gapPx);
    const onPx = Math.max(0, Math.min(width, lit - x));
    const color = isMost ? mixHex(end, tube, cell / (cells - 1)) : quiet;
    const rect = (wide: number, fill: string) =>
      `<rect x="${x.toFixed(2)}" y="0" width="${wide.toFixed(2)}" height="${area.height.toFixed(2)}" rx="${radius}" fill="${fill}"/>`;
    return { off: onPx < width ? rect(width, dark) : "", on: onPx > 0.2 ? rect(onPx, color) : "" };
  });
  const fill = isMost ? `linear-gradient(90deg, ${end}, ${tube})` : quiet;
  return [
    art(area, drawn.map(({ off }) => off).join("")),
    charted(art(area, drawn.map(({ on }) => on).join("")), "bar", { bar, fill }),
  ];
}
