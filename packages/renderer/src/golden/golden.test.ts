import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Renderer as NativeRenderer } from "@takumi-rs/core";
import { Renderer as WasmRenderer } from "@takumi-rs/wasm/node";
import { describe, expect, test } from "vitest";
import { createEngine, type Engine } from "../engine/engine.ts";
import type { LaidOutSlide } from "../painting/slide-painter.ts";
import { goldenCases, type GoldenCase } from "./golden-cases.fixture.ts";
import { compareImages, readPng, writePng } from "./golden-image.fixture.ts";
import type { GoldenImage } from "./golden-image.fixture.ts";
import { createNodePainter } from "../painting/node-painter.fixture.ts";
import { sampleCases } from "../../../../scripts/test-sample.mjs";

const folder = fileURLToPath(new URL("../../golden/", import.meta.url));
const failures = fileURLToPath(new URL("../../../../test-results/golden/", import.meta.url));
const update = process.env["UPDATE_GOLDEN"] === "1";

// Measured on x64 Linux: slides are byte-identical to the golden images. Elsewhere, floating point may round an edge
// differently.
const exact = process.platform === "linux" && process.arch === "x64";
const toleratedShare = exact ? 0 : 0.002;

const wasm = createEngine(new WasmRenderer());
const native = createEngine(new NativeRenderer());
const painters = new Map(
  [wasm, native].map((engine) => [engine, createNodePainter({ engine })] as const),
);

function layOut(engine: Engine, { job }: GoldenCase): Promise<LaidOutSlide> {
  const painter = painters.get(engine);
  if (!painter) throw new Error("No painter for this engine");
  return painter.layOut(job);
}

/** Device pixels per CSS px of golden images: visible mistakes still show, and the files stay small. */
const scale = 0.5;

async function draw(engine: Engine, golden: GoldenCase): Promise<GoldenImage> {
  const slide = await layOut(engine, golden);
  const data = await painters.get(engine)?.paint(slide, { scale, type: "raw" });
  if (!data) throw new Error("Nothing was drawn");
  const [width, height] = [slide.widthPx, slide.heightPx].map((px) => Math.round(px * scale));
  return { width: width ?? 0, height: height ?? 0, data };
}

/** Fails with the number of differing pixels, and writes the image and its differences. */
function expectGolden(name: string, golden: GoldenImage | null, drawn: GoldenImage): void {
  if (!golden) throw new Error(`${name} has no golden picture: npm run golden`);
  const { count, difference } = compareImages(golden, drawn, exact);
  const tolerated = drawn.width * drawn.height * toleratedShare;
  if (count > tolerated) {
    writePng(join(failures, `${name}.png`), drawn);
    if (difference) writePng(join(failures, `${name}.difference.png`), difference);
  }
  expect(count, `pixels of ${name} that differ`).toBeLessThanOrEqual(tolerated);
}

function pathOf(name: string): string {
  return join(folder, `${name}.png`);
}

describe("golden images", () => {
  const drawnByWasm = new Set(sampleCases(goldenCases, 7));
  test.each(goldenCases)("$template $sizePreset $kind", async (golden) => {
    const name = `${golden.template}/${golden.sizePreset}-${golden.kind}`;
    const drawn = await draw(native, golden);
    if (update) writePng(pathOf(name), drawn);
    expectGolden(name, readPng(pathOf(name)), drawn);
    if (exact && drawnByWasm.has(golden)) {
      const { count } = compareImages(drawn, await draw(wasm, golden), exact);
      expect(count, "pixels that the native and the wasm engine draw differently").toBe(0);
    }
  });
});
