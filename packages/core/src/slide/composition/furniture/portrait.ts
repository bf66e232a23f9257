import type { SlideNode } from "../../../drawing/node.ts";
import type { BrandImage } from "../../slide-context.ts";
import type { Scene } from "../scene/scene.ts";

/** Returns the creator's portrait on a cover or closing slide that has room for it and no other image. */
export function portraitOf({ context, layout, media, photo, backImage }: Scene): BrandImage | null {
  const isShown = (layout === "cover" || layout === "closing") && !media && !photo && !backImage;
  return isShown ? (context.brand?.portrait ?? null) : null;
}

/** Whether the portrait has a transparent background. */
export const isCutOut = (portrait: BrandImage): boolean => portrait.outline !== undefined;

/** Faces are in the upper part of a portrait, so a round crop keeps that. */
const faceShare = "50% 20%";

/** Draws a portrait in a circle; a cut-out stands in a disc of the colour `ground`. */
export function roundPortrait(
  { src }: BrandImage,
  sizePx: number,
  { ground, border }: { ground: string; border?: string },
): SlideNode {
  const round = { width: sizePx, height: sizePx, borderRadius: sizePx / 2 };
  return {
    kind: "image",
    src,
    style: {
      ...round,
      objectFit: "cover",
      objectPosition: faceShare,
      flexShrink: 0,
      backgroundColor: ground,
      ...(border !== undefined && { border }),
    },
  };
}
