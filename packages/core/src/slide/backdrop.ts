import { patterns, type Pattern } from "../design/design.ts";
import { paintOrnament } from "./ornament-painter.ts";
import { box, type BoxNode, type SlideNode } from "./node.ts";
import type { SlideContext } from "./slide-context.ts";
import { svgDataUrl } from "./svg.ts";

/** Side of a pattern's tile, CSS px. */
const tilePx: Record<Exclude<Pattern, "none">, number> = {
  dots: 18,
  grid: 36,
  diagonal: 12,
  waves: 40,
};

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
      const size = tilePx[pattern];
      layers.push(
        box({
          ...fill,
          backgroundImage: `url("${svgDataUrl(size, size, patternTile(pattern, size, palette.pattern))}")`,
          backgroundSize: `${size}px ${size}px`,
          backgroundRepeat: "repeat",
        }),
      );
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

function patternTile(pattern: Exclude<Pattern, "none">, size: number, color: string): string {
  const half = size / 2;
  switch (pattern) {
    case "dots":
      return `<circle cx="${half}" cy="${half}" r="1.15" fill="${color}"/>`;
    case "grid":
      return `<path d="M0 0H${size}M0 0V${size}" stroke="${color}" stroke-width="1.4"/>`;
    case "diagonal":
      return `<path d="M-3 ${size + 3}L${size + 3} -3M-3 3L3 -3M${size - 3} ${size + 3}L${size + 3} ${size - 3}" stroke="${color}" stroke-width="0.8"/>`;
    case "waves":
      return `<path d="M0 ${half}C${size / 4} ${half - 9} ${size / 4} ${half - 9} ${half} ${half}S${size * 0.75} ${half + 9} ${size} ${half}" fill="none" stroke="${color}" stroke-width="0.9"/>`;
  }
}
