import type { Slide, SlideMediaOptions } from "./post.ts";

/** A slide's field `media` with its defaults. */
export interface SlideMediaSettings {
  /** Null where the field only says how another picture is drawn. */
  url: string | null;
  alt: string;
  /** Null lets the layout choose. */
  focus: readonly [x: number, y: number] | null;
  fit: NonNullable<SlideMediaOptions["fit"]>;
  /** Null lets the template choose. */
  tone: NonNullable<SlideMediaOptions["tone"]> | null;
}

/** What a slide's field `media` says; null where it has none. */
export function readSlideMedia({ media }: Slide): SlideMediaSettings | null {
  if (media === undefined) return null;
  const { url, alt, focus, fit, tone } = typeof media === "string" ? { url: media } : media;
  return {
    url: url?.trim() || null,
    alt: alt ?? "",
    focus: focus ?? null,
    fit: fit ?? "cover",
    tone: tone ?? null,
  };
}

/** The address of a slide's picture or video: the one assigned to it, else its own; null where it has neither. */
export function findSlideMediaUrl(slide: Slide, assigned: string | undefined): string | null {
  return assigned || (readSlideMedia(slide)?.url ?? null);
}
