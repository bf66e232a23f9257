import sharp from "sharp";
import { expect, test } from "vitest";
import { prepareAll } from "../connector-run.fixture.ts";
import type { Connector, PreparingRun } from "../connector.ts";
import {
  createClient,
  createPost,
  prepareRun,
  startMs,
  setUpStage,
} from "./instagram-stage.fixture.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const stage = setUpStage();

const getConnector = (): Connector => createClient(stage).connector;
const send = (run: PreparingRun) => getConnector().send(run);
const check = (run: PreparingRun) => getConnector().reconcile({ ...run, armedAtMs: startMs });
const prepare = (run: PreparingRun) => getConnector().prepare(run);
const published = { kind: "published", post: { url: "https://www.instagram.com/p/C0/" } };

test.for([2, 5, 10])("%i slides are a carousel with alt text, in order", async (count) => {
  const alt_texts = Array.from({ length: count }, (_, index) => `Slide ${index + 1}`);
  const run = await prepareRun(stage, count, { caption: "Tea #tea", alt_texts });
  expect(await send(run)).toMatchObject(published);
  const [post] = stage.fake.posts;
  expect(post?.images.map(({ altText }) => altText)).toEqual(alt_texts);
  expect(post).toMatchObject({ caption: "Tea #tea", isAiGenerated: false });
  expect(stage.fake.counts.containers).toBe(count + 1);
});

test("one slide is an image with the caption", async () => {
  const run = await prepareRun(stage, 1, { caption: "Tea", alt_texts: ["A cup"] });
  expect(await send(run)).toMatchObject(published);
  expect(stage.fake.posts).toMatchObject([{ caption: "Tea", images: [{ altText: "A cup" }] }]);
  expect(stage.fake.counts.containers).toBe(1);
});

test.for([1, 3])(
  "only the post of %i slides is labelled as written by a model, not its images",
  async (count) => {
    await send(await prepareRun(stage, count, { options: { ai_generated: true } }));
    expect(stage.fake.posts).toMatchObject([{ isAiGenerated: true }]);
  },
);

test("images are JPEG, 1080 px wide and up to 8 MB, and prepared early", () => {
  const connector = getConnector();
  const payload = { caption: "", alt_texts: [], options: {} };
  const channel = { service: "instagram", kind: null, limits: {} } as const;
  expect(connector.listFiles(payload, channel)).toEqual([
    { type: "jpeg", maxBytes: 8_000_000, widthPx: 1080 },
  ]);
  expect(connector.isPreparedEarly).toBe(true);
});

test("an account whose quota is used up waits, with its own number", async () => {
  stage.fake.rules.quota = 2;
  stage.fake.addPost("One");
  stage.fake.addPost("Two");
  const run = await createPost(stage, 2);
  await expect(prepare(run)).rejects.toMatchObject({
    outcome: {
      kind: "throttled",
      message: expect.stringContaining(
        "Instagram lets apps publish 2 posts in 24 hours",
      ) as unknown,
    },
  });
  expect(stage.fake.counts.containers).toBe(0);
  stage.clock.nowMs += 24 * hourMs;
  expect(await prepare(run)).toMatchObject({ kind: "next" });
});

test.for([
  { status: 200, body: { data: [] } },
  { status: 200, body: { data: [{ quota_usage: 3 }] } },
  { status: 400, body: { error: { code: 100, message: "Unsupported" } } },
])("a quota that can't be read keeps nobody from publishing: %j", async (kind) => {
  const run = await createPost(stage, 2);
  stage.fake.addFault({ match: "content_publishing_limit", kind });
  expect(await prepare(run)).toMatchObject({ kind: "next" });
});

test("containers that aren't processed are waited for, with growing waits", async () => {
  stage.fake.processing.ms = 10_000;
  const run = await createPost(stage, 2);
  const connector = getConnector();
  let checkpoint = await prepareAll(connector, run);
  const waits: number[] = [];
  for (let step = 0; step < 20; step += 1) {
    const prepared = await connector.prepare({ ...run, checkpoint });
    ({ checkpoint } = prepared);
    if (prepared.kind === "ready") break;
    if (prepared.kind !== "wait") continue;
    waits.push(prepared.waitMs);
    stage.clock.nowMs += prepared.waitMs;
  }
  expect(waits).toEqual([5000, 10_000, 2000, 5000, 10_000]);
  expect(await send({ ...run, checkpoint })).toMatchObject(published);
});

test("an image that fails alone is sent again; the others stay", async () => {
  stage.fake.rules.failingImages = 1;
  const run = await createPost(stage, 4);
  const first = await prepareAll(getConnector(), run);
  expect(stage.fake.counts.containers).toBe(4);
  const checkpoint = await prepareAll(getConnector(), { ...run, checkpoint: first });
  expect(stage.fake.counts.containers).toBe(6);
  expect(await send({ ...run, checkpoint })).toMatchObject(published);
  expect(stage.fake.posts[0]?.images).toHaveLength(4);
});

test("an image that keeps failing ends the post, and is named", async () => {
  stage.fake.rules.failingImages = Infinity;
  const run = await createPost(stage, 2);
  let checkpoint = run.checkpoint;
  const prepareOn = async () => {
    for (let step = 0; step < 20; step += 1) {
      ({ checkpoint } = await prepare({ ...run, checkpoint }));
    }
  };
  await expect(prepareOn()).rejects.toMatchObject({
    outcome: {
      kind: "rejected",
      message:
        "Instagram couldn't process slide 1. Error: Media upload has failed with error code 2207032",
    },
  });
});

test("a file that can't be downloaded is named, with the setting to check", async () => {
  stage.images.robots = "User-agent: *\nDisallow: /published/\n";
  const run = await createPost(stage, 2);
  const { checkpoint } = await prepare(run);
  await expect(prepare({ ...run, checkpoint })).rejects.toMatchObject({
    outcome: {
      kind: "not-sent",
      message: expect.stringMatching(
        /^Instagram couldn't download slide 1 .* PUBLIC_URL .* 403 Restricted by robots.txt$/,
      ) as unknown,
    },
  });
});

test.for([
  ["a PNG", { format: "png", height: 10 }],
  ["too tall", { format: "jpeg", height: 20 }],
] as const)("an image that is %s is refused", async ([, { format, height }]) => {
  const image = sharp({ create: { width: 8, height, channels: 3, background: "#00f" } });
  stage.images.bytes = await image[format]().toBuffer();
  const run = await createPost(stage, 1);
  const { checkpoint } = await prepare(run);
  await expect(prepare({ ...run, checkpoint })).rejects.toMatchObject({
    outcome: { kind: "rejected", message: expect.stringMatching(/^Slide 1: /) as unknown },
  });
});

test.for([
  "commit-then-hang",
  "commit-then-reset",
  "commit-then-500",
  "garbage-200",
  "lying-4xx",
] as const)("%s: the post is found by its container, with its link", async (kind) => {
  const run = await prepareRun(stage, 2, { caption: " Tea\n\n#tea " });
  stage.fake.addFault({ match: "media_publish", kind });
  expect(await send(run)).toMatchObject({ kind: "unknown" });
  expect(await check(run)).toMatchObject(published);
  expect(stage.fake.posts).toHaveLength(1);
});

test.for(["hang-before-commit", "reset-before-commit", "429"] as const)(
  "%s: nothing was posted, and the same container is published by the same call",
  async (kind) => {
    const run = await prepareRun(stage, 2);
    stage.fake.addFault({ match: "media_publish", kind });
    expect(await send(run)).toMatchObject({ kind: "unknown" });
    expect(await check(run)).toEqual({ kind: "absent" });
    expect(await send(run)).toMatchObject(published);
    expect(stage.fake.posts).toHaveLength(1);
  },
);

test.for(["refused", "repeated"] as const)(
  "a container that is published already isn't published again (%s)",
  async (republishing) => {
    stage.fake.rules.republishing = republishing;
    const run = await prepareRun(stage, 2);
    await send(run);
    const again = await send(run);
    expect(again.kind).toBe(republishing === "refused" ? "unknown" : "published");
    expect(await check(run)).toMatchObject(published);
    expect(stage.fake.posts).toHaveLength(1);
  },
);

test("a call may be repeated after a minute, and until the containers are old", async () => {
  const { isRepeatable } = getConnector();
  const run = await prepareRun(stage, 2);
  expect(isRepeatable(minuteMs - 1, run)).toBe(false);
  expect(isRepeatable(minuteMs, run)).toBe(true);
  stage.clock.nowMs += 20 * hourMs;
  expect(isRepeatable(minuteMs, run)).toBe(true);
  stage.clock.nowMs += 1;
  expect(isRepeatable(minuteMs, run)).toBe(false);
});

test("old containers are created again before publishing", async () => {
  const run = await prepareRun(stage, 2);
  stage.clock.nowMs += 25 * hourMs;
  const stale = await send(run);
  expect(stale).toMatchObject({ kind: "stale" });
  const checkpoint = await prepareAll(getConnector(), {
    ...run,
    checkpoint: "checkpoint" in stale ? stale.checkpoint : {},
  });
  expect(await send({ ...run, checkpoint })).toMatchObject(published);
});

test("a container that isn't ready after all is waited for", async () => {
  const run = await prepareRun(stage, 2);
  stage.fake.processing.ms = hourMs;
  const early = await send(run);
  expect(early).toMatchObject({ kind: "stale", checkpoint: { post: { isReady: false } } });
  stage.clock.nowMs += hourMs;
  const checkpoint = "checkpoint" in early ? early.checkpoint : {};
  const ready = await prepareAll(getConnector(), { ...run, checkpoint });
  expect(await send({ ...run, checkpoint: ready })).toMatchObject(published);
  expect(stage.fake.counts.containers).toBe(3);
});

test("a post whose caption others have too is published, without a link", async () => {
  const run = await prepareRun(stage, 2);
  stage.fake.addFault({ match: "media_publish", kind: "commit-then-reset" });
  await send(run);
  stage.fake.addPost("Tea");
  const { id } = (run.checkpoint as { post: { id: string } }).post;
  expect(await check(run)).toEqual({ kind: "published", post: { id, url: null } });
});

test("a link that can't be read changes nothing", async () => {
  const run = await prepareRun(stage, 2);
  stage.fake.addFault({ match: "fields=permalink", kind: { status: 500, body: "" } });
  expect(await send(run)).toEqual({
    kind: "published",
    post: { id: stage.fake.posts[0]?.id, url: null },
  });
});

test("an expired container was surely not published; unclear reads are repeated", async () => {
  const run = await prepareRun(stage, 2);
  stage.fake.addFault({ match: "status_code", kind: { status: 500, body: "" } });
  expect(await check(run)).toEqual({ kind: "pending" });
  stage.fake.addFault({ match: "status_code", kind: "429" });
  expect(await check(run)).toMatchObject({ kind: "pending", waitMs: 10 * minuteMs });
  stage.fake.addFault({ match: "status_code", kind: "token-expired" });
  expect(await check(run)).toMatchObject({ kind: "unauthorized" });
  stage.clock.nowMs += 24 * hourMs;
  expect(await check(run)).toMatchObject({ kind: "refused", code: "container-expired" });
});

test("ended access is distinguished from all other failures", async () => {
  const run = await prepareRun(stage, 2);
  stage.fake.addFault({ match: "media_publish", kind: "token-expired" });
  expect(await send(run)).toMatchObject({ kind: "unauthorized" });
  stage.fake.revokeAll();
  expect(await check(run)).toMatchObject({ kind: "unauthorized" });
  await expect(prepare(run)).resolves.toMatchObject({ kind: "ready" });
  await expect(prepare({ ...run, checkpoint: {} })).rejects.toMatchObject({
    outcome: { kind: "unauthorized" },
  });
});
