import type { SlideNode } from "../../../drawing/node.ts";
import type { Composing } from "../../composition/composing.ts";
import { wordsUnder } from "../../composition/frame.ts";
import type { TemplateSkin } from "../../composition/skin.ts";
import { at } from "../../composition/place.ts";
import type { Scene } from "../../composition/scene.ts";
import { fitTitle } from "./cover-title.ts";
import { composePictureCover } from "./cover-picture.ts";
import { drawBlock, drawStripe } from "./diagonal.ts";
import { hasCoverBlock } from "./furniture.ts";
import { drawPanorama } from "./panorama.ts";

/** Of the height: how much lower the block ends at the left, and where it ends at the right. */
const slopes = { portrait: 0.14, square: 0.12, tall: 0.11, landscape: 0.2 } as const;
const rightEnds = {
  portrait: [0.56, 0.68],
  square: [0.56, 0.68],
  tall: [0.52, 0.7],
  landscape: [0.56, 0.66],
} as const;

/** The title on a block of the primary with a diagonal foot, over columns that rise. */
export function* composeCover(scene: Scene, skin: TemplateSkin): Composing<SlideNode[]> {
  if (scene.media) return yield* composePictureCover(scene, skin);
  const { px, shape, colors, heightPx } = scene;
  const area = skin.area(scene, skin);
  const isBlock = hasCoverBlock(scene);
  const sheet = isBlock ? colors.fill : colors.paper;
  const isLandscape = shape === "landscape";
  const [least, most] = rightEnds[shape];
  const end = isBlock ? heightPx * most : area.y + area.height;
  const place = {
    ...area,
    width: area.width * (isLandscape ? 0.72 : 1),
    height: end - area.y - (isLandscape ? 0 : px(20)),
  };
  const { under, room } = yield* wordsUnder(scene, skin, place, { sheet });
  const text = yield* fitTitle(scene, skin, { area: room, sheet, size: skin.sizes.cover });
  const words = at({ ...room, height: text.heightPx }, {}, text.node);
  if (!isBlock) return [words, ...under];
  const bottom = under.length > 0 ? end : room.y + text.heightPx;
  const right = Math.min(most, Math.max(least, (bottom + px(isLandscape ? -70 : 66)) / heightPx));
  const left = right + slopes[shape];
  return [
    ...drawPanorama(scene, "strong"),
    drawBlock(scene, { from: [0, 0], to: [left, right] }),
    drawStripe(scene, [left, right]),
    words,
    ...under,
  ];
}
