import initTakumi, { Renderer } from "@takumi-rs/wasm";
import { expose, transfer } from "comlink";
import { createEngine } from "../engine/engine.ts";
import type { Pixels } from "../pixels.ts";
import { joinSlides } from "../outputs/join-slides.ts";
import { MediumError } from "../media/medium-error.ts";
import { convertImages } from "../media/convert-images.ts";
import { SlidePainter } from "../painting/slide-painter.ts";
import { createBrowserAssetSource } from "./asset-source.ts";
import { convertImage } from "./convert-image.ts";
import type { DrawnSlide, DrawRequest, DrawWorker } from "./worker-protocol.ts";

const assets = createBrowserAssetSource();
let setPainter: (painter: SlidePainter) => void;
const painting = new Promise<SlidePainter>((resolve) => {
  setPainter = resolve;
});

/** Resolves to null in Safari, which has no WebP encoder and returns a PNG. */
async function encodeWebp({ data, widthPx, heightPx }: Pixels, quality: number) {
  const canvas = new OffscreenCanvas(widthPx, heightPx);
  const image = new ImageData(new Uint8ClampedArray(data.buffer), widthPx, heightPx);
  canvas.getContext("2d", { alpha: false })?.putImageData(image, 0, 0);
  const blob = await canvas.convertToBlob({ type: "image/webp", quality: quality / 100 });
  return blob.type === "image/webp" ? new Uint8Array(await blob.arrayBuffer()) : null;
}

/** Fetches media. Browsers don't reveal why a cross-origin request failed. */
async function fetchMediaBytes(url: string): Promise<Uint8Array> {
  const host = new URL(url, location.href).hostname;
  const response = await fetch(url).catch((cause: unknown) => {
    const reason = host
      ? `${host} can't be reached, or does not let other pages read it`
      : "it is no longer in this browser";
    throw new MediumError(reason, { cause });
  });
  if (!response.ok) throw new MediumError(`${host} responded with status ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

async function draw({ job, ...options }: DrawRequest): Promise<DrawnSlide> {
  const painter = await painting;
  const slide = await painter.layOut(job);
  const bytes = await painter.paint(slide, options);
  const { layout } = slide;
  const { scale } = options;
  return {
    bytes,
    layout,
    widthPx: Math.round(layout.widthPx * scale),
    heightPx: Math.round(layout.heightPx * scale),
  };
}

const worker: DrawWorker = {
  async start(engine) {
    await initTakumi({ module_or_path: engine });
    setPainter(
      new SlidePainter({
        engine: createEngine(new Renderer(), encodeWebp),
        assets,
        fetchBytes: convertImages(fetchMediaBytes, convertImage),
      }),
    );
  },
  async draw(request) {
    const drawn = await draw(request);
    return transfer(drawn, [drawn.bytes.buffer]);
  },
  async drawBitmap(request) {
    const { bytes, layout, widthPx, heightPx } = await draw({ ...request, type: "raw" });
    const pixels = new Uint8ClampedArray(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const bitmap = await createImageBitmap(new ImageData(pixels, widthPx, heightPx));
    return transfer({ bitmap, layout }, [bitmap]);
  },
  async join(type, slides, job, options) {
    const bytes = await joinSlides(type, slides, job, options, assets);
    return transfer(bytes, [bytes.buffer]);
  },
  async checkVideoSupport(job) {
    const { checkVideoSupport } = await import("../video/check-video-support.ts");
    return checkVideoSupport(job);
  },
  async video(job, options, onProgress) {
    const { writeVideo } = await import("../video/write-video.ts");
    return writeVideo(await painting, job, options, onProgress);
  },
};

expose(worker);
