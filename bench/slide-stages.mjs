import { Renderer as NativeRenderer } from "@takumi-rs/core";
import { Renderer as WasmRenderer } from "@takumi-rs/wasm/node";
import { listSlideJobs } from "@slideloom/renderer";
import { ensureBuilt } from "../scripts/build.mjs";
import { buildJob } from "./fifteen-slides.mjs";
import { table } from "./markdown.mjs";
import { median } from "./statistics.mjs";

const engines = { WebAssembly: WasmRenderer, native: NativeRenderer };
const rounds = 5;

await ensureBuilt("packages");
const { createEngine } = await import("../packages/renderer/dist/engine/engine.js");
const { createNodeAssetSource } = await import("../packages/renderer/dist/node/asset-source.js");
const { SlidePainter } = await import("../packages/renderer/dist/painting/slide-painter.js");

/** Returns the CPU time of the work in ms, which excludes waiting for a core. */
async function processorMs(work) {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Wraps an engine to count and time its text measurements. */
function countMeasures(engine) {
  const counted = { count: 0, ms: 0 };
  const measure = async (...options) => {
    let measured;
    counted.count += 1;
    counted.ms += await processorMs(async () => {
      measured = await engine.measure(...options);
    });
    return measured;
  };
  return { counted, engine: { ...engine, measure } };
}

async function timeLayout(painter, counted, job) {
  Object.assign(counted, { count: 0, ms: 0 });
  const ms = await processorMs(() => painter.layOut(job));
  return { ms, measures: counted.count, measuringMs: counted.ms };
}

const withKey = ({ post, ...job }) => ({
  ...job,
  post: {
    ...post,
    content: post.content.map((slide, index) =>
      index === job.slideIndex ? { ...slide, header: `${slide.header}a` } : slide,
    ),
  },
});

/**
 * Measures every rendering step of a slide in one engine. The cover is measured separately, because it has ornaments.
 */
async function measureEngine(Renderer) {
  const times = { cover: {}, other: {} };
  const { engine, counted } = countMeasures(createEngine(new Renderer()));
  const painter = new SlidePainter({
    engine,
    assets: createNodeAssetSource(),
    fetchBytes: () => Promise.reject(new Error("No media here")),
  });
  for (let round = 0; round <= rounds; round += 1) {
    for (const job of listSlideJobs({ ...buildJob(round, ""), mediaUrls: {} })) {
      const kind = times[job.slideIndex === 0 ? "cover" : "other"];
      const note = (stage, value) => round > 0 && (kind[stage] ??= []).push(value);
      const laidOut = await timeLayout(painter, counted, job);
      note("layout, new words", laidOut.ms);
      note("… of it measuring", laidOut.measuringMs);
      note("… measurements", laidOut.measures);
      const typed = await timeLayout(painter, counted, withKey(job));
      note("layout after a key press", typed.ms);
      note("… measurements after it", typed.measures);
      const primaryColor = `#4f${(16 * (round + 1) + job.slideIndex).toString(16)}f5`;
      const design = { ...job.design, primaryColor };
      const colored = await timeLayout(painter, counted, { ...job, design });
      note("layout in another colour", colored.ms);
      note("… measurements in it", colored.measures);
      await noteDrawing({ painter, engine, slide: await painter.layOut(job), note });
    }
  }
  return times;
}

async function noteDrawing({ painter, engine, slide, note }) {
  const { widthPx, heightPx, images } = slide;
  for (const scale of [1, 2]) {
    const draw = (node, own = []) =>
      processorMs(() =>
        engine.render(node, { widthPx, heightPx, scale, type: "raw", images: own }),
      );
    note(`backdrop, ${scale}x`, await draw(slide.backdrop));
    if (slide.ornaments) {
      note(`ornaments in a new colour, ${scale}x`, await draw(slide.ornaments));
    }
    note(`foreground, ${scale}x`, await draw(slide.foreground, images));
    const paint = (type) =>
      processorMs(() => painter.paint(slide, { scale, type, inSeries: true }));
    // The second paint caches the ornaments with the backdrop.
    for (let time = 0; time < 2; time += 1) await paint("raw");
    const rawMs = await paint("raw");
    note(`all on the kept backdrop, ${scale}x`, rawMs);
    if (scale === 1) continue;
    note("encoding as PNG, 2x", (await paint("png")) - rawMs);
    note("encoding as JPEG, 2x", (await paint("jpeg")) - rawMs);
  }
}

const results = [];
for (const Renderer of Object.values(engines)) results.push(await measureEngine(Renderer));
const stages = Object.keys(results[0].cover);
const show = (values) => (values ? median(values).toFixed(1) : "");
console.log(
  table(
    [
      "Processor, ms",
      ...Object.keys(engines).flatMap((name) => [`${name}, cover`, "other slides"]),
    ],
    stages.map((stage) => [
      stage,
      ...results.flatMap(({ cover, other }) => [show(cover[stage]), show(other[stage])]),
    ]),
  ),
);
process.exit(0);
