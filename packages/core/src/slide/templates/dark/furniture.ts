import { box, type SlideNode } from "../../../drawing/node.ts";
import { furnitureAreas, oneFootRow, oneTopRow } from "../../composers/furniture.ts";
import type { FurnitureLook } from "../../composition/looks.ts";
import { row } from "../../composition/place.ts";
import type { Scene } from "../../composition/scene.ts";
import type { Answer } from "../../composition/skin.ts";
import { neonOf } from "./paint.ts";

/** The foot's height, design px. */
export const footSize = 48;

/** Console-like lines above and below the slide, with the reader's progress in the foot. */
export const furniture: Answer<FurnitureLook> = (scene, skin) => {
  const { letters } = skin;
  const { px } = scene;
  const { paper } = scene.colors;
  const quiet = { letters: letters.small, color: paper.muted, accent: paper.accent };
  const brand = { letters: { ...letters.small, weight: 500 }, color: paper.ink };
  const { top, foot } = furnitureAreas(scene, skin, px(footSize));
  return {
    top: { brand, title: quiet, number: quiet, place: oneTopRow(top, { columnGap: px(30) }) },
    foot: {
      brand,
      tag: quiet,
      image: { sizePx: foot.height },
      isNarrow: true,
      progress: scene.count > 1 ? progress(scene) : null,
      place: oneFootRow(scene, foot),
    },
  };
};

/** Maximum number of progress segments; a post with more slides has one bar instead. */
const mostSegments = 14;

/** One segment per slide: lit up to the current slide, whose segment is longer. */
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
