import type { Design } from "../design/design.ts";
import type { Palette } from "../design/palette.ts";
import type { SizePresetId } from "../design/size-preset.ts";
import type { SlideBrand, SlideMedia } from "./slide-context.ts";
import type { SlideSubject } from "./slide-subject.ts";
import type { SlideTools } from "./slide-tools.ts";

/** What a slide is drawn from. Media by slide index; a slide without one has none. */
export interface SlideInput extends SlideSubject {
  design: Design;
  /** The design's palette, `buildPalette(design)`. */
  palette: Palette;
  /** `loadSlideTools(subject, design)`. */
  tools: SlideTools;
  format: SizePresetId;
  media: Readonly<Record<number, SlideMedia>>;
  /** The addresses assigned to the slides of the post, which tell what the neighbours' layouts are. */
  mediaUrls?: Readonly<Record<number, string>>;
  /** Absent where this slide shows none. */
  brand?: SlideBrand | null;
}
