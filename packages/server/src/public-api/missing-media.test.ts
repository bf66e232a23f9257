import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { jobSchema, type Job } from "@slideloom/core/contract/public-jobs";
import { publicErrorSchema } from "@slideloom/core/contract/api-error";
import { samplePost } from "@slideloom/core/document";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { describeOnEngine, describeOnSampledEngine } from "../db/database.fixture.ts";
import type { DatabaseSettings } from "../db/open-database.ts";
import { setUpMcp } from "../mcp/mcp.fixture.ts";
import { publicWebPolicy, type OutboundPolicy } from "../outbound/outbound-policy.ts";

const damaged = Buffer.from("89504e470d0a1a0a0000000d494844520000000a0000000a080200000000", "hex");

/** A web server with a good image and several that can't be used. */
async function servePictures() {
  const good = await sharp({
    create: { width: 1400, height: 1400, channels: 3, background: "#f00" },
  })
    .png()
    .toBuffer();
  const photo = await sharp({ create: { width: 90, height: 90, channels: 3, background: "#f00" } })
    .jpeg()
    .toBuffer();
  const files: Record<string, Buffer> = {
    "/half.jpg": photo.subarray(0, photo.length / 2),
    "/drawing.svg": Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg"><use href="a.svg#x"/></svg>',
    ),
    "/long.png": await sharp(good).resize(9000, 30, { fit: "fill" }).png().toBuffer(),
    "/good.png": good,
    "/page.png": Buffer.from("<!doctype html><title>Sign in</title>"),
    "/damaged.png": damaged,
    "/large.png": Buffer.concat([good, Buffer.alloc(5 * 1024 * 1024)]),
  };
  const server = createServer(({ url = "" }, response) => {
    const path = url.split("?", 1)[0] ?? "";
    if (path === "/slow.png") return;
    response.writeHead(files[path] ? 200 : 404).end(files[path]);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

async function setUp(settings: DatabaseSettings) {
  const port = await servePictures();
  const outbound: OutboundPolicy = {
    resolve: async (hostname) => {
      if (hostname === "unknown.test") throw new Error("ENOTFOUND");
      return [{ address: "127.0.0.1", family: 4 }];
    },
    mayReach: (target) => publicWebPolicy.mayReach(target) || target.port === port,
  };
  const server = await setUpMcp(settings, {}, { outbound });
  const headers = { authorization: `Bearer ${server.key}`, "content-type": "application/json" };
  const ask = (path: string, body: object, more: Record<string, string> = {}) =>
    fetch(`${server.url}${path}`, {
      method: "POST",
      headers: { ...headers, ...more },
      body: JSON.stringify(body),
    });
  const awaitJob = async (job: Job): Promise<Job> => {
    const response = await fetch(`${server.url}/api/v1/jobs/${job.id}`, { headers });
    const now = jobSchema.parse(await response.json());
    if (now.finished_at !== null) return now;
    await delay(100);
    return awaitJob(now);
  };
  const site = `http://pictures.test:${port}`;
  const missing = {
    post: samplePost,
    slide: 2,
    scale: 1,
    media_urls: { 2: `${site}/none.png?key=1` },
  };
  const message = `Slide 2: the image pictures.test:${port}/none.png can't be loaded: pictures.test responded with status 404`;
  return { ...server, ask, awaitJob, site, missing, message };
}

const readWarnings = (response: Response) =>
  JSON.parse(response.headers.get("x-render-warnings") ?? "[]") as { message: string }[];

describeOnSampledEngine("an image that can't be loaded", (shared) => {
  test("is a warning that names slide, URL and cause", async () => {
    const { ask, missing, message } = await setUp(shared.settings);
    const response = await ask("/api/v1/render", missing);
    expect(response.status).toBe(200);
    expect(readWarnings(response)).toEqual([{ slide: 2, message }]);
  });

  test("is in the job's warnings and its webhook too", async () => {
    const { ask, awaitJob, missing, message } = await setUp(shared.settings);
    const response = await ask("/api/v1/render", missing, { prefer: "respond-async" });
    const job = await awaitJob(jobSchema.parse(await response.json()));
    expect(job).toMatchObject({ status: "done", warnings: [{ slide: 2, message }] });
  });

  test("is an error if requested, for a request and for a job", async () => {
    const { ask, awaitJob, missing, message } = await setUp(shared.settings);
    const body = { ...missing, type: "zip", slide: null, on_missing_media: "fail" };
    const response = await ask("/api/v1/render", body);
    expect(response.status).toBe(422);
    const error = publicErrorSchema.parse(await response.json());
    expect(error.message).toBe(`An image is missing. ${message}.`);
    const accepted = await ask("/api/v1/render", body, { prefer: "respond-async" });
    const job = await awaitJob(jobSchema.parse(await accepted.json()));
    expect(job).toMatchObject({ status: "failed", message: error.message, files: [] });
    expect(job.slides).toMatchObject([{ status: "done" }, { status: "failed" }]);
  });

  test("is reported by the MCP tools", async () => {
    const { connect, missing, message } = await setUp(shared.settings);
    const { call } = await connect();
    const { post, slide, media_urls } = missing;
    const preview = await call("preview_slide", { post, slide, media_urls });
    const warnings = [`Slide 2: ${message.replace(/^Slide 2: /u, "")}`];
    expect(preview.structuredContent).toMatchObject({ slide: 2, warnings });
    const args = { post, slide, media_urls, type: "png" };
    expect((await call("render_post", args)).structuredContent).toMatchObject({ warnings });
    expect(await call("render_post", { ...args, on_missing_media: "fail" })).toMatchObject({
      isError: true,
      content: [{ text: expect.stringContaining(message) as string }],
    });
  });
});

describeOnEngine("sqlite", "the cause of a missing image", (shared) => {
  test.for([
    ["/none.png", /pictures\.test responded with status 404$/],
    ["/slow.png", /pictures\.test did not send the file within 5 seconds$/],
    ["/page.png", /The file from pictures\.test isn't an image$/],
    ["/damaged.png", /The file from pictures\.test is incomplete: its end is missing$/],
    ["/half.jpg", /The file from pictures\.test is incomplete: its end is missing$/],
    ["/drawing.svg", /SVG images can't be fetched through the server/],
    ["/large.png", /The file is larger than 5 MB$/],
    [
      "http://127.0.0.1/a.png",
      /127\.0\.0\.1 isn't allowed\. Use the address of a server on the public web/,
    ],
    ["http://unknown.test/a.png", /There is no server named unknown\.test$/],
    ["https", /pictures\.test has a TLS error$/],
    [
      "ftp://pictures.test/a.png",
      /Only http:\/\/ and https:\/\/ addresses without a user name can be fetched/,
    ],
    [`/media/${"a".repeat(43)}.webp`, /There is no such image$/],
  ] as const)("%s is reported", async ([path, cause]) => {
    const { ask, missing, site } = await setUp(shared.settings);
    const isOurs = path.startsWith("/") && !path.startsWith("/media/");
    const url = path === "https" ? `${site.replace("http", "https")}/a.png` : path;
    const response = await ask("/api/v1/render", {
      ...missing,
      media_urls: { 2: isOurs ? `${site}${path}` : url },
    });
    expect(readWarnings(response)).toMatchObject([
      { slide: 2, message: expect.stringMatching(cause) as string },
    ]);
  });

  test("is absent for an image that loads, with either setting", async () => {
    const { ask, missing, site } = await setUp(shared.settings);
    const body = { ...missing, media_urls: { 2: `${site}/good.png` }, on_missing_media: "fail" };
    const response = await ask("/api/v1/render", body);
    expect([response.status, readWarnings(response)]).toEqual([200, []]);
  });

  test("is absent for an image with a long edge: a smaller copy is drawn, with a note", async () => {
    const { ask, missing, site } = await setUp(shared.settings);
    const body = { ...missing, media_urls: { 2: `${site}/long.png` }, on_missing_media: "fail" };
    const response = await ask("/api/v1/render", body);
    expect(response.status).toBe(200);
    const [warning] = readWarnings(response);
    expect(warning?.message).toMatch(
      /^Slide 2: the image .*\/long\.png is 9,000 by 30 pixels, so a smaller copy is drawn$/,
    );
  });

  test("of a video says what is drawn in its place", async () => {
    const { ask, missing, site } = await setUp(shared.settings);
    const body = { ...missing, media_urls: { 2: `${site}/clip.mp4` }, on_missing_media: "fail" };
    const [warning] = readWarnings(await ask("/api/v1/render", body));
    expect(warning?.message).toMatch(/^Slide 2: the video .*\/clip\.mp4 is drawn as a box/);
  });

  test("accepts only the settings warn and fail", async () => {
    const { ask, missing } = await setUp(shared.settings);
    const response = await ask("/api/v1/render", { ...missing, on_missing_media: "ignore" });
    const { message } = publicErrorSchema.parse(await response.json());
    expect([response.status, message]).toEqual([
      400,
      "The on_missing_media field must be warn or fail.",
    ]);
  });
});

describeOnEngine("sqlite", "the address of an image or a source", (shared) => {
  test.for([
    ["/none.png", /^pictures\.test .*status 404/],
    ["http://unknown.test/a.png", /^There is no server named unknown\.test\.$/],
    ["https", /^pictures\.test has a TLS error\.$/],
  ] as const)("of a server that fails, as %s, is refused with its name", async ([path, cause]) => {
    const { ask, site } = await setUp(shared.settings);
    const asHttps = `${site.replace("http", "https")}/a.png`;
    const url = path === "https" ? asHttps : new URL(path, site).href;
    for (const endpoint of ["/api/v1/images", "/api/v1/sources"]) {
      const response = await ask(endpoint, { url });
      expect(response.status).toBe(422);
      const { message } = publicErrorSchema.parse(await response.json());
      expect(message).toMatch(endpoint.endsWith("images") ? cause : /(pictures|unknown)\.test/);
    }
  });
});
