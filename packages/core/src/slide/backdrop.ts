import { drawnPattern } from "../design/decoration.ts";
import { box, type SlideNode } from "../drawing/node.ts";
import { patternStyle } from "./pattern.ts";
import type { SlideContext } from "./slide-context.ts";

/** Draws the slide's background, `heightPx` CSS px high: its colours, a scrim if text needs one, and the pattern. */
export function buildGround(
  { palette, design, stage }: SlideContext,
  heightPx: number,
): SlideNode[] {
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
  const pattern = drawnPattern(design);
  if (pattern !== "none") {
    layers.push(box({ ...fill, ...patternStyle(pattern, palette.pattern) }));
  }
  return layers;
}
