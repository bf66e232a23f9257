import { box, type SlideNode } from "../../drawing/node.ts";
import { fitBarLines } from "../composition/bar-lines.ts";
import { charted } from "../composition/chart-mark.ts";
import type { Composing } from "../composition/composing.ts";
import { blockFrame } from "../composition/frame.ts";
import type { TemplateHand } from "../composition/hand.ts";
import { at, column } from "../composition/place.ts";
import { rowAreas } from "../composition/rows.ts";
import type { Scene } from "../composition/scene.ts";
import { composeText } from "./text.ts";

/** Bars under each other, from zero, with label and value over each. */
export function* composeChart(scene: Scene, hand: TemplateHand): Composing<SlideNode[]> {
  const frame = yield* blockFrame(scene, hand, "chart");
  if (!frame) return yield* composeText(scene, hand);
  const { main, nodes, over, under, room } = frame;
  const { px, colors } = scene;
  const sheet = hand.sheetOf(scene);
  const { bars } = main;
  const most = Math.max(...bars.map(({ value }) => value), Number.MIN_VALUE);
  const areas = rowAreas(room, bars.length, px(24));
  const heightPx = areas[0]?.height ?? 0;
  const barPx = Math.min(px(56), heightPx * 0.4);
  const { lines } = yield* fitBarLines(scene, bars, {
    widthPx: room.width,
    heightPx: heightPx - barPx - px(14),
    maxSize: 44,
    look: () => ({
      label: { letters: hand.letters.body, color: sheet.ink, share: 0.64 },
      value: {
        letters: hand.letters.label,
        color: sheet.ink,
        share: 0.34,
        scale: 1.15,
        style: { whiteSpace: "nowrap" },
      },
    }),
  });
  return [
    ...nodes,
    ...over,
    ...bars.map((bar, index) => {
      const fill = bar.value === most ? sheet.accentLarge : sheet.muted;
      const width = (room.width * bar.value) / most;
      return at(
        areas[index] ?? room,
        { flexDirection: "column", justifyContent: "center" },
        column(
          { rowGap: px(14), width: room.width },
          lines[index] ?? null,
          box(
            {
              height: barPx,
              width: room.width,
              backgroundColor: colors.panel.background,
              display: "flex",
            },
            charted(box({ height: barPx, width, backgroundColor: fill }), "bar", { bar, fill }),
          ),
        ),
      );
    }),
    ...under,
  ];
}
