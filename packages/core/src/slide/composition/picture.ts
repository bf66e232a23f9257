import { findPictureTone } from "../../design/picture-tone.ts";
import { box, type BoxNode, type SlideNode } from "../../drawing/node.ts";
import type { SlideStyle } from "../../drawing/style.ts";
import type { SlideMedia } from "../slide-context.ts";
import { buildMediaBlock, buildMediaPlaceholder } from "../media-block.ts";
import { icon } from "./icons.ts";
import { at } from "./place.ts";
import type { Area, Scene } from "./scene.ts";

/** Faces are rather in the upper part of a picture that is cropped to a portrait. */
const portraitFocus = [0.5, 0.15] as const;
const usualFocus = [0.5, 0.5] as const;

/** The point of a picture that an area keeps in view, from its top left, 0 to 1: the slide's own, else what suits the area. */
export function findPictureFocus(
  focus: readonly [x: number, y: number] | undefined,
  { width, height }: Pick<Area, "width" | "height">,
): readonly [x: number, y: number] {
  return focus ?? (height > width ? portraitFocus : usualFocus);
}

/** How a template shows a picture: its box, the image in it, and what lies over that. */
interface PictureLook {
  style?: SlideStyle;
  image?: SlideStyle;
  over?: SlideNode[];
}

/** The slide's picture, or its video's poster, filling an area; a placeholder where it can't be shown. */
export function picture(scene: Scene, area: Area, look: PictureLook = {}): BoxNode | null {
  const { media, context, colors } = scene;
  if (!media) return null;
  const src = media.kind === "image" ? media.url : media.posterUrl;
  const ground = src ? colors.deep.background : context.palette.imagePanel.background;
  const content = src
    ? shownMedia(scene, media, { ...look, src, area: { ...area, x: 0, y: 0 } })
    : [placeholder(scene, media)];
  return {
    ...at(area, { overflow: "hidden", backgroundColor: ground, ...look.style }, ...content),
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

/** The image in its tone, and what lies over it. */
function shownMedia(
  scene: Scene,
  media: SlideMedia,
  { src, area, image = {}, over = [] }: PictureLook & { src: string; area: Area },
): (SlideNode | null)[] {
  const [x, y] = findPictureFocus(media.focus, area);
  // Templates that take the colours out themselves set a filter.
  const isDuotone =
    findPictureTone(scene.context.design, media.tone) === "duotone" && image.filter === undefined;
  const style: SlideStyle = {
    position: "absolute",
    left: 0,
    top: 0,
    width: area.width,
    height: area.height,
    objectFit: media.fit ?? "cover",
    objectPosition: `${Math.round(x * 100)}% ${Math.round(y * 100)}%`,
    ...(isDuotone && { filter: "grayscale(1) contrast(1.1)" }),
    ...image,
  };
  return [
    { kind: "image", src, style },
    isDuotone ? tint(scene, area, image) : null,
    ...over,
    media.kind === "video" ? playSign(scene, area) : null,
  ];
}

/** The primary laid over a grey picture, as far as that is seen. */
function tint({ colors }: Scene, area: Area, { maskImage }: SlideStyle): SlideNode {
  return at(area, {
    backgroundColor: colors.primary.background,
    mixBlendMode: "multiply",
    ...(maskImage !== undefined && { maskImage }),
  });
}

/** Says that a picture is a video's, in the middle of it. */
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

/** The picture beside other content: at most 120 CSS px high; null where the slide has none. */
export function pictureStrip(scene: Scene, widthPx: number): BoxNode | null {
  return buildMediaBlock(scene.context, scene.media, widthPx);
}
