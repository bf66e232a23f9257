import type { CodeToken } from "../blocks/block.ts";
import type { Design } from "../design/design.ts";
import type { Palette } from "../design/palette.ts";
import type { Post } from "../document/post.ts";
import type { SizePreset } from "../design/size-preset.ts";

/** A small copy of an image: RGBA pixels, row by row, not premultiplied. */
export interface SmallImage {
  widthPx: number;
  heightPx: number;
  data: Uint8Array;
}

/**
 * A slide's image or video, loaded by the renderer. `widthPx` and `heightPx` are an image's size after loading,
 * which scales large images down.
 */
export interface SlideMedia {
  kind: "image" | "video" | "failed";
  url: string;
  /** URL of a video's poster image; absent if there is none. */
  posterUrl?: string;
  /** The engine's name of the image or poster; absent if it can't be drawn. */
  src?: string;
  /** The file's name, shown in the placeholder. */
  label: string;
  alt?: string;
  /** The reason why loading failed, shown to users; no full stop at its end. */
  cause?: string;
  /** How the drawn image differs from the file, shown to users; no full stop at its end. */
  note?: string;
  widthPx: number;
  heightPx: number;
  /** Longer edge of a bitmap image's file, before large images are scaled down, px; absent for videos and SVG. */
  filePx?: number;
  /** A small copy, for choosing legible text colours over the image; absent for videos without a poster. */
  small?: SmallImage;
  /** The point that cropping keeps, as fractions from the top left, 0 to 1. */
  focus?: readonly [x: number, y: number];
  fit?: "cover" | "contain";
  tone?: "natural" | "duotone";
  /** The image of a comparison's first column. */
  before?: SlideMedia;
}

/** A brand's image, loaded by the renderer, with its size after loading, which scales large images down. */
export interface BrandImage {
  /** The key by which the drawing engine finds the image. */
  src: string;
  widthPx: number;
  heightPx: number;
  /** Relative luminance, 0 to 1, of each pixel at the image's outline; absent if the image is a filled rectangle. */
  outline?: readonly number[];
}

/** The brand on a slide that shows it. Empty texts aren't drawn. */
export interface SlideBrand {
  name: string;
  handle: string;
  website: string;
  image: BrandImage | null;
  /** The image for dark backgrounds; null if there is none. */
  darkImage: BrandImage | null;
  /** The creator's portrait; null if there is none. One with an `outline` is a cut-out. */
  portrait: BrandImage | null;
}

/** Everything that drawing parts of a slide needs. */
export interface SlideContext {
  post: Post;
  design: Design;
  palette: Palette;
  stage: Pick<SizePreset, "widthPx" | "heightPx">;
  /** Writing direction of the whole slide. A right-to-left slide is mirrored. */
  direction: "ltr" | "rtl";
  brand: SlideBrand | null;
  tokenizeCode: TokenizeCode;
}

/**
 * Splits source code into lines of coloured tokens. It is passed in as a function, so pages without slides don't load
 * the grammars.
 */
export type TokenizeCode = (code: string) => CodeToken[][];
