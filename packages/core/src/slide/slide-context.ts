import type { DrawContext } from "../blocks/block.ts";
import type { Post } from "../document/post.ts";
import type { Stage } from "./stage.ts";

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
export interface BrandPicture {
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

/** What a slide that is too full has to leave out: whole lines only. Absent means uncut. */
export interface SlideCut {
  titleLines?: number;
  headerLines?: number;
  summaryLines?: number;
  /** Height left for the items, CSS px, ending at a whole line. */
  itemsHeightPx?: number;
}

/** Everything that the parts of one slide are drawn from. */
export interface SlideContext extends DrawContext {
  post: Post;
  stage: Stage;
  cut: SlideCut;
  brand: SlideBrand | null;
}
