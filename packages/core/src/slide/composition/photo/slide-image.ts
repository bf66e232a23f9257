import { mixHex } from "../../../design/rgb.ts";
import { box, type BoxNode, type SlideNode } from "../../../drawing/node.ts";
import type { SlideStyle } from "../../../drawing/style.ts";
import type { SlideMedia } from "../../slide-context.ts";
import { icon } from "../text/icons.ts";
import { buildMediaPlaceholder, placeholderGround } from "./media-placeholder.ts";
import { findImageFocus } from "./image-focus.ts";
import { boxAt } from "../scene/boxes.ts";
import type { Area, Scene } from "../scene/scene.ts";

type Focus = ReturnType<typeof findImageFocus>;

/** The nodes in front of an image, and the height from its top that no text covers, CSS px. */
interface ImageLook {
  style?: SlideStyle;
  over?: SlideNode[];
  clearPx?: number;
}

/** Draws the slide's image or video poster, or a placeholder if it can't be shown; null if the slide has neither. */
export function slideImage(
  scene: Scene,
  area: Area,
  { style = {}, over = [], clearPx }: ImageLook = {},
): BoxNode | null {
  const { media, context, colors } = scene;
  if (!media) return null;
  const { src } = media;
  const backgroundColor = src ? colors.deep.background : placeholderGround(context, media);
  const focus = findImageFocus(media, area, clearPx);
  const content = src
    ? shownMedia(scene, media, { src, area: { ...area, x: 0, y: 0 }, over, focus })
    : [placeholder(scene, media)];
  return {
    ...boxAt(area, { overflow: "hidden", backgroundColor, ...style }, ...content),
    role: "media",
    focus,
  };
}

function placeholder({ context }: Scene, media: SlideMedia): SlideNode {
  return box(
    { display: "flex", alignItems: "center", justifyContent: "center", flexGrow: 1 },
    buildMediaPlaceholder(context, media),
  );
}

/** Draws the image, duotone layers, the nodes in front of it, and the play icon of a video. */
function shownMedia(
  scene: Scene,
  media: SlideMedia,
  { src, area, over, focus }: { src: string; area: Area; over: SlideNode[]; focus: Focus },
): (SlideNode | null)[] {
  const isDuotone = media.tone === "duotone";
  const crop = placeImage(scene, media, area, focus);
  const style = { ...crop, ...(isDuotone && { filter: "grayscale(1)" }) };
  return [
    { kind: "image", src, style },
    ...(isDuotone ? tints(scene, area) : []),
    ...over,
    media.kind === "video" ? playSign(scene, area) : null,
  ];
}

/** Crops an image. SVG drawings get an explicit size, because the drawing engine would stretch them to the box. */
function placeImage(
  { rtl }: Scene,
  { fit = "cover", widthPx, heightPx, filePx }: SlideMedia,
  { width, height }: Area,
  [x, y]: Focus,
): SlideStyle {
  const position = "absolute";
  if (filePx !== undefined) {
    const objectPosition = `${Math.round(x * 100)}% ${Math.round(y * 100)}%`;
    return { position, left: 0, top: 0, width, height, objectFit: fit, objectPosition };
  }
  const sides = [width / widthPx, height / heightPx] as const;
  const scale = fit === "cover" ? Math.max(...sides) : Math.min(...sides);
  const own = { width: widthPx * scale, height: heightPx * scale };
  // On right-to-left slides boxes are mirrored, but the contents of images aren't.
  const left = (width - own.width) * (rtl ? 1 - x : x);
  return { position, left, top: (height - own.height) * y, ...own };
}

/** Fraction of the primary colour in the lighter colour of a duotone. */
const lightTint = 0.42;

/** Builds layers that turn a grey image into a duotone of deep and pale primary colour. */
function tints({ colors }: Scene, area: Area): SlideNode[] {
  const light = mixHex("#ffffff", colors.primary.background, lightTint);
  return [
    boxAt(area, { backgroundColor: light, mixBlendMode: "multiply" }),
    boxAt(area, { backgroundColor: colors.deep.background, mixBlendMode: "screen" }),
  ];
}

/** Draws the play icon in the middle of a video's poster image. */
function playSign({ px }: Scene, { width, height }: Area): SlideNode {
  const size = Math.min(px(132), width * 0.4, height * 0.4);
  const round = { x: (width - size) / 2, y: (height - size) / 2, width: size, height: size };
  return boxAt(
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

/** Maximum height of an image between paragraphs: in CSS px, and as a fraction of the slide's height. */
const ridingPx = 120;
const ridingShare = 0.26;

/** Draws the slide's image small and uncropped, to go between paragraphs; null if the slide has none. */
export function inlineImage(scene: Scene, widthPx: number): BoxNode | null {
  const { media, context } = scene;
  if (!media) return null;
  const heightPx = Math.min(ridingPx, Math.round(context.stage.heightPx * ridingShare));
  const { src } = media;
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
