import { coverGrounds, spanOf, type Ground, type Scheme } from "./ground.ts";
import { legibleColor, limitVeil, textRatio } from "./legible-color.ts";
import type { Palette, Surface } from "./palette.ts";
import { relativeLuminance } from "./contrast.ts";
import { formatHex, formatRgba } from "./rgb.ts";
import { getTone, rgbAtLightness, withChroma } from "./tone.ts";
import type { VeilColors } from "./veil-colors.ts";

type VeiledSurface = "chip" | "callout" | "leftColumn" | "rightColumn";

/** Opacities of a surface's fill and border. */
type Strength = readonly [background: number, border: number];

const strengths: Readonly<
  Record<VeilColors["kind"], Record<Scheme, Record<VeiledSurface, Strength>>>
> = {
  tinted: {
    dark: {
      chip: [0.16, 0.3],
      callout: [0.12, 0.24],
      leftColumn: [0.07, 0.14],
      rightColumn: [0.17, 0.36],
    },
    light: {
      chip: [0.1, 0.2],
      callout: [0.08, 0.16],
      leftColumn: [0.05, 0.12],
      rightColumn: [0.12, 0.24],
    },
  },
  shaded: {
    dark: {
      chip: [0.2, 0.16],
      callout: [0.18, 0.14],
      leftColumn: [0.12, 0.12],
      rightColumn: [0.24, 0.2],
    },
    light: {
      chip: [0.4, 0.08],
      callout: [0.36, 0.08],
      leftColumn: [0.26, 0.07],
      rightColumn: [0.46, 0.1],
    },
  },
};

/** The contrast that the extreme ink keeps on a surface. */
const surfaceComfort = 6.5;

/** What the surfaces are made of. */
export interface SurfaceColors {
  grounds: readonly Ground[];
  scheme: Scheme;
  veils: VeilColors;
  ink: string;
  accent: string;
  accentLarge: string;
}

/** The surfaces of a palette. */
export function buildSurfaces(colors: SurfaceColors): Pick<Palette, VeiledSurface | "marker"> {
  return {
    marker: buildMarker(colors.accentLarge),
    chip: buildSurface("chip", { ...colors, ink: colors.accent }),
    callout: buildSurface("callout", colors),
    leftColumn: buildSurface("leftColumn", colors),
    rightColumn: buildSurface("rightColumn", colors),
  };
}

function buildSurface(name: VeiledSurface, colors: SurfaceColors): Surface {
  const { grounds, scheme, veils } = colors;
  const [background, border] = strengths[veils.kind][scheme][name];
  const rgb = name === "leftColumn" ? veils.paleFill : veils.fill;
  const fill = limitVeil({ rgb, alpha: background }, grounds, scheme, surfaceComfort);
  const span = spanOf([...grounds, ...coverGrounds(grounds, fill)]);
  return {
    background: formatRgba(fill),
    border: formatRgba({ rgb: veils.line, alpha: border }),
    ink: legibleColor(colors.ink, span, textRatio, scheme),
    accent: legibleColor(colors.accent, span, textRatio, scheme),
  };
}

/** Up to this OKLab lightness a fill carries white letters, above it near-black ones: what sign painters would do. */
const whiteInkLightness = 0.7;

/** A solid band in the primary, moved in lightness just until its ink reads. */
function buildMarker(color: string): Surface {
  const tone = getTone(color);
  const white = tone.l <= whiteInkLightness;
  const ink = white ? "#ffffff" : formatHex(rgbAtLightness(withChroma(tone, 0.04), 0.17));
  const inkSpan = { min: relativeLuminance(ink), max: relativeLuminance(ink) };
  const background = legibleColor(color, inkSpan, textRatio, white ? "light" : "dark");
  return { background, border: background, ink, accent: ink };
}
