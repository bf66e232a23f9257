import { cpus } from "node:os";
import { Worker } from "node:worker_threads";
import { listSlideJobs } from "@slideloom/renderer";
import { chromium } from "playwright-core";
import { chromiumArgs, getChromium } from "../../scripts/find-chromium.mjs";
import { fontFaces, toHtml } from "../dom-slide.mjs";
import { buildJob } from "../fifteen-slides.mjs";
import { buildSatoriSlides } from "../satori-slide.mjs";
import { startSite } from "../site.mjs";
import { buildSlideTrees } from "../slide-trees.mjs";
import { DrawProcess } from "../../packages/server/dist/drawing/process/draw-process.js";

const cores = cpus().length;

/** Builds a post without the photo, because the API doesn't accept data URLs. */
export const buildPost = (variant) => ({ ...buildJob(variant), mediaUrls: {} });

/**
 * Starts renderers for 1080x1350 px PNGs, each with one process, thread or page per core. `draw(32)` draws slide 2 of
 * post 2, because each post has 15 slides, and posts and slides are numbered from 0.
 */
export async function startContenders() {
  return [startSlideloom(), await startSatori(), await startChromium()];
}

function startSlideloom() {
  const processes = Array.from({ length: cores }, () => new DrawProcess());
  const noMedia = () => Promise.reject(new Error("No media here."));
  return {
    name: "Slideloom",
    draw: takeTurns(
      processes.map((child) => async (number) => {
        const jobs = listSlideJobs(buildPost(Math.floor(number / 15)));
        const slide = await child.draw(jobs[number % 15], { type: "png", scale: 2 }, noMedia);
        return slide.bytes;
      }),
    ),
    stop: async () => processes.forEach((child) => child.kill()),
  };
}

async function startSatori() {
  const workerData = await buildSatoriSlides(buildPost(0));
  const workers = Array.from(
    { length: cores },
    () => new Worker(new URL("satori-thread.mjs", import.meta.url), { workerData }),
  );
  return {
    name: "satori + resvg-js",
    draw: takeTurns(
      workers.map((worker) => (number) => {
        const drawn = new Promise((resolve, reject) => {
          worker.once("message", resolve);
          worker.once("error", reject);
        });
        worker.postMessage(number % 15);
        return drawn;
      }),
    ),
    stop: () => Promise.all(workers.map((worker) => worker.terminate())),
  };
}

async function startChromium() {
  const { trees, fonts } = await buildSlideTrees(buildPost(0));
  const htmls = trees.map(toHtml);
  const site = await startSite();
  const browser = await chromium.launch({ executablePath: getChromium(), args: chromiumArgs });
  const options = { viewport: { width: 540, height: 675 }, deviceScaleFactor: 2 };
  const context = await browser.newContext(options);
  const draws = [];
  for (let page = 0; page < cores; page += 1) draws.push(await openPage());
  return {
    name: "Chromium",
    draw: takeTurns(draws),
    async stop() {
      await browser.close();
      await site.stop();
    },
  };

  /** Opens a page with loaded fonts that turns a slide's HTML into a screenshot. */
  async function openPage() {
    const page = await context.newPage();
    await page.goto(site.url);
    await page.evaluate(
      ([css, htmls]) => window.bench.prepare(css, htmls),
      [fontFaces(fonts), htmls],
    );
    return async (number) => {
      await page.evaluate((html) => window.bench.show(html), htmls[number % 15]);
      return page.screenshot({ type: "png" });
    };
  }
}

/** Distributes slides over renderers that each process one slide at a time. A slide waits until a renderer is free. */
function takeTurns(draws) {
  const idle = [...draws];
  const waiting = [];
  return async (number) => {
    const draw = idle.pop() ?? (await new Promise((resolve) => void waiting.push(resolve)));
    try {
      return await draw(number);
    } finally {
      const next = waiting.shift();
      if (next) next(draw);
      else idle.push(draw);
    }
  };
}
