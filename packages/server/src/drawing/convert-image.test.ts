import { convertImages } from "@slideloom/renderer";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { createImageProcesses } from "../media/image-processes.ts";
import { createImageConverter } from "./convert-image.ts";

const images = createImageProcesses();
afterAll(() => images.dispose());

const red = [211, 47, 47] as const;
const [r, g, b] = red;
const field = sharp({ create: { width: 300, height: 200, channels: 3, background: { r, g, b } } });

const files = {
  "a JPEG in Display P3": field.clone().withIccProfile("p3").jpeg({ quality: 95 }),
  "a PNG in Display P3": field.clone().withIccProfile("p3").png(),
  "a WebP in Display P3": field.clone().withIccProfile("p3").webp({ quality: 95 }),
  "an AVIF": field.clone().avif({ quality: 80 }),
  "a CMYK JPEG": field.clone().withIccProfile("cmyk").jpeg({ quality: 95 }),
};

test.for(Object.entries(files))("%s is read in sRGB", async ([name, image]) => {
  const stored = await image.toBuffer();
  const read = await convertImages(
    async () => stored,
    createImageConverter(images, "account:a"),
  )("photo");
  const bytes = "bytes" in read ? read.bytes : read;
  expect(bytes).not.toBe(stored);
  const { data, info } = await sharp(bytes)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([300, 200]);
  // CMYK can't print this red, so channels (0 to 255) may differ by 24. If the colour profile were ignored, they would
  // differ by 40.
  const tolerance = name.includes("CMYK") ? 24 : 2;
  for (const [channel, value] of red.entries()) {
    expect(Math.abs((data[channel] ?? 0) - value), name).toBeLessThanOrEqual(tolerance);
  }
});

test("an sRGB image is read as it is", async () => {
  const stored = await field.clone().withIccProfile("srgb").jpeg().toBuffer();
  expect(
    await convertImages(async () => stored, createImageConverter(images, "account:a"))("photo"),
  ).toBe(stored);
});
