import type { SlideNode } from "../../../drawing/node.ts";
import type { SlideStyle } from "../../../drawing/style.ts";
import { blendEnd } from "../../../design/colors/blend.ts";
import { hueAt } from "../../../design/colors/hue-at.ts";
import { mixHex, withAlpha } from "../../../design/rgb.ts";
import { getOklab } from "../../../design/oklab.ts";
import { boxAt } from "../../composition/scene/boxes.ts";
import { isDark, type Scene } from "../../composition/scene/scene.ts";

/** The colours of lines that look like neon tubes. */
export interface Neon {
  /** Colour of the line and its glow. */
  tube: string;
  /** Colour of the line's bright middle; equals `tube` on a light background. */
  core: string;
  /** End colour of a line that is drawn as a gradient from `tube`. */
  end: string;
  /** Colour of a line that doesn't glow. */
  off: string;
}

/** Returns the neon colours in the primary's hue. On a light background, lines have no bright middle. */
export function neonOf(scene: Scene): Neon {
  const { paper } = scene.colors;
  const tube = paper.lead;
  const dark = isDark(scene);
  return {
    tube,
    core: dark ? hueAt(tube, 0.95, 0.06) : tube,
    end: blendEnd(tube, paper.secondary, scene.context.palette.scheme),
    off: dark ? hueAt(tube, 0.32, 0.03) : hueAt(tube, 0.84, 0.03),
  };
}

/** How much of a card's colour is mixed into the background colour, as a fraction; `hot` is for an emphasized card. */
const tileShare = { usual: 0.3, hot: 0.46 } as const;

/**
 * Returns a card's background colour, mixed from the slide's background and the panel's. Text colours that are legible
 * on the panel are also legible on the card.
 */
export function tileColor(scene: Scene, isLit = false): string {
  const ground = scene.context.palette.backgroundColor;
  const panel = (isLit ? scene.colors.panelStrong : scene.colors.panel).background;
  const [under, over] = [getOklab(ground).l, getOklab(panel).l];
  const isBeyond = isDark(scene) ? under <= over : under >= over;
  return isBeyond ? mixHex(ground, panel, isLit ? tileShare.hot : tileShare.usual) : panel;
}

/** Returns the CSS shadow for the glow around a box; weaker on a light background. */
export function glow(scene: Scene, strength = 1): string {
  const { px } = scene;
  const { tube } = neonOf(scene);
  const alpha = isDark(scene) ? 0.5 : 0.22;
  return `0 0 ${Math.round(px(38) * strength * 10) / 10}px ${withAlpha(tube, alpha)}`;
}

/** Draws a glowing bar beside text. */
export function litBar(
  scene: Scene,
  { x, y, height }: { x: number; y: number; height: number },
): SlideNode {
  const width = Math.max(2, scene.px(7));
  return boxAt(
    { x, y, width, height: Math.max(1, height) },
    { borderRadius: width / 2, backgroundColor: neonOf(scene).tube, boxShadow: glow(scene, 0.6) },
  );
}

/** Returns the CSS shadow for the glow around letters; undefined on a light background. */
export function letterGlow(scene: Scene, size = 46): string | undefined {
  if (!isDark(scene)) return undefined;
  return `0 0 ${scene.px(size)}px ${withAlpha(neonOf(scene).tube, 0.55)}`;
}

/** Returns the CSS shadow for letters in the text colour that are highlighted by a glow in `color`. */
export function markGlow({ px }: Scene, color: string): string {
  return [8, 24, 52].map((size) => `0 0 ${px(size)}px ${withAlpha(color, 0.9)}`).join(", ");
}

/** Returns the styles of a timeline on a glowing line. */
export function neonTrack(scene: Scene): Record<"line" | "dot" | "strong", SlideStyle> {
  const { tube, end } = neonOf(scene);
  return {
    line: {
      backgroundImage: `linear-gradient(180deg, ${tube}, ${end})`,
      boxShadow: glow(scene, 0.7),
    },
    dot: { backgroundColor: scene.context.palette.backgroundColor },
    strong: { backgroundColor: tube, boxShadow: glow(scene, 0.9) },
  };
}
