import { withAlpha } from "../../../design/rgb.ts";
import type { SlideNode } from "../../../drawing/node.ts";
import { furnitureEdges } from "../../composition/furniture.ts";
import { picture } from "../../composition/picture.ts";
import { at } from "../../composition/place.ts";
import type { Scene } from "../../composition/scene.ts";

/** Of a landscape stage's width: where a picture begins, and of the picture's how much its edge leans. */
const pictureX = 0.51;
const lean = 16;

/** The picture over the right half of a landscape stage, its edge leaning, with a stripe along it. */
export function besidePicture(scene: Scene, x = scene.widthPx * pictureX): SlideNode[] {
  const { widthPx, heightPx, colors, context } = scene;
  const frame = { x, y: 0, width: widthPx - x, height: heightPx };
  const shown = picture(scene, frame, {
    style: { clipPath: `polygon(${lean}% 0%, 100% 0%, 100% 100%, 0% 100%)` },
  });
  const stripe = at(frame, {
    backgroundImage: `linear-gradient(180deg, ${context.palette.secondary}, ${colors.paper.accentLarge})`,
    clipPath: `polygon(${lean}% 0%, ${lean + 2.2}% 0%, 2.2% 100%, 0% 100%)`,
  });
  return shown ? [shown, stripe] : [];
}

/** Makes the top row read over a picture. */
export function topVeil(scene: Scene): SlideNode {
  const { context, widthPx, px } = scene;
  const { topPx } = furnitureEdges(scene);
  const ground = context.palette.backgroundColor;
  const height = topPx + px(170);
  return at(
    { x: 0, y: 0, width: widthPx, height },
    {
      backgroundImage: `linear-gradient(180deg, ${withAlpha(ground, 0.9)} 0%, ${withAlpha(ground, 0.84)} ${Math.round(((topPx + px(44)) / height) * 100)}%, ${withAlpha(ground, 0)} 100%)`,
    },
  );
}
