import { coverGrounds, spanOf, type Ground, type Scheme } from "./ground.ts";
import { legibleColor, limitOpacity, textRatio } from "./legible-color.ts";
import type { Surface } from "./palette.ts";
import { formatRgba } from "./rgb.ts";
import type { OverlayColors } from "./overlay-colors.ts";

/** Opacities of a surface's fill and border. */
type Strength = readonly [background: number, border: number];

const strengths: Readonly<Record<OverlayColors["kind"], Record<Scheme, Strength>>> = {
  tinted: { dark: [0.07, 0.14], light: [0.05, 0.12] },
  shaded: { dark: [0.12, 0.12], light: [0.26, 0.07] },
};

/** Minimum contrast of near-white or near-black text on a surface. */
const surfaceComfort = 6.5;

interface SurfaceColors {
  grounds: readonly Ground[];
  scheme: Scheme;
  overlays: OverlayColors;
  ink: string;
  accent: string;
}

export function buildSurface({ grounds, scheme, overlays, ink, accent }: SurfaceColors): Surface {
  const [background, border] = strengths[overlays.kind][scheme];
  const fill = limitOpacity(
    { rgb: overlays.paleFill, alpha: background },
    grounds,
    scheme,
    surfaceComfort,
  );
  const span = spanOf([...grounds, ...coverGrounds(grounds, fill)]);
  return {
    background: formatRgba(fill),
    border: formatRgba({ rgb: overlays.line, alpha: border }),
    ink: legibleColor(ink, span, textRatio, scheme),
    accent: legibleColor(accent, span, textRatio, scheme),
  };
}
