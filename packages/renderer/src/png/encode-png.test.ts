import { inflateSync } from "node:zlib";
import fc from "fast-check";
import { PNG } from "pngjs";
import { describe, expect, it } from "vitest";
import { encodePng } from "./encode-png.ts";

const opaqueAlpha = 0xff000000;
const rgb = 2;
const rgba = 6;

function draw(
  widthPx: number,
  heightPx: number,
  color: (x: number, y: number) => number,
): { data: Uint8Array<ArrayBuffer>; widthPx: number; heightPx: number } {
  const pixels = new Uint32Array(widthPx * heightPx);
  for (const place of pixels.keys()) {
    pixels[place] = color(place % widthPx, Math.floor(place / widthPx));
  }
  return { data: new Uint8Array(pixels.buffer), widthPx, heightPx };
}

/** Decodes with pngjs, which also verifies checksums. */
const decode = (file: Uint8Array) => PNG.sync.read(Buffer.from(file));

function expectSamePixels(picture: ReturnType<typeof draw>): Uint8Array {
  const file = encodePng(picture);
  const { width, height, data } = decode(file);
  expect([width, height]).toEqual([picture.widthPx, picture.heightPx]);
  expect(Buffer.compare(data, picture.data)).toBe(0);
  return file;
}

const colorTypeOf = (file: Uint8Array) => file[25];

/** Returns a deterministic pseudo-random number. */
function noise(x: number, y: number): number {
  let value = Math.imul(x + 1, 0x9e3779b1) ^ Math.imul(y + 1, 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return (value ^ (value >>> 13)) >>> 0;
}

describe("encodePng", () => {
  it.each([
    ["one pixel", draw(1, 1, () => 0xff336699)],
    ["a column", draw(1, 300, (_, y) => opaqueAlpha | y)],
    ["a row", draw(300, 1, (x) => opaqueAlpha | x)],
    ["one colour", draw(540, 300, () => 0xfff6f4f1)],
    ["colours in turns", draw(97, 61, (x) => (x % 2 ? 0xff000000 : 0xffffffff))],
    ["tiles", draw(400, 200, (x, y) => opaqueAlpha | ((x % 24) * 97) | ((y % 24) << 16))],
    ["a gradient", draw(300, 300, (x, y) => opaqueAlpha | (((x + y) >> 2) * 0x010203))],
    ["rows that are further back than a match reaches", draw(12_000, 3, (x) => opaqueAlpha | x)],
  ])("keeps every pixel of %s", (_, picture) => {
    expect(colorTypeOf(expectSamePixels(picture))).toBe(rgb);
  });

  it("keeps transparent pixels and their colours", () => {
    const picture = draw(64, 64, (x, y) => ((x * 4) << 24) | (y * 0x040302));
    expect(colorTypeOf(expectSamePixels(picture))).toBe(rgba);
  });

  it("keeps a last pixel that is not opaque, even below a photo", () => {
    const isLast = (x: number, y: number) => x === 63 && y === 63;
    const flat = draw(64, 64, (x, y) => (isLast(x, y) ? 0x7f336699 : 0xff336699));
    const photo = draw(64, 64, (x, y) => {
      const color = noise(x, y);
      return (isLast(x, y) ? color & 0xffffff : color | opaqueAlpha) >>> 0;
    });
    for (const picture of [flat, photo]) expect(colorTypeOf(expectSamePixels(picture))).toBe(rgba);
  });

  it("keeps every pixel of noise over more than one block", () => {
    const picture = draw(300, 300, (x, y) => (opaqueAlpha | noise(x, y)) >>> 0);
    const file = expectSamePixels(picture);
    expect(file.length).toBeLessThan(300 * 300 * 3 * 1.02);
  });

  it("filters photo-like pixels", () => {
    const photo = draw(400, 300, (x, y) => {
      const light = 100 + 50 * Math.sin(x / 40) + 40 * Math.cos(y / 30);
      const channel = (shift: number) => Math.round(light + ((noise(x, y) >>> shift) & 7)) << shift;
      return (opaqueAlpha | channel(0) | channel(8) | channel(16)) >>> 0;
    });
    const file = expectSamePixels(photo);
    expect(file.length).toBeLessThan(400 * 300 * 3 * 0.6);
  });

  it("accepts pixels at any offset in memory", () => {
    const { data, ...size } = draw(20, 10, (x, y) => opaqueAlpha | (x << 8) | y);
    const moved = new Uint8Array(data.length + 3);
    moved.set(data, 3);
    expectSamePixels({ data: moved.subarray(3), ...size });
  });

  it("compresses a slide well: a flat backdrop takes nearly nothing", () => {
    const slide = draw(1080, 1350, (x, y) =>
      x > 100 && x < 400 && y > 100 && y < 160 && x % 7 < 3 ? 0xff111111 : 0xfff6f4f1,
    );
    expect(expectSamePixels(slide).length).toBeLessThan(12_000);
  });

  it("writes rows in one zlib stream with a valid checksum", () => {
    const file = encodePng(draw(5, 4, (x, y) => opaqueAlpha | (x * y)));
    const start = 8 + 25 + 8;
    const length = new DataView(file.buffer).getUint32(8 + 25);
    expect(inflateSync(file.subarray(start, start + length))).toHaveLength(4 * (1 + 5 * 3));
  });

  it("keeps any pixels", () => {
    const pictures = fc.record({
      width: fc.integer({ min: 1, max: 70 }),
      height: fc.integer({ min: 1, max: 40 }),
      colors: fc.array(fc.nat(0xffffffff), { minLength: 1, maxLength: 40 }),
      isOpaque: fc.boolean(),
      order: fc.array(fc.nat(1000), { minLength: 1, maxLength: 400 }),
    });
    fc.assert(
      fc.property(pictures, ({ width, height, colors, isOpaque, order }) => {
        const picture = draw(width, height, (x, y) => {
          const place = order[(y * width + x) % order.length] ?? 0;
          const color = colors[place % colors.length] ?? 0;
          return (isOpaque ? color | opaqueAlpha : color) >>> 0;
        });
        expectSamePixels(picture);
      }),
      { numRuns: 200 },
    );
  });
});
