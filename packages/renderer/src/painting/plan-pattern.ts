import { drawnPattern } from "@slideloom/core/design";
import {
  drawPattern,
  findGround,
  patternTilePx,
  type BoxNode,
  type PatternPlan,
  type SlideInput,
  type SlideNode,
} from "@slideloom/core/slide";
import type { MeasuredSlide } from "../text/measured-slide.ts";

/** Plans a slide's pattern, which fades out under words and leaves out shapes. Null if the design has none. */
export function planPattern(
  input: SlideInput,
  root: BoxNode,
  { texts }: MeasuredSlide,
): PatternPlan | null {
  const pattern = drawnPattern(input.design);
  const { tone, palette } = findGround(input);
  if (pattern === "none" || tone === "picture") return null;
  const words = texts.flatMap(({ rect, measured: { runs } }) => {
    const left = Math.min(...runs.map((run) => run.x));
    const right = Math.max(...runs.map((run) => run.x + run.width));
    return runs.length === 0
      ? []
      : [{ x: rect.xPx + left, y: rect.yPx, width: right - left, height: rect.heightPx }];
  });
  return {
    pattern,
    color: palette.pattern,
    widthPx: Number(root.style.width),
    heightPx: Number(root.style.height),
    areas: [...words, ...root.children.flatMap(listShapes)],
  };
}

/** Lists the areas of ornaments that cover the slide's ground. */
function listShapes(child: SlideNode) {
  if (child.kind !== "box" || child.role !== "ornaments") return [];
  return child.children.flatMap(({ kind, style }) => {
    const isFilled = style.backgroundColor !== undefined || style.backgroundImage !== undefined;
    const [x, y, width, height] = [style.left, style.top, style.width, style.height].map(Number);
    const area = { x: x ?? 0, y: y ?? 0, width: width ?? 0, height: height ?? 0 };
    return kind === "box" && isFilled && Object.values(area).every(Number.isFinite) ? [area] : [];
  });
}

/** Draws a pattern for a scale. Tiles have whole device pixels, because resampling them would take several times as long. */
export function drawPatternAt(plan: PatternPlan, scale: number): BoxNode[] {
  const tilePx = Math.max(1, Math.round(patternTilePx[plan.pattern] * scale)) / scale;
  return drawPattern(plan, tilePx);
}
