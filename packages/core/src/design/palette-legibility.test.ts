import { parse } from "culori";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { buildPalette } from "./build-palette.ts";
import { composite, contrastRatio } from "./contrast.ts";
import { defaultDesign } from "./default-design.ts";
import {
  backgroundTypes,
  headerStyles,
  ornaments,
  patterns,
  type BackgroundType,
  type Design,
} from "./design.ts";
import { parseGradient } from "./gradient.ts";
import { ornamentShapes } from "./ornament.ts";
import type { Palette, Surface } from "./palette.ts";
import { formatRgba, getRgb, getVeil } from "./rgb.ts";

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);

const gradient = fc
  .record({
    angleDeg: fc.integer({ min: 0, max: 360 }),
    colors: fc.array(hex, { minLength: 2, maxLength: 5 }),
  })
  .map(({ angleDeg, colors }) => `linear-gradient(${angleDeg}deg, ${colors.join(", ")})`);

function designOf(backgroundType: BackgroundType): fc.Arbitrary<Design> {
  const backgroundPattern =
    backgroundType === "custom"
      ? hex
      : backgroundType === "gradient"
        ? gradient
        : fc.constantFrom(...patterns);
  return fc
    .record({
      primaryColor: hex,
      secondaryColor: hex,
      fontColor: hex,
      backgroundPattern,
      showBackgroundElements: fc.boolean(),
      ornament: fc.constantFrom(...ornaments),
      headerStyle: fc.constantFrom(...headerStyles),
    })
    .map((values) => ({ ...defaultDesign, ...values, backgroundType }));
}

/** Where on the stage: a place of the gradient, and how much of each layer's strength is there. */
const place = fc.record({
  gradient: fc.double({ min: 0, max: 1, noNaN: true }),
  image: fc.double({ min: 0, max: 1, noNaN: true }),
  glow: fc.double({ min: 0, max: 1, noNaN: true }),
  side: fc.constantFrom("primary" as const, "secondary" as const),
  ghost: fc.boolean(),
  pattern: fc.boolean(),
});
type Place = typeof place extends fc.Arbitrary<infer Value> ? Value : never;

const weaken = (color: string, share: number) => {
  const { rgb, alpha } = getVeil(color);
  return formatRgba({ rgb, alpha: Number((alpha * share).toFixed(4)) });
};

/** What a painter would show there, worked out from the palette's CSS alone. */
function paintPlace(design: Design, palette: Palette, at: Place): string {
  const layers: string[] = [];
  const own = parseGradient(palette.backgroundImage);
  const veils = palette.backgroundImage.match(/rgba\([^)]*\)/g) ?? [];
  let ground = palette.backgroundColor;
  if (own) {
    const stops = own.stops.map(({ color }) => color);
    const index = Math.min(stops.length - 2, Math.floor(at.gradient * (stops.length - 1)));
    const share = at.gradient * (stops.length - 1) - index;
    const [red, green, blue] = getRgb(stops[index + 1] ?? ground);
    ground = composite(
      `rgba(${red}, ${green}, ${blue}, ${Number(share.toFixed(4))})`,
      stops[index] ?? ground,
    );
  } else if (veils.length > 0) {
    layers.push(weaken(veils[at.side === "primary" ? 0 : veils.length - 2] ?? "", at.image));
  }
  if (palette.scrim) layers.push(palette.scrim);
  if (design.showBackgroundElements) {
    layers.push(weaken(palette.glow[at.side], at.glow));
    if (at.ghost) layers.push(palette.ghost);
    const hasPattern = design.backgroundPattern !== "none";
    const hasGrid = ornamentShapes[design.ornament].some(({ shape }) => shape === "grid");
    if (at.pattern && hasGrid) layers.push(palette.pattern);
    if (at.pattern && hasPattern) layers.push(palette.pattern);
  }
  return layers.reduce((under, layer) => composite(layer, under), ground);
}

function surfacesOf(palette: Palette): Surface[] {
  return [palette.marker, palette.chip, palette.callout, palette.leftColumn, palette.rightColumn];
}

function blend(from: string, to: string, share: number): string {
  return composite(weaken(formatRgba({ rgb: getRgb(to), alpha: 1 }), share), from);
}

/** Every text that would not read on the ground. */
function findIllegible(palette: Palette, ground: string): string[] {
  const { ink, muted, accent, accentLarge, gradient: ends } = palette;
  const checks: [name: string, color: string, on: string, ratio: number][] = [
    ["ink", ink, ground, 4.5],
    ["muted", muted, ground, 4.5],
    ["accent", accent, ground, 4.5],
    ["accentLarge", accentLarge, ground, 3],
  ];
  for (const share of [0, 0.1, 0.35, 0.5, 0.65, 0.9, 1]) {
    checks.push([`gradient at ${share}`, blend(ends[0], ends[1], share), ground, 3]);
  }
  surfacesOf(palette).forEach((surface, index) => {
    for (const on of [ground, composite(surface.background, ground)]) {
      checks.push([`ink of surface ${index}`, surface.ink, on, 4.5]);
      checks.push([`accent of surface ${index}`, surface.accent, on, 4.5]);
    }
  });
  return checks
    .filter(([, color, on, ratio]) => contrastRatio(color, on) < ratio)
    .map(
      ([name, color, on, ratio]) =>
        `${name} ${color} on ${on}: ${contrastRatio(color, on)} < ${ratio}`,
    );
}

/** Every text of the palette that is to be a colour, those inside lists and surfaces included. */
function listColors({
  scheme: _scheme,
  backgroundImage: _image,
  adjustments,
  ...colors
}: Palette): string[] {
  const drawn = adjustments.flatMap(({ picked, drawn: color }) => [picked, color]);
  return [...Object.values(colors).flatMap(listTexts), ...drawn];
}

function listTexts(value: string | string[] | object | null): string[] {
  if (value === null) return [];
  return typeof value === "string" ? [value] : Object.values(value).flatMap(listTexts);
}

/** 6 x 1,700 = 10,200 colour sets. */
const runs = { numRuns: 1_700 };

describe.each(backgroundTypes)("any colours on background %s", (backgroundType) => {
  test("all text reads on every ground, and every ground is foreseen", () => {
    fc.assert(
      fc.property(
        designOf(backgroundType),
        fc.array(place, { minLength: 4, maxLength: 4 }),
        (design, places) => {
          const palette = buildPalette(design);
          const painted = places.map((at) => paintPlace(design, palette, at));
          for (const ground of [...palette.grounds, ...painted])
            expect(findIllegible(palette, ground)).toEqual([]);
          expect(listColors(palette).filter((color) => parse(color) === undefined)).toEqual([]);
          expect(palette.backgroundImage).not.toMatch(/NaN|undefined/);
        },
      ),
      runs,
    );
  });
});
