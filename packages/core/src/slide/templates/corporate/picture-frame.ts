import type { SlideNode } from "../../../drawing/node.ts";
import { picture } from "../../composition/picture.ts";
import { at } from "../../composition/place.ts";
import type { Scene } from "../../composition/scene.ts";

/** Of a landscape stage's width: where a picture begins, and of the picture's how much its edge leans. */
const pictureX = 0.51;
const lean = 16;

/** The picture over the right half of a landscape stage, its edge leaning, with a stripe along it. */
export function besidePicture(scene: Scene, x = scene.widthPx * pictureX): SlideNode[] {
  const { widthPx, heightPx, colors } = scene;
  const frame = { x, y: 0, width: widthPx - x, height: heightPx };
  const shown = picture(scene, frame, {
    style: { clipPath: `polygon(${lean}% 0%, 100% 0%, 100% 100%, 0% 100%)` },
  });
  const stripe = at(frame, {
    backgroundImage: `linear-gradient(180deg, ${colors.paper.blend}, ${colors.paper.accentLarge})`,
    clipPath: `polygon(${lean}% 0%, ${lean + 2.2}% 0%, 2.2% 100%, 0% 100%)`,
  });
  return shown ? [shown, stripe] : [];
}
