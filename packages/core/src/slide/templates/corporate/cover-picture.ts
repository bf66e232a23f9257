import type { SlideNode } from "../../../drawing/node.ts";
import type { Composing } from "../../composition/composing.ts";
import { wordsUnder } from "../../composition/frame.ts";
import type { TemplateSkin } from "../../composition/skin.ts";
import { picture } from "../../composition/picture.ts";
import { at } from "../../composition/place.ts";
import type { Scene } from "../../composition/scene.ts";
import { fitTitle } from "./cover-title.ts";
import { drawBlock, drawStripe } from "./diagonal.ts";
import { drawPanorama } from "./panorama.ts";
import { besidePicture, topVeil } from "./picture-frame.ts";

/** Of the height: how the picture ends at the left and at the right. */
const slope = { portrait: [0.47, 0.36], square: [0.44, 0.34], tall: [0.46, 0.39] } as const;

/** The picture over a block of the primary that begins in a diagonal. */
export function* composePictureCover(scene: Scene, skin: TemplateSkin): Composing<SlideNode[]> {
  const { px, shape, colors, widthPx, heightPx } = scene;
  const area = skin.area(scene, skin);
  const isLandscape = shape === "landscape";
  const [left, right] = isLandscape ? [0, 0] : slope[shape];
  const y = isLandscape ? area.y : heightPx * left + px(24);
  const place = isLandscape
    ? { ...area, width: area.width * 0.47 }
    : { ...area, y, height: area.y + area.height - y };
  const sheet = isLandscape ? colors.paper : colors.fill;
  const { under, room } = yield* wordsUnder(scene, skin, place, { sheet });
  const text = yield* fitTitle(scene, skin, { area: room, sheet, size: 132 });
  const shown = isLandscape
    ? besidePicture(scene)
    : [
        picture(scene, { x: 0, y: 0, width: widthPx, height: heightPx * (left + 0.01) }),
        topVeil(scene),
        drawBlock(scene, { from: [left, right], to: [1, 1] }),
        drawStripe(scene, [left - 0.012, right - 0.012]),
      ];
  return [
    ...(isLandscape ? drawPanorama(scene, "faint") : []),
    ...shown.filter((node) => node !== null),
    at(room, { flexDirection: "column", justifyContent: "center" }, text.node),
    ...under,
  ];
}
