import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { listSlideJobs } from "@slideloom/renderer";
import { buildJob, fifteenSlides } from "./fifteen-slides.mjs";
import { fontFaces, toHtml } from "./dom-slide.mjs";
import { buildSlideTrees, drawPhoto } from "./slide-trees.mjs";
import { median, percentile, rotate, sum } from "./statistics.mjs";

const peerNames = ["snapdom", "html-to-image", "modern-screenshot", "html2canvas-pro"];
const workerCounts = [1, 2, 4];
const ways = ["fast", "small", "canvas"];

/** Lists the contenders of each round. Each contender returns the measurements that it made in the page. */
function listContenders(wanted) {
  return [
    {
      name: "Slideloom, ZIP",
      run: (page, { job }) => page.evaluate((job) => window.bench.exportWithSlideloom(job), job),
    },
    {
      name: "Slideloom, one by one",
      run: (page, { job }) =>
        page.evaluate(([job, wanted]) => window.bench.drawOneByOne(job, wanted), [job, wanted]),
    },
    ...peerNames.map((name) => ({
      name,
      run: (page, { htmls }) =>
        page.evaluate(
          ([name, htmls, wanted]) => window.bench.exportWithPeer(name, htmls, wanted),
          [name, htmls, wanted],
        ),
    })),
    {
      name: "PNG encoding alone",
      run: (page, { job }) => page.evaluate((job) => window.bench.encodeAlone(job), job),
    },
    {
      name: "PNG encoding alone, Chromium's pixels",
      run: (page) => page.evaluate(() => window.bench.encodePeersPixels()),
    },
    ...ways.flatMap((way) =>
      workerCounts.map((count) => ({
        name: `${way} ${count}`,
        run: (page, { job }) =>
          page.evaluate(
            ([job, way, count]) => window.bench.exportInWorkers(job, way, count),
            [job, way, count],
          ),
      })),
    ),
  ];
}

/**
 * Measures how long Slideloom and other libraries take to draw slides and build a ZIP in the browser. The time of the
 * browser's PNG encoder alone is the lower bound.
 */
export async function measureExport({ browser, site, rounds, pictures }) {
  const photoUrl = await drawPhoto();
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const wanted = pictures ? fifteenSlides.content.map((_, index) => index) : [];
  const contenders = listContenders(wanted);
  const results = new Map(contenders.map(({ name }) => [name, []]));
  const steps = [];
  try {
    await page.goto(site.url);
    for (let round = 0; round <= rounds; round += 1) {
      const { trees, fonts } = await buildSlideTrees(buildJob(round, photoUrl));
      const htmls = trees.map(toHtml);
      await page.evaluate(
        ([css, htmls]) => window.bench.prepare(css, htmls),
        [fontFaces(fonts), htmls],
      );
      for (const [turn, { name, run }] of rotate(contenders, round).entries()) {
        const job = buildJob(round * contenders.length + turn, photoUrl);
        const result = await run(page, { job, htmls });
        // The first round warms up fonts, compiled code and the libraries' caches.
        if (round > 0) results.get(name).push(result);
        if (pictures) writePictures(join(pictures, name), result.pictures ?? []);
      }
    }
    const job = buildJob((rounds + 1) * contenders.length, photoUrl);
    for (const slideJob of listSlideJobs(job)) {
      steps.push(await page.evaluate((job) => window.bench.timeSteps(job, 2), slideJob));
    }
  } finally {
    await context.close();
  }
  return { rounds, ...summarize(results), steps: summarizeSteps(steps) };
}

function writePictures(folder, pictures) {
  if (pictures.length > 0) mkdirSync(folder, { recursive: true });
  for (const [index, base64] of pictures.entries()) {
    writeFileSync(join(folder, `slide-${index + 1}.png`), Buffer.from(base64, "base64"));
  }
}

function summarize(results) {
  const slideOf = (name) => median(results.get(name).flatMap(({ slidesMs }) => slidesMs));
  const zipsOf = (name) => results.get(name).map(({ zipMs }) => zipMs);
  const zipOf = (name) => ({
    zipMs: median(zipsOf(name)),
    zipP90Ms: percentile(zipsOf(name), 0.9),
    zipRoundsMs: zipsOf(name).map(Math.round),
    zipBytes: median(results.get(name).map(({ bytes }) => bytes)),
  });
  const encodingOf = (name) => {
    const zips = results.get(name).map(({ slidesMs }) => sum(slidesMs));
    return { slideMs: slideOf(name), zipMs: median(zips), zipP90Ms: percentile(zips, 0.9) };
  };
  return {
    slideloom: { slideMs: slideOf("Slideloom, one by one"), ...zipOf("Slideloom, ZIP") },
    peers: peerNames.map((name) => ({ name, slideMs: slideOf(name), ...zipOf(name) })),
    encoding: encodingOf("PNG encoding alone"),
    encodingOfPeers: encodingOf("PNG encoding alone, Chromium's pixels"),
    ways: ways.flatMap((way) =>
      workerCounts.map((count) => ({ way, count, ...zipOf(`${way} ${count}`) })),
    ),
  };
}

/**
 * Returns medians from the third slide on, because these slides are drawn on a cached background. Only `firstRawMs` is
 * the first slide's time, without the cache.
 */
function summarizeSteps([first, , ...later]) {
  const of = (name) => median(later.map((step) => step[name]));
  const rawMs = of("rawMs");
  return {
    layoutMs: of("layoutMs"),
    firstRawMs: first.rawMs,
    rawMs,
    fastMs: of("fastMs") - rawMs,
    smallMs: of("smallMs") - rawMs,
  };
}
