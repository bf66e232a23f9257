import type { Design } from "../design/design.ts";
import type { Palette } from "../design/palette.ts";
import type { SizePresetId } from "../design/size-preset.ts";
import type { SlideBrand, SlideMedia } from "./slide-context.ts";
import type { SlideSubject } from "./slide-subject.ts";
import type { SlideTools } from "./slide-tools.ts";

/** Input for drawing a slide. Media by slide index; absent for slides without media. */
export interface SlideInput extends SlideSubject {
  design: Design;
  /** The design's palette, `buildPalette(design)`. */
  palette: Palette;
  /** `loadSlideTools(subject, design)`. */
  tools: SlideTools;
  format: SizePresetId;
  media: Readonly<Record<number, SlideMedia>>;
  /** URLs of the media assigned to the post's slides, which affect the neighbours' layouts. */
  mediaUrls?: Readonly<Record<number, string>>;
  /** Absent if this slide shows no brand. */
  brand?: SlideBrand | null;
}
