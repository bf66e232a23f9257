import { coverGrounds, headroom, spanOf, type Ground, type Scheme } from "./ground.ts";
import { legibleColor, limitVeil, textRatio } from "./legible-color.ts";
import type { Palette, Surface } from "./palette.ts";
import { formatRgba, type Rgb } from "./rgb.ts";

type SurfaceName = "marker" | "chip" | "callout" | "leftColumn" | "rightColumn";

/** Opacities of a surface's fill and border. */
type Strength = readonly [background: number, border: number];

const strengths: Readonly<Record<SurfaceName, Readonly<Record<Scheme, Strength>>>> = {
  marker: { dark: [0.42, 0], light: [0.26, 0] },
  chip: { dark: [0.16, 0.3], light: [0.1, 0.2] },
  callout: { dark: [0.12, 0.24], light: [0.08, 0.16] },
  leftColumn: { dark: [0.06, 0.12], light: [0.05, 0.12] },
  rightColumn: { dark: [0.16, 0.34], light: [0.12, 0.24] },
};

/** Under this contrast of the extreme ink a tint would cost too much: surfaces then move away from the ink. */
const roomyRatio = 7;

/** What the surfaces are made of. */
export interface SurfaceColors {
  grounds: readonly Ground[];
  scheme: Scheme;
  ink: string;
  accent: string;
  /** The primary as it shows when translucent. */
  tint: Rgb;
}

/** The surfaces of a palette. */
export function buildSurfaces(colors: SurfaceColors): Pick<Palette, SurfaceName> {
  return {
    marker: buildSurface("marker", colors),
    chip: buildSurface("chip", colors),
    callout: buildSurface("callout", colors),
    leftColumn: buildSurface("leftColumn", colors),
    rightColumn: buildSurface("rightColumn", colors),
  };
}

function buildSurface(name: SurfaceName, colors: SurfaceColors): Surface {
  const { grounds, scheme } = colors;
  const [background, border] = strengths[name][scheme];
  const rgb = pickFill(name, colors);
  const fill = limitVeil({ rgb, alpha: background }, grounds, scheme, roomyRatio);
  const span = spanOf([...grounds, ...coverGrounds(grounds, fill)]);
  return {
    background: formatRgba(fill),
    border: formatRgba({ rgb, alpha: border }),
    ink: legibleColor(colors.ink, span, textRatio, scheme),
    accent: legibleColor(colors.accent, span, textRatio, scheme),
  };
}

function pickFill(name: SurfaceName, { grounds, scheme, tint }: SurfaceColors): Rgb {
  if (headroom(spanOf(grounds), scheme) < roomyRatio)
    return scheme === "dark" ? [0, 0, 0] : [255, 255, 255];
  return name === "leftColumn" && scheme === "dark" ? [255, 255, 255] : tint;
}
