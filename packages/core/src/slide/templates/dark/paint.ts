import type { SlideNode } from "../../../drawing/node.ts";
import { blendEnd } from "../../../design/colors/blend.ts";
import { hueAt } from "../../../design/colors/hue-at.ts";
import { mixHex, withAlpha } from "../../../design/rgb.ts";
import { getTone } from "../../../design/tone.ts";
import { at } from "../../composition/place.ts";
import { isDark, type Scene } from "../../composition/scene.ts";
import { markColor } from "../../composition/mark-color.ts";

/** The colours of a neon tube. */
export interface Neon {
  /** Colour of the tube and of the light around it. */
  tube: string;
  /** Colour of the tube's white-hot middle; the same as `tube` on a light ground. */
  core: string;
  /** End colour of a tube whose colour changes along it. */
  end: string;
  /** Colour of an unlit tube. */
  off: string;
}

/** The primary as neon light, or as ink of the same hue on a light ground. */
export function neonOf(scene: Scene): Neon {
  const { paper } = scene.colors;
  const tube = markColor(paper);
  const dark = isDark(scene);
  return {
    tube,
    core: dark ? hueAt(tube, 0.95, 0.06) : tube,
    end: blendEnd(tube, paper.secondary, scene.context.palette.scheme),
    off: dark ? hueAt(tube, 0.32, 0.03) : hueAt(tube, 0.84, 0.03),
  };
}

/** Fraction of the panel's colour that is mixed into the ground for a tile; `hot` is for a lit tile. */
const tileShare = { usual: 0.3, hot: 0.46 } as const;

/** A tile's colour, nearer to the ground than the panel, so that inks that read on the panel read on the tile. */
export function tileColor(scene: Scene, isLit = false): string {
  const ground = scene.context.palette.backgroundColor;
  const panel = (isLit ? scene.colors.panelStrong : scene.colors.panel).background;
  const [under, over] = [getTone(ground).l, getTone(panel).l];
  const isBeyond = isDark(scene) ? under <= over : under >= over;
  return isBeyond ? mixHex(ground, panel, isLit ? tileShare.hot : tileShare.usual) : panel;
}

/** CSS shadow for the light around a lit box; a softer shadow on a light ground. */
export function glow(scene: Scene, strength = 1): string {
  const { px } = scene;
  const { tube } = neonOf(scene);
  const alpha = isDark(scene) ? 0.5 : 0.22;
  return `0 0 ${Math.round(px(38) * strength * 10) / 10}px ${withAlpha(tube, alpha)}`;
}

/** A lit bar beside words. */
export function litBar(
  scene: Scene,
  { x, y, height }: { x: number; y: number; height: number },
): SlideNode {
  const width = Math.max(2, scene.px(7));
  return at(
    { x, y, width, height: Math.max(1, height) },
    { borderRadius: width / 2, backgroundColor: neonOf(scene).tube, boxShadow: glow(scene, 0.6) },
  );
}

/** CSS shadow for the light around lit letters; undefined on a light ground. */
export function letterGlow(scene: Scene, size = 46): string | undefined {
  if (!isDark(scene)) return undefined;
  return `0 0 ${scene.px(size)}px ${withAlpha(neonOf(scene).tube, 0.55)}`;
}
