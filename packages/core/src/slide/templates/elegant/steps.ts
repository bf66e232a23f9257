import type { SlideNode } from "../../../drawing/node.ts";
import type { Composing } from "../../composition/composing.ts";
import { gap, head, splitAt } from "../../composition/frame.ts";
import type { TemplateHand } from "../../composition/hand.ts";
import { paragraph, sign } from "../../composition/lettering.ts";
import { at } from "../../composition/place.ts";
import { fitWords, growth, rowAreas } from "../../composition/rows.ts";
import type { Scene } from "../../composition/scene.ts";
import { besideBlock, openingLine, rowLine } from "./parts.ts";
import { composeText } from "./text.ts";

/** More steps than these get smaller numerals and rows. */
const manySteps = 4;

/** Rows between hairlines, each with its number in large italics. */
export function* composeSteps(scene: Scene, hand: TemplateHand): Composing<SlideNode[]> {
  const { main, before, after } = splitAt(scene, "steps");
  if (!main) return yield* composeText(scene, hand);
  const { px } = scene;
  const sheet = hand.sheetOf(scene);
  const { nodes, rest } = yield* head(scene, hand, {
    area: hand.area(scene, hand),
    share: scene.media ? 0.18 : 0.27,
  });
  const { over, under, room } = yield* besideBlock(scene, hand, {
    area: rest,
    before,
    after,
  });
  const { steps } = main;
  const isMany = steps.length > manySteps;
  const rows = rowAreas(room, steps.length, 0);
  const heightPx = rows[0]?.height ?? room.height;
  const numberCell = px(isMany ? 116 : 150);
  const widthPx = Math.floor(room.width - numberCell);
  const letters = { ...hand.letters.lead, leading: 1.18, tracking: -0.012, balanced: true };
  const { sizePx } = yield* fitWords(scene, "steps", steps, {
    boxes: [{ widthPx, heightPx: Math.max(1, heightPx - gap(scene, isMany ? 16 : 40)) }],
    letters,
    maxSize: hand.sizes.steps * growth(steps.length),
  });
  const numberPx = Math.min(px(156), heightPx * 0.84);
  return [
    ...nodes,
    ...over,
    ...rows.flatMap((place, index) =>
      index === 0 ? openingLine(scene, place) : [rowLine(scene, place)],
    ),
    ...steps.flatMap((step, index) => {
      const place = rows[index] ?? room;
      const size = step.number > 9 ? Math.min(numberPx, numberCell * 0.72) : numberPx;
      return [
        at(
          { ...place, y: place.y - size * 0.06, width: numberCell },
          { alignItems: "center" },
          sign(scene, String(step.number), {
            letters: { ...hand.letters.number, italic: true, tracking: -0.02 },
            sizePx: size,
            color: sheet.accentLarge,
          }),
        ),
        at(
          { ...place, x: place.x + numberCell, width: widthPx },
          { alignItems: "center" },
          paragraph(scene, step, { letters, sizePx, color: sheet.ink, widthPx }),
        ),
      ];
    }),
    ...under,
  ];
}
