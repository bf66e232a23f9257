import { box, type SlideNode } from "../drawing/node.ts";
import type { SlideContext } from "./slide-context.ts";

/** Draws the slide's background, `heightPx` CSS px high: its colours, and a scrim if text needs one. */
export function buildGround({ palette, stage }: SlideContext, heightPx: number): SlideNode[] {
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
  return layers;
}
