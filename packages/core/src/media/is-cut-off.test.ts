import fc from "fast-check";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { isCutOff } from "./is-cut-off.ts";

const noise = Buffer.from(Array.from({ length: 60 * 40 * 3 }, (_, index) => (index * 7919) % 251));
const image = sharp(noise, { raw: { width: 60, height: 40, channels: 3 } });
const thumbnail = await image.clone().resize(8).jpeg().toBuffer();
const frames = sharp(noise, { raw: { width: 60, height: 40, channels: 3, pageHeight: 20 } });

const files = {
  "a JPEG": await image.clone().jpeg().toBuffer(),
  "a progressive JPEG": await image.clone().jpeg({ progressive: true }).toBuffer(),
  "a PNG": await image.clone().png().toBuffer(),
  "an interlaced PNG": await image.clone().png({ progressive: true }).toBuffer(),
  "a WebP": await image.clone().webp().toBuffer(),
  "a lossless WebP": await image.clone().webp({ lossless: true }).toBuffer(),
  "a GIF": await image.clone().gif().toBuffer(),
  "an animated GIF": await frames.gif().toBuffer(),
};

/** Inserts a thumbnail into a JPEG as an APP1 segment. The thumbnail is a JPEG with its own end marker. */
function withThumbnail(jpeg: Buffer): Buffer {
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(thumbnail.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, thumbnail, jpeg.subarray(2)]);
}

describe.for(Object.entries({ ...files, "a photo": withThumbnail(files["a JPEG"]) }))(
  "%s",
  ([, file]) => {
    test("is complete as it is, and with extra bytes after its end", () => {
      expect(isCutOff(file)).toBe(false);
      fc.assert(
        fc.property(fc.uint8Array(), (tail) => !isCutOff(Buffer.concat([file, Buffer.from(tail)]))),
      );
    });

    test("is cut off wherever it is truncated", () => {
      // Beginnings of under 16 bytes have no recognizable file type.
      fc.assert(
        fc.property(fc.integer({ min: 16, max: file.length - 1 }), (length) =>
          isCutOff(file.subarray(0, length)),
        ),
        { numRuns: 300 },
      );
    });
  },
);

test("any bytes are checked without an error", () => {
  const heads = Object.values(files).map((file) => file.subarray(0, 24));
  fc.assert(
    fc.property(fc.constantFrom(...heads), fc.uint8Array(), (head, tail) => {
      isCutOff(Buffer.concat([head, Buffer.from(tail)]));
    }),
  );
});
