import { defaultDesign } from "@slideloom/core/design";
import { samplePost } from "@slideloom/core/document";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { listSlideJobs } from "../slide-set.ts";
import { getImageType, listOutputJobs } from "../outputs/output-jobs.ts";
import type { RenderOptions, SlideJob, SlideLayout } from "../slide-job.ts";
import { createNodeSlideRenderer } from "./create-node-slide-renderer.ts";
import { DrawPool, type DrawPoolSettings } from "./draw-pool.ts";
import { DrawThreads } from "./draw-threads.ts";

const job: SlideJob = {
  post: samplePost,
  design: defaultDesign,
  format: "linkedin",
  postType: "carousel",
  slideIndex: 0,
  mediaUrls: {},
};
const png: RenderOptions = { type: "png", scale: 1 };

/** Shared by tests that set no limits, since each pool takes half a second to start. */
const sharedThreads = new DrawThreads();
afterAll(() => sharedThreads.dispose());

function createPool(settings: Partial<DrawPoolSettings> = {}): DrawPool {
  const fetchBytes = () => Promise.reject(new Error("No media are available"));
  const pool = new DrawPool({ fetchBytes, size: 2, ...settings });
  onTestFinished(() => pool.dispose());
  return pool;
}

test("draws the same bytes as the renderer without threads, in order", async () => {
  const drawn = await createPool().draw(listSlideJobs(job), png);
  const renderer = createNodeSlideRenderer();
  const expected = [];
  for (const one of listSlideJobs(job)) expected.push(await renderer.renderSlide(one, png));
  expect(drawn.map(({ layout }) => layout)).toEqual(expected.map(({ layout }) => layout));
  for (const [index, { bytes }] of drawn.entries()) {
    expect(Buffer.compare(bytes, expected[index]?.bytes ?? new Uint8Array())).toBe(0);
  }
});

test("idle threads end, and the next slide starts new ones", async () => {
  const pool = createPool({ idleMs: 20 });
  await pool.draw(listSlideJobs(job), png);
  await expect.poll(() => pool.threads).toBe(0);
  expect(await pool.draw([job], png)).toHaveLength(1);
  expect(pool.threads).toBe(1);
});

test("disposing a pool ends only the shared threads that are drawing for it", async () => {
  const threads = new DrawThreads();
  onTestFinished(() => threads.dispose());
  const first = createPool({ threads });
  await first.draw([job], png);
  await first.dispose();
  expect(threads.count).toBe(1);
  const mediaUrls = { 0: "https://slow.example/a.png" };
  const second = createPool({ threads, fetchBytes: () => new Promise(() => undefined) });
  const drawn = second.draw([{ ...job, mediaUrls }], png);
  expect(threads.count).toBe(1);
  await Promise.all([expect(drawn).rejects.toThrow("Drawing was stopped"), second.dispose()]);
  expect(threads.count).toBe(0);
});

test("media are read on the main thread", async () => {
  const asked: string[] = [];
  const pool = createPool({
    threads: sharedThreads,
    fetchBytes: async (url) => {
      asked.push(url);
      return Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>');
    },
  });
  const mediaUrls = { 0: "https://pictures.example/a.svg", 1: "https://pictures.example/b.svg" };
  const drawn = await pool.draw(listSlideJobs({ ...job, mediaUrls }), png);
  expect(asked.toSorted()).toEqual(Object.values(mediaUrls));
  expect(drawn.flatMap(({ layout }) => layout.media.map(({ kind }) => kind))).toEqual([
    "image",
    "image",
  ]);
});

test("a slide that exceeds the time limit is aborted, and another thread draws the next one", async () => {
  const pool = createPool({
    size: 1,
    slideTimeoutMs: 5000,
    fetchBytes: () => new Promise(() => undefined),
  });
  const slow = pool.draw([{ ...job, mediaUrls: { 0: "https://slow.example/a.png" } }], png);
  const next = pool.draw([{ ...job, slideIndex: 1 }], png);
  await expect(slow).rejects.toMatchObject({
    code: "render-too-heavy",
    message: "Slide 1 takes longer than 5 seconds to draw",
  });
  expect(await next).toHaveLength(1);
});

test("a post that exhausts a thread's memory fails, and other posts don't", async () => {
  const pool = createPool({ size: 1, heapMb: 48 });
  const value = "Words that go on and on. ".repeat(200_000);
  const content = [{ header: "Long", description: [{ type: "text", value }] }];
  const large = { ...job, post: { title: "Long", content } };
  await expect(pool.draw([large], png)).rejects.toMatchObject({ code: "render-too-heavy" });
  expect(await pool.draw([job], png)).toHaveLength(1);
});

test("posts take turns, and a post above the queue's limit is rejected", async () => {
  const pool = createPool({ size: 1, threads: sharedThreads, maxPosts: 2 });
  const ended: string[] = [];
  const long = { ...job, post: { ...samplePost, content: Array(6).fill(samplePost.content[0]) } };
  const posts = [
    pool.draw(listSlideJobs(long), png).then(() => ended.push("long")),
    pool.draw([job], png).then(() => ended.push("short")),
  ];
  await expect(pool.draw([job], png)).rejects.toMatchObject({ code: "render-busy" });
  await Promise.all(posts);
  expect(ended).toEqual(["short", "long"]);
  expect(await pool.draw([job], png)).toHaveLength(1);
});

test("an aborted post stops after the current slide", async () => {
  const pool = createPool({ size: 1, threads: sharedThreads });
  const clientAbort = new AbortController();
  const begun: number[] = [];
  const long = { ...job, post: { ...samplePost, content: Array(6).fill(samplePost.content[0]) } };
  const drawn = pool.draw(listSlideJobs(long), png, {
    signal: clientAbort.signal,
    onSlide: (_, index) => {
      begun.push(index);
      clientAbort.abort(new Error("Nobody is there"));
    },
  });
  await expect(drawn).rejects.toThrow("Nobody is there");
  expect(await pool.draw([job], png)).toHaveLength(1);
  expect(begun).toEqual([0]);
  await expect(pool.draw([job], png, { signal: clientAbort.signal })).rejects.toThrow("Nobody");
});

test("slides joined in a thread give the same file as without threads", async () => {
  const pool = createPool({ size: 1, threads: sharedThreads });
  for (const type of ["pdf", "pptx", "zip", "networks"] as const) {
    const options = { scale: 1, texts: true };
    const picture: RenderOptions = { scale: 1, type: getImageType(type) };
    const slides = await pool.draw(listOutputJobs(type, job), picture);
    const joined = await pool.join({ type, slides, job, options });
    const { file } = await createNodeSlideRenderer().renderFile(type, job, options);
    expect(Buffer.compare(joined, file)).toBe(0);
    // Joining must not detach the slides' buffers.
    expect(slides.every(({ bytes }) => bytes.byteLength > 0)).toBe(true);
  }
});

test("a file that fails doesn't affect others, and an aborted one is not started", async () => {
  const pool = createPool({ size: 1, threads: sharedThreads });
  const [slide] = await pool.draw([job], { type: "jpeg", scale: 1 });
  const broken = { bytes: new Uint8Array([1, 2, 3]), layout: slide?.layout as SlideLayout };
  const order = { type: "pdf" as const, slides: [broken], job, options: {} };
  await expect(pool.join(order)).rejects.toThrow("SOI not found in JPEG");
  const clientAbort = AbortSignal.abort(new Error("Nobody is there"));
  await expect(pool.join(order, clientAbort)).rejects.toThrow("Nobody is there");
  expect(await pool.draw([job], png)).toHaveLength(1);
});
