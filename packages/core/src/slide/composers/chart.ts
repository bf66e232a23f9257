import { box, type SlideNode } from "../../drawing/node.ts";
import type { Composing } from "../composition/composing.ts";
import { fitSiblings, floorPx } from "../composition/fit.ts";
import { blockFrame } from "../composition/frame.ts";
import type { TemplateHand } from "../composition/hand.ts";
import { paragraph } from "../composition/lettering.ts";
import { at, column, row } from "../composition/place.ts";
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
  const words = (sizePx: number) =>
    bars.map(({ label, text }) =>
      row(
        { width: room.width, justifyContent: "space-between", alignItems: "flex-end" },
        paragraph(scene, label, {
          letters: hand.letters.body,
          sizePx,
          color: sheet.ink,
          widthPx: room.width * 0.64,
        }),
        paragraph(scene, text, {
          letters: hand.letters.label,
          sizePx: sizePx * 1.15,
          color: sheet.ink,
          widthPx: room.width * 0.34,
          align: "end",
          style: { whiteSpace: "nowrap" },
        }),
      ),
    );
  const { sizePx } = yield* fitSiblings(
    "bars",
    { minPx: floorPx.body, maxPx: Math.max(floorPx.body, px(44)) },
    (size) =>
      words(size).map((node) => ({
        node,
        widthPx: room.width,
        heightPx: heightPx - barPx - px(14),
      })),
  );
  const labels = words(sizePx);
  return [
    ...nodes,
    ...over,
    ...bars.map(({ value }, index) =>
      at(
        areas[index] ?? room,
        { flexDirection: "column", justifyContent: "center" },
        column(
          { rowGap: px(14), width: room.width },
          labels[index] ?? null,
          box(
            {
              height: barPx,
              width: room.width,
              backgroundColor: colors.panel.background,
              display: "flex",
            },
            box({
              height: barPx,
              width: (room.width * value) / most,
              backgroundColor: value === most ? sheet.accentLarge : sheet.muted,
            }),
          ),
        ),
      ),
    ),
    ...under,
  ];
}
