import { isRoomy } from "../../composition/text/head.ts";
import { inset } from "../../composition/scene/boxes.ts";
import type { Area, Scene } from "../../composition/scene/scene.ts";
import type { TextLook } from "../../composition/scene/skin.ts";
import { card } from "./card.ts";

/** Padding of the card behind the text, design px. */
const pad = 48;

/** Largest font size of text that would leave its card half empty, design px. */
const largest = 92;

/** Places text on a card, or without a card if the slide has too little space. */
export function onScreen(scene: Scene, room: Area): TextLook {
  if (!isRoomy(scene)) return { area: room };
  const padPx = scene.px(pad);
  return {
    area: inset(room, { top: padPx, left: padPx, right: padPx, bottom: padPx }),
    marks: [card(scene, room, {})],
    maxSize: largest,
    sheet: scene.colors.panel,
  };
}
