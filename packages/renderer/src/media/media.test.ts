import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Renderer } from "@takumi-rs/core";
import fc from "fast-check";
import { PNG } from "pngjs";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { type Brand, defaultBrand, defaultDesign } from "@slideloom/core/design";
import { createEngine, type EngineNode } from "../engine/engine.ts";
import { createNodeSlideRenderer } from "../node/create-node-slide-renderer.ts";
import type { SlideJob } from "../slide-job.ts";
import { loadMedia } from "./media.ts";
import { convertImages } from "./convert-images.ts";

const engine = createEngine(new Renderer());

/** Builds a JPEG of 40 x 20 px, red on the left and blue on the right, with an EXIF orientation. */
async function photoWith(orientation: number): Promise<Uint8Array> {
  const half = (backgroundColor: string): EngineNode => ({
    type: "container",
    children: [],
    style: { width: 20, height: 20, backgroundColor },
  });
  const node: EngineNode = {
    type: "container",
    style: { display: "flex", flexDirection: "row", width: 40, height: 20 },
    children: [half("#ff0000"), half("#0000ff")],
  };
  const size = { widthPx: 40, heightPx: 20, scale: 1 };
  const jpeg = await engine.render(node, { ...size, type: "jpeg", images: [] });
  // APP1 with one entry in the big-endian IFD0: tag 0x0112, type SHORT, count 1 (CIPA DC-008).
  const tiff = `4d4d002a00000008 0001 0112000300000001000${orientation}0000 00000000`;
  const exif = Buffer.from(`ffe10022 457869660000 ${tiff}`.replaceAll(" ", ""), "hex");
  return Uint8Array.from([...jpeg.subarray(0, 2), ...exif, ...jpeg.subarray(2)]);
}

type Side = "red" | "blue";

/** Reads the image's first and last pixel. */
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
])("a photo with EXIF orientation %i is drawn upright", async (orientation, size, corners) => {
  expect(await cornersOf(orientation)).toEqual({ size, corners });
});

const cover = (url: string): SlideJob => ({
  post: {
    title: "T",
    content: [{ header: "H", description: [], layout: "picture", media: { url, tone: "natural" } }],
  },
  design: defaultDesign,
  format: "linkedin",
  postType: "carousel",
  slideIndex: 0,
  mediaUrls: {},
});

test("a photo as a data URL is drawn upright and in its colours, like any other", async () => {
  const bytes = await photoWith(6);
  const url = `data:image/jpeg;base64,${Buffer.from(bytes).toString("base64")}`;
  const renderer = createNodeSlideRenderer({ fetchBytes: async () => bytes });
  const [own, web] = await Promise.all(
    [url, "https://a.test/a.jpg"].map((one) => renderer.renderSlide(cover(one), { scale: 0.5 })),
  );
  expect(Buffer.from(own?.bytes ?? []).equals(web?.bytes ?? Buffer.of(0))).toBe(true);
});

test("a file that declares a huge number of pixels is not decoded", async () => {
  const header = Buffer.from("89504e470d0a1a0a0000000d49484452ffff0000ffff000008020000", "hex");
  const { media } = await loadMedia(engine, async () => header, "https://example.com/a.png");
  expect(media).toMatchObject({ kind: "failed", label: "a.png" });
});

describe("an SVG is an image, not a document", () => {
  /** Reads the colour at the centre of an SVG on white. */
  async function middleOf(content: string, head = ""): Promise<number[] | "failed"> {
    const svg = `${head}<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40">${content}</svg>`;
    const { image } = await loadMedia(engine, async () => Buffer.from(svg), "drawing.svg");
    if (!image) return "failed";
    const node: EngineNode = {
      type: "container",
      style: { display: "flex", width: 40, height: 40, backgroundColor: "#ffffff" },
      children: [{ type: "image", src: image.src, style: { width: 40, height: 40 } }],
    };
    const options = { widthPx: 40, heightPx: 40, scale: 1, type: "raw" as const, images: [image] };
    const at = (20 * 40 + 20) * 4;
    return [...(await engine.render(node, options)).subarray(at, at + 3)];
  }

  const green = '<rect width="40" height="40" fill="#00ff00"/>';

  test("its shapes are drawn", async () => {
    expect(await middleOf(green)).toEqual([0, 255, 0]);
  });

  test("that nests too deep for the engine isn't drawn, by any address or as a brand's image", async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${"<g>".repeat(10_000)}`;
    const cause = expect.stringContaining("nested more than 100 deep") as string;
    const data = `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
    for (const url of ["https://a.test/a.svg", data]) {
      const { media, image } = await loadMedia(engine, async () => Buffer.from(svg), url);
      expect(image).toBeNull();
      expect(media).toMatchObject({ kind: "failed", cause });
    }
    const brand: Brand = { ...defaultBrand, name: "Tea", avatar: data, placement: "all" };
    const { layout } = await createNodeSlideRenderer().renderSlide({ ...cover(data), brand });
    expect(layout.missingMedia?.map(({ message }) => message)).toEqual([cause, cause]);
  });

  test("is drawn from the bytes that were checked, not from its address", async () => {
    const data = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9" fill="red"/></svg>`)}`;
    const checked = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${green}</svg>`,
    );
    const renderer = createNodeSlideRenderer({ fetchBytes: async () => checked });
    const [one, other] = await Promise.all(
      [data, "https://a.test/a.svg"].map((url) => renderer.renderSlide(cover(url), { scale: 0.5 })),
    );
    expect(Buffer.from(one?.bytes ?? []).equals(other?.bytes ?? Buffer.of(0))).toBe(true);
  });

  test("scripts and foreign content are ignored", async () => {
    const page =
      '<foreignObject width="40" height="40"><p style="background:red">x</p></foreignObject>';
    expect(await middleOf(`<script>throw 1</script>${page}`)).toEqual([255, 255, 255]);
  });

  test("referenced files and URLs are not read", async () => {
    const file = join(await mkdtemp(join(tmpdir(), "svg-")), "red.png");
    const red = new PNG({ width: 1, height: 1 });
    red.data.set([255, 0, 0, 255]);
    await writeFile(file, PNG.sync.write(red));
    for (const href of [file, `file://${file}`, "https://example.invalid/red.png"]) {
      const image = `<image href="${href}" width="40" height="40"/>`;
      expect(await middleOf(image), href).toEqual([255, 255, 255]);
    }
  });

  test("entities are neither loaded from files nor expanded", async () => {
    const external = '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/hostname">]>';
    expect(await middleOf(`<text>&x;</text>${green}`, external)).toBe("failed");
    const levels = Array.from(
      { length: 9 },
      (_, level) => `<!ENTITY a${level + 1} "${`&a${level};`.repeat(10)}">`,
    );
    const bomb = `<!DOCTYPE svg [<!ENTITY a0 "aaaaaaaaaa">${levels.join("")}]>`;
    expect(await middleOf("<text>&a9;</text>", bomb)).toBe("failed");
  });
});

test("a large photo is scaled down once, in proportion", async () => {
  const options = { widthPx: 2400, heightPx: 1200, scale: 1, type: "jpeg" as const, images: [] };
  const style = { width: 2400, height: 1200, backgroundColor: "#ff0000" };
  const bytes = await engine.render({ type: "container", style, children: [] }, options);
  const { media, image } = await loadMedia(engine, async () => bytes, "photo.jpg");
  expect(media).toMatchObject({ kind: "image", widthPx: 1600, heightPx: 800 });
  expect(PNG.sync.read(Buffer.from(image?.data ?? []))).toMatchObject({ width: 1600, height: 800 });
});

describe("a truncated image", () => {
  const cause = "the file is incomplete: its end is missing";
  const load = async (bytes: Uint8Array, name = "photo") =>
    (await loadMedia(engine, async () => bytes, name)).media;

  test("is not drawn in part, wherever it was truncated", async () => {
    const noise = Buffer.from(Array.from({ length: 5400 }, (_, index) => (index * 7919) % 251));
    const image = sharp(noise, { raw: { width: 60, height: 30, channels: 3 } });
    const files = await Promise.all([
      ...(["jpeg", "png", "webp", "gif"] as const).map((type) => image.toFormat(type).toBuffer()),
      image.jpeg({ progressive: true }).toBuffer(),
    ]);
    for (const file of files) expect(await load(file)).toMatchObject({ kind: "image" });
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...files),
        fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
        async (file, share) => {
          const length = 16 + Math.floor(share * (file.length - 16));
          expect(await load(file.subarray(0, length))).toMatchObject({ kind: "failed", cause });
        },
      ),
    );
  });
});

describe("a media note", () => {
  const noteOf = async (bytes: Uint8Array, shrink?: (bytes: Uint8Array) => Promise<Uint8Array>) => {
    const read = async () => bytes;
    const reader = shrink ? convertImages(read, shrink) : read;
    const { media } = await loadMedia(engine, reader, "a.svg");
    return { kind: media.kind, note: media.note };
  };
  const svg = (content: string) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40">${content}</svg>`);

  test("lists the parts of an SVG that are not drawn", async () => {
    expect(await noteOf(svg("<rect/>"))).toEqual({ kind: "image", note: undefined });
    const html = '<foreignObject width="9" height="9"><p>Words</p></foreignObject>';
    const outside = '<image href="https://a.test/b.png" width="9" height="9"/>';
    expect(await noteOf(svg(html + outside))).toEqual({
      kind: "image",
      note: "is drawn without its HTML text (foreignObject) and images, fonts or styles from other files",
    });
  });

  test.for(["png", "jpeg", "gif", "webp"] as const)(
    "says that a %s with a very long edge was scaled down",
    async (type) => {
      const long = await sharp({
        create: { width: 8193, height: 60, channels: 3, background: "#ff0000" },
      })
        .toFormat(type)
        .toBuffer();
      const shrink = (bytes: Uint8Array) => sharp(bytes).resize(2160).png().toBuffer();
      expect(await noteOf(long, shrink)).toEqual({
        kind: "image",
        note: "is 8,193 by 60 pixels, so a smaller copy is drawn",
      });
      const short = await sharp(long).resize(8192).toFormat(type).toBuffer();
      expect(await noteOf(short, shrink)).toEqual({ kind: "image", note: undefined });
      // A smaller copy of a truncated image would look complete.
      const half = long.subarray(0, long.length / 2);
      expect(await noteOf(half, shrink)).toMatchObject({ kind: "failed" });
    },
  );
});
