import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  brandPlacements,
  defaultBrand,
  isBrandShown,
  hasBrandContent,
  maxAvatarLength,
  maxPortraitLength,
  parseBrand,
  type Brand,
} from "./brand.ts";
import { designFamilies } from "./design-font.ts";

const hexColors = fc
  .integer({ min: 0, max: 0xffffff })
  .map((color) => `#${color.toString(16).padStart(6, "0")}`);
const families = fc.constantFrom(...designFamilies);
const avatars = fc
  .uint8Array({ minLength: 3, maxLength: 90 })
  .map((bytes) => `data:image/png;base64,${toBase64(bytes)}`);
const brandFields = {
  name: fc.string({ unit: "grapheme", maxLength: 20 }),
  handle: fc.string({ maxLength: 100 }),
  website: fc.webUrl({ size: "small" }).filter((url) => url.length <= 100),
  avatar: fc.option(avatars),
  avatarDark: avatars,
  placement: fc.constantFrom(...brandPlacements),
  palette: fc.option(
    fc.record({ primaryColor: hexColors, secondaryColor: hexColors, fontColor: hexColors }),
  ),
  fonts: fc.option(fc.record({ fontFamily: families, bodyFontFamily: families })),
};
const { avatarDark: _, ...requiredFields } = brandFields;
const requiredKeys = Object.keys(requiredFields) as (keyof typeof requiredFields)[];
const brands: fc.Arbitrary<Brand> = fc.record(brandFields, { requiredKeys });

const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

function toBase64(bytes: Uint8Array): string {
  return [...bytes].map((byte) => digits[byte % 64]).join("");
}

describe("a parsed brand", () => {
  test("equals the valid brand it was parsed from, even through JSON", () => {
    fc.assert(
      fc.property(brands, (brand) => {
        expect(parseBrand(brand)).toEqual(brand);
        expect(parseBrand(JSON.parse(JSON.stringify(brand)))).toEqual(brand);
      }),
    );
  });

  test("is valid for any input, and parsing it again changes nothing", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.anything(), fc.record({ ...anyFields }, { requiredKeys: [] })),
        (value) => {
          const brand = parseBrand(value);
          expect(Object.keys(brand)).toEqual(Object.keys(defaultBrand));
          expect(brandPlacements).toContain(brand.placement);
          expect(Math.max(brand.name.length, brand.handle.length)).toBeLessThanOrEqual(100);
          expect(parseBrand(brand)).toEqual(brand);
        },
      ),
    );
  });

  test("without a logo for dark backgrounds has no key for it, as in older data", () => {
    expect(JSON.stringify(parseBrand({ name: "Ada", avatarDark: null }))).toBe(
      JSON.stringify({ ...defaultBrand, name: "Ada" }),
    );
  });

  test("never ends in an unpaired surrogate if a long text was cut", () => {
    const name = parseBrand({ name: "a".repeat(99) + "👍" }).name;
    expect(name).toBe("a".repeat(99));
  });

  test.each([
    "https://example.org/a.png",
    "data:image/svg+xml;base64,AAAA",
    "data:text/html;base64,AAAA",
    'data:image/png;base64,AA"onerror',
    `data:image/png;base64,${"A".repeat(maxAvatarLength)}`,
  ])("has no avatar if it was %.40s", (avatar) => {
    expect(parseBrand({ avatar }).avatar).toBeNull();
    expect(parseBrand({ avatarDark: avatar })).toEqual(defaultBrand);
    expect(parseBrand({ portrait: avatar.padEnd(maxPortraitLength + 1, "!") })).toEqual(
      defaultBrand,
    );
  });

  test("keeps a portrait of up to 512 kB, which counts as content", () => {
    const start = "data:image/jpeg;base64,";
    const portrait = start + "A".repeat(maxPortraitLength - start.length);
    const brand = parseBrand({ portrait });
    expect(brand).toEqual({ ...defaultBrand, portrait });
    expect(hasBrandContent(brand)).toBe(true);
    expect(parseBrand({ portrait: `${portrait}A` })).toEqual(defaultBrand);
  });

  test("keeps colours only if all are valid, and likewise fonts", () => {
    const palette = { primaryColor: "#FFF", secondaryColor: "#22d3ee", fontColor: "#000" };
    expect(parseBrand({ palette }).palette).toEqual({
      primaryColor: "#ffffff",
      secondaryColor: "#22d3ee",
      fontColor: "#000000",
    });
    expect(parseBrand({ palette: { ...palette, fontColor: "red" } }).palette).toBeNull();
    expect(parseBrand({ fonts: { fontFamily: "Inter", bodyFontFamily: "Papyrus" } }).fonts).toBe(
      null,
    );
  });
});

const anyFields = {
  name: fc.anything(),
  handle: fc.string({ unit: "binary", maxLength: 300 }),
  avatar: fc.anything(),
  avatarDark: fc.anything(),
  portrait: fc.anything(),
  placement: fc.anything(),
  palette: fc.anything(),
  fonts: fc.anything(),
};

test("a brand is shown if it has a placement and content", () => {
  const named: Brand = { ...defaultBrand, name: "Ada", placement: "all" };
  expect(isBrandShown(named)).toBe(true);
  expect(isBrandShown({ ...named, placement: "none" })).toBe(false);
  expect(isBrandShown({ ...named, name: "  " })).toBe(false);
  const image = "data:image/png;base64,AAAA";
  expect(isBrandShown({ ...named, name: "", avatar: image })).toBe(true);
  expect(isBrandShown({ ...named, name: "", avatarDark: image })).toBe(true);
});
