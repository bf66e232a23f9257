import type { Sheet } from "../../../design/colors/template-colors.ts";
import { formatHex, formatRgba, getRgb, getVeil } from "../../../design/rgb.ts";
import { chromaOf, getTone } from "../../../design/tone.ts";
import type { BoxNode, SlideNode } from "../../../drawing/node.ts";
import type { SlideStyle } from "../../../drawing/style.ts";
import type { TemplateHand } from "../../composition/hand.ts";
import { at } from "../../composition/place.ts";
import type { Area, Scene } from "../../composition/scene.ts";

/** A colour with a share of its opacity. */
export function faded(color: string, share: number): string {
  const { rgb, alpha } = getVeil(color);
  return formatRgba({ rgb, alpha: Math.round(alpha * share * 1000) / 1000 });
}

/** Between two `#rrggbb` colours. */
export function mix(one: string, other: string, share: number): string {
  const [from, to] = [getRgb(one), getRgb(other)];
  const channel = (index: 0 | 1 | 2) => Math.round(from[index] + (to[index] - from[index]) * share);
  return formatHex([channel(0), channel(1), channel(2)]);
}

export function isDark({ context }: Scene): boolean {
  return context.palette.scheme === "dark";
}

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
  return mix(accentLarge, isDark(scene) ? "#ffffff" : "#000000", isDark(scene) ? 0.5 : 0.3);
}

/** The colour of marked words: the accent, or where that is a grey the secondary, so that they are not the weaker ones. */
export function markColor({ accentLarge, secondary, inkLarge }: Sheet): string {
  const colored = [accentLarge, secondary].find((color) => chromaOf(getTone(color)) > 0.04);
  return colored ?? inkLarge;
}

/** The template's gradient from the accent, for marks and bars. */
export function accentGradient(scene: Scene, sheet: Sheet, angleDeg = 100): string {
  return `linear-gradient(${angleDeg}deg, ${sheet.accentLarge}, ${gradientEnd(scene, sheet)})`;
}

/** Figures that the gradient shines through. */
export function gradientFigures(scene: Scene, sheet: Sheet): SlideStyle {
  const start = isDark(scene) ? mix(sheet.accentLarge, "#ffffff", 0.55) : sheet.accentLarge;
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

/** Placed nodes moved up or down. */
export function moved(scene: Scene, nodes: SlideNode[], byPx: number): SlideNode[] {
  const whole: Area = { x: 0, y: byPx, width: scene.widthPx, height: scene.heightPx };
  return nodes.length === 0 || byPx === 0 ? nodes : [at(whole, {}, ...nodes)];
}

/** Design px between a headline and what follows: more where the bar stands there. */
export function headGap({ context }: Scene): number {
  return context.design.headerUnderline ? 78 : 56;
}

/** The hand with running text in lines of about equal length, for slides of few words. */
export function balancedBody(hand: TemplateHand): TemplateHand {
  const { letters } = hand;
  return { ...hand, letters: { ...letters, body: { ...letters.body, balanced: true } } };
}

/** How much larger than usual a headline of few letters may be. */
export function fewWordsScale(content: string): number {
  return content.trim().length <= 12 ? 1.8 : 1;
}

/** Of a room what may stand over and under a layout's own block: a picture's strip needs more. */
export function besideMost({ media }: Scene): number {
  return media ? 0.72 : 0.46;
}
