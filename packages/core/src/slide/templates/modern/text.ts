import { isRoomy } from "../../composition/text/head.ts";
import { boxAt, inset } from "../../composition/scene/boxes.ts";
import type { Area, Scene } from "../../composition/scene/scene.ts";
import type { TextLook } from "../../composition/scene/skin.ts";
import { glassStyle } from "./paint.ts";

/** Padding inside a box, design px. */
const pad = { sides: 52, ends: 46 } as const;

/** Places text in a glass-like box; without the box if the slide has too little space. */
export function onPane(scene: Scene, room: Area): TextLook {
  if (!isRoomy(scene)) return { area: room, isEven: true };
  const [side, end] = [scene.px(pad.sides), scene.px(pad.ends)];
  return {
    area: inset(room, { left: side, right: side, top: end, bottom: end }),
    marks: [boxAt(room, glassStyle(scene))],
    sheet: scene.colors.panel,
    isEven: true,
  };
}
