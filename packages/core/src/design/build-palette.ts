import { type Background, buildBackground } from "./background.ts";
import { relativeLuminance } from "./contrast.ts";
import { buildDecoration } from "./decoration.ts";
import { defaultDesign } from "./default-design.ts";
import { buildTemplateColors } from "./colors/build-template-colors.ts";
import type { Design } from "./design.ts";
import { coverGrounds, spanOf, type Ground } from "./ground.ts";
import { isLegible, largeRatio, legibleColor, textRatio } from "./legible-color.ts";
import type { ColorAdjustment, Palette } from "./palette.ts";
import { formatHex, formatRgba, parseHexColor } from "./rgb.ts";
import { chooseScheme } from "./scheme.ts";
import { buildSurface } from "./surface.ts";
import { buildGradientEnds, buildInk, buildMuted } from "./text-color.ts";
import { getGrammar } from "./templates/registry.ts";
import { buildTone, type Tone } from "./tone.ts";
import { pickOverlayColors } from "./overlay-colors.ts";

/** Drawn instead of a primary colour that isn't a hex colour. */
const unsetPrimary = "#3b82f6";

/** Derives all colours of a slide in OKLCH. Pure; replaces unusable colours and never throws. */
export function buildPalette(picked: Design): Palette {
  const design = withUsableColors(picked);
  return buildPaletteOn(design, buildBackground(design));
}

/** Caches palettes by the palette of the design's own background. */
const toned = new WeakMap<Palette, Map<Tone, Palette>>();

/** Derives all colours of a slide on another tone. `own` is the result of `buildPalette(picked)`. */
export function buildTonePalette(picked: Design, own: Palette, tone: Tone): Palette {
  const known = toned.get(own) ?? new Map<Tone, Palette>();
  toned.set(own, known);
  const found = known.get(tone);
  if (found) return found;
  const design = withUsableColors(picked);
  const background = buildTone(design, tone, own);
  const palette = buildPaletteOn(withLightInk(design, background), background);
  known.set(tone, palette);
  return palette;
}

/** On a background that takes white text, replaces a darker text colour with white. */
function withLightInk(design: Design, { grounds }: Background): Design {
  const span = spanOf(grounds);
  const isDarker = relativeLuminance(design.fontColor) < span.max;
  return isDarker && isLegible("#ffffff", span, textRatio)
    ? { ...design, fontColor: "#ffffff" }
    : design;
}

function buildPaletteOn(design: Design, background: Background): Palette {
  const { scheme, scrim } = chooseScheme(design, background.grounds);
  const bare = scrim ? coverGrounds(background.grounds, scrim) : background.grounds;
  const ornamented = withCompanion(design);
  const overlays = pickOverlayColors(ornamented, background, scheme);
  const { grounds, ...decoration } = buildDecoration(design, bare, scheme, overlays);
  const span = spanOf(grounds);
  const ink = buildInk(design.fontColor, span, scheme);
  const accent = legibleColor(design.primaryColor, span, textRatio, scheme);
  const accentLarge = legibleColor(design.primaryColor, span, largeRatio, scheme);
  const gradient = buildGradientEnds(design, span, scheme);
  return {
    scheme,
    backgroundColor: background.color,
    backgroundImage: background.image,
    grounds: listGrounds(grounds),
    scrim: scrim && formatRgba(scrim),
    ink,
    muted: buildMuted(ink, bare, span, scheme),
    accent,
    accentLarge,
    gradient,
    primary: design.primaryColor,
    secondary: ornamented.secondaryColor,
    ...decoration,
    imagePanel: buildSurface({ grounds, scheme, overlays, ink, accent }),
    template: buildTemplateColors({
      design: ornamented,
      grounds,
      bare,
      scheme,
      recipe: getGrammar(design.ornament).surfaces,
    }),
    adjustments: listAdjustments(design, { ink, accent, accentLarge, gradient }),
  };
}

function withUsableColors(design: Design): Design {
  return {
    ...design,
    primaryColor: parseHexColor(design.primaryColor) ?? unsetPrimary,
    secondaryColor: parseHexColor(design.secondaryColor) ?? defaultDesign.secondaryColor,
    fontColor: parseHexColor(design.fontColor) ?? defaultDesign.fontColor,
  };
}

/** Replaces the secondary colour with the template's companion colour, unless the user picked one. */
function withCompanion(design: Design): Design {
  const isUnset = design.secondaryColor === defaultDesign.secondaryColor;
  return isUnset ? { ...design, secondaryColor: getGrammar(design.ornament).companion } : design;
}

function listGrounds(grounds: readonly Ground[]): string[] {
  return [
    ...new Set(
      grounds.flatMap(({ darkest, lightest }) => [formatHex(darkest), formatHex(lightest)]),
    ),
  ];
}

function listAdjustments(
  design: Design,
  drawn: Pick<Palette, "ink" | "accent" | "accentLarge" | "gradient">,
): ColorAdjustment[] {
  const { fontColor, primaryColor, secondaryColor } = design;
  const showsSecondary = design.headerUnderline || design.headerStyle === "gradient";
  const candidates: ColorAdjustment[] = [
    { role: "fontColor", picked: fontColor, drawn: drawn.ink },
    {
      role: "primaryColor",
      picked: primaryColor,
      drawn: drawn.accentLarge === primaryColor ? drawn.accent : drawn.accentLarge,
    },
    {
      role: "secondaryColor",
      picked: secondaryColor,
      drawn: showsSecondary ? drawn.gradient[1] : secondaryColor,
    },
  ];
  return candidates.filter(({ picked, drawn: color }) => picked !== color);
}
