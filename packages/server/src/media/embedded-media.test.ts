import { randomBytes, randomUUID } from "node:crypto";
import type { CarouselResponse } from "@slideloom/core/contract/carousels";
import type { Job } from "@slideloom/core/contract/public-jobs";
import type { PublicCarousel } from "@slideloom/core/contract/public-carousels";
import { zipSync } from "fflate";
import sharp from "sharp";
import { expect, test } from "vitest";
import { buildCarousel, createLibrary } from "../carousels/carousel.fixture.ts";
import { describeOnBothEngines, describeOnSampledEngine } from "../db/database.fixture.ts";
import type { DatabaseSettings } from "../db/open-database.ts";
import { setUpMcp } from "../mcp/mcp.fixture.ts";
import { setUpPublicApi } from "../public-api/public-api.fixture.ts";

const uploadPath = /^\/media\/[\w-]{43}\.webp$/;
const red = "#d32f2f";

const buildPhoto = async (background = red, size = 1200) => {
  const image = sharp({ create: { width: size, height: size, channels: 3, background } });
  return `data:image/png;base64,${(await image.png().toBuffer()).toString("base64")}`;
};

/** A photo that no encoder makes small. */
const buildNoise = async (size: number) => {
  const raw = { width: size, height: size, channels: 3 } as const;
  const jpeg = await sharp(randomBytes(size * size * 3), { raw })
    .jpeg({ quality: 100 })
    .toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString("base64")}`;
};

function buildPost(...media: unknown[]) {
  const description = [{ type: "text", value: "Words" }];
  const content = media.map((one) => ({ header: "H", description, media: one, layout: "picture" }));
  return { title: "Tea", content };
}

async function countRed(bytes: Uint8Array): Promise<number> {
  const pixels = await sharp(bytes).removeAlpha().raw().toBuffer();
  let count = 0;
  for (let at = 0; at < pixels.length; at += 3) {
    const [r = 0, g = 0, b = 0] = pixels.subarray(at, at + 3);
    if (r > 200 && g < 60 && b < 60) count += 1;
  }
  return count / (pixels.length / 3);
}

async function setUp(settings: DatabaseSettings, environment: Record<string, string> = {}) {
  const api = await setUpPublicApi(settings, environment);
  const { send, key: token, context, accountId } = api;
  const save = async (body: object) => {
    const response = await send("POST", "/api/v1/carousels", { token, body });
    expect(response.statusCode, response.body.slice(0, 500)).toBe(201);
    const saved = response.json<PublicCarousel>();
    return { ...saved, post: JSON.parse(saved.content) as ReturnType<typeof buildPost> };
  };
  const listUploads = () => context.uploads.list(accountId);
  return { ...api, save, listUploads };
}

describeOnBothEngines("a saved post's own images", (shared) => {
  test("become uploads, each once, in its text and its media", async () => {
    const { save, listUploads, app } = await setUp(shared.settings);
    const [photo, other] = [await buildPhoto(), await buildPhoto("#2e7d32")];
    const post = buildPost(photo, { url: other, alt: "Green" }, photo, "https://a.test/a.png");
    const saved = await save({ post, media_urls: { 4: photo } });
    const [first, second, third, fourth] = saved.post.content.map(({ media }) => media);
    expect(first).toMatch(uploadPath);
    expect(second).toEqual({ url: expect.stringMatching(uploadPath), alt: "Green" });
    expect([third, fourth]).toEqual([first, "https://a.test/a.png"]);
    expect(saved.media_urls).toEqual({ 4: first });
    expect(saved.warnings).toBeUndefined();
    expect(await listUploads()).toHaveLength(2);
    const file = await app.inject({ url: String(first) });
    expect(await countRed(file.rawPayload)).toBe(1);
    // The post is sent as text, with other text before its JSON.
    const asText = await save({ post: `Here:\n${JSON.stringify(post)}` });
    expect(asText.post.content[0]?.media).toBe(first);
    expect(await listUploads()).toHaveLength(2);
  });

  test("become uploads in every spelling of their addresses, whatever their size", async () => {
    const { save, listUploads, send, key } = await setUp(shared.settings);
    const photo = await buildNoise(1000);
    expect(photo.length).toBeGreaterThan(1_400_000);
    const body = photo.slice(photo.indexOf(",") + 1);
    const spellings = [
      `data:image/jpeg;charset=utf-8;base64,${body}`,
      `data:application/octet-stream;base64,${body}`,
      `DATA:IMAGE/JPEG;BASE64,${body}`,
      ` data:image/jpeg;base64,${body} `,
      `data:image/jpeg;base64,${body.replaceAll(/.{76}/g, "$&\r\n")}`,
      `data:image/jpeg;base64,${body.replaceAll("+", "-").replaceAll("/", "_")}`,
      `data:image/jpeg;base64,${body.replaceAll("+", "%2B")}`,
    ];
    const saved = await save({ post: buildPost(...spellings), media_urls: { 1: spellings[4] } });
    const media = saved.post.content.map((slide) => slide.media);
    expect(media).toEqual(spellings.map(() => expect.stringMatching(uploadPath)));
    expect(saved.warnings).toBeUndefined();
    expect(await listUploads()).toHaveLength(1);
    const render = { post: buildPost(spellings[4]), type: "png", slide: 1 };
    const drawn = await send("POST", "/api/v1/render", { token: key, body: render });
    expect(drawn.statusCode, drawn.body.slice(0, 300)).toBe(200);
  });

  test("stay in the text if they are drawings", async () => {
    const { save, listUploads } = await setUp(shared.settings);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9" fill="${red}"/></svg>`;
    const typed = `data:image/svg+xml;charset=utf-8;base64,${Buffer.from(svg).toString("base64")}`;
    const saved = await save({ post: buildPost(typed), media_urls: { 1: typed } });
    const kept = typed.replace(";charset=utf-8", "");
    expect(saved.post.content[0]?.media).toBe(kept);
    expect(saved.media_urls).toEqual({ 1: kept });
    expect(saved.warnings).toBeUndefined();
    expect(await listUploads()).toHaveLength(0);
  });

  test("are left out with a full quota, or if they are damaged; the words are saved", async () => {
    const { save, listUploads } = await setUp(shared.settings, { MEDIA_QUOTA_MB: "1" });
    const post = buildPost(
      await buildNoise(900),
      await buildNoise(901),
      "data:image/png;base64,AAAA",
    );
    const saved = await save({ post, media_urls: { 1: "data:image/png;base64,AAAA" } });
    expect(saved.post.content.map(({ header }) => header)).toEqual(["H", "H", "H"]);
    expect(saved.post.content.map(({ media }) => media)).toEqual([
      expect.stringMatching(uploadPath),
      "",
      "",
    ]);
    expect(saved.media_urls).toEqual({});
    expect(saved.warnings).toEqual([
      expect.stringMatching(
        /^Slide 2: the image was not saved\. This image \([\d.]+ MB\) is larger than/,
      ),
      expect.stringMatching(/^Slide 3: the image was not saved\. The file isn't an image\./),
    ]);
    expect(await listUploads()).toHaveLength(1);
  });

  test("become uploads in the editor's save", async () => {
    const { call } = await createLibrary(shared.settings);
    const photo = await buildPhoto();
    const text = JSON.stringify(buildPost(photo));
    const body = buildCarousel("Tea", { jsonInput: text, mediaUrls: { 0: photo } });
    const created = await call("POST", "", body);
    expect(created.statusCode, created.body.slice(0, 500)).toBe(201);
    const { id, version, draft } = created.json<CarouselResponse>();
    expect(JSON.parse(draft.jsonInput).content[0].media).toMatch(uploadPath);
    expect(draft.mediaUrls).toEqual({ 0: expect.stringMatching(uploadPath) });
    const mediaUrls = { 0: "data:image/png;base64,AAAA" };
    const put = await call("PUT", `/${id}`, { ...body, version, draft: { ...draft, mediaUrls } });
    expect(put.json()).toMatchObject({
      draft: { mediaUrls: {} },
      warnings: [expect.stringContaining("Slide 1: the image was not saved.")],
    });
  });

  test("become uploads in a change by the API", async () => {
    const { send, save, key } = await setUp(shared.settings);
    const { id } = await save({ post: buildPost("") });
    const body = { version: 1, post: buildPost(await buildPhoto()) };
    const change = await send("PUT", `/api/v1/carousels/${id}`, { token: key, body });
    const { content } = change.json<PublicCarousel>();
    expect(JSON.parse(content).content[0].media).toMatch(uploadPath);
  });

  test("become uploads in a bulk import", async () => {
    const { app, token, list, call } = await createLibrary(shared.settings);
    const text = JSON.stringify(buildPost(await buildPhoto(), "data:image/png;base64,AAAA"));
    const file = {
      slideloom: "carousel",
      formatVersion: 1,
      id: randomUUID(),
      ...buildCarousel("Tea", { jsonInput: text }),
      createdAt: "2026-01-01T00:00:00.000Z",
      updatedAt: "2026-02-01T00:00:00.000Z",
    };
    const response = await app.inject({
      method: "POST",
      url: "/api/library/import",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/zip" },
      payload: Buffer.from(zipSync({ "a.json": Buffer.from(JSON.stringify(file)) })),
    });
    expect(response.json()).toMatchObject({
      imported: 1,
      skipped: [{ file: "a.json", message: expect.stringContaining("Slide 2: the image was not") }],
    });
    const [listed] = (await list()).carousels;
    const { draft } = (await call("GET", `/${listed?.id}`)).json<CarouselResponse>();
    expect(JSON.parse(draft.jsonInput).content[0].media).toMatch(uploadPath);
  });
});

describeOnSampledEngine("a rendered post's own images", (shared) => {
  test("are drawn and validated, from text, object and media_urls, and stored nowhere", async () => {
    const { send, key: token, listUploads } = await setUp(shared.settings);
    const photo = await buildPhoto();
    const media = { url: photo, tone: "natural" };
    const bodies = [
      { post: buildPost(media) },
      { post: JSON.stringify(buildPost(media)) },
      { post: buildPost({ tone: "natural" }), media_urls: { 1: photo } },
    ];
    for (const body of bodies) {
      const response = await send("POST", "/api/v1/render", {
        token,
        body: { ...body, scale: 0.5 },
      });
      expect(response.statusCode, response.body.slice(0, 500)).toBe(200);
      expect(response.headers["x-render-warnings"]).toBeUndefined();
      expect(await countRed(response.rawPayload)).toBeGreaterThan(0.1);
    }
    const valid = await send("POST", "/api/v1/validate", {
      token,
      body: { post: buildPost(media) },
    });
    expect(valid.json()).toEqual({ valid: true, issues: [], warnings: [], checks: [] });
    expect(await listUploads()).toEqual([]);
  });

  test("that can't be read have a warning with their slide", async () => {
    const { send, key: token } = await setUp(shared.settings);
    const post = buildPost("data:image/png;base64,AAAA");
    const response = await send("POST", "/api/v1/render", { token, body: { post, scale: 0.5 } });
    expect(decodeURIComponent(String(response.headers["x-render-warnings"]))).toContain(
      "Slide 1: the image of the post can't be loaded: it isn't an image that slides can show",
    );
    const other = { post: buildPost("embedded:somebody/0"), scale: 0.5 };
    const foreign = await send("POST", "/api/v1/render", { token, body: other });
    expect(foreign.headers["x-render-warnings"]).toContain("the post doesn't contain this image");
  });

  test("are kept as uploads for a job", async () => {
    // Background tasks, such as rendering jobs, run only on a server that listens.
    const { send, key: token, context, accountId } = await setUpMcp(shared.settings);
    const response = await send("POST", "/api/v1/render", {
      token,
      headers: { prefer: "respond-async" },
      body: { post: buildPost({ url: await buildPhoto(), tone: "natural" }), scale: 0.5 },
    });
    expect(response.statusCode).toBe(202);
    expect(await context.uploads.list(accountId)).toHaveLength(1);
    const { id } = response.json<Job>();
    const find = async () => (await send("GET", `/api/v1/jobs/${id}`, { token })).json<Job>();
    await expect.poll(async () => (await find()).finished_at).not.toBeNull();
    expect(await find()).toMatchObject({ status: "done", warnings: [] });
  });

  test("reach the server from a tool of an AI model", async () => {
    const { connect, context, accountId } = await setUpMcp(shared.settings);
    const { call } = await connect();
    const post = buildPost(`data:image/png;base64,${"A".repeat(4_500_000)}`, await buildPhoto());
    const saved = await call("save_carousel", { post });
    expect(saved.isError, JSON.stringify(saved.content).slice(0, 500)).toBeFalsy();
    expect(await context.uploads.list(accountId)).toHaveLength(1);
  });

  test("are refused above their limits", async () => {
    const { send, key: token } = await setUp(shared.settings);
    const large = `data:image/png;base64,${"A".repeat(7_000_000)}`;
    const refused = await send("POST", "/api/v1/render", {
      token,
      body: { post: buildPost("", large) },
    });
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({
      message: "Slide 2: the image is larger than 5 MB. Make it smaller, or use its URL.",
    });
    const media = await send("POST", "/api/v1/render", {
      token,
      body: { post: buildPost(""), media_urls: { 1: large } },
    });
    expect(media.statusCode).toBe(400);
    const whole = await send("POST", "/api/v1/validate", {
      token,
      body: JSON.stringify({ post: "a".repeat(57 * 1024 * 1024) }),
      headers: { "content-type": "application/json" },
    });
    expect(whole.statusCode).toBe(413);
  });
});
