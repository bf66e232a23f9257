import { createNodeSlideRenderer } from "@slideloom/renderer/node";
import { buildJob } from "./fifteen-slides.mjs";
import { timed } from "./satori-slide.mjs";
import { drawPhoto } from "./slide-trees.mjs";
import { median } from "./statistics.mjs";

const slides = 100;
const types = ["pdf", "zip"];

/**
 * Measures how long a PDF and a ZIP of a hundred slides take in Node on one thread. The command line renders this way
 * too.
 */
export async function measureHundred({ rounds }) {
  const photoUrl = await drawPhoto();
  const renderer = createNodeSlideRenderer();
  const results = types.map((type) => ({ type, timesMs: [], bytes: 0 }));
  for (let round = 0; round <= rounds; round += 1) {
    for (const result of results) {
      const job = repeatSlides(buildJob(round, photoUrl));
      const { ms, result: drawn } = await timed(() => renderer.renderFile(result.type, job));
      if (round > 0) result.timesMs.push(ms);
      result.bytes = drawn.file.length;
    }
  }
  return {
    slides,
    rounds,
    files: results.map(({ type, timesMs, bytes }) => ({ type, ms: median(timesMs), bytes })),
  };
}

/** Repeats the fifteen slides with distinct headers. */
function repeatSlides({ post, ...job }) {
  const content = Array.from({ length: slides }, (_, index) => {
    const slide = post.content[index % post.content.length];
    return { ...slide, header: `${slide.header} ${index + 1}` };
  });
  return { ...job, post: { ...post, content } };
}
