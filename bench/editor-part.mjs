import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { gzipSync } from "node:zlib";
import { openEditor, readEvents, settle } from "./editor.mjs";
import { fifteenSlides } from "./fifteen-slides.mjs";
import { median, percentile } from "./statistics.mjs";

const appFolder = join(import.meta.dirname, "../packages/web/dist/app/assets/app");
const mebibyte = 2 ** 20;

/** Builds a valid, indented post of 100 slides that is just below 1 MiB in UTF-8. */
function buildLargePost() {
  const paragraph =
    "Write down why, not what; the reader of 2 a.m. will thank you — 約束, وضوح, 😀.\n";
  const print = (lengths) => {
    const content = Array.from({ length: 100 }, (_, index) => {
      const { header, description } = fifteenSlides.content[index % 15];
      const value = paragraph.repeat(lengths).trimEnd();
      return { header, description: [...description, { type: "text", value }] };
    });
    return JSON.stringify({ ...fifteenSlides, content }, null, 2);
  };
  let text = print(1);
  for (let lengths = 2; ; lengths += 1) {
    const longer = print(lengths);
    if (Buffer.byteLength(longer) > mebibyte) return text;
    text = longer;
  }
}

async function measureParse({ browser, site, rounds }) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const text = buildLargePost();
  await page.goto(site.url);
  const times = await page.evaluate(
    ([text, times]) => window.bench.timeParse(text, times),
    [text, 2 * rounds + 1],
  );
  await context.close();
  const [firstMs, ...laterMs] = times;
  return {
    bytes: Buffer.byteLength(text),
    firstMs,
    medianMs: median(laterMs),
    p95Ms: percentile(laterMs, 0.95),
  };
}

/** Measures the time from navigation to the slide preview's first image, each time in a new profile without a cache. */
async function measureFirstPreview({ browser, server, rounds }) {
  const times = [];
  for (let round = 0; round <= rounds; round += 1) {
    const { context, page } = await openEditor(browser, server.url);
    const events = await readEvents(page);
    const first = (test) => events.find(test).ms;
    const widest = Math.max(...events.map(({ scale }) => scale ?? 0));
    const request = events.find(({ scale }) => scale === widest);
    times.push({
      bitmapMs: first(({ kind }) => kind === "bitmap"),
      requestMs: request.ms,
      answerMs: first(({ kind, id }) => kind === "answer" && id === request.id),
    });
    await context.close();
  }
  const of = (name) => times.slice(1).map((time) => time[name]);
  return {
    medianMs: median(of("bitmapMs")),
    p95Ms: percentile(of("bitmapMs"), 0.95),
    requestMs: median(of("requestMs")),
    workerMs: median(times.slice(1).map(({ answerMs, requestMs }) => answerMs - requestMs)),
  };
}

/** Measures a page's first export, which starts its workers and the engine. */
async function measureFirstExport({ browser, server, rounds }) {
  const runs = [];
  for (let round = 0; round <= rounds; round += 1) {
    const { context, page } = await openEditor(browser, server.url);
    await settle(page);
    const button = await page.getByRole("button", { name: "Download All Slides" }).elementHandle();
    const download = page.waitForEvent("download");
    const startMs = await button.evaluate((element) => {
      element.click();
      return performance.now();
    });
    await download;
    const endMs = await page.evaluate(() => performance.now());
    // The performance observer reports a long task only after it has ended.
    await page.waitForTimeout(300);
    runs.push(readExport(await readEvents(page), startMs, endMs));
    await context.close();
  }
  return summarizeExports(runs.slice(1));
}

function readExport(events, startMs, endMs) {
  const tasks = events
    .filter(({ kind, ms }) => kind === "longtask" && ms >= startMs && ms <= endMs)
    .map(({ durationMs }) => durationMs);
  const slidesMs = events
    .filter(({ kind, scale, ms }) => kind === "request" && scale === 2 && ms >= startMs)
    .map(({ id, ms }) => {
      const answer = events.find((event) => event.kind === "answer" && event.id === id);
      return answer.ms - ms;
    });
  return {
    zipMs: endMs - startMs,
    longestMs: Math.max(0, ...tasks),
    firstSlideMs: slidesMs[0],
    laterSlideMs: median(slidesMs.slice(-8)),
  };
}

function summarizeExports(runs) {
  const of = (name) => runs.map((run) => run[name]);
  return {
    exports: runs.length,
    zipMs: median(of("zipMs")),
    firstSlideMs: median(of("firstSlideMs")),
    laterSlideMs: median(of("laterSlideMs")),
    exportsWithLongTasks: of("longestMs").filter((ms) => ms > 0).length,
    medianLongestMs: median(of("longestMs")),
    longestMs: Math.max(...of("longestMs")),
  };
}

/**
 * Returns the sizes of the app's files that the editor and its workers load. `use` says when: before the first preview
 * (`start`), after it (`later`), or for the JSON editor.
 */
async function measureSizes({ browser, server }) {
  const requests = [];
  const { context, page } = await openEditor(browser, server.url, {
    prepare: async (fresh) => void fresh.context().on("request", (one) => requests.push(one)),
  });
  await settle(page);
  const previewMs = await page.evaluate(() => {
    const { ms } = window.editRecorder.events.find(({ kind }) => kind === "bitmap");
    return performance.timeOrigin + ms;
  });
  const loaded = new Map();
  const note = (readUse) => {
    for (const request of requests.splice(0)) {
      const { pathname } = new URL(request.url());
      if (!pathname.startsWith("/assets/app/") || loaded.has(pathname)) continue;
      loaded.set(pathname, readUse(request.timing().startTime));
    }
  };
  note((startMs) => (startMs < previewMs ? "start" : "later"));
  await page.getByRole("button", { name: "Edit JSON" }).click();
  await page.getByRole("textbox", { name: "Post JSON" }).waitFor();
  note(() => "JSON editor");
  await context.close();
  return [...loaded].map(([path, use]) => {
    const bytes = readFileSync(join(appFolder, basename(path)));
    return { file: basename(path), use, bytes: bytes.length, gzipBytes: gzipSync(bytes).length };
  });
}

/** Measures parsing of a large post, the first preview, the first export and download sizes. */
export async function measureEditor(tools) {
  return {
    parse: await measureParse(tools),
    firstPreview: await measureFirstPreview(tools),
    firstExport: await measureFirstExport({ ...tools, rounds: Math.min(tools.rounds, 4) }),
    files: await measureSizes(tools),
  };
}
