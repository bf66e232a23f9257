import { shortenMediaUrl } from "@slideloom/core/media";
import type { SlideLayout } from "./slide-job.ts";

/** A warning about a slide, for people; `slide` and `item` are zero-based. */
export interface LayoutWarning {
  kind: "media" | "overflow" | "letters" | "furniture";
  slide: number;
  item?: number | undefined;
  /** URL of the missing media. */
  url?: string;
  message: string;
}

/**
 * Lists a slide's warnings: missing or altered images, texts that didn't fit, uncovered letters, and omitted emoji,
 * combining marks, styles, hashtags and brand texts.
 */
export function listLayoutWarnings({
  overflows,
  missing,
  missingMedia,
  mediaNotes = [],
  leftText = [],
  leftFurniture = [],
}: Pick<
  SlideLayout,
  "overflows" | "missing" | "missingMedia" | "mediaNotes" | "leftText" | "leftFurniture"
>): readonly LayoutWarning[] {
  const named = (kind: LayoutWarning["kind"], warnings: readonly Omit<LayoutWarning, "kind">[]) =>
    warnings.map(({ slide, item, url, message }): LayoutWarning => ({
      kind,
      slide,
      ...(item !== undefined && { item }),
      ...(url !== undefined && { url }),
      message,
    }));
  return [
    ...named("media", [...missingMedia, ...mediaNotes]),
    ...named("overflow", overflows),
    ...named("letters", [...missing, ...leftText]),
    ...named("furniture", leftFurniture),
  ];
}

/** Lists the warnings of an exported file. A video without a poster is drawn there as a box with the video's name. */
export function listFileLayoutWarnings(layout: SlideLayout): readonly LayoutWarning[] {
  const boxes = layout.media.filter(
    ({ kind, posterUrl }) => kind === "video" && posterUrl === undefined,
  );
  return [
    ...boxes.map(({ slide, url }): LayoutWarning => ({
      kind: "media",
      slide,
      message: `Slide ${slide + 1}: the video ${shortenMediaUrl(url)} is drawn as a box with its name`,
    })),
    ...listLayoutWarnings(layout),
  ];
}
