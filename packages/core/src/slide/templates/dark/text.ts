import type { Composing } from "../../composition/composing.ts";
import { box } from "../../../drawing/node.ts";
import { headAtFoot, isRoomy, markedHead, type Head } from "../../composition/head.ts";
import { inset, row } from "../../composition/place.ts";
import type { Area, Scene } from "../../composition/scene.ts";
import type { TemplateSkin, TextLook } from "../../composition/skin.ts";
import { card } from "./card.ts";
import { neonOf } from "./paint.ts";

/** Layouts with a drawn screen, below which the headline is placed. */
const screens = ["text", "code"];
/** Space below the headline for its underline, design px. */
const markRoom = 34;

/** Places the headline below a screen with text or code, but above all other blocks. */
export function* captionHead(scene: Scene, skin: TemplateSkin): Composing<Head> {
  if (!screens.includes(scene.layout) || !isRoomy(scene)) return yield* markedHead(scene, skin);
  const area = inset(skin.area(scene, skin), { bottom: scene.px(markRoom) });
  return yield* headAtFoot(scene, skin, { area, gap: 44 });
}

/** Padding between the screen's edge and its text, and height of the screen's title bar; design px. */
const pad = 44;
const bar = 84;

/** Places text on a screen that looks like a terminal window; without the screen if the slide has too little space. */
export function onScreen(scene: Scene, room: Area): TextLook {
  const { px } = scene;
  if (!isRoomy(scene)) return { area: room };
  const { tube, off } = neonOf(scene);
  const dotPx = px(18);
  const dots = row(
    { columnGap: px(12), padding: `${px(34)}px ${px(pad)}px` },
    ...[tube, off, off].map((backgroundColor) =>
      box({ width: dotPx, height: dotPx, borderRadius: dotPx / 2, backgroundColor }),
    ),
  );
  return {
    area: inset(room, { top: px(bar), left: px(pad), right: px(pad), bottom: px(pad) }),
    marks: [card(scene, room, { style: { alignItems: "flex-start" } }, dots)],
    sheet: scene.colors.panel,
  };
}
