import { evenLines } from "../../composition/even-lines.ts";
import type { SlideNode } from "../../../drawing/node.ts";
import type { Composing } from "../../composition/composing.ts";
import { beside } from "../../composition/frame.ts";
import { avatar, signature } from "../../composition/furniture.ts";
import type { TemplateHand } from "../../composition/hand.ts";
import { at, inset, row, moved } from "../../composition/place.ts";
import type { Scene } from "../../composition/scene.ts";
import { bigHeader } from "../../composers/statement.ts";
import { closingSphere, drawSphere } from "./sphere.ts";

/** The brand's row, design px. */
const brandSize = 116;

/** Everything on the middle axis: the sphere, the header, what it says, the pill, and who posts. */
export function* composeClosing(scene: Scene, hand: TemplateHand): Composing<SlideNode[]> {
  const { px, shape, reading, colors } = scene;
  const area = hand.area(scene, hand);
  const who = drawBrand(scene, hand);
  const ball = closingSphere(scene, area);
  const words = inset(area, {
    top: ball ? 2 * ball.radius + px(56) : 0,
    bottom: who ? px(brandSize + (shape === "landscape" || shape === "square" ? 36 : 56)) : 0,
  });
  const isWide = shape === "landscape";
  const centred = isWide
    ? inset(words, { left: area.width * 0.1, right: area.width * 0.1 })
    : words;
  const { over, under, room } = yield* beside(scene, evenLines(hand), {
    area: centred,
    after: reading.blocks,
    align: "center",
    most: 0.58,
  });
  const big = yield* bigHeader(scene, hand, {
    area: room,
    maxSize: 140,
    align: "center",
    sheet: colors.paper,
  });
  // The words stand together in the middle of what is left.
  const spare = Math.max(0, (room.height - big.heightPx) / 2);
  return [
    ...(ball ? [drawSphere(scene, ball)] : []),
    ...over,
    ...moved(
      scene,
      [at(room, { flexDirection: "column", justifyContent: "flex-end" }, big.node), ...under],
      -spare,
    ),
    ...(who
      ? [
          at(
            { ...area, y: area.y + area.height - px(brandSize), height: px(brandSize) },
            { justifyContent: "center", alignItems: "center" },
            who,
          ),
        ]
      : []),
  ];
}

function drawBrand(scene: Scene, hand: TemplateHand): SlideNode | null {
  const { px, colors } = scene;
  const { paper } = colors;
  const face = avatar(scene, px(brandSize), {
    border: `${Math.max(1, px(4))}px solid ${paper.accentLarge}`,
  });
  const lines = signature(scene, {
    name: { letters: hand.letters.label, sizePx: Math.max(14, px(44)), color: paper.ink },
    details: { letters: hand.letters.small, sizePx: Math.max(12, px(34)), color: paper.muted },
  });
  if (!face && !lines) return null;
  return row({ alignItems: "center", columnGap: px(28), maxWidth: "100%" }, face, lines);
}
