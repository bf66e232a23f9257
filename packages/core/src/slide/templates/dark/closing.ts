import { portraitOf } from "../../composition/furniture/portrait.ts";
import { isAvatarShape } from "../../../design/brand.ts";
import type { SlideNode } from "../../../drawing/node.ts";

import { callIcon } from "../../composition/text/call-icon.ts";
import { claimSize } from "../../composition/fit/claim-size.ts";
import { brandBlock } from "../../composers/closing.ts";
import { evenLines } from "../../composition/text/even-lines.ts";
import { chooseBrandImage } from "../../composition/furniture/brand-image.ts";
import { avatar, signature } from "../../composition/furniture/furniture.ts";
import type { HeaderLook } from "../../composition/scene/layout-looks.ts";
import { icon } from "../../composition/text/icons.ts";
import { boxAt, footOf, inset, squareOf } from "../../composition/scene/boxes.ts";
import { bodySize, type Area, type Scene } from "../../composition/scene/scene.ts";
import type { LookBuilder, TemplateSkin } from "../../composition/scene/skin.ts";
import { neonOf } from "./paint.ts";
import { drawRing } from "./ring.ts";
import { textAboveAndBelow } from "../../composition/text/around/above-and-below.ts";

/** Radius of the brand's image, design px. */
const faceRadius = { portrait: 132, square: 96, tall: 160, landscape: 190 } as const;
/** Height of the brand's text, design px. */
const linesSize = 106;

/** Draws the brand's image in a neon ring, the header, and the call to action as a glowing pill. */
export const closing: LookBuilder<HeaderLook> = (scene, skin) => {
  const { px, shape, reading, colors } = scene;
  const isSplit = shape === "landscape";
  const align = isSplit ? "start" : "center";
  const { nodes: face, room } = drawFace(scene, skin.area(scene, skin));
  const named = {
    name: {
      letters: skin.letters.label,
      sizePx: bodySize(scene, 42),
      color: colors.paper.ink,
    },
    details: {
      letters: skin.letters.small,
      sizePx: Math.max(scene.floorPx.furniture, px(31)),
      color: colors.paper.muted,
    },
  };
  // Without a ring, e.g. below a photo, the image is beside the name.
  const lines =
    face.length > 0
      ? signature(scene, { ...named, align })
      : brandBlock(scene, {
          ...named,
          imagePx: px(92),
          gapPx: px(26),
          roomPx: room.width,
          isCentered: !isSplit,
        });
  const area = inset(room, { bottom: lines ? px(linesSize) + px(isSplit ? 24 : 40) : 0 });
  const across = { justifyContent: isSplit ? "flex-start" : "center", alignItems: "flex-end" };
  const neighbours = { area, after: reading.blocks };
  // Few words on black are read better if they aren't grey.
  const bright: TemplateSkin = {
    ...evenLines(skin),
    sheetOf: () => ({ ...colors.paper, muted: colors.paper.ink }),
  };
  return {
    area,
    around: textAboveAndBelow(scene, bright, neighbours, { align, most: 0.6, maxSize: 56 }),
    maxSize: claimSize(reading.header, 184),
    align,
    placement: "together",
    draw: () => face,
    who: lines && boxAt(footOf(room, px(linesSize)), across, lines),
  };
};

/**
 * Draws the brand's image in a neon ring, at the right of a landscape slide. Without an image, draws the icon of the
 * requested action.
 */
function drawFace(scene: Scene, area: Area): { nodes: SlideNode[]; room: Area } {
  const { px, shape, squeeze, context, colors, reading } = scene;
  const chosen = context.brand && chooseBrandImage(context.brand, colors.paper);
  const isFree = context.design.showBackgroundElements && scene.photo === null;
  const sign = isFree ? callIcon(`${reading.summary?.text ?? ""} ${reading.header.text}`) : null;
  const portrait = portraitOf(scene);
  const hasFace = chosen !== null || portrait !== null;
  if ((!hasFace && !sign) || squeeze > 0) return { nodes: [], room: area };
  const radius = px(faceRadius[shape]);
  const reach = radius + px(26);
  const isSplit = shape === "landscape";
  const x = isSplit ? area.x + area.width - reach - px(40) : area.x + area.width / 2;
  const y = isSplit ? area.y + area.height / 2 : area.y + reach + px(10);
  const room = isSplit
    ? { ...area, width: x - reach - px(70) - area.x }
    : inset(area, { top: 2 * reach + px(60) });
  const isRound = portrait !== null || !chosen || isAvatarShape(chosen.image);
  const place = squareOf({ x, y, radius });
  const face = hasFace
    ? avatar(scene, isRound ? 2 * radius : radius * 0.5, { isFace: true })
    : sign && icon(sign, radius, neonOf(scene).tube, { strokeWidth: 1.6 });
  const nodes = [
    ...(isRound ? [drawRing(scene, { x, y, radius: reach }, 8)] : []),
    boxAt(place, { alignItems: "center", justifyContent: "center" }, face),
  ];
  return { nodes, room };
}
