import initTakumi, { Renderer } from "@takumi-rs/wasm";
import wasmUrl from "@takumi-rs/wasm/takumi_wasm_bg.wasm?url";
import { expose, transfer } from "comlink";
import { createBrowserAssetSource } from "../../packages/renderer/src/browser/asset-source.ts";
import { createEngine } from "../../packages/renderer/src/engine/engine.ts";
import { SlidePainter } from "../../packages/renderer/src/painting/slide-painter.ts";

/** The painter of the product's worker, used directly so that each step can be timed. */
const ready = initTakumi({ module_or_path: wasmUrl }).then(
  () =>
    new SlidePainter({
      engine: createEngine(new Renderer()),
      assets: createBrowserAssetSource(),
      fetchBytes: async (url) => new Uint8Array(await (await fetch(url)).arrayBuffer()),
    }),
);

function toImageData(bytes, { widthPx, heightPx }, scale) {
  const pixels = new Uint8ClampedArray(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return new ImageData(pixels, Math.round(widthPx * scale), Math.round(heightPx * scale));
}

function toCanvas(imageData) {
  const canvas = new OffscreenCanvas(imageData.width, imageData.height);
  canvas.getContext("2d").putImageData(imageData, 0, 0);
  return canvas;
}

async function timeEncoding(canvas) {
  const startMs = performance.now();
  await canvas.convertToBlob();
  return performance.now() - startMs;
}

expose({
  /** Renders a slide as PNG. `way` is the encoder: `fast` (renderer), `small` (engine) or `canvas` (browser). */
  async drawPng(job, way, scale) {
    const painter = await ready;
    const slide = await painter.layOut(job);
    if (way !== "canvas") {
      const bytes = await painter.paint(slide, { scale, type: "png", compression: way });
      return transfer(bytes, [bytes.buffer]);
    }
    const raw = await painter.paint(slide, { scale, type: "raw" });
    const blob = await toCanvas(toImageData(raw, slide, scale)).convertToBlob();
    const bytes = new Uint8Array(await blob.arrayBuffer());
    return transfer(bytes, [bytes.buffer]);
  },

  /** Returns the time of each step from a job to a screen bitmap, and of encoding the slide as PNG, ms. */
  async timeSteps(job, scale) {
    const painter = await ready;
    const times = [performance.now()];
    const slide = await painter.layOut(job);
    times.push(performance.now());
    const raw = await painter.paint(slide, { scale, type: "raw" });
    times.push(performance.now());
    (await createImageBitmap(toImageData(raw, slide, scale))).close();
    times.push(performance.now());
    for (const compression of ["fast", "small"]) {
      await painter.paint(slide, { scale, type: "png", compression });
      times.push(performance.now());
    }
    const [layoutMs, rawMs, bitmapMs, fastMs, smallMs] = times
      .slice(1)
      .map((ms, step) => ms - times[step]);
    return { layoutMs, rawMs, bitmapMs, fastMs, smallMs };
  },

  /** Returns the time that the browser's PNG encoder takes for each slide rendered by Slideloom, ms. */
  async timeEncoding(jobs, scale) {
    const painter = await ready;
    const times = [];
    for (const job of jobs) {
      const slide = await painter.layOut(job);
      const raw = await painter.paint(slide, { scale, type: "raw" });
      times.push(await timeEncoding(toCanvas(toImageData(raw, slide, scale))));
    }
    return times;
  },

  /** Returns the time that the browser's PNG encoder takes for each of these finished images, ms. */
  async timeEncodingAgain(files) {
    const times = [];
    for (const file of files) {
      const bitmap = await createImageBitmap(new Blob([file]));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      canvas.getContext("2d").drawImage(bitmap, 0, 0);
      times.push(await timeEncoding(canvas));
    }
    return times;
  },
});
