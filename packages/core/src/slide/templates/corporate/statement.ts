import type { SlideNode } from "../../../drawing/node.ts";
import type { Composing } from "../../composition/composing.ts";
import { surround } from "../../composition/around.ts";
import { inset } from "../../composition/place.ts";
import type { Scene } from "../../composition/scene.ts";
import type { TemplateSkin } from "../../composition/skin.ts";
import { claimBesideBar } from "./claim.ts";
import { barIndent } from "./head.ts";
import { drawPanorama, panoramaTop } from "./panorama.ts";

/** Composes the header beside a bar at the top, the other text below it, and squared paper at the foot. */
export function* composeStatement(scene: Scene, skin: TemplateSkin): Composing<SlideNode[]> {
  const whole = skin.area(scene, skin);
  const { over, under, room } = yield* surround(scene, skin, { area: whole });
  const column = inset(room, { left: barIndent(scene) });
  const width = Math.floor(column.width * (scene.shape === "landscape" ? 0.86 : 0.97));
  const claim = yield* claimBesideBar(scene, skin, {
    area: { ...column, width },
    most: 0.3,
    gapPx: scene.px(46),
    maxSize: skin.sizes.statement,
    mostPx: column.height * 0.66,
  });
  const isFree = under.length === 0 && panoramaTop(scene) > room.y + claim.heightPx;
  return [
    ...drawPanorama(scene, isFree ? "strong" : "faint"),
    ...over,
    ...claim.draw(room.y),
    ...under,
  ];
}
