import { mixHex } from "../../design/rgb.ts";
import { box, type BoxNode, type SlideNode } from "../../drawing/node.ts";
import type { SlideStyle } from "../../drawing/style.ts";
import type { SlideMedia } from "../slide-context.ts";
import { icon } from "./icons.ts";
import { buildMediaPlaceholder, placeholderGround } from "./media-placeholder.ts";
import { findPictureFocus } from "./picture-focus.ts";
import { at } from "./place.ts";
import type { Area, Scene } from "./scene.ts";

/** URL of the image or of the video's poster; undefined if there is none. */
export function pictureSrc({ kind, url, posterUrl }: SlideMedia): string | undefined {
  return kind === "image" ? url : posterUrl;
}

/** The slide's image or video poster in an area, or a placeholder if it can't be shown; null if there is no media. */
export function picture(
  scene: Scene,
  area: Area,
  { style = {}, over = [] }: { style?: SlideStyle; over?: SlideNode[] } = {},
): BoxNode | null {
  const { media, context, colors } = scene;
  if (!media) return null;
  const src = pictureSrc(media);
  const backgroundColor = src ? colors.deep.background : placeholderGround(context, media);
  const content = src
    ? shownMedia(scene, media, { src, area: { ...area, x: 0, y: 0 }, over })
    : [placeholder(scene, media)];
  return {
    ...at(area, { overflow: "hidden", backgroundColor, ...style }, ...content),
    role: "media",
    isCropped: true,
  };
}

function placeholder({ context }: Scene, media: SlideMedia): SlideNode {
  return box(
    { display: "flex", alignItems: "center", justifyContent: "center", flexGrow: 1 },
    buildMediaPlaceholder(context, media),
  );
}

/** The image, its duotone tints, the nodes over it, and a video's play icon. */
function shownMedia(
  scene: Scene,
  media: SlideMedia,
  { src, area, over }: { src: string; area: Area; over: SlideNode[] },
): (SlideNode | null)[] {
  const isDuotone = media.tone === "duotone";
  const crop = placeImage(scene, media, area);
  const style = { ...crop, ...(isDuotone && { filter: "grayscale(1)" }) };
  return [
    { kind: "image", src, style },
    ...(isDuotone ? tints(scene, area) : []),
    ...over,
    media.kind === "video" ? playSign(scene, area) : null,
  ];
}

/** Crop of an image. The engine would stretch drawings to cover their box, so these get an explicit size. */
function placeImage({ rtl }: Scene, media: SlideMedia, { width, height }: Area): SlideStyle {
  const { fit = "cover", widthPx, heightPx, filePx } = media;
  const [x, y] = findPictureFocus(media, { width, height });
  const position = "absolute";
  if (filePx !== undefined) {
    const objectPosition = `${Math.round(x * 100)}% ${Math.round(y * 100)}%`;
    return { position, left: 0, top: 0, width, height, objectFit: fit, objectPosition };
  }
  const sides = [width / widthPx, height / heightPx] as const;
  const scale = fit === "cover" ? Math.max(...sides) : Math.min(...sides);
  const own = { width: widthPx * scale, height: heightPx * scale };
  // Boxes are mirrored, images aren't.
  const left = (width - own.width) * (rtl ? 1 - x : x);
  return { position, left, top: (height - own.height) * y, ...own };
}

/** Fraction of the primary colour in the light tone of a duotone. */
const lightTint = 0.42;

/** Layers that turn a grey image into a duotone: shadows become a deep primary colour, lights a pale one. */
function tints({ colors }: Scene, area: Area): SlideNode[] {
  const light = mixHex("#ffffff", colors.primary.background, lightTint);
  return [
    at(area, { backgroundColor: light, mixBlendMode: "multiply" }),
    at(area, { backgroundColor: colors.deep.background, mixBlendMode: "screen" }),
  ];
}

/** The play icon in the middle of a video's poster. */
function playSign({ px }: Scene, { width, height }: Area): SlideNode {
  const size = Math.min(px(132), width * 0.4, height * 0.4);
  const round = { x: (width - size) / 2, y: (height - size) / 2, width: size, height: size };
  return at(
    round,
    {
      borderRadius: size / 2,
      backgroundColor: "rgba(8, 10, 20, 0.62)",
      alignItems: "center",
      justifyContent: "center",
    },
    icon("play", size * 0.46, "#ffffff"),
  );
}

/** Maximum height of an image in a column of words: CSS px, and as a fraction of the stage's height. */
const ridingPx = 120;
const ridingShare = 0.26;

/** The slide's image, small and uncropped, for a column of words; null if the slide has no media. */
export function ridingPicture(scene: Scene, widthPx: number): BoxNode | null {
  const { media, context } = scene;
  if (!media) return null;
  const heightPx = Math.min(ridingPx, Math.round(context.stage.heightPx * ridingShare));
  const src = pictureSrc(media);
  const scale = Math.min(widthPx / media.widthPx, heightPx / media.heightPx);
  const size = src
    ? { width: Math.round(media.widthPx * scale), height: Math.round(media.heightPx * scale) }
    : { width: widthPx, height: heightPx };
  const shown: BoxNode = {
    ...box(
      {
        position: "relative",
        display: "flex",
        alignItems: "center",
        justifyContent: "center",
        flexShrink: 0,
        alignSelf: "flex-start",
        ...size,
        borderRadius: 12,
        overflow: "hidden",
        ...(!src && { backgroundColor: placeholderGround(context, media) }),
      },
      src
        ? { kind: "image", src, style: { ...size, flexShrink: 0 } }
        : buildMediaPlaceholder(context, media),
    ),
    role: "media",
  };
  return shown;
}
