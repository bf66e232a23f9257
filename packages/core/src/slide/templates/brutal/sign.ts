import type { ImageNode, SlideNode } from "../../../drawing/node.ts";
import { boxAt, drawSvg, inset } from "../../composition/scene/boxes.ts";
import type { Area, Scene } from "../../composition/scene/scene.ts";
import { blockOf } from "./fields.ts";

/** Smallest height of the space under a title that a block with an arrow fills, design px. */
const leastHeight = 200;
/** Distance of the arrow from the block's edges, and its thickness as a fraction of its head. */
const arrowLook = { inset: 36, thickness: 0.2 } as const;

/** Fills the space under a title with the block of the call to action right under it, and an arrow down to the call. */
export function fillOverCall(scene: Scene, room: Area, callY: number): SlideNode[] {
  const whole = { ...room, height: callY - room.y + 1 };
  const filled = fillWithArrow(scene, { block: whole, arrow: room }, "down");
  const isFilled = filled.length > 0 || room.height <= 0;
  return isFilled ? filled : [boxAt(whole, { backgroundColor: blockOf(scene).background })];
}

/**
 * Fills the space that a title leaves with a block and a heavy arrow: onward to the next slide, or down to the text
 * below. Draws nothing in a low space. `arrow` is the part of the block that holds the arrow.
 */
export function fillWithArrow(
  scene: Scene,
  { block: place, arrow: room }: { block: Area; arrow: Area },
  direction: "onward" | "down",
): SlideNode[] {
  const { px, context } = scene;
  if (!context.design.cornerAccent || room.height < px(leastHeight)) return [];
  const { background, ink } = blockOf(scene);
  const by = px(arrowLook.inset);
  const area = inset(room, { left: by, right: by, top: by, bottom: by });
  return [boxAt(place, { backgroundColor: background }), drawArrow(area, ink, direction)];
}

/** Draws an arrow as long as the area, with square ends. */
function drawArrow(area: Area, color: string, direction: "onward" | "down"): ImageNode {
  const isDown = direction === "down";
  const [long, wide] = isDown ? [area.height, area.width] : [area.width, area.height];
  const head = Math.min(wide, long);
  const line = head * arrowLook.thickness;
  const [tip, half, out] = [long - line * Math.SQRT1_2, head / 2, (line * Math.SQRT1_2) / 2];
  const at = (along: number, across: number) => {
    const point = isDown ? [across, along] : [along, across];
    return point.map((value) => value.toFixed(1)).join(" ");
  };
  const back = tip - half + out;
  const shaft = `M${at(0, half)}L${at(tip, half)}`;
  const chevron = `M${at(back, out)}L${at(tip, half)}L${at(back, head - out)}`;
  const body = `<path d="${shaft}${chevron}" fill="none" stroke="${color}" stroke-width="${line.toFixed(1)}"/>`;
  const place = isDown
    ? { ...area, width: head }
    : { ...area, height: head, y: area.y + (area.height - head) / 2 };
  return drawSvg(place, body);
}
