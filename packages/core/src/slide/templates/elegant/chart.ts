import type { SlideNode } from "../../../drawing/node.ts";
import type { Composing } from "../../composition/composing.ts";
import { head, splitAt } from "../../composition/frame.ts";
import type { TemplateHand } from "../../composition/hand.ts";
import type { Scene } from "../../composition/scene.ts";
import { drawColumns, fitsColumns } from "./columns.ts";
import { drawDonut } from "./donut.ts";
import { besideBlock } from "./parts.ts";
import { drawMeasures } from "./measures.ts";
import { composeText } from "./text.ts";

/** Parts of a whole as a ring, other values as columns with round tops, long names as rows. */
export function* composeChart(scene: Scene, hand: TemplateHand): Composing<SlideNode[]> {
  const { main, before, after } = splitAt(scene, "chart");
  if (!main) return yield* composeText(scene, hand);
  const { nodes, rest } = yield* head(scene, hand, {
    area: hand.area(scene, hand),
    share: scene.media ? 0.18 : 0.26,
    align: scene.shape === "landscape" ? "start" : "center",
  });
  const { over, under, room } = yield* besideBlock(
    scene,
    hand,
    { area: rest, before, after },
    { align: "center" },
  );
  const { bars, isWhole } = main;
  const hasSum = bars.some(({ value }) => value > 0);
  const draw =
    isWhole && hasSum && scene.squeeze < 2
      ? drawDonut
      : fitsColumns(scene, bars, room)
        ? drawColumns
        : drawMeasures;
  return [...nodes, ...over, ...(yield* draw(scene, hand, bars, room)), ...under];
}
