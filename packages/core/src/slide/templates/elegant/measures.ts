import type { SlideNode } from "../../../drawing/node.ts";
import { fitBarLines } from "../../composition/bar-lines.ts";
import { charted } from "../../composition/chart-mark.ts";
import type { Composing } from "../../composition/composing.ts";
import type { TemplateHand } from "../../composition/hand.ts";
import { at } from "../../composition/place.ts";
import { rowAreas } from "../../composition/rows.ts";
import type { Area, Scene } from "../../composition/scene.ts";
import type { Bar } from "../../../layouts/reading/slide-reading.ts";
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
  const { lines } = yield* fitBarLines(scene, bars, {
    widthPx: room.width,
    heightPx: heightPx - barPx - px(34),
    maxSize: 46,
    look: ({ value }) => ({
      label: {
        letters: { ...hand.letters.body, leading: 1.2, weight: value === most ? 700 : 400 },
        color: paper.ink,
        share: 0.56,
      },
      value: {
        letters: { ...hand.letters.label, weight: 600 },
        color: paper.accent,
        share: 0.42,
        scale: 1.16,
        style: { whiteSpace: "nowrap" },
      },
    }),
  });
  return [
    ...places.map((place) => rowLine(scene, place)),
    ...bars.flatMap((bar, index) => {
      const place = places[index] ?? room;
      const barY = place.y + place.height - barPx - px(14);
      const width = (room.width * bar.value) / most;
      return [
        at(
          { ...place, height: Math.max(1, barY - place.y - px(8)) },
          { flexDirection: "column", justifyContent: "flex-end" },
          lines[index] ?? null,
        ),
        at(
          { ...place, y: barY, height: barPx },
          { backgroundColor: panelStrong.background, borderRadius: barPx / 2 },
        ),
        charted(
          at(
            { ...place, y: barY, width, height: barPx },
            { backgroundColor: paper.accentLarge, borderRadius: Math.min(barPx, width) / 2 },
          ),
          "bar",
          { bar, fill: paper.accentLarge },
        ),
      ];
    }),
  ];
}
