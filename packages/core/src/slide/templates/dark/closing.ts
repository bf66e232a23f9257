import { evenLines } from "../../composition/even-lines.ts";
import type { SlideNode } from "../../../drawing/node.ts";
import type { Composing } from "../../composition/composing.ts";
import { beside } from "../../composition/frame.ts";
import { avatar, signature } from "../../composition/furniture.ts";
import type { TemplateHand } from "../../composition/hand.ts";
import { at, inset, moved } from "../../composition/place.ts";
import type { Area, Scene } from "../../composition/scene.ts";
import { bigHeader } from "../../composers/statement.ts";
import { isAvatarShape } from "../../../design/brand.ts";
import { drawRing } from "./ring.ts";

/** The picture's radius, design px. */
const faceRadius = { portrait: 132, square: 96, tall: 160, landscape: 190 } as const;

/** Who posts in a ring of light, the header, and the call to action as a lit pill. */
export function* composeClosing(scene: Scene, hand: TemplateHand): Composing<SlideNode[]> {
  const { px, shape, reading, colors } = scene;
  const isSplit = shape === "landscape";
  const align = isSplit ? ("start" as const) : ("center" as const);
  const area = hand.area(scene, hand);
  const { nodes: face, room: afterFace } = drawFace(scene, area);
  const lines = signature(scene, {
    name: { letters: hand.letters.label, sizePx: Math.max(14, px(42)), color: colors.paper.ink },
    details: {
      letters: hand.letters.small,
      sizePx: Math.max(12, px(31)),
      color: colors.paper.muted,
    },
    align,
  });
  const linesPx = px(106);
  const words = inset(afterFace, { bottom: lines ? linesPx + px(isSplit ? 24 : 40) : 0 });
  const { over, under, room } = yield* beside(scene, evenLines(hand), {
    area: words,
    after: reading.blocks,
    align,
    most: 0.6,
  });
  const big = yield* bigHeader(scene, hand, { area: room, maxSize: 140, align });
  const up = -Math.max(0, (room.height - big.heightPx) / 2);
  return [
    ...face,
    ...over,
    ...moved(
      scene,
      [at(room, { flexDirection: "column", justifyContent: "flex-end" }, big.node), ...under],
      up,
    ),
    ...(lines
      ? [
          at(
            { ...afterFace, y: area.y + area.height - linesPx, height: linesPx },
            { justifyContent: isSplit ? "flex-start" : "center", alignItems: "flex-end" },
            lines,
          ),
        ]
      : []),
  ];
}

/** The brand's picture in a ring; at the right on a landscape stage. A logo stands without one. */
function drawFace(scene: Scene, area: Area): { nodes: SlideNode[]; room: Area } {
  const { px, shape, squeeze, context } = scene;
  const brandPicture = context.brand?.picture;
  if (!brandPicture || squeeze > 0) return { nodes: [], room: area };
  const radius = px(faceRadius[shape]);
  const isRound = isAvatarShape(brandPicture);
  const ring = radius + px(26);
  if (shape === "landscape") {
    const center = { x: area.x + area.width - ring - px(40), y: area.y + area.height / 2 };
    const room = { ...area, width: center.x - ring - px(70) - area.x };
    return { nodes: inRing(scene, center, radius, isRound), room };
  }
  const center = { x: area.x + area.width / 2, y: area.y + ring + px(10) };
  const room = inset(area, { top: 2 * ring + px(60) });
  return { nodes: inRing(scene, center, radius, isRound), room };
}

function inRing(
  scene: Scene,
  { x, y }: { x: number; y: number },
  radius: number,
  isRound: boolean,
): SlideNode[] {
  const ring = drawRing(scene, { x, y, radius: radius + scene.px(26) }, 8);
  const size = isRound ? 2 * radius : radius * 0.5;
  const place = { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius };
  const face = avatar(scene, size);
  return [
    ...(isRound ? [ring] : []),
    at(place, { alignItems: "center", justifyContent: "center" }, face),
  ];
}
