import type { SlideNode } from "../../../drawing/node.ts";
import type { Composing } from "../../composition/composing.ts";
import { fitSiblings, floorPx } from "../../composition/fit.ts";
import type { TemplateHand } from "../../composition/hand.ts";
import { paragraph } from "../../composition/lettering.ts";
import { at, row } from "../../composition/place.ts";
import { rowAreas } from "../../composition/rows.ts";
import type { Area, Scene } from "../../composition/scene.ts";
import type { Bar } from "../../reading/slide-reading.ts";
import { rowLine } from "./parts.ts";

/** Values with long names in rows: name and value over a fine bar. */
export function* drawMeasures(
  scene: Scene,
  hand: TemplateHand,
  bars: readonly Bar[],
  room: Area,
): Composing<SlideNode[]> {
  const { px, colors } = scene;
  const { paper, panelStrong } = colors;
  const most = Math.max(...bars.map(({ value }) => value), Number.MIN_VALUE);
  const places = rowAreas(room, bars.length, 0);
  const heightPx = places[0]?.height ?? room.height;
  const barPx = Math.max(2, Math.min(px(16), heightPx * 0.16));
  const words = (bar: Bar, sizePx: number) =>
    row(
      { width: room.width, justifyContent: "space-between", alignItems: "flex-end" },
      paragraph(scene, bar.label, {
        letters: { ...hand.letters.body, leading: 1.2, weight: bar.value === most ? 700 : 400 },
        sizePx,
        color: paper.ink,
        widthPx: Math.floor(room.width * 0.56),
      }),
      paragraph(scene, bar.text, {
        letters: { ...hand.letters.label, weight: 600 },
        sizePx: sizePx * 1.16,
        color: paper.accent,
        widthPx: Math.floor(room.width * 0.42),
        align: "end",
        style: { whiteSpace: "nowrap" },
      }),
    );
  const { sizePx } = yield* fitSiblings(
    "bars",
    { minPx: floorPx.body, maxPx: Math.max(floorPx.body, px(46)) },
    (size) =>
      bars.map((bar) => ({
        node: words(bar, size),
        widthPx: room.width,
        heightPx: Math.max(1, heightPx - barPx - px(34)),
      })),
  );
  return [
    ...places.map((place) => rowLine(scene, place)),
    ...bars.flatMap((bar, index) => {
      const place = places[index] ?? room;
      const barY = place.y + place.height - barPx - px(14);
      const width = Math.max(barPx, (room.width * bar.value) / most);
      return [
        at(
          { ...place, height: Math.max(1, barY - place.y - px(8)) },
          { flexDirection: "column", justifyContent: "flex-end" },
          words(bar, sizePx),
        ),
        at(
          { ...place, y: barY, height: barPx },
          { backgroundColor: panelStrong.background, borderRadius: barPx / 2 },
        ),
        at(
          { ...place, y: barY, width, height: barPx },
          { backgroundColor: paper.accentLarge, borderRadius: barPx / 2 },
        ),
      ];
    }),
  ];
}
