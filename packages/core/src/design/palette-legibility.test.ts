import { parse } from "culori";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { buildPalette, buildTonePalette } from "./build-palette.ts";
import { composite, relativeLuminance } from "./contrast.ts";
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
import type { Palette } from "./palette.ts";
import { formatRgba, getRgb, getRgba } from "./rgb.ts";
import { sampleRuns } from "../../../../scripts/test-sample.mjs";

const toHex = (value: number, digits: number) => value.toString(16).padStart(digits, "0");

/** Any colour, with more greys and corners of the colour space than a uniform choice would give. */
const hex = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${toHex(value, 6)}`),
  },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 0, max: 255 }).map((value) => `#${toHex(value, 2).repeat(3)}`),
  },
  fc.constantFrom("#ff0000", "#00ff00", "#0000ff", "#ffff00", "#00ffff", "#ff00ff"),
);

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

/** A place on the slide: its position in the gradient, and each layer's strength there, 0 to 1. */
const place = fc.record({
  gradient: fc.double({ min: 0, max: 1, noNaN: true }),
  image: fc.double({ min: 0, max: 1, noNaN: true }),
  glow: fc.double({ min: 0, max: 1, noNaN: true }),
  side: fc.constantFrom("primary" as const, "secondary" as const),
});
type Place = typeof place extends fc.Arbitrary<infer Value> ? Value : never;

const weaken = (color: string, share: number) => {
  const { rgb, alpha } = getRgba(color);
  return formatRgba({ rgb, alpha: Number((alpha * share).toFixed(4)) });
};

/** Computes the drawn colour of a place from the palette's CSS alone. */
function paintPlace(design: Design, palette: Palette, at: Place): string {
  const layers: string[] = [];
  const own = parseGradient(palette.backgroundImage);
  const overlays = palette.backgroundImage.match(/rgba\([^)]*\)/g) ?? [];
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
  } else if (overlays.length > 0) {
    layers.push(weaken(overlays[at.side === "primary" ? 0 : overlays.length - 2] ?? "", at.image));
  }
  if (palette.scrim) layers.push(palette.scrim);
  if (design.showBackgroundElements) {
    layers.push(weaken(palette.glow[at.side], at.glow));
  }
  return layers.reduce((under, layer) => composite(layer, under), ground);
}

function blend(from: string, to: string, share: number): string {
  return composite(weaken(formatRgba({ rgb: getRgb(to), alpha: 1 }), share), from);
}

/** A text's colour and minimum contrast. `on` is the layer directly behind the text, or null. */
interface Text {
  name: string;
  luminance: number;
  on: string | null;
  ratio: number;
}

function listTexts(palette: Palette): Text[] {
  const { ink, muted, accent, accentLarge, gradient: ends } = palette;
  const text = (name: string, color: string, ratio: number, on: string | null = null): Text => ({
    name: `${name} ${color}`,
    luminance: relativeLuminance(color),
    on,
    ratio,
  });
  const { imagePanel } = palette;
  const onPanel = [null, imagePanel.background].flatMap((on) => [
    text("ink of the panel", imagePanel.ink, 4.5, on),
    text("accent of the panel", imagePanel.accent, 4.5, on),
  ]);
  return [
    text("ink", ink, 4.5),
    text("muted", muted, 4.5),
    text("accent", accent, 4.5),
    text("accentLarge", accentLarge, 3),
    ...[0, 0.1, 0.35, 0.5, 0.65, 0.9, 1].map((share) =>
      text(`gradient at ${share}`, blend(ends[0], ends[1], share), 3),
    ),
    ...onPanel,
  ];
}

/** Lists the texts that are illegible on the background. */
function findIllegible(texts: Text[], ground: string): string[] {
  const bare = relativeLuminance(ground);
  return texts
    .filter(({ luminance, on, ratio }) => {
      const under = on ? relativeLuminance(composite(on, ground)) : bare;
      return (Math.max(luminance, under) + 0.05) / (Math.min(luminance, under) + 0.05) < ratio;
    })
    .map(({ name, on }) => `${name} on ${on ?? "nothing"} over ${ground}`);
}

/** Lists all values of a palette that must be colours, including those in lists and surfaces. */
function listColors({
  scheme: _scheme,
  backgroundImage: _image,
  adjustments,
  ...colors
}: Palette): string[] {
  const drawn = adjustments.flatMap(({ picked, drawn: color }) => [picked, color]);
  return [...Object.values(colors).flatMap(listStrings), ...drawn];
}

function listStrings(value: string | string[] | object | null): string[] {
  if (value === null) return [];
  return typeof value === "string" ? [value] : Object.values(value).flatMap(listStrings);
}

/** 6 x 1,700 = 10,200 colour sets. */
const runs = { numRuns: sampleRuns(1_700) };

describe.each(backgroundTypes)("with any colours on background %s", (backgroundType) => {
  test("all text is legible on every painted ground, and the palette lists every ground", () => {
    fc.assert(
      fc.property(
        designOf(backgroundType),
        fc.array(place, { minLength: 4, maxLength: 4 }),
        (design, places) => {
          const palette = buildPalette(design);
          const painted = places.map((at) => paintPlace(design, palette, at));
          const texts = listTexts(palette);
          const illegible = [...palette.grounds, ...painted].flatMap((ground) =>
            findIllegible(texts, ground),
          );
          expect(illegible).toEqual([]);
          expect(listColors(palette).filter((color) => parse(color) === undefined)).toEqual([]);
          expect(palette.backgroundImage).not.toMatch(/NaN|undefined/);
        },
      ),
      runs,
    );
  });
});

test.each(["tint", "accent", "ink", "picture"] as const)(
  "all text is legible on the tone %s of any design",
  (tone) => {
    fc.assert(
      fc.property(
        fc.constantFrom(...backgroundTypes).chain(designOf),
        fc.array(place, { minLength: 4, maxLength: 4 }),
        (design, places) => {
          const palette = buildTonePalette(design, buildPalette(design), tone);
          const texts = listTexts(palette);
          const painted = places.map((at) => paintPlace(design, palette, at));
          const illegible = [...palette.grounds, ...painted].flatMap((ground) =>
            findIllegible(texts, ground),
          );
          expect(illegible).toEqual([]);
          expect(listColors(palette).filter((color) => parse(color) === undefined)).toEqual([]);
        },
      ),
      { numRuns: sampleRuns(400) },
    );
  },
);
