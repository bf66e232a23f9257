import { box, text, type BoxNode, type SlideNode } from "../drawing/node.ts";
import { findFloors } from "./composition/fit.ts";
import { svgDataUrl } from "../drawing/svg.ts";
import type { SlideContext, SlideMedia } from "./slide-context.ts";

/** Maximum height of media, CSS px. */
const maxHeightPx = 120;

/**
 * Draws the image or video poster in a rounded panel without distortion; otherwise a placeholder with the file's name.
 */
export function buildMediaBlock(
  context: SlideContext,
  media: SlideMedia | null,
  widthPx: number,
): BoxNode | null {
  if (!media) return null;
  const { palette, stage } = context;
  const heightPx = Math.min(maxHeightPx, Math.round(stage.heightPx * 0.26));
  const src = media.kind === "image" ? media.url : media.posterUrl;
  const content = src
    ? [blurred(src), picture(media, src, widthPx, heightPx)]
    : [buildMediaPlaceholder(context, media)];
  return {
    ...box(
      {
        position: "relative",
        display: "flex",
        flexDirection: "row",
        alignItems: "center",
        justifyContent: "center",
        flexShrink: 0,
        height: heightPx,
        borderRadius: 12,
        overflow: "hidden",
        backgroundColor: media.kind === "video" ? "#0d1220" : palette.imagePanel.background,
      },
      ...content,
    ),
    role: "media",
  };
}

/** A blurred copy of the image that fills the panel around it. */
function blurred(src: string): SlideNode {
  return {
    kind: "image",
    src,
    style: {
      position: "absolute",
      top: "-12%",
      left: "-12%",
      width: "124%",
      height: "124%",
      objectFit: "cover",
      filter: "blur(14px)",
      opacity: 0.6,
    },
  };
}

/** Scales the image to fit the panel without cropping. */
function picture(media: SlideMedia, src: string, widthPx: number, heightPx: number): SlideNode {
  const scale = Math.min(widthPx / media.widthPx, heightPx / media.heightPx);
  return {
    kind: "image",
    src,
    style: {
      width: Math.round(media.widthPx * scale),
      height: Math.round(media.heightPx * scale),
      position: "relative",
      zIndex: 1,
      objectFit: "contain",
      flexShrink: 0,
    },
  };
}

const playIcon = `<circle cx="20" cy="20" r="19" fill="#ffffff" fill-opacity="0.16"/><path d="M16 12.5v15L28 20Z" fill="#ffffff"/>`;
const brokenIcon = (color: string) =>
  `<g fill="none" stroke="${color}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M7 9h26v22H7Z"/><path d="m7 26 8-7 6 5 5-4 7 6"/><path d="M5 5l30 30"/></g>`;

/** An icon and the name of a file that can't be shown. */
export function buildMediaPlaceholder(
  { palette, design, stage }: SlideContext,
  media: SlideMedia,
): SlideNode {
  const video = media.kind === "video";
  const ink = video ? "#e6eaf5" : palette.imagePanel.ink;
  return box(
    {
      display: "flex",
      flexDirection: "row",
      alignItems: "center",
      columnGap: 12,
      padding: "0 20px",
      minWidth: 0,
    },
    {
      kind: "image",
      src: svgDataUrl(40, 40, video ? playIcon : brokenIcon(ink)),
      style: { width: 40, height: 40, flexShrink: 0 },
    },
    text(
      {
        fontFamily: design.bodyFontFamily,
        fontSize: findFloors(stage.widthPx).furniture,
        lineHeight: 1.4,
        color: ink,
        overflowWrap: "anywhere",
        flexShrink: 1,
        lineClamp: 3,
        overflow: "hidden",
        textOverflow: "ellipsis",
      },
      video ? media.label : `Could not load ${media.label}`,
    ),
  );
}
