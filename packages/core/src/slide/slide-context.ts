import type { CodeToken } from "../blocks/block.ts";
import type { Design } from "../design/design.ts";
import type { Palette } from "../design/palette.ts";
import type { Post } from "../document/post.ts";
import type { SizePreset } from "../design/size-preset.ts";

/** A small copy of an image: RGBA in row order, not premultiplied. */
export interface SmallImage {
  widthPx: number;
  heightPx: number;
  data: Uint8Array;
}

/** A slide's image or video as loaded by the renderer; width and height are those of the file, px. */
export interface SlideMedia {
  kind: "image" | "video" | "failed";
  url: string;
  /** A video's poster; absent if there is none. */
  posterUrl?: string;
  /** The file's name, for the placeholder. */
  label: string;
  /** Alternative text. */
  alt?: string;
  /** The reason shown to users if loading failed, without a full stop. */
  cause?: string;
  /** The difference between drawn image and file, shown to users, without a full stop. */
  note?: string;
  widthPx: number;
  heightPx: number;
  /** The longer edge of the file before it was made smaller for drawing, px; absent for SVG, which has no pixels. */
  filePx?: number;
  /** A small copy, used to make text over the image readable; absent for videos without a poster. */
  small?: SmallImage;
  /** Focal point kept by cropping, from the top left, 0 to 1. */
  focus?: readonly [x: number, y: number];
  fit?: "cover" | "contain";
  tone?: "natural" | "duotone";
}

/** A brand's image as loaded by the renderer; width and height are those of the file, px. */
export interface BrandPicture {
  /** Identifies the image for the engine. */
  src: string;
  widthPx: number;
  heightPx: number;
  /** Relative luminances, 0 to 1, of the pixels at the image's outline; absent if the image covers its whole area. */
  outline?: readonly number[];
}

/** The brand of a slide that shows it. Empty texts are omitted. */
export interface SlideBrand {
  name: string;
  handle: string;
  website: string;
  picture: BrandPicture | null;
  /** The image for dark backgrounds; null if there is none. */
  darkPicture: BrandPicture | null;
}

/** Everything needed to draw the parts of one slide. */
export interface SlideContext {
  post: Post;
  design: Design;
  palette: Palette;
  stage: Pick<SizePreset, "widthPx" | "heightPx">;
  /** Direction of the whole slide; rows are mirrored if it is right-to-left. */
  direction: "ltr" | "rtl";
  brand: SlideBrand | null;
  tokenizeCode: TokenizeCode;
}

/** Tokenizes source code into coloured lines. Injected, so pages that only read posts don't load all grammars. */
export type TokenizeCode = (code: string) => CodeToken[][];
