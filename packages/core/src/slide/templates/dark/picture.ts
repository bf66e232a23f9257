import { evenLines } from "../../composition/even-lines.ts";
import type { SlideNode } from "../../../drawing/node.ts";
import type { Composing } from "../../composition/composing.ts";
import { beside } from "../../composition/frame.ts";
import type { TemplateHand } from "../../composition/hand.ts";
import { picture } from "../../composition/picture.ts";
import { at, moved } from "../../composition/place.ts";
import type { Area, Scene } from "../../composition/scene.ts";
import { bigHeader } from "../../composers/statement.ts";
import { glow, neonOf } from "./paint.ts";

/** Of the height that the picture takes, as the slide is squeezed. */
const shares = [0.56, 0.44, 0.34] as const;

/** The picture in a frame of light, the words under or beside it. */
export function* composePicture(scene: Scene, hand: TemplateHand): Composing<SlideNode[]> {
  const { px, shape, squeeze, reading } = scene;
  const area = hand.area(scene, hand);
  const isSplit = shape === "landscape";
  const tallPx = area.height * (shares[squeeze] - (shape === "square" ? 0.08 : 0));
  const place: Area = isSplit
    ? { ...area, x: area.x + area.width * 0.54, width: area.width * 0.46 }
    : { ...area, height: tallPx };
  const top = place.y + tallPx + px(48);
  const words = isSplit
    ? { ...area, width: place.x - area.x - px(70) }
    : { ...area, y: top, height: area.y + area.height - top };
  const { over, under, room } = yield* beside(scene, evenLines(hand), {
    area: words,
    after: reading.blocks,
    media: false,
    most: 0.62,
    gapDesign: 30,
  });
  const big = yield* bigHeader(scene, hand, { area: room, maxSize: hand.sizes.headline });
  const up = isSplit ? -Math.max(0, (room.height - big.heightPx) / 2) : 0;
  return [
    ...framed(scene, place),
    ...moved(
      scene,
      [
        ...over,
        at(room, { flexDirection: "column", justifyContent: "flex-end" }, big.node),
        ...under,
      ],
      up,
    ),
  ];
}

function framed(scene: Scene, area: Area): SlideNode[] {
  const { px } = scene;
  const { tube, end } = neonOf(scene);
  const edge = Math.max(1.5, px(4));
  const inner = {
    x: area.x + edge,
    y: area.y + edge,
    width: area.width - 2 * edge,
    height: area.height - 2 * edge,
  };
  const shown = picture(scene, inner, { style: { borderRadius: px(36) } });
  const frame = at(area, {
    borderRadius: px(40),
    backgroundImage: `linear-gradient(135deg, ${tube}, ${end})`,
    boxShadow: glow(scene, 1.4),
  });
  return shown ? [frame, shown] : [];
}
