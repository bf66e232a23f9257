import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { samplePost } from "@slideloom/core/document";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { DrawService } from "../drawing/draw-service.ts";
import { defaultLook, planRender } from "../public-api/render-request.ts";
import type { BlobStore } from "../storage/blob-store.ts";
import { createFileBlobStore } from "../storage/file-blob-store.ts";
import { JobDrawing } from "./job-drawing.ts";
import { noProgress, resultParts, type JobRun } from "./job-state.ts";
import { buildResultKey } from "./result-links.ts";

const drawing = new DrawService({
  mediaFetches: { read: () => Promise.reject(new Error("Nothing is fetched.")) },
  uploads: { read: () => Promise.reject(new Error("Nothing is uploaded.")) },
  images: { reencode: () => Promise.reject(new Error("Nothing is decoded.")) },
});
const post = { ...samplePost, content: samplePost.content.slice(0, 2) };
const neverAborted = new AbortController().signal;
let folder: string;
let blobs: BlobStore;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "slideloom-job-drawing-"));
  blobs = createFileBlobStore(folder);
  await blobs.check();
});

afterAll(async () => {
  await drawing.dispose();
  await rm(folder, { recursive: true });
});

let jobs = 0;

/** Creates a job to render in this format. */
function createRun(type: "pdf" | "png", compression?: "fast"): JobRun {
  const { plan } = planRender({ type, scale: 1, compression }, defaultLook);
  jobs += 1;
  return {
    id: `job-${jobs}`,
    token: 1,
    accountId: "a",
    sizeBytes: 0,
    input: { post, plan, generation: null, warnings: [], metadata: null, webhookUrl: null },
    progress: structuredClone(noProgress),
  };
}

/** Renders and counts the rendered slides; joining fails unless `joins` is true. */
async function draw(run: JobRun, { version = "1.0.0", joins = true } = {}) {
  const drawSlide = vi.fn<DrawService["drawSlide"]>((...args) => drawing.drawSlide(...args));
  const joinSlides: DrawService["joinSlides"] = (...args) =>
    joins ? drawing.joinSlides(...args) : Promise.reject(new Error("The process ends here."));
  const jobDrawing = new JobDrawing({ version, blobs, drawing: { drawSlide, joinSlides } });
  const save = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const message = await jobDrawing
    .draw(run, { save, signal: neverAborted })
    .catch((error: Error) => error.message);
  return { message, drawn: drawSlide.mock.calls.map(([job]) => job.slideIndex), save };
}

const find = (run: JobRun, part: string) => blobs.find(buildResultKey(run.id, part));

/** Returns the start of a file as text. */
const readStart = async (run: JobRun, part: string) =>
  Buffer.from((await find(run, part)) ?? []).toString("latin1", 0, 8);

test("renders an image of each slide and reports progress after each", async () => {
  const run = createRun("png");
  const { message, drawn, save } = await draw(run);
  expect(message).toBeNull();
  expect(drawn).toEqual([0, 1]);
  expect(save).toHaveBeenCalledTimes(3);
  expect(run.progress.slides.map(({ status }) => status)).toEqual(["done", "done"]);
  expect(await readStart(run, resultParts.slide(2))).toMatch(/^.PNG/);
  expect(run.sizeBytes).toBeGreaterThan(10_000);
});

test("keeps small files unless fast ones are requested", async () => {
  const [kept, asked] = [createRun("png"), createRun("png", "fast")];
  await draw(kept);
  await draw(asked);
  expect(kept.sizeBytes).toBeLessThan(asked.sizeBytes);
});

test("continues another process's work without rendering slides again", async () => {
  const run = createRun("pdf");
  const first = await draw(run, { joins: false });
  expect(first).toMatchObject({ message: "The process ends here.", drawn: [0, 1] });
  const second = await draw(run);
  expect(second).toMatchObject({ message: null, drawn: [] });
  expect(await readStart(run, resultParts.file)).toMatch(/^%PDF-/);
});

test("renders slides again that another version laid out", async () => {
  const run = createRun("pdf");
  await draw(run, { joins: false, version: "1.0.0" });
  expect(await draw(run, { version: "1.1.0" })).toMatchObject({ message: null, drawn: [0, 1] });
});

test.for([
  ["no JSON", "{"],
  ["no layout", JSON.stringify({ version: "1.0.0", layout: { widthPx: "wide" } })],
  ["of before there were versions", JSON.stringify({ widthPx: 540, heightPx: 675, texts: [] })],
])("draws a slide anew whose layout is %s", async ([, stored = ""]) => {
  const run = createRun("pdf");
  await draw(run, { joins: false });
  await blobs.put(buildResultKey(run.id, resultParts.layout(2)), new TextEncoder().encode(stored));
  expect(await draw(run)).toMatchObject({ message: null, drawn: [1] });
});

test("deletes all of its files", async () => {
  const run = createRun("pdf");
  await draw(run);
  const jobDrawing = new JobDrawing({ version: "1.0.0", blobs, drawing });
  await jobDrawing.deleteDrafts(run);
  expect(await find(run, resultParts.slide(1))).toBeNull();
  expect(await find(run, resultParts.file)).not.toBeNull();
  await jobDrawing.deleteAll(run.id, run.progress.slides);
  expect(await find(run, resultParts.file)).toBeNull();
});
