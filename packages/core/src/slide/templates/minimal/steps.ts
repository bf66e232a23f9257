import type { SlideNode } from "../../../drawing/node.ts";
import type { Composing } from "../../composition/composing.ts";
import { gap, splitAt } from "../../composition/frame.ts";
import type { TemplateHand } from "../../composition/hand.ts";
import { paragraph, sign } from "../../composition/lettering.ts";
import { at } from "../../composition/place.ts";
import { fitWords, growth, rowAreas } from "../../composition/rows.ts";
import type { Scene } from "../../composition/scene.ts";
import { besideHung, columnsOf, gutter, hungHead, rowLines } from "./grid.ts";
import { composeText } from "./text.ts";

/** More steps than these get narrower numerals and rows. */
const manySteps = 4;

/** Rows of a table: thin numerals in the first column, the words on the second. */
export function* composeSteps(scene: Scene, hand: TemplateHand): Composing<SlideNode[]> {
  const { main, before, after } = splitAt(scene, "steps");
  if (!main) return yield* composeText(scene, hand);
  const { px, shape, colors } = scene;
  const { nodes, rest, place: headPlace } = yield* hungHead(scene, hand);
  const { over, under, room } = yield* besideHung(
    scene,
    hand,
    { area: rest, before, after },
    headPlace,
  );
  const { steps } = main;
  const isMany = steps.length > manySteps;
  const rows = rowAreas(room, steps.length, 0);
  const heightPx = rows[0]?.height ?? room.height;
  const columnPx = columnsOf(scene, room).span(1);
  const numberCell =
    (shape === "landscape" ? px(120) : isMany ? columnPx * 0.62 : columnPx) + px(gutter);
  const widthPx = Math.floor(room.width - numberCell);
  const letters = { ...hand.letters.lead, leading: 1.16, balanced: true };
  const fitted = yield* fitWords(scene, "steps", steps, {
    boxes: [{ widthPx, heightPx: Math.max(1, heightPx - gap(scene, isMany ? 18 : 44)) }],
    letters,
    maxSize: hand.sizes.steps * growth(steps.length),
  });
  const numberPx = Math.min(px(140), heightPx * 0.7);
  return [
    ...nodes,
    ...over,
    ...rowLines(scene, rows),
    ...steps.flatMap((step, index) => {
      const place = rows[index] ?? room;
      return [
        at(
          { ...place, width: numberCell },
          { alignItems: "center" },
          sign(scene, String(step.number), {
            letters: { ...hand.letters.number, leading: 1, tracking: -0.06 },
            sizePx: step.number > 9 ? numberPx * 0.82 : numberPx,
            color: colors.paper.ink,
          }),
        ),
        at(
          { ...place, x: place.x + numberCell, width: widthPx },
          { alignItems: "center" },
          paragraph(scene, step, {
            letters,
            sizePx: fitted.sizePx,
            color: colors.paper.ink,
            widthPx,
          }),
        ),
      ];
    }),
    ...under,
  ];
}
