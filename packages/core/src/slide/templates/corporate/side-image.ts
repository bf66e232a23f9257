import type { SlideNode } from "../../../drawing/node.ts";
import { slideImage } from "../../composition/photo/slide-image.ts";
import { boxAt } from "../../composition/scene/boxes.ts";
import type { Scene } from "../../composition/scene/scene.ts";

/** Left edge of the image, as a fraction of the slide's width. */
const imageX = 0.51;
/** Slant of the image's left edge, in percent of the image's width. */
const lean = 16;

/** Draws the image on the right half of a landscape slide, with a striped, slanted edge; nothing without an image. */
export function drawSideImage(scene: Scene, x = scene.widthPx * imageX): SlideNode[] {
  const { widthPx, heightPx, colors } = scene;
  const frame = { x, y: 0, width: widthPx - x, height: heightPx };
  const shown = slideImage(scene, frame, {
    style: { clipPath: `polygon(${lean}% 0%, 100% 0%, 100% 100%, 0% 100%)` },
  });
  const stripe = boxAt(frame, {
    backgroundImage: `linear-gradient(180deg, ${colors.paper.blend}, ${colors.paper.accentLarge})`,
    clipPath: `polygon(${lean}% 0%, ${lean + 2.2}% 0%, 2.2% 100%, 0% 100%)`,
  });
  return shown ? [shown, stripe] : [];
}
