import { evenLines } from "../../composition/even-lines.ts";
import type { SlideNode } from "../../../drawing/node.ts";
import type { Composing } from "../../composition/composing.ts";
import { beside, gap, share } from "../../composition/frame.ts";
import type { TemplateHand } from "../../composition/hand.ts";
import { at, moved } from "../../composition/place.ts";
import type { Scene } from "../../composition/scene.ts";
import { bigNumber, numberRest } from "../../composers/number.ts";
import { gradientFigures } from "./paint.ts";
import { besideSphere } from "./sphere.ts";
import { composeAsStatement } from "../../composers/statement.ts";

/** Of the width, on a landscape stage. */
const numberShare = 0.48;

/** Design px: the last figure reaches over its own width, since tracking is narrow, and the first one has room before it. */
const overhang = 34;
const hangs = 14;

/** The number in the gradient, as large as the slide lets it be, over what it is of. */
export function* composeNumber(scene: Scene, hand: TemplateHand): Composing<SlideNode[]> {
  const { reading, shape, px, colors } = scene;
  if (!reading.number) return yield* composeAsStatement(scene, hand);
  const area = besideSphere(scene, hand.area(scene, hand));
  const isSplit = shape === "landscape";
  const numberPx = Math.floor(area.width * numberShare);
  const words = isSplit
    ? { ...area, x: area.x + numberPx + px(60), width: area.width - numberPx - px(60) }
    : area;
  const { over, under, room } = yield* beside(scene, evenLines(hand), {
    area: words,
    after: reading.blocks,
    most: isSplit ? 0.6 : 0.46,
    gapDesign: 32,
  });
  const rest = yield* numberRest(scene, hand, {
    area: { width: room.width, height: room.height * (isSplit ? 0.9 : share(scene, 0.36)) },
    maxSize: isSplit ? 100 : 92,
  });
  const box = isSplit
    ? { ...area, width: numberPx }
    : { ...room, height: Math.max(1, room.height - rest.heightPx - gap(scene, 48)) };
  const number = yield* bigNumber(scene, hand, {
    area: { ...box, width: box.width - px(overhang) },
    color: colors.paper.inkLarge,
    style: {
      ...gradientFigures(scene, colors.paper),
      marginLeft: -px(hangs),
      ...(scene.rtl && { textAlign: "right", marginLeft: 0 }),
    },
  });
  // Its box reaches to the end of the line, for only inside it the gradient shines through.
  const figure = number.node && {
    ...number.node,
    style: { ...number.node.style, width: Math.floor(box.width) },
  };
  // On a landscape stage the words stand in the middle of the height, on others at the foot.
  const up = isSplit ? -Math.max(0, (room.height - rest.heightPx) / 2) : 0;
  return [
    at(box, { flexDirection: "column", justifyContent: "center" }, figure),
    ...over,
    ...moved(
      scene,
      [at(room, { flexDirection: "column", justifyContent: "flex-end" }, rest.node), ...under],
      up,
    ),
  ];
}
