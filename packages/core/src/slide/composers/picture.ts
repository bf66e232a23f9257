import type { SlideNode } from "../../drawing/node.ts";
import type { Composing } from "../composition/fit/composing.ts";
import type { HeaderLook } from "../composition/scene/layout-looks.ts";
import { slideImage } from "../composition/photo/slide-image.ts";
import { inset } from "../composition/scene/boxes.ts";
import type { Scene } from "../composition/scene/scene.ts";
import type { LookBuilder, TemplateSkin } from "../composition/scene/skin.ts";
import { composeHeader } from "./header.ts";
import { textAtFoot } from "../composition/text/around/at-foot.ts";

/** Composes the slide's image or video with its header and other text. */
export function composePicture(scene: Scene, skin: TemplateSkin): Composing<SlideNode[]> {
  // Videos get the plain composition, because templates draw shapes over images.
  const look = scene.media?.kind === "video" ? plainPicture : (skin.picture ?? plainPicture);
  return composeHeader(scene, skin, look(scene, skin));
}

const plainPicture: LookBuilder<HeaderLook> = (scene, skin) => {
  const { shape, px, squeeze } = scene;
  const whole = skin.area(scene, skin);
  const isLandscape = shape === "landscape";
  const half = whole.width / 2;
  const frame = isLandscape
    ? { ...whole, x: whole.x + half, width: half }
    : { ...whole, height: whole.height * ([0.54, 0.42, 0.3][squeeze] ?? 0.3) };
  const gapPx = px(48);
  const area = isLandscape
    ? { ...whole, width: half - gapPx }
    : inset(whole, { top: frame.height + gapPx });
  return {
    area,
    around: textAtFoot(scene, skin, area, { most: 0.6 }),
    maxSize: skin.sizes.headline,
    placement: "middle",
    draw: () => [slideImage(scene, frame, { style: { borderRadius: px(24) } })],
  };
};
