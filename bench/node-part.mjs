import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createNodeSlideRenderer } from "@slideloom/renderer/node";
import { zipSlides } from "../packages/renderer/dist/outputs/zip-slides.js";
import { buildJob } from "./fifteen-slides.mjs";
import { buildSatoriSlides, drawWithSatori, timed } from "./satori-slide.mjs";
import { drawPhoto } from "./slide-trees.mjs";
import { listSlideJobs } from "@slideloom/renderer";
import { median, percentile, rotate, sum } from "./statistics.mjs";

function createSlideloom() {
  const renderer = createNodeSlideRenderer();
  return {
    name: "Slideloom",
    drawAll: (job, count) =>
      drawEach(listSlideJobs(job).slice(0, count), async (slideJob) => {
        const { ms, result } = await timed(() => renderer.renderSlide(slideJob));
        return { ms, file: result.bytes };
      }),
  };
}

function createSatori() {
  return {
    name: "satori + resvg-js",
    async drawAll(job, count) {
      const { elements, options } = await buildSatoriSlides(job);
      return drawEach(elements.slice(0, count), (element) => drawWithSatori(element, options));
    },
  };
}

async function drawEach(slides, draw) {
  const drawn = [];
  for (const slide of slides) drawn.push(await draw(slide));
  const zip = await timed(() =>
    zipSlides(
      drawn.map(({ file }) => ({ bytes: file })),
      null,
      {},
    ),
  );
  return {
    drawn,
    zipMs: sum(drawn.map(({ ms }) => ms)) + zip.ms,
    bytes: zip.result.byteLength,
  };
}

/** Measures the slides one by one in Node, with Slideloom's native engine and with satori and resvg-js. */
export async function measureNode({ rounds, pictures }) {
  const photoUrl = await drawPhoto();
  const contenders = [createSlideloom(), createSatori()];
  const results = new Map(contenders.map(({ name }) => [name, []]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const { name, drawAll } of rotate(contenders, round)) {
      // The first round only warms up code, so three slides are enough unless their images are saved.
      const count = round === 0 && !pictures ? 3 : Number.POSITIVE_INFINITY;
      const result = await drawAll(buildJob(round, photoUrl), count);
      if (round === 0 && pictures) writePictures(join(pictures, `${name} in Node`), result.drawn);
      if (round > 0) results.get(name).push(result);
    }
  }
  return [...results].map(([name, runs]) => summarize(name, runs));
}

function writePictures(folder, drawn) {
  mkdirSync(folder, { recursive: true });
  for (const [index, { file }] of drawn.entries()) {
    writeFileSync(join(folder, `slide-${index + 1}.png`), file);
  }
}

function summarize(name, runs) {
  const slides = runs.flatMap(({ drawn }) => drawn);
  const zips = runs.map(({ zipMs }) => zipMs);
  return {
    name,
    slideMs: median(slides.map(({ ms }) => ms)),
    zipMs: median(zips),
    zipP90Ms: percentile(zips, 0.9),
    zipBytes: median(runs.map(({ bytes }) => bytes)),
    ...(slides[0].svgMs !== undefined && {
      svgMs: median(slides.map(({ svgMs }) => svgMs)),
      pngMs: median(slides.map(({ pngMs }) => pngMs)),
    }),
  };
}
