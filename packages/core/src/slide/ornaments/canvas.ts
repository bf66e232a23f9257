import type { SlideContext } from "../slide-context.ts";

/** What a shape is painted on. */
export interface Canvas {
  context: SlideContext;
  slideIndex: number;
  widthPx: number;
  heightPx: number;
  /** Ornaments shrink with the stage. */
  scale: number;
}
