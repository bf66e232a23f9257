import { defaultDesign } from "@slideloom/core/design";
import { samplePost } from "@slideloom/core/document";
import {
  type FetchBytes,
  getImageType,
  listOutputJobs,
  listSlideJobs,
  type RenderedSlide,
  type RenderOptions,
  type SlideJob,
} from "@slideloom/renderer";
import { createNodeSlideRenderer } from "@slideloom/renderer/node";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { type DrawProcessSettings, DrawProcess } from "./draw-process.ts";

const job: SlideJob = {
  post: samplePost,
  design: defaultDesign,
  format: "linkedin",
  postType: "carousel",
  slideIndex: 0,
  mediaUrls: {},
};
const png: RenderOptions = { type: "png", scale: 1 };
const noMedia: FetchBytes = () => Promise.reject(new Error("No media are available"));

/** Shared by tests that set no limits, since each process takes half a second to start. */
const shared = new DrawProcess();
afterAll(() => shared.kill());

function createProcess(settings: Partial<DrawProcessSettings>): DrawProcess {
  const child = new DrawProcess(settings);
  onTestFinished(() => child.kill());
  return child;
}

test("draws the same bytes as the renderer in this process", async () => {
  const renderer = createNodeSlideRenderer();
  for (const one of listSlideJobs(job)) {
    const { bytes, layout } = await shared.draw(one, png, noMedia);
    const expected = await renderer.renderSlide(one, png);
    expect(layout).toEqual(expected.layout);
    expect(Buffer.compare(bytes, expected.bytes)).toBe(0);
  }
});

test("media are read by the parent", async () => {
  const asked: string[] = [];
  const fetchBytes: FetchBytes = async (url) => {
    asked.push(url);
    return Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>');
  };
  const mediaUrls = { 0: "https://pictures.example/a.svg" };
  const { layout } = await shared.draw({ ...job, mediaUrls }, png, fetchBytes);
  expect(asked).toEqual([mediaUrls[0]]);
  expect(layout.media.map(({ kind }) => kind)).toEqual(["image"]);
});

test("a slide that exceeds the time limit is aborted, and its process is spent", async () => {
  const child = createProcess({ slideTimeoutMs: 50 });
  const slow = { ...job, mediaUrls: { 0: "https://slow.example/a.png" } };
  const drawn = child.draw(slow, png, () => new Promise(() => undefined));
  await expect(drawn).rejects.toMatchObject({
    code: "render-too-heavy",
    message: "Slide 1 takes longer than 0.05 seconds to draw",
  });
  expect(child.isSpent).toBe(true);
});

test("a post that exhausts the heap fails, and its process is spent", async () => {
  const child = createProcess({ heapMb: 48 });
  const value = "Words that go on and on. ".repeat(200_000);
  const content = [{ header: "Long", description: [{ type: "text", value }] }];
  const large = { ...job, post: { title: "Long", content } };
  await expect(child.draw(large, png, noMedia)).rejects.toMatchObject({
    code: "render-too-heavy",
  });
  expect(child.isSpent).toBe(true);
});

test("slides joined in a process give the same file as in this one", async () => {
  for (const type of ["pdf", "pptx", "zip", "networks"] as const) {
    const options = { scale: 1, texts: true };
    const picture: RenderOptions = { scale: 1, type: getImageType(type) };
    const slides: RenderedSlide[] = [];
    for (const one of listOutputJobs(type, job)) {
      slides.push(await shared.draw(one, picture, noMedia));
    }
    const joined = await shared.join({ type, slides, job, options });
    const { file } = await createNodeSlideRenderer().renderFile(type, job, options);
    expect(Buffer.compare(joined, file)).toBe(0);
  }
});

test("a file that fails leaves the process usable", async () => {
  const { layout } = await shared.draw(job, { type: "jpeg", scale: 1 }, noMedia);
  const broken = { bytes: new Uint8Array([1, 2, 3]), layout };
  const order = { type: "pdf" as const, slides: [broken], job, options: {} };
  await expect(shared.join(order)).rejects.toThrow("SOI not found in JPEG");
  expect(shared.isSpent).toBe(false);
  expect((await shared.draw(job, png, noMedia)).bytes.byteLength).toBeGreaterThan(0);
});
