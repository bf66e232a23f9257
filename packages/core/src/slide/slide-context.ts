import type { CodeToken } from "../blocks/block.ts";
import type { Design } from "../design/design.ts";
import type { Palette } from "../design/palette.ts";
import type { Post } from "../document/post.ts";
import type { SizePreset } from "../design/size-preset.ts";

/** A picture or video of a slide as the renderer found it; sizes are the file's own, in px. */
export interface SlideMedia {
  kind: "image" | "video" | "failed";
  url: string;
  /** The picture that stands for a video; absent where none could be had. */
  posterUrl?: string;
  /** File name for the placeholder. */
  label: string;
  /** What it shows, for those who can't see it. */
  alt?: string;
  /** Why it failed, for people, without a full stop; of failed media only. */
  cause?: string;
  /** How the drawn image differs from its file, for people, without a full stop. */
  note?: string;
  widthPx: number;
  heightPx: number;
  /** The point of it that a crop keeps, from its top left, 0 to 1. */
  focus?: readonly [x: number, y: number];
  fit?: "cover" | "contain";
  tone?: "natural" | "duotone";
}

/** A brand's picture as the renderer found it; sizes are the file's own, in px. */
interface BrandPicture {
  /** Names the picture for the engine. */
  src: string;
  widthPx: number;
  heightPx: number;
}

/** Who posts, for a slide that shows it. Empty texts are left out. */
export interface SlideBrand {
  name: string;
  handle: string;
  website: string;
  picture: BrandPicture | null;
}

/** Everything that the parts of one slide are drawn from. */
export interface SlideContext {
  post: Post;
  design: Design;
  palette: Palette;
  stage: Pick<SizePreset, "widthPx" | "heightPx">;
  /** Of the slide as a whole: rows are mirrored when right-to-left. */
  direction: "ltr" | "rtl";
  brand: SlideBrand | null;
  tokenizeCode: TokenizeCode;
}

/**
 * The lines of a source code, coloured. Handed in by what draws slides, so that a page which only reads posts does not
 * load the grammars of all languages.
 */
export type TokenizeCode = (code: string) => CodeToken[][];
