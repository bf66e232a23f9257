import type { Sheet } from "../../../design/colors/template-colors.ts";
import { faded, mixHex } from "../../../design/rgb.ts";
import { chromaOf, getTone } from "../../../design/tone.ts";
import type { BoxNode } from "../../../drawing/node.ts";
import type { SlideStyle } from "../../../drawing/style.ts";
import { at } from "../../composition/place.ts";
import { isDark, type Scene } from "../../composition/scene.ts";

/** Colours farther apart than this turn grey where they meet; on a light ground, where both are dark, sooner brown. */
const mostHueDegrees = { dark: 75, light: 34 } as const;
const leastChroma = 0.03;

/** The second colour of a gradient: the secondary, or a lighter or darker accent where the two would meet in grey. */
export function gradientEnd(scene: Scene, { accentLarge, secondary }: Sheet): string {
  const [one, other] = [getTone(accentLarge), getTone(secondary)];
  const isColored = chromaOf(one) > leastChroma && chromaOf(other) > leastChroma;
  const apart = Math.abs(Math.atan2(one.b, one.a) - Math.atan2(other.b, other.a));
  const degrees = (Math.min(apart, 2 * Math.PI - apart) * 180) / Math.PI;
  if (!isColored || degrees < mostHueDegrees[scene.context.palette.scheme]) return secondary;
  return mixHex(accentLarge, isDark(scene) ? "#ffffff" : "#000000", isDark(scene) ? 0.5 : 0.3);
}

/** The template's gradient from the accent, for marks and bars. */
export function accentGradient(scene: Scene, sheet: Sheet, angleDeg = 100): string {
  return `linear-gradient(${angleDeg}deg, ${sheet.accentLarge}, ${gradientEnd(scene, sheet)})`;
}

/** Figures that the gradient shines through. */
export function gradientFigures(scene: Scene, sheet: Sheet): SlideStyle {
  const start = isDark(scene) ? mixHex(sheet.accentLarge, "#ffffff", 0.55) : sheet.accentLarge;
  return {
    color: "transparent",
    backgroundImage: `linear-gradient(115deg, ${start} 0%, ${sheet.accentLarge} 42%, ${gradientEnd(scene, sheet)} 100%)`,
    backgroundClip: "text",
  };
}

/** A pane of glass. */
export function glassStyle(scene: Scene, { radius = 34, isStrong = false } = {}): SlideStyle {
  const { colors, px } = scene;
  const rim = isDark(scene) ? "rgba(255, 255, 255, 0.17)" : faded(colors.paper.line, 0.62);
  return {
    backgroundColor: (isStrong ? colors.panelStrong : colors.panel).background,
    border: `${Math.max(0.8, px(1.6))}px solid ${rim}`,
    borderRadius: px(radius),
  };
}

/** The fill as a field. */
export function fillGradient({ colors }: Scene, angleDeg = 160): string {
  return `linear-gradient(${angleDeg}deg, ${colors.fill.background}, ${colors.fill.end})`;
}

/** A short bar in the template's gradient. */
export function accentBar(scene: Scene, x: number, y: number): BoxNode {
  const { px, colors } = scene;
  const height = Math.max(3, px(8));
  return at(
    { x, y, width: px(120), height },
    { borderRadius: height / 2, backgroundImage: accentGradient(scene, colors.paper) },
  );
}
