import fc from "fast-check";
import sharp from "sharp";
import { expect, test } from "vitest";
import { isCmyk, needsConversion } from "./needs-conversion.ts";

const plain = sharp({ create: { width: 8, height: 8, channels: 3, background: "#d32f2f" } });
const types = ["jpeg", "png", "webp"] as const;
const encode = (type: (typeof types)[number], profile?: string) => {
  const image = profile === undefined ? plain.clone() : plain.clone().withIccProfile(profile);
  return image.toFormat(type).toBuffer();
};

test.for(types)("a %s with a profile other than sRGB needs conversion", async (type) => {
  expect(needsConversion(await encode(type))).toBe(false);
  expect(needsConversion(await encode(type, "p3"))).toBe(true);
  // A PNG's profile is compressed, so it isn't recognized as sRGB, and the image is converted.
  if (type !== "png") expect(needsConversion(await encode(type, "srgb"))).toBe(false);
});

test("the profile is found behind other segments, not inside them", async () => {
  const jpeg = await encode("jpeg", "p3");
  const thumbnail = Buffer.concat([Buffer.from([0xff, 0xe1, 0, 0]), jpeg]);
  thumbnail.writeUInt16BE(jpeg.length + 2, 2);
  const own = await encode("jpeg");
  const join = (rest: Buffer) => Buffer.concat([rest.subarray(0, 2), thumbnail, rest.subarray(2)]);
  expect(needsConversion(join(own))).toBe(false);
  expect(needsConversion(join(jpeg))).toBe(true);
});

test("CMYK needs conversion, with or without a profile", async () => {
  const cmyk = await plain.clone().toColourspace("cmyk").jpeg().toBuffer();
  const named = await plain.clone().withIccProfile("cmyk").jpeg().toBuffer();
  expect([cmyk, named].map(isCmyk)).toEqual([true, true]);
  expect([cmyk, named].map(needsConversion)).toEqual([true, true]);
  expect(isCmyk(await encode("jpeg"))).toBe(false);
});

test("AVIF needs conversion; GIF and other files don't", async () => {
  expect(needsConversion(await plain.clone().avif().toBuffer())).toBe(true);
  expect(needsConversion(await plain.clone().gif().toBuffer())).toBe(false);
  expect(needsConversion(Buffer.from("<svg/>"))).toBe(false);
});

test("any bytes are checked without an error", async () => {
  const files = await Promise.all(types.map((type) => encode(type, "p3")));
  fc.assert(
    fc.property(fc.constantFrom(...files), fc.nat(), fc.uint8Array(), (file, cut, tail) => {
      needsConversion(Buffer.concat([file.subarray(0, cut % file.length), Buffer.from(tail)]));
    }),
  );
});
