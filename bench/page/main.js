import { parsePost } from "@slideloom/core/document";
import { listSlideJobs } from "@slideloom/renderer";
import { createBrowserSlideRenderer } from "@slideloom/renderer/browser";
import { wrap } from "comlink";
import { zipFiles } from "../../packages/renderer/src/outputs/zip-files.ts";
import { embedFonts, peers } from "./peers.js";

const scale = 2;
const renderer = createBrowserSlideRenderer();
const workers = [];
/** Images from the last run of a compared library. */
let peerFiles = [];

function getWorkers(count) {
  while (workers.length < count) {
    workers.push(
      wrap(new Worker(new URL("./draw-worker.js", import.meta.url), { type: "module" })),
    );
  }
  return workers.slice(0, count);
}

async function mount(html) {
  const stage = document.getElementById("stage");
  stage.innerHTML = html;
  await Promise.all([...stage.querySelectorAll("img")].map((image) => image.decode()));
  await document.fonts.ready;
  // Fonts requested by the first layout are available in the second frame.
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  await document.fonts.ready;
  return stage.firstElementChild;
}

async function timed(work) {
  const startMs = performance.now();
  const result = await work();
  return { ms: performance.now() - startMs, result };
}

const packFiles = (files) =>
  new Blob([zipFiles(files.map((bytes, index) => [`slide-${index + 1}.png`, bytes]))]);

const toBase64 = (bytes) =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(reader.result.split(",")[1]));
    reader.readAsDataURL(new Blob([bytes]));
  });

/** Functions that the benchmark calls. Times are milliseconds, measured in the page. */
window.bench = {
  /** Prepares the page and its libraries for slides in these fonts. */
  async prepare(fontCss, htmls) {
    document.getElementById("fonts").textContent = fontCss;
    await mount(`<div>${htmls.join("")}</div>`);
    await embedFonts(fontCss);
  },

  /** Shows a slide; resolves once its images and fonts are loaded. */
  async show(html) {
    await mount(html);
  },

  /** Shows every slide (not timed), captures it and packs the files. */
  async exportWithPeer(name, htmls, wanted = []) {
    const slidesMs = [];
    const files = [];
    for (const html of htmls) {
      const element = await mount(html);
      const { ms, result } = await timed(async () => {
        const blob = await peers[name](element);
        return new Uint8Array(await blob.arrayBuffer());
      });
      slidesMs.push(ms);
      files.push(result);
    }
    peerFiles = files;
    const zip = await timed(() => packFiles(files));
    const zipMs = slidesMs.reduce((total, ms) => total + ms, zip.ms);
    const pictures = await Promise.all(wanted.map((index) => toBase64(files[index])));
    return { slidesMs, zipMs, bytes: zip.result.size, pictures };
  },

  async exportWithSlideloom(job) {
    const { ms, result } = await timed(() => renderer.renderFile("zip", job));
    return { zipMs: ms, bytes: result.file.size };
  },

  async drawOneByOne(job, wanted = []) {
    const slidesMs = [];
    const files = [];
    for (const slideJob of listSlideJobs(job)) {
      const { ms, result } = await timed(() => renderer.renderSlide(slideJob));
      slidesMs.push(ms);
      files.push(result.bytes);
    }
    const pictures = await Promise.all(wanted.map((index) => toBase64(files[index])));
    return { slidesMs, pictures };
  },

  /** Exports the ZIP with an encoder and a number of workers. */
  async exportInWorkers(job, way, count) {
    const jobs = listSlideJobs(job);
    const files = [];
    let next = 0;
    const { ms, result } = await timed(async () => {
      await Promise.all(
        getWorkers(count).map(async (worker) => {
          while (next < jobs.length) {
            const index = next;
            next += 1;
            files[index] = await worker.drawPng(jobs[index], way, scale);
          }
        }),
      );
      return packFiles(files);
    });
    return { zipMs: ms, bytes: result.size };
  },

  async encodeAlone(job) {
    const [worker] = getWorkers(1);
    return { slidesMs: await worker.timeEncoding(listSlideJobs(job), scale) };
  },

  async encodePeersPixels() {
    const [worker] = getWorkers(1);
    return { slidesMs: await worker.timeEncodingAgain(peerFiles) };
  },

  async timeSteps(job, atScale) {
    const [worker] = getWorkers(1);
    return worker.timeSteps(job, atScale);
  },

  async timeParse(text, times) {
    const parseMs = [];
    for (let time = 0; time < times; time += 1) {
      const { ms, result } = await timed(() => parsePost(text));
      if (!result.ok) throw new Error(result.error.message);
      parseMs.push(ms);
      await new Promise((resolve) => {
        setTimeout(resolve, 0);
      });
    }
    return parseMs;
  },
};
