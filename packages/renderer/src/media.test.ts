import { Renderer } from "@takumi-rs/core";
import { PNG } from "pngjs";
import { expect, test } from "vitest";
import { createEngine, type EngineNode } from "./engine.ts";
import { loadMedia } from "./media.ts";

const engine = createEngine(new Renderer());

/** A JPEG of 40 x 20 px, its left half red and its right half blue, with an EXIF orientation. */
async function photoWith(orientation: number): Promise<Uint8Array> {
  const half = (backgroundColor: string): EngineNode => ({
    ...{ type: "container", children: [], style: { width: 20, height: 20, backgroundColor } },
  });
  const node: EngineNode = {
    type: "container",
    style: { display: "flex", flexDirection: "row", width: 40, height: 20 },
    children: [half("#ff0000"), half("#0000ff")],
  };
  const size = { widthPx: 40, heightPx: 20, scale: 1 };
  const jpeg = await engine.render(node, { ...size, type: "jpeg", images: [] });
  // APP1 with one entry in the big-endian IFD0: tag 0x0112, type SHORT, count 1 (CIPA DC-008).
  const exif = Uint8Array.from([
    ...[0xff, 0xe1, 0x00, 0x22, 0x45, 0x78, 0x69, 0x66, 0x00, 0x00],
    ...[0x4d, 0x4d, 0x00, 0x2a, 0x00, 0x00, 0x00, 0x08, 0x00, 0x01],
    ...[0x01, 0x12, 0x00, 0x03, 0x00, 0x00, 0x00, 0x01, 0x00, orientation, 0x00, 0x00],
    ...[0x00, 0x00, 0x00, 0x00],
  ]);
  return Uint8Array.from([...jpeg.subarray(0, 2), ...exif, ...jpeg.subarray(2)]);
}

type Side = "red" | "blue";

/** What stands at the picture's first and last pixel. */
async function cornersOf(orientation: number): Promise<{ size: number[]; corners: Side[] }> {
  const bytes = await photoWith(orientation);
  const { media, image } = await loadMedia(engine, async () => bytes, "photo.jpg");
  if (!image) throw new Error("Not loaded");
  const { widthPx: width, heightPx: height } = media;
  const node: EngineNode = {
    type: "container",
    style: { display: "flex", width, height },
    children: [{ type: "image", src: image.src, style: { width, height } }],
  };
  const options = { widthPx: width, heightPx: height, scale: 1, images: [image] };
  const png = PNG.sync.read(Buffer.from(await engine.render(node, { ...options, type: "png" })));
  const sideAt = (at: number): Side => ((png.data[at] ?? 0) > 128 ? "red" : "blue");
  return { size: [width, height], corners: [sideAt(0), sideAt(png.data.length - 4)] };
}

test.each([
  [1, [40, 20], ["red", "blue"]],
  [2, [40, 20], ["blue", "red"]],
  [3, [40, 20], ["blue", "red"]],
  [4, [40, 20], ["red", "blue"]],
  [5, [20, 40], ["red", "blue"]],
  [6, [20, 40], ["red", "blue"]],
  [7, [20, 40], ["blue", "red"]],
  [8, [20, 40], ["blue", "red"]],
])("a photo with EXIF orientation %i stands upright", async (orientation, size, corners) => {
  expect(await cornersOf(orientation)).toEqual({ size, corners });
});
