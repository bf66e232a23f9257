import { Renderer as NativeRenderer } from "@takumi-rs/core";
import { Renderer as WasmRenderer } from "@takumi-rs/wasm/node";
import { patterns } from "@slideloom/core/design";
import { listSlideJobs } from "@slideloom/renderer";
import { createEngine } from "../packages/renderer/dist/engine/engine.js";
import { createNodeAssetSource } from "../packages/renderer/dist/node/asset-source.js";
import { SlidePainter } from "../packages/renderer/dist/painting/slide-painter.js";
import { buildJob } from "./fifteen-slides.mjs";
import { median } from "./statistics.mjs";

/** Widths of the editor's slide preview in device pixels, at 1x and 2x, each followed by the next smaller width. */
const stageWidthsPx = [435, 434, 870, 869];

const engines = [
  { engine: "WebAssembly", Renderer: WasmRenderer },
  { engine: "native", Renderer: NativeRenderer },
];

/** Returns wall-clock and CPU time in ms; CPU time excludes waiting for a core. */
async function timed(run) {
  const startMs = performance.now();
  const before = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(before);
  return { ms: performance.now() - startMs, processorMs: (user + system) / 1000 };
}

/**
 * Renders a slide with a new backdrop three times: first without a cache, then filling the cache, then from the cache.
 */
async function drawThrice(painter, job, stagePx) {
  const slide = await painter.layOut(job);
  const draw = () =>
    timed(() => painter.paint(slide, { scale: stagePx / slide.widthPx, type: "raw" }));
  const [first] = [await draw(), await draw()];
  return { first, later: await draw() };
}

function summarize(runs) {
  const of = (drawing) => ({
    ms: median(runs.map((run) => run[drawing].ms)),
    processorMs: median(runs.map((run) => run[drawing].processorMs)),
  });
  return { first: of("first"), later: of("later") };
}

/** Measures painting slide previews in Node, without layout. Later slides reuse the first slide's backdrop. */
export async function measureStages({ rounds }) {
  const results = [];
  for (const { engine, Renderer } of engines) {
    const painter = new SlidePainter({
      engine: createEngine(new Renderer()),
      assets: createNodeAssetSource(),
      fetchBytes: () => Promise.reject(new Error("No media here")),
    });
    for (const stagePx of stageWidthsPx) {
      for (const pattern of patterns.filter((name) => name !== "none")) {
        const runs = [];
        for (let round = 0; round <= rounds; round += 1) {
          const job = buildJob(round, "");
          job.design = { ...job.design, backgroundPattern: pattern };
          const [, slideJob] = listSlideJobs({ ...job, mediaUrls: {} });
          runs.push(await drawThrice(painter, slideJob, stagePx));
        }
        results.push({ engine, stagePx, pattern, ...summarize(runs.slice(1)) });
      }
    }
  }
  return results;
}
