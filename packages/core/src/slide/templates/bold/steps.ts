import { box, type SlideNode } from "../../../drawing/node.ts";
import type { Composing } from "../../composition/composing.ts";
import { blockFrame, gap } from "../../composition/frame.ts";
import type { TemplateHand } from "../../composition/hand.ts";
import { paragraph, sign, type Letters } from "../../composition/lettering.ts";
import { at } from "../../composition/place.ts";
import { fitWords, growth, rowAreas } from "../../composition/rows.ts";
import type { Scene } from "../../composition/scene.ts";
import { composeText } from "../../composers/text.ts";
import { tint } from "./fields.ts";

const rowLetters: Letters = {
  family: "heading",
  weight: 700,
  leading: 1.12,
  tracking: -0.025,
  balanced: true,
};

/** Design px of a row at most: two steps don't become two walls. */
const maxRow = 250;

/** Rows with their number in a cell of the primary; the last one is the ink. */
export function* composeSteps(scene: Scene, hand: TemplateHand): Composing<SlideNode[]> {
  const frame = yield* blockFrame(scene, hand, "steps");
  if (!frame) return yield* composeText(scene, hand);
  const { main, nodes, over, under, room } = frame;
  const { px, colors } = scene;
  const { steps } = main;
  const tinted = tint(scene);
  const count = steps.length;
  const gapPx = gap(scene, count > 6 ? 10 : 16);
  const areas = rowAreas(
    {
      ...room,
      height: Math.min(room.height, count * px(maxRow * growth(count)) + (count - 1) * gapPx),
    },
    count,
    gapPx,
  );
  const rowPx = areas[0]?.height ?? 0;
  const cellPx = Math.min(px(170), Math.max(px(84), rowPx * 0.98));
  const padPx = px(36);
  const widthPx = Math.floor(room.width - cellPx - 2 * padPx);
  const fitted = yield* fitWords(scene, "steps", steps, {
    boxes: [{ widthPx, heightPx: rowPx - Math.min(px(16), rowPx * 0.1) }],
    letters: rowLetters,
    maxSize: hand.sizes.steps * growth(count),
  });
  return [
    ...nodes,
    ...over,
    ...steps.map((step, index) => {
      const isLast = index === count - 1 && count > 1;
      const sheet = isLast ? colors.inkField : tinted;
      const digits = String(step.number).length;
      return at(
        areas[index] ?? room,
        { backgroundColor: sheet.background, alignItems: "center" },
        box(
          {
            display: "flex",
            width: cellPx,
            height: rowPx,
            flexShrink: 0,
            alignItems: "center",
            justifyContent: "center",
            backgroundColor: isLast ? sheet.background : colors.primary.background,
          },
          sign(scene, String(step.number), {
            letters: { ...hand.letters.number, leading: 1, tracking: -0.05 },
            sizePx: Math.min(rowPx * 0.78, (cellPx * 1.16) / Math.max(1, digits)),
            color: isLast ? sheet.accentLarge : colors.primary.inkLarge,
          }),
        ),
        box(
          { display: "flex", paddingLeft: padPx, flexShrink: 0 },
          paragraph(scene, step, {
            letters: rowLetters,
            sizePx: fitted.sizePx,
            color: sheet.ink,
            widthPx,
          }),
        ),
      );
    }),
    ...under,
  ];
}
