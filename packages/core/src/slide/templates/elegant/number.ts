import { box } from "../../../drawing/node.ts";
import type { SlideNode } from "../../../drawing/node.ts";
import { evenLines } from "../../composition/text/even-lines.ts";
import { squeezedGap, squeezedShare } from "../../composition/scene/squeeze.ts";
import type { NumberLook } from "../../composition/scene/layout-looks.ts";
import { boxAt, disc, inset, squareOf } from "../../composition/scene/boxes.ts";
import type { Circle, Scene } from "../../composition/scene/scene.ts";
import type { LookBuilder, TemplateSkin } from "../../composition/scene/skin.ts";
import { mistOf } from "./mist.ts";
import { circles } from "./parts.ts";
import { textPart, type Part, summaryPart } from "../../composition/text/around/parts.ts";
import { partsAtFoot } from "../../composition/text/around/at-foot.ts";

/** Width of the number, as a fraction of its disc's width. */
const inDisc = 0.83;
/** How far digits are below the middle of their line, em. */
const figureDrop = 0.06;
/** Distance from the disc to the circle around it, design px. */
const lineGap = 22;

/** Draws the number on a disc. The other text is below the disc, or beside the disc on landscape slides. */
export const number: LookBuilder<NumberLook> = (scene, skin) => {
  const { px, shape, context, colors, reading } = scene;
  const isLandscape = shape === "landscape";
  const room = skin.area(scene, skin);
  const most = Math.min(room.height / 2, room.width * (isLandscape ? 0.24 : 0.5)) - px(lineGap);
  const words = isLandscape ? inset(room, { left: 2 * most + px(130) }) : room;
  const align = isLandscape ? "start" : "center";
  const notesShare = isLandscape ? 0.5 : Math.min(0.4, 0.3 / squeezedShare(scene, 1));
  const hasDisc = context.design.showBackgroundElements;
  const sheet = hasDisc ? mistOf(scene) : colors.paper;
  const radiusIn = (height: number) =>
    isLandscape ? most : Math.max(px(60), Math.min(most, height / 2));
  const parts = [
    textPart(scene, evenLines(skin), reading.blocks, { align }),
    largerCallout(scene, skin),
  ];
  return {
    around: partsAtFoot(scene, words, parts, {
      widthPx: words.width * (isLandscape ? 1 : 0.9),
      heightPx: words.height * notesShare,
      maxSize: 46,
      gapPx: () => squeezedGap(scene, 26),
      clearPx: squeezedGap(scene, 26),
      align,
    }),
    rest: {
      maxSize: isLandscape ? 140 : 98,
      mostPx: ({ height }) => Math.min(height, room.height * (isLandscape ? 0.45 : 0.2)),
    },
    align,
    placement: isLandscape ? "together" : "foot",
    beside: isLandscape ? { ...room, width: 2 * (most + px(lineGap)) } : null,
    gapPx: squeezedGap(scene, 66),
    figure: ({ height }) => {
      const radius = radiusIn(height);
      const area = hasDisc
        ? { width: 2 * radius * inDisc, height: radius * 1.3 }
        : { width: isLandscape ? 2 * radius : room.width, height: radius * 1.8 };
      return { area, color: sheet.accentLarge, align: "center" };
    },
    draw: (place, { node, sizePx }) => {
      const radius = radiusIn(place.height);
      const x = place.x + place.width / 2;
      const y = isLandscape ? room.y + room.height / 2 : room.y + radius + px(lineGap);
      const square = squareOf({ x, y, radius });
      const column = hasDisc || isLandscape ? square : { ...room, height: square.height };
      const figure = boxAt(
        { ...column, y: square.y - sizePx * figureDrop },
        { alignItems: "center", justifyContent: "center" },
        box({ flexShrink: 0, display: "flex" }, node),
      );
      return { nodes: [...(hasDisc ? drawDisc(scene, { x, y, radius }) : []), figure] };
    },
  };
};

/** Draws a disc with a soft gradient and a thin circle around it. */
function drawDisc(scene: Scene, circle: Circle): SlideNode[] {
  const { background, end } = mistOf(scene);
  const color = scene.colors.paper.accentLarge;
  const radius = circle.radius + scene.px(lineGap);
  return [
    disc(circle, { backgroundImage: `linear-gradient(160deg, ${background}, ${end})` }),
    ...circles(scene, { ...circle, radius, count: 1, step: 0, color }),
  ];
}

/** Returns a part with the call-out in a slightly larger font than the other text; null if there is none. */
function largerCallout(scene: Scene, skin: TemplateSkin): Part | null {
  return summaryPart(scene, (summary, { sizePx, widthPx }) =>
    skin.callout(scene, summary, { sizePx: sizePx * 1.08, widthPx }),
  );
}
