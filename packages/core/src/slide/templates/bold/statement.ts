import type { SlideNode } from "../../../drawing/node.ts";
import { headerOver } from "../../composers/header.ts";
import type { Composing } from "../../composition/composing.ts";
import { stripPart } from "../../composition/frame.ts";
import { at } from "../../composition/place.ts";
import type { Scene } from "../../composition/scene.ts";
import type { TemplateSkin } from "../../composition/skin.ts";
import { discsBottom } from "./discs.ts";
import { explain, platePart } from "./explain.ts";

/** The claim on the ink, as large as the room under the discs; what explains it under it. */
export function* composeStatement(scene: Scene, skin: TemplateSkin): Composing<SlideNode[]> {
  const { px, shape, colors, media } = scene;
  const area = skin.area(scene, skin);
  const sheet = skin.sheetOf(scene);
  const isLandscape = shape === "landscape";
  const top = Math.max(area.y, discsBottom(scene) + px(12));
  const width = area.width * (isLandscape ? 0.92 : 1);
  const room = { ...area, y: top, width, height: area.y + area.height - top };
  const widthPx = Math.floor(width * (isLandscape ? 0.8 : 0.94));
  const box = { widthPx, heightPx: room.height * (media ? 0.58 : 0.42), sheet, maxSize: 48 };
  const words = yield* explain(scene, skin, box, {
    strip: stripPart(scene, widthPx),
    callout: platePart(scene, colors.primary),
  });
  const { node } = yield* headerOver(scene, skin, words, {
    area: room,
    gapPx: px(44),
    maxSize: skin.sizes.statement,
  });
  return [at(room, { flexDirection: "column", justifyContent: "flex-end" }, node)];
}
