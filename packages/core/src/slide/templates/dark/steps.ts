import { mixHex } from "../../../design/rgb.ts";
import type { SlideNode } from "../../../drawing/node.ts";
import { box } from "../../../drawing/node.ts";
import type { Composing } from "../../composition/composing.ts";
import { blockFrame } from "../../composition/frame.ts";
import type { TemplateHand } from "../../composition/hand.ts";
import { paragraph, sign } from "../../composition/lettering.ts";
import { at } from "../../composition/place.ts";
import { fitWords, growth, rowAreas } from "../../composition/rows.ts";
import type { Scene } from "../../composition/scene.ts";
import { composeText } from "../../composers/text.ts";
import { glow, neonOf } from "./paint.ts";

/** Numbered nodes on a glowing line. */
export function* composeSteps(scene: Scene, hand: TemplateHand): Composing<SlideNode[]> {
  const frame = yield* blockFrame(scene, hand, "steps");
  if (!frame) return yield* composeText(scene, hand);
  const { main, nodes, over, under, room } = frame;
  const { px, colors } = scene;
  const { steps } = main;
  const areas = rowAreas(room, steps.length, 0);
  const heightPx = areas[0]?.height ?? 0;
  const nodePx = Math.min(px(112), heightPx * 0.66);
  const between = Math.min(px(50), nodePx * 0.56);
  const widthPx = Math.floor(room.width - nodePx - between);
  const letters = { ...hand.letters.lead, leading: 1.22, balanced: true };
  const { sizePx } = yield* fitWords(scene, "steps", steps, {
    boxes: [{ widthPx, heightPx: heightPx - px(18) }],
    letters,
    maxSize: hand.sizes.steps * growth(steps.length),
  });
  const { tube, end } = neonOf(scene);
  const linePx = Math.max(2, px(5));
  const lengthPx = heightPx * (steps.length - 1);
  const line = {
    x: room.x + (nodePx - linePx) / 2,
    y: room.y + heightPx / 2,
    width: linePx,
    height: lengthPx,
  };
  return [
    ...nodes,
    ...over,
    ...(lengthPx >= 1
      ? [
          at(line, {
            backgroundImage: `linear-gradient(180deg, ${tube}, ${end})`,
            boxShadow: glow(scene, 0.7),
          }),
        ]
      : []),
    ...steps.map((step, index) => {
      const color = mixHex(tube, end, index / Math.max(1, steps.length - 1));
      const isFirst = index === 0;
      return at(
        areas[index] ?? room,
        { alignItems: "center", columnGap: between },
        box(
          {
            width: nodePx,
            height: nodePx,
            borderRadius: nodePx / 2,
            backgroundColor: isFirst
              ? colors.fill.background
              : scene.context.palette.backgroundColor,
            border: `${Math.max(1.5, px(4))}px solid ${isFirst ? colors.fill.background : color}`,
            display: "flex",
            alignItems: "center",
            justifyContent: "center",
            flexShrink: 0,
            ...(isFirst && { boxShadow: glow(scene, 0.9) }),
          },
          sign(scene, String(step.number), {
            letters: { family: "mono", weight: 700, leading: 1 },
            sizePx: nodePx * 0.44,
            color: isFirst ? colors.fill.ink : colors.paper.inkLarge,
          }),
        ),
        paragraph(scene, step, { letters, sizePx, color: colors.paper.ink, widthPx }),
      );
    }),
    ...under,
  ];
}
