import type { SlideNode } from "../../../drawing/node.ts";
import { box } from "../../../drawing/node.ts";
import {
  avatar,
  brandDetails,
  brandName,
  counter,
  furnitureEdges,
  hashtags,
  smallPx,
  titleLine,
} from "../../composition/furniture.ts";
import type { TemplateSkin } from "../../composition/skin.ts";
import { at, row, spring } from "../../composition/place.ts";
import type { Scene } from "../../composition/scene.ts";
import { neonOf } from "./paint.ts";

/** The foot's height, design px. */
export const footSize = 48;

/** Lines of a console over and under the slide, and how far the post has come. */
export function drawFurniture(scene: Scene, skin: TemplateSkin): SlideNode[] {
  const { px, colors, layout, widthPx, heightPx } = scene;
  const { paper } = colors;
  const { topPx, bottomPx } = furnitureEdges(scene);
  const small = { letters: skin.letters.small, color: paper.muted };
  const strong = { letters: { ...skin.letters.small, weight: 500 }, color: paper.ink };
  const width = widthPx - 2 * px(skin.margin);
  const isCover = scene.isTitled;
  const isClosing = layout === "closing";
  const footPx = px(footSize);
  const lead = isCover ? brandName(scene, strong) : titleLine(scene, small, paper.accent);
  const details = brandDetails(scene, strong);
  return [
    at(
      { x: px(skin.margin), y: topPx, width, height: smallPx(scene) * 1.3 },
      { justifyContent: "space-between", columnGap: px(30) },
      lead ?? spring(),
      counter(scene, small, paper.accent),
    ),
    at(
      { x: px(skin.margin), y: heightPx - bottomPx - footPx, width, height: footPx },
      { alignItems: "center", columnGap: px(18) },
      isClosing ? null : avatar(scene, footPx),
      isClosing ? null : (details ?? (isCover ? null : brandName(scene, strong))),
      row(
        { columnGap: px(16), alignItems: "center", flexShrink: 1, minWidth: 0 },
        ...hashtags(scene, small),
      ),
      spring(),
      scene.count > 1 ? progress(scene) : null,
    ),
  ];
}

/** The most segments that are drawn apart; longer posts have one bar. */
const mostSegments = 14;

/** A segment for every slide: those that were read are lit, this one is long. */
function progress(scene: Scene): SlideNode {
  const { px, index, count } = scene;
  const { tube, off } = neonOf(scene);
  const height = Math.max(3, px(8));
  const lit = { height, borderRadius: height / 2, flexShrink: 0 };
  if (count > mostSegments) {
    const width = px(300);
    return box(
      { ...lit, width, backgroundColor: off, display: "flex" },
      box({
        ...lit,
        width: Math.max(height, (width * (index + 1)) / count),
        backgroundColor: tube,
      }),
    );
  }
  return row(
    { columnGap: px(7), alignItems: "center" },
    ...Array.from({ length: count }, (_, slide) =>
      box({
        ...lit,
        width: px(slide === index ? 48 : 15),
        backgroundColor: slide <= index ? tube : off,
      }),
    ),
  );
}
