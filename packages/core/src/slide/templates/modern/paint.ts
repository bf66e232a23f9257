import type { Sheet } from "../../../design/colors/template-colors.ts";
import { multiplyAlpha, mixHex } from "../../../design/rgb.ts";
import type { BoxNode } from "../../../drawing/node.ts";
import type { SlideStyle } from "../../../drawing/style.ts";
import { boxAt } from "../../composition/scene/boxes.ts";
import { isDark, type Scene } from "../../composition/scene/scene.ts";

/** Returns the gradient of symbols and bars, from `accentLarge` to `blend`. */
export function accentGradient(sheet: Sheet, angleDeg = 100): string {
  return `linear-gradient(${angleDeg}deg, ${sheet.accentLarge}, ${sheet.blend})`;
}

/** Returns the style of digits that are filled with a gradient. */
export function gradientFigures(scene: Scene, sheet: Sheet): SlideStyle {
  const start = isDark(scene) ? mixHex(sheet.accentLarge, "#ffffff", 0.55) : sheet.accentLarge;
  return {
    color: "transparent",
    backgroundImage: `linear-gradient(115deg, ${start} 0%, ${sheet.accentLarge} 42%, ${sheet.blend} 100%)`,
    backgroundClip: "text",
  };
}

/** Returns the style of a glass-like box; `radius` is in design px. */
export function glassStyle(scene: Scene, { radius = 34, isStrong = false } = {}): SlideStyle {
  const { colors, px } = scene;
  const rim = isDark(scene) ? "rgba(255, 255, 255, 0.17)" : multiplyAlpha(colors.paper.line, 0.62);
  return {
    backgroundColor: (isStrong ? colors.panelStrong : colors.panel).background,
    border: `${Math.max(0.8, px(1.6))}px solid ${rim}`,
    borderRadius: px(radius),
  };
}

export function fillGradient({ colors }: Scene, angleDeg = 160): string {
  return `linear-gradient(${angleDeg}deg, ${colors.chosen.background}, ${colors.chosen.end})`;
}

/** Width of a short bar, design px. */
export const accentBarWidth = 120;

/** Draws a short bar filled with the accent gradient; `x` and `y` are CSS px. */
export function accentBar(scene: Scene, x: number, y: number): BoxNode {
  const { px, colors } = scene;
  const height = Math.max(3, px(8));
  return boxAt(
    { x, y, width: px(accentBarWidth), height },
    { borderRadius: height / 2, backgroundImage: accentGradient(colors.paper) },
  );
}

/** Returns the styles of a timeline on a gradient line. */
export function gradientTrack(scene: Scene): Record<"line" | "dot" | "strong", SlideStyle> {
  const { paper } = scene.colors;
  return {
    line: { backgroundImage: accentGradient(paper, 180) },
    dot: { backgroundColor: paper.accentLarge },
    strong: {
      backgroundImage: accentGradient(paper, 180),
      boxShadow: `0 0 0 ${scene.px(10)}px ${paper.line}`,
    },
  };
}
