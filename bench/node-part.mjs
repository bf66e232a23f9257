import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { findAssetFile, createNodeSlideRenderer } from "@slideloom/renderer/node";
import satori from "satori";
import { zipSlides } from "../packages/renderer/dist/zip-slides.js";
import { buildJob } from "./fifteen-slides.mjs";
import { buildSlideTrees, drawPhoto } from "./slide-trees.mjs";
import { listSlideJobs } from "@slideloom/renderer";
import { median, percentile, rotate, sum } from "./statistics.mjs";

const size = { width: 540, height: 675 };
const scale = 2;

async function timed(work) {
  const startMs = performance.now();
  const result = await work();
  return { ms: performance.now() - startMs, result };
}

/**
 * A slide's tree as elements for satori; emoji as data URLs, read before the clock runs. It knows no unicode ranges, so that
 * each font file has its own name there and a family is the list of its files.
 */
function toElement(node, files) {
  const { fontFamily } = node.style;
  const style = {
    boxSizing: "border-box",
    ...node.style,
    ...(fontFamily && { fontFamily: listFiles(fontFamily, files) }),
  };
  switch (node.type) {
    case "container": {
      const children = node.children.map((child) => toElement(child, files));
      return { type: "div", props: { style, children } };
    }
    case "text":
      return { type: "span", props: { style, children: node.text } };
    case "image": {
      const { src, width, height } = node;
      return { type: "img", props: { src: readPicture(src), width, height, style } };
    }
  }
}

function subsetName({ name, data }) {
  return `${name} ${data.fileName.replace(/-\d+-normal/, "")}`;
}

function listFiles(fontFamily, fonts) {
  const families = fontFamily.split(", ").map((name) => name.replaceAll('"', ""));
  const names = families.flatMap((family) =>
    fonts.filter(({ name }) => name === family).map(subsetName),
  );
  return [...new Set(names)].map((name) => `"${name}"`).join(", ");
}

function readPicture(src) {
  if (!src.startsWith("emoji:")) return src;
  const svg = readFileSync(findAssetFile("emoji", `${src.slice("emoji:".length)}.svg`));
  return `data:image/svg+xml;base64,${svg.toString("base64")}`;
}

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
      const { trees, fonts } = await buildSlideTrees(job);
      const options = {
        ...size,
        fonts: fonts.map((font) => ({
          name: subsetName(font),
          data: font.data,
          weight: font.weight ?? 400,
        })),
      };
      return drawEach(
        trees.slice(0, count).map((tree) => toElement(tree, fonts)),
        async (element) => {
          const svg = await timed(() => satori(element, options));
          const png = await timed(() =>
            new Resvg(svg.result, {
              fitTo: { mode: "zoom", value: scale },
              font: { loadSystemFonts: false },
            })
              .render()
              .asPng(),
          );
          return { ms: svg.ms + png.ms, svgMs: svg.ms, pngMs: png.ms, file: png.result };
        },
      );
    },
  };
}

async function drawEach(slides, draw) {
  const drawn = [];
  for (const slide of slides) drawn.push(await draw(slide));
  const zip = await timed(() => zipSlides(drawn.map(({ file }) => file)));
  return {
    drawn,
    zipMs: sum(drawn.map(({ ms }) => ms)) + zip.ms,
    bytes: zip.result.byteLength,
  };
}

/** The same slides in Node, one after the other: Slideloom's native engine and satori with resvg-js. */
export async function measureNode({ rounds, pictures }) {
  const photoUrl = await drawPhoto();
  const contenders = [createSlideloom(), createSatori()];
  const results = new Map(contenders.map(({ name }) => [name, []]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const { name, drawAll } of rotate(contenders, round)) {
      // A few slides compile what the later rounds run through.
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
