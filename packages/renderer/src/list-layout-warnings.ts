import { shortenMediaUrl } from "@slideloom/core/media";
import type { SlideLayout } from "./slide-job.ts";

/** What people should look at on a slide; slide and item from 0. */
export interface LayoutWarning {
  slide: number;
  item?: number | undefined;
  /** Of the medium that is missing. */
  url?: string;
  message: string;
}

/** The pictures that are missing or drawn otherwise, the texts that did not fit, then the letters that no font has, and the emoji and marks that are left out. */
export function listLayoutWarnings({
  overflows,
  missing,
  missingMedia,
  mediaNotes = [],
  leftMarks = [],
}: Pick<
  SlideLayout,
  "overflows" | "missing" | "missingMedia" | "mediaNotes" | "leftMarks"
>): readonly LayoutWarning[] {
  return [...missingMedia, ...mediaNotes, ...overflows, ...missing, ...leftMarks];
}

/** The same for a file, where a video that plays on a page is a box with its name. */
export function listFileLayoutWarnings(layout: SlideLayout): readonly LayoutWarning[] {
  const boxes = layout.media.filter(
    ({ kind, posterUrl }) => kind === "video" && posterUrl === undefined,
  );
  return [
    ...boxes.map(({ slide, url }) => ({
      slide,
      message: `Slide ${slide + 1}: the video ${shortenMediaUrl(url)} is drawn as a box with its name`,
    })),
    ...listLayoutWarnings(layout),
  ];
}
