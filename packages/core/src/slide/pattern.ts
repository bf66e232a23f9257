import type { Pattern } from "../design/design.ts";
import type { SlideStyle } from "../drawing/style.ts";
import { svgDataUrl } from "../drawing/svg.ts";

type DrawnPattern = Exclude<Pattern, "none">;

/** Width and height of a pattern's tile, CSS px. */
const tilePx: Record<DrawnPattern, number> = {
  dots: 18,
  grid: 36,
  diagonal: 22,
  waves: 40,
};

/** Returns the CSS background that draws a pattern. */
export function patternStyle(pattern: DrawnPattern, color: string): SlideStyle {
  const size = tilePx[pattern];
  return {
    backgroundImage: `url("${svgDataUrl(size, size, drawTile(pattern, size, color))}")`,
    backgroundSize: `${size}px ${size}px`,
    backgroundRepeat: "repeat",
  };
}

function drawTile(pattern: DrawnPattern, size: number, color: string): string {
  const half = size / 2;
  switch (pattern) {
    case "dots":
      return `<circle cx="${half}" cy="${half}" r="1.5" fill="${color}"/>`;
    case "grid":
      return `<path d="M0 0H${size}M0 0V${size}" stroke="${color}" stroke-width="1.6"/>`;
    case "diagonal":
      return `<path d="M-3 ${size + 3}L${size + 3} -3M-3 3L3 -3M${size - 3} ${size + 3}L${size + 3} ${size - 3}" stroke="${color}" stroke-width="1.8"/>`;
    case "waves":
      return `<path d="M0 ${half}C${size / 4} ${half - 9} ${size / 4} ${half - 9} ${half} ${half}S${size * 0.75} ${half + 9} ${size} ${half}" fill="none" stroke="${color}" stroke-width="1.8"/>`;
  }
}
