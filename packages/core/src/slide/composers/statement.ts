import { isHeaderAlone } from "../../layouts/brevity.ts";
import type { SlideNode } from "../../drawing/node.ts";
import type { Composing } from "../composition/fit/composing.ts";
import type { HeaderLook } from "../composition/scene/layout-looks.ts";
import type { Scene } from "../composition/scene/scene.ts";
import type { LookBuilder, TemplateSkin } from "../composition/scene/skin.ts";
import { composeHeader } from "./header.ts";
import { textAboveAndBelow } from "../composition/text/around/above-and-below.ts";

/** Composes a large header and the slide's other text. */
export function composeStatement(scene: Scene, skin: TemplateSkin): Composing<SlideNode[]> {
  const look = (skin.statement ?? plainStatement)(scene, skin);
  const growth = isHeaderAlone(scene.reading) ? alone : scene.shape === "tall" ? tall : 1;
  return composeHeader(scene, skin, { ...look, maxSize: look.maxSize * growth });
}

/** Factors for the largest font size of a header that is alone on its slide, or on a tall one, so it isn't lost there. */
const alone = 1.45;
const tall = 1.25;

const plainStatement: LookBuilder<HeaderLook> = (scene, skin) => {
  const area = skin.area(scene, skin);
  const maxSize = skin.sizes.body + 4;
  return {
    area,
    around: textAboveAndBelow(scene, skin, { area, after: scene.reading.blocks }, { maxSize }),
    maxSize: skin.sizes.statement,
    placement: "foot",
  };
};

/** Composes the layout `statement`, and the layouts `number` and `quote` if the slide has no number or quote. */
export function composeAsStatement(scene: Scene, skin: TemplateSkin): Composing<SlideNode[]> {
  return (skin.composers.statement ?? composeStatement)(scene, skin);
}
