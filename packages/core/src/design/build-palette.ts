import { buildBackground } from "./background.ts";
import { composite, relativeLuminance } from "./contrast.ts";
import { buildDecoration } from "./decoration.ts";
import { defaultDesign } from "./default-design.ts";
import type { Design } from "./design.ts";
import {
  coverGrounds,
  headroom,
  spanOf,
  type Ground,
  type LuminanceSpan,
  type Scheme,
} from "./ground.ts";
import { largeRatio, legibleColor, margin, reads, textRatio } from "./legible-color.ts";
import type { ColorAdjustment, Palette } from "./palette.ts";
import { formatHex, formatRgba, getRgb, parseHexColor, type Veil } from "./rgb.ts";
import { buildSurfaces } from "./surface.ts";
import { chromaOf, getTone, rgbAtLightness, withChroma } from "./tone.ts";
import { pickVeilColors } from "./veil-colors.ts";

/** The primary colour where none is set. */
const unsetPrimary = "#3b82f6";

/** Every colour of a slide, derived in OKLCH. Pure; an unusable colour is replaced, never thrown. */
export function buildPalette(picked: Design): Palette {
  const design = withUsableColors(picked);
  const background = buildBackground(design);
  const { scheme, scrim } = chooseScheme(design, background.grounds);
  const bare = scrim ? coverGrounds(background.grounds, scrim) : background.grounds;
  const veils = pickVeilColors(design, background, scheme);
  const { grounds, ...decoration } = buildDecoration(design, bare, scheme, veils);
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
    secondary: design.secondaryColor,
    ...decoration,
    ...buildSurfaces({ grounds, scheme, veils, ink, accent }),
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

/** The contrast that a scrim gives the extreme ink: a little more than text needs, so that colours keep some of their hue. */
const scrimRatio = 5.2;

interface SchemeChoice {
  scheme: Scheme;
  scrim: Veil | null;
}

function chooseScheme(design: Design, grounds: readonly Ground[]): SchemeChoice {
  const span = spanOf(grounds);
  const font = relativeLuminance(design.fontColor);
  if (reads(design.fontColor, span, textRatio))
    return { scheme: font > span.max ? "dark" : "light", scrim: null };
  const scheme = headroom(span, "dark") >= headroom(span, "light") ? "dark" : "light";
  if (headroom(span, scheme) >= textRatio + 0.05) return { scheme, scrim: null };
  const dark = buildScrim(design.primaryColor, grounds, "dark");
  const light = buildScrim(design.primaryColor, grounds, "light");
  return dark.alpha <= light.alpha
    ? { scheme: "dark", scrim: dark }
    : { scheme: "light", scrim: light };
}

/** The thinnest near-black or near-white veil under which the extreme ink reads. */
function buildScrim(primary: string, grounds: readonly Ground[], scheme: Scheme): Veil {
  const hint = withChroma(getTone(primary), scheme === "dark" ? 0.03 : 0.008);
  const rgb = rgbAtLightness(hint, scheme === "dark" ? 0.16 : 0.985);
  let thin = 0;
  let thick = 100;
  while (thick - thin > 1) {
    const hundredths = (thin + thick) >> 1;
    const veil = { rgb, alpha: hundredths / 100 };
    if (headroom(spanOf(coverGrounds(grounds, veil)), scheme) >= scrimRatio) thick = hundredths;
    else thin = hundredths;
  }
  return { rgb, alpha: thick / 100 };
}

/** Lightness of an ink that had to cross to the other side of its ground: bare legibility would look like an accident. */
const comfortableLightness: Readonly<Record<Scheme, number>> = { dark: 0.945, light: 0.27 };
const drasticMove = 0.25;

function buildInk(fontColor: string, span: LuminanceSpan, scheme: Scheme): string {
  const legible = legibleColor(fontColor, span, textRatio, scheme);
  const tone = getTone(fontColor);
  if (Math.abs(getTone(legible).l - tone.l) < drasticMove) return legible;
  const softened = withChroma(tone, chromaOf(tone) * 0.6);
  const comfortable = formatHex(rgbAtLightness(softened, comfortableLightness[scheme]));
  return reads(comfortable, span, textRatio) ? comfortable : legible;
}

/** Share of the ink in secondary text; the rest is the ground. */
const mutedShare = 0.7;

function buildMuted(
  ink: string,
  bare: readonly Ground[],
  span: LuminanceSpan,
  scheme: Scheme,
): string {
  const middle = bare[bare.length >> 1];
  if (!middle) return ink;
  const veil = formatRgba({
    rgb: scheme === "dark" ? middle.darkest : middle.lightest,
    alpha: 1 - mutedShare,
  });
  return legibleColor(composite(veil, ink), span, textRatio, scheme);
}

/** Both ends on the ink's side of the grounds, and raised together until the darkest blend between them reads too. */
function buildGradientEnds(
  design: Design,
  span: LuminanceSpan,
  scheme: Scheme,
): [from: string, to: string] {
  const side = scheme === "dark" ? { min: 0, max: span.max } : { min: span.min, max: 1 };
  for (let ratio = largeRatio; ratio < headroom(span, scheme); ratio += 0.5) {
    const from = legibleColor(design.primaryColor, side, ratio, scheme);
    const to = legibleColor(design.secondaryColor, side, ratio, scheme);
    if (blendReads(from, to, side)) return [from, to];
  }
  const extreme = scheme === "dark" ? "#ffffff" : "#000000";
  return [extreme, extreme];
}

function blendReads(from: string, to: string, span: LuminanceSpan): boolean {
  return [1, 3, 5, 7, 9, 11, 13, 15].every((step) => {
    return reads(blend(from, to, step / 16), span, largeRatio + margin);
  });
}

function blend(from: string, to: string, share: number): string {
  return composite(formatRgba({ rgb: getRgb(to), alpha: share }), from);
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
