import { isRoomy } from "../../composition/head.ts";
import { at, inset } from "../../composition/place.ts";
import type { Area, Scene } from "../../composition/scene.ts";
import type { TextLook } from "../../composition/skin.ts";
import { glassStyle } from "./paint.ts";

/** Design px between a pane's edge and its text. */
const pad = { sides: 52, ends: 46 } as const;

/** Places text on a pane of glass, or straight on the ground if the slide has no room for a pane. */
export function onPane(scene: Scene, room: Area): TextLook {
  if (!isRoomy(scene)) return { area: room };
  const [side, end] = [scene.px(pad.sides), scene.px(pad.ends)];
  return {
    area: inset(room, { left: side, right: side, top: end, bottom: end }),
    marks: [at(room, glassStyle(scene))],
    sheet: scene.colors.panel,
  };
}
