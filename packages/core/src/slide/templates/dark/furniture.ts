import { box, type SlideNode } from "../../../drawing/node.ts";
import { furnitureAreas, oneFootRow, oneTopRow } from "../../composers/furniture.ts";
import type { FurnitureLook } from "../../composition/scene/layout-looks.ts";
import { row } from "../../composition/scene/boxes.ts";
import type { Scene } from "../../composition/scene/scene.ts";
import type { LookBuilder } from "../../composition/scene/skin.ts";
import { neonOf } from "./paint.ts";

/** Height of the foot, design px. */
export const footSize = 48;

/** Styles and places top row and foot like lines of a terminal. The foot has a progress bar. */
export const furniture: LookBuilder<FurnitureLook> = (scene, skin) => {
  const { letters } = skin;
  const { px } = scene;
  const { paper } = scene.colors;
  const quiet = { letters: letters.small, color: paper.muted };
  const brand = { letters: { ...letters.small, weight: 500 }, color: paper.ink };
  const { top, foot } = furnitureAreas(scene, skin, px(footSize));
  return {
    top: {
      brand,
      title: { ...quiet, marking: paper.smallHighlight },
      number: { ...quiet, accent: paper.accent },
      place: oneTopRow(top, { columnGap: px(30) }),
    },
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

/** Posts with more slides than this have one continuous progress bar instead of segments. */
const mostSegments = 14;

/** Draws one segment per slide, bright up to the current slide. The segment of the current slide is longer. */
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
