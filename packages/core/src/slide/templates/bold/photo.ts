import type { SlideNode } from "../../../drawing/node.ts";
import { boxAt } from "../../composition/scene/boxes.ts";
import { coverTopRow, wholeTopRow } from "../../composition/photo/photo-top-row.ts";
import { bleedingFrame, leaveBeside } from "../../composition/photo/photo.ts";
import type { PhotoLook } from "../../composition/scene/skin-parts.ts";
import { slideImage } from "../../composition/photo/slide-image.ts";
import type { Area, Scene } from "../../composition/scene/scene.ts";
import { findScrim, formatFade, lineAngle } from "../../composition/photo/scrim.ts";
import type { LookBuilder } from "../../composition/scene/skin.ts";
import { plate } from "./fields.ts";

/** Left edge of the photo beside a quote, as a fraction of the slide's width. */
export const quotePhotoX = 0.3;
/** Gap between photo and text, design px. */
const gap = 64;
/** Height of the bar at the photo's lower edge, design px. */
const barHeight = 10;

/**
 * Draws a bar along the photo's lower edge, so a bright photo is distinct from the background. Null on a landscape
 * slide and in the layout `closing`.
 */
function drawBar(scene: Scene, frame: Area): SlideNode | null {
  if (scene.shape === "landscape" || scene.layout === "closing") return null;
  const height = scene.px(barHeight);
  const bar = { ...frame, y: frame.y + frame.height - height, height };
  return boxAt(bar, { backgroundColor: scene.colors.inkField.background });
}

/** How far a quotation mark extends into the photo, as a fraction of the photo's width. */
export const photoCrossing = 0.16;
/** Minimum contrast of a quotation mark with the photo. */
const markRatio = 1.7;

/**
 * Returns the area of a quote's photo at the top right, or null without one. The quotation mark overlaps the photo's
 * lower edge.
 */
export function quoteBlock({ layout, photo, widthPx }: Scene): Area | null {
  return layout === "quote" && photo && photo.x > 0 && photo.x < widthPx ? photo : null;
}

/**
 * Returns the most transparent scrim with which the large quotation mark is legible, as a CSS gradient. Null if no
 * scrim is needed.
 */
function fadeUnderMark(scene: Scene, frame: Area): string | null {
  const { media, colors } = scene;
  if (!media) return null;
  const width = frame.width * photoCrossing;
  const mark = { ...frame, y: frame.y + frame.height * 0.4, width, height: frame.height * 0.55 };
  const { background } = colors.inkField;
  const place = { frame, regions: [mark], rtl: scene.rtl };
  const alpha = findScrim(media, place, background, [[colors.primary.inkLarge, markRatio]]);
  const stops = [
    [0, alpha],
    [width, alpha],
    [width * 2.4, 0],
  ] as const;
  return alpha === 0 ? null : formatFade(background, stops, lineAngle(scene.rtl));
}

/** Places a photo that extends to the slide's edges. */
export const photo: LookBuilder<PhotoLook> = (scene, skin) => {
  const { widthPx, px, shape, layout, colors } = scene;
  const bleeding = bleedingFrame(scene);
  const isBeside = shape === "landscape";
  const isQuote = layout === "quote" && !isBeside;
  const x = Math.round(widthPx * quotePhotoX);
  const frame: Area = isQuote ? { ...bleeding, x, width: widthPx - x } : bleeding;
  const sheets = [colors.inkField, plate(scene)].map((sheet) => ({
    sheet,
    ground: sheet.background,
  }));
  const top =
    isBeside || isQuote
      ? null
      : coverTopRow(scene, frame, wholeTopRow(scene, px(skin.margin)), sheets);
  const fade = isQuote ? fadeUnderMark(scene, frame) : top?.fade;
  const over = fade ? [boxAt({ ...frame, x: 0, y: 0 }, { backgroundImage: fade })] : [];
  return {
    frame,
    ...leaveBeside(scene, skin, frame, gap),
    nodes: [slideImage(scene, frame, { over }), drawBar(scene, frame)],
    ...(top && { topSheet: top.topSheet }),
  };
};
