import type { SlideNode } from "../../../drawing/node.ts";
import type { Composing } from "../../composition/fit/composing.ts";
import { boxAt, footOf, inset } from "../../composition/scene/boxes.ts";
import type { Scene } from "../../composition/scene/scene.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";
import { claimBesideBar } from "./claim.ts";
import { barIndent } from "./head.ts";
import { fitNote } from "./note.ts";
import { drawPanorama } from "./panorama.ts";
import { textAboveAndBelow } from "../../composition/text/around/above-and-below.ts";

/** Composes the header beside a bar at the top, the other text below it, and squared paper at the foot. */
export function* composeStatement(scene: Scene, skin: TemplateSkin): Composing<SlideNode[]> {
  const whole = skin.area(scene, skin);
  const { over, under, room } = yield* textAboveAndBelow(scene, skin, { area: whole });
  const note = yield* fitNote(scene, skin, { widthPx: room.width, mostPx: room.height * 0.3 });
  const notePx = note?.heightPx ?? 0;
  const bottom = note ? notePx + scene.px(56) : 0;
  const column = inset(room, { left: barIndent(scene), bottom });
  const width = Math.floor(column.width * (scene.shape === "landscape" ? 0.86 : 0.97));
  const claim = yield* claimBesideBar(scene, skin, {
    area: { ...column, width },
    gapPx: 0,
    maxSize: skin.sizes.statement,
  });
  const sparePx = under.length === 0 ? Math.max(0, column.height - claim.heightPx) : 0;
  return [
    ...drawPanorama(scene, "faint"),
    ...over,
    ...claim.draw(room.y + Math.round(sparePx / 2)),
    ...(note ? [boxAt(footOf(room, notePx), {}, note.node)] : []),
    ...under,
  ];
}
