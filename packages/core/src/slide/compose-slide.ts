import type { SlideNode } from "../drawing/node.ts";
import type { Composer, SlideContent } from "./layouts/layout.ts";
import { layouts, type SlideLayoutName } from "./layouts/registry.ts";
import type { SlideContext } from "./slide-context.ts";
import { templateComposers } from "./templates/registry.ts";

/** The slide's nodes in that layout, by the composer of the design's grammar or else the layout's default one. */
export function composeSlide(
  layout: SlideLayoutName,
  context: SlideContext,
  content: SlideContent,
  overrides = templateComposers,
): SlideNode[] {
  const own: Composer | undefined = overrides[context.design.ornament]?.[layout];
  return (own ?? layouts[layout].compose)(context, content);
}
