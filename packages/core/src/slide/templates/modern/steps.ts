import type { SlideNode } from "../../../drawing/node.ts";
import type { Composing } from "../../composition/composing.ts";
import { blockFrame, gap } from "../../composition/frame.ts";
import type { TemplateHand } from "../../composition/hand.ts";
import { paragraph, sign } from "../../composition/lettering.ts";
import { measureEms } from "../../composition/measure.ts";
import { at } from "../../composition/place.ts";
import { fitWords, growth, rowAreas } from "../../composition/rows.ts";
import type { Scene } from "../../composition/scene.ts";
import { composeText } from "../../composers/text.ts";
import { glassStyle, gradientFigures } from "./paint.ts";

/** More rows than these stand closer. */
const manyRows = 4;

/** Beside a number, times its size. */
const figureAir = 0.32;

/** Panes of glass, each with its number in the gradient. */
export function* composeSteps(scene: Scene, hand: TemplateHand): Composing<SlideNode[]> {
  const frame = yield* blockFrame(scene, hand, "steps");
  if (!frame) return yield* composeText(scene, hand);
  const { main, nodes, over, under, room } = frame;
  const { px, colors } = scene;
  const { steps } = main;
  const isMany = steps.length > manyRows;
  const areas = rowAreas(room, steps.length, gap(scene, isMany ? 14 : 22));
  const heightPx = areas[0]?.height ?? 0;
  const figure = { ...hand.letters.number, leading: 1.1, tracking: -0.05 };
  const figures = steps.map(({ number }) => String(number));
  const widestEm = Math.max(...(yield* measureEms(scene, figures, figure)));
  const figurePx = Math.min(px(100), heightPx * 0.62);
  const columnPx = Math.ceil(figurePx * (widestEm + figureAir));
  const [side, between] = [px(36), px(20)];
  const widthPx = Math.floor(room.width - columnPx - between - 2 * side - 2);
  const letters = { ...hand.letters.lead, leading: 1.22, balanced: true };
  const { sizePx } = yield* fitWords(scene, "steps", steps, {
    boxes: [{ widthPx, heightPx: heightPx - px(isMany ? 14 : 24) }],
    letters,
    maxSize: hand.sizes.steps * growth(steps.length),
  });
  return [
    ...nodes,
    ...over,
    ...steps.map((step, index) =>
      at(
        areas[index] ?? room,
        {
          ...glassStyle(scene, { radius: isMany ? 24 : 34, isStrong: index === 0 }),
          alignItems: "center",
          columnGap: between,
          paddingLeft: side,
          paddingRight: side,
        },
        sign(scene, String(step.number), {
          letters: figure,
          sizePx: figurePx,
          color: colors.panel.inkLarge,
          widthPx: columnPx,
          style: gradientFigures(scene, index === 0 ? colors.panelStrong : colors.panel),
        }),
        paragraph(scene, step, { letters, sizePx, color: colors.panel.ink, widthPx }),
      ),
    ),
    ...under,
  ];
}
