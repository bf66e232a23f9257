import type { Post, Slide, SlideMediaOptions } from "./post.ts";

/** A slide's field `media` with its defaults. */
export interface SlideMediaSettings {
  /** Null if the field has only options, for a medium that is assigned outside the post. */
  url: string | null;
  /** The image of a comparison's first column; null if there is none. */
  before: string | null;
  alt: string;
  /** The point kept visible when the image is cropped; null if the layout chooses this point. */
  focus: readonly [x: number, y: number] | null;
  fit: NonNullable<SlideMediaOptions["fit"]>;
  /** Null if the template chooses the tone. */
  tone: NonNullable<SlideMediaOptions["tone"]> | null;
}

/** Reads a slide's field `media`; null if absent. */
export function readSlideMedia({ media }: Slide): SlideMediaSettings | null {
  if (media === undefined) return null;
  const { url, before, alt, focus, fit, tone } = typeof media === "string" ? { url: media } : media;
  return {
    url: url?.trim() || null,
    before: before?.trim() || null,
    alt: alt ?? "",
    focus: focus ?? null,
    fit: fit ?? "cover",
    tone: tone ?? null,
  };
}

/**
 * Returns the URL of a slide's image or video, or null. A URL `assigned` outside the post takes precedence over the
 * field `media`.
 */
export function findSlideMediaUrl(slide: Slide, assigned: string | undefined): string | null {
  return assigned || (readSlideMedia(slide)?.url ?? null);
}

/** Lists the URL of a slide's image or video, then that of a comparison's first image; none without the former. */
export function listSlideMediaUrls(slide: Slide, assigned: string | undefined): string[] {
  const url = findSlideMediaUrl(slide, assigned);
  if (url === null) return [];
  const before = readSlideMedia(slide)?.before;
  return before ? [url, before] : [url];
}

/** URLs that a carousel assigns to slides, by slide index. They are shown only if media is switched on. */
export interface AssignedMedia {
  enableMedia: boolean;
  mediaUrls: Readonly<Record<number, string>>;
}

/** Lists the images and videos that slides show, with the slides' indexes. */
export function listShownMedia(
  { content }: Post,
  { enableMedia, mediaUrls }: AssignedMedia,
): [index: number, url: string][] {
  return content.flatMap((slide, index): [number, string][] => {
    const assigned = enableMedia ? mediaUrls[index] : undefined;
    return listSlideMediaUrls(slide, assigned).map((url) => [index, url]);
  });
}
