import { openEditor, readEvents, settle } from "./editor.mjs";
import { buildJob } from "./fifteen-slides.mjs";
import { goToLine, openJsonEditor, pressKeys } from "./keyboard.mjs";
import { median, percentile } from "./statistics.mjs";

/** The texts that the benchmark types into. The title appears on every slide, the header only on slide 1. */
const places = [
  { name: "title", line: 2 },
  { name: "header of slide 1", line: 5 },
];

async function typeInLine(page, line, edits) {
  await goToLine(page, line);
  await settle(page);
  const from = (await readEvents(page)).length;
  await pressKeys(page, edits);
  await settle(page);
  return (await readEvents(page)).slice(from);
}

/**
 * Returns the slide preview's device pixels per CSS px. This is the largest scale of all events, because thumbnails are
 * smaller.
 */
function readStageScale(events) {
  return Math.max(...events.map(({ scale }) => scale ?? 0));
}

/**
 * Measures every step from each key press to the first frame that shows the change. If several presses share a request,
 * each press has its own start time.
 */
function readEdits(events) {
  const widest = readStageScale(events);
  const isStage = (event) => event.kind === "request" && event.scale === widest;
  return events
    .filter(({ kind }) => kind === "key")
    .map(({ ms: keyMs }) => {
      const after = (test, ms) => events.find((event) => event.ms >= ms && test(event));
      const request = after(isStage, keyMs);
      const answer = after(({ kind, id }) => kind === "answer" && id === request?.id, keyMs);
      const bitmap = after(({ kind }) => kind === "bitmap", answer?.ms);
      const frame = after(({ kind }) => kind === "frame", bitmap?.ms);
      if (!frame) throw new Error("A key press led to no new preview");
      const busyUntil = events.findLast(({ kind, ms }) => kind === "answer" && ms <= request.ms);
      const waitMs = Math.max(0, (busyUntil?.ms ?? 0) - keyMs);
      return {
        totalMs: bitmap.ms - keyMs,
        frameMs: frame.ms - keyMs,
        pageMs: request.ms - keyMs - waitMs,
        waitMs,
        workerMs: answer.ms - request.ms,
        drawMs: bitmap.ms - answer.ms,
      };
    });
}

function summarize(edits) {
  const of = (name) => edits.map((edit) => edit[name]);
  const spread = (name) => ({ p50Ms: median(of(name)), p95Ms: percentile(of(name), 0.95) });
  return {
    edits: edits.length,
    total: spread("totalMs"),
    frame: spread("frameMs"),
    steps: {
      page: spread("pageMs"),
      wait: spread("waitMs"),
      worker: spread("workerMs"),
      draw: spread("drawMs"),
    },
  };
}

const stepRuns = 24;

/**
 * Measures the worker's rendering steps with new text in each run. Returns medians for each size of the editor's slide
 * preview.
 */
async function measureSteps({ browser, site }, stages) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(site.url);
  const steps = [];
  for (const { pixelRatio, scale } of stages) {
    const runs = [];
    for (let run = 0; run < stepRuns; run += 1) {
      const { design } = buildJob(0, "");
      const job = { ...buildJob(run + pixelRatio * stepRuns, ""), design, mediaUrls: {} };
      runs.push(
        await page.evaluate(([job, scale]) => window.bench.timeSteps(job, scale), [job, scale]),
      );
    }
    const of = (name) => median(runs.slice(4).map((run) => run[name]));
    steps.push({
      pixelRatio,
      scale,
      layoutMs: of("layoutMs"),
      rawMs: of("rawMs"),
      bitmapMs: of("bitmapMs"),
    });
  }
  await context.close();
  return steps;
}

/** Measures the time from a key press in the JSON editor to the new preview, at two pixel densities. */
export async function measureEdits(tools) {
  const { browser, server, edits } = tools;
  const results = [];
  const stages = [];
  for (const pixelRatio of [1, 2]) {
    const { context, page } = await openEditor(browser, server.url, { pixelRatio });
    await settle(page);
    await openJsonEditor(page);
    // Warms up the code that the measured keys use.
    await typeInLine(page, places[0].line, 16);
    const all = [];
    for (const { name, line } of places) {
      const typed = readEdits(await typeInLine(page, line, edits));
      all.push(...typed);
      results.push({ pixelRatio, place: name, ...summarize(typed) });
    }
    results.push({ pixelRatio, place: "all", ...summarize(all) });
    stages.push({ pixelRatio, scale: readStageScale(await readEvents(page)) });
    await context.close();
  }
  return { typed: results, steps: await measureSteps(tools, stages) };
}
