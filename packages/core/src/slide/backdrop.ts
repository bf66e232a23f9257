import { patterns } from "../design/design.ts";
import { box, type BoxNode, type SlideNode } from "../drawing/node.ts";
import { paintOrnament } from "./ornaments/paint-ornament.ts";
import { patternStyle } from "./ornaments/pattern.ts";
import type { SlideContext } from "./slide-context.ts";

/** Everything under the words. */
export interface Backdrop {
  /** Background, scrim, pattern and ornament: the same for all slides of a post. */
  shared: BoxNode;
  /** The part of the ornament that names the slide's number. */
  numbered: SlideNode[];
}

/** Background, where nothing else makes text read the scrim, pattern and ornament of a card of that height. */
export function buildBackdrop(
  context: SlideContext,
  slideIndex: number,
  heightPx: number,
): Backdrop {
  const { palette, design, stage } = context;
  const fill = {
    position: "absolute",
    top: 0,
    left: 0,
    width: stage.widthPx,
    height: heightPx,
  } as const;
  const layers: SlideNode[] = [
    box({
      ...fill,
      backgroundColor: palette.backgroundColor,
      ...(palette.backgroundImage !== "none" && { backgroundImage: palette.backgroundImage }),
    }),
  ];
  if (palette.scrim) layers.push(box({ ...fill, backgroundColor: palette.scrim }));
  if (design.showBackgroundElements) {
    const pattern = patterns.find((name) => name === design.backgroundPattern) ?? "none";
    if (pattern !== "none") {
      layers.push(box({ ...fill, ...patternStyle(pattern, palette.pattern) }));
    }
  }
  const ornament = paintOrnament(context, slideIndex, heightPx);
  layers.push(...ornament.shared);
  return {
    // Not clipped: nothing in it reaches past the stage, and a clip costs as much as a layer.
    shared: { ...box(fill, ...layers), role: "backdrop" },
    numbered: ornament.numbered,
  };
}
