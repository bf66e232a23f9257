import type { Design } from "../design/design.ts";
import type { Palette } from "../design/palette.ts";
import type { SizePresetId } from "../design/size-preset.ts";
import type { SlideBrand, SlideMedia } from "./slide-context.ts";
import type { SlideSubject } from "./slide-subject.ts";
import type { SlideTools } from "./slide-tools.ts";

/** Input for drawing a slide. `media` maps slide indexes to images and videos. */
export interface SlideInput extends SlideSubject {
  design: Design;
  /** The result of `buildPalette(design)`. */
  palette: Palette;
  /** The result of `loadSlideTools(subject, design)`. */
  tools: SlideTools;
  format: SizePresetId;
  media: Readonly<Record<number, SlideMedia>>;
  /** URLs of images and videos by slide index, because the layouts of neighbouring slides depend on them. */
  mediaUrls?: Readonly<Record<number, string>>;
  /** Brand to draw; absent if this slide shows none. */
  brand?: SlideBrand | null;
}
