import { box, text, type SlideNode } from "../../../drawing/node.ts";
import { svgDataUrl } from "../../../drawing/svg.ts";
import type { SlideContext, SlideMedia } from "../../slide-context.ts";
import { findFloors } from "../fit/fit.ts";

const playIcon = `<circle cx="20" cy="20" r="19" fill="#ffffff" fill-opacity="0.16"/><path d="M16 12.5v15L28 20Z" fill="#ffffff"/>`;
const brokenIcon = (color: string) =>
  `<g fill="none" stroke="${color}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M7 9h26v22H7Z"/><path d="m7 26 8-7 6 5 5-4 7 6"/><path d="M5 5l30 30"/></g>`;

/** Returns the background colour of a placeholder. */
export function placeholderGround({ palette }: SlideContext, media: SlideMedia): string {
  return media.kind === "video" ? "#0d1220" : palette.imagePanel.background;
}

/** Draws an icon and the name of a file that can't be shown. */
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
    {
      ...text(
        {
          fontFamily: design.bodyFontFamily,
          fontSize: findFloors(stage.widthPx).furniture,
          lineHeight: 1.4,
          color: ink,
          overflowWrap: "anywhere",
          flexShrink: 1,
        },
        video ? media.label : `Could not load ${media.label}`,
      ),
      maxLines: 3,
    },
  );
}
