import { randomBytes } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { type UploadedMedia, mediaEndpoints } from "@slideloom/core/contract/media";
import { maxUploadBytes } from "@slideloom/core/media";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildCarousel, createLibrary } from "../carousels/carousel.fixture.ts";
import { describeOnBothEngines, describeOnEngine } from "../db/database.fixture.ts";
import type { DatabaseSettings } from "../db/open-database.ts";
import { startBucket } from "../storage/bucket.fixture.ts";

const day = 24 * 60 * 60 * 1000;

/** Builds a photo with EXIF orientation and GPS position. */
const buildPhoto = (background = "#ff0000") =>
  sharp({ create: { width: 60, height: 30, channels: 3, background } })
    .withMetadata({ orientation: 6 })
    .withExif({ IFD0: { Copyright: "Ada" } })
    .jpeg()
    .toBuffer();

async function start(settings: DatabaseSettings, environment: Record<string, string> = {}) {
  let now = Date.now();
  const library = await createLibrary(settings, { environment, now: () => new Date(now) });
  const { app, token } = library;
  const post = (payload: Uint8Array, type = "image/jpeg", bearer = token) =>
    app.inject({
      method: "POST",
      url: "/api/media",
      headers: { authorization: `Bearer ${bearer}`, "content-type": type },
      payload: Buffer.from(payload),
    });
  const upload = async (background?: string) => {
    const response = await post(await buildPhoto(background));
    expect(response.statusCode, response.body).toBe(201);
    return mediaEndpoints.uploadMedium.responses[201].strict().parse(response.json());
  };
  const read = (url: string) => app.inject({ url });
  const getUsage = async () =>
    mediaEndpoints.getMediaUsage.responses[200].parse(
      (await library.send("GET", "/api/media/usage", { token: library.token })).json(),
    );
  const pass = async (durationMs: number) => {
    now += durationMs;
    await library.context.uploads.cleanUp();
  };
  return { ...library, post, upload, read, getUsage, pass };
}

const show = ({ url }: UploadedMedia) => ({ enableMedia: true, mediaUrls: { 0: url } });

describeOnBothEngines("an upload", (shared) => {
  test("is served as a clean, upright WebP image, sandboxed by its headers", async () => {
    const { upload, read, getUsage } = await start(shared.settings);
    const uploaded = await upload();
    expect(uploaded).toMatchObject({ widthPx: 30, heightPx: 60 });
    expect(uploaded.url).toMatch(/^\/media\/[\w-]{43}\.webp$/);
    const response = await read(uploaded.url);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      "content-type": "image/webp",
      "content-length": String(uploaded.sizeBytes),
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
      "cache-control": "public, max-age=31536000, immutable",
    });
    const { format, width, height, exif } = await sharp(response.rawPayload).metadata();
    expect({ format, width, height, exif }).toEqual({
      format: "webp",
      width: 30,
      height: 60,
      exif: undefined,
    });
    expect(await getUsage()).toEqual({
      usedBytes: uploaded.sizeBytes,
      quotaBytes: 500 * 1024 * 1024,
    });
  });

  test("sent twice is stored once per account", async () => {
    const first = await start(shared.settings);
    const uploaded = await first.upload();
    expect(await first.upload()).toEqual(uploaded);
    const second = await start(shared.settings);
    expect((await second.upload()).url).not.toBe(uploaded.url);
    expect((await second.getUsage()).usedBytes).toBe(uploaded.sizeBytes);
  });

  test("is kept while any version uses it, even in the trash, and for a day afterwards", async () => {
    const { call, create, upload, read, pass, getUsage } = await start(shared.settings);
    const [kept, unused] = [await upload("#00ff00"), await upload("#0000ff")];
    const { id } = await create("One", show(kept));
    const isThere = async ({ url }: UploadedMedia) => (await read(url)).statusCode === 200;
    await pass(0);
    await pass(day);
    expect([await isThere(kept), await isThere(unused)]).toEqual([true, true]);
    await pass(1);
    expect([await isThere(kept), await isThere(unused)]).toEqual([true, false]);
    expect((await getUsage()).usedBytes).toBe(kept.sizeBytes);

    await call("PUT", `/${id}`, { version: 1, ...buildCarousel("Two") });
    await call("DELETE", `/${id}`);
    await pass(3 * day);
    expect(await isThere(kept)).toBe(true);

    await call("DELETE", `/${id}?permanently=true`);
    await pass(0);
    expect(await isThere(kept)).toBe(true);
    await create("Back again", show(kept));
    await pass(2 * day);
    expect(await isThere(kept)).toBe(true);
  });

  test("of another account is not kept by using it", async () => {
    const owner = await start(shared.settings);
    const uploaded = await owner.upload();
    const other = await start(shared.settings);
    await other.create("One", show(uploaded));
    await owner.pass(0);
    await owner.pass(2 * day);
    expect((await other.read(uploaded.url)).statusCode).toBe(404);
  });

  test("over the account's quota returns 413 with the reason", async () => {
    const { post, upload, getUsage } = await start(shared.settings, { MEDIA_QUOTA_MB: "1" });
    const noise = async () =>
      sharp(randomBytes(400 * 400 * 3), {
        raw: { width: 400, height: 400, channels: 3 },
      })
        .png()
        .toBuffer();
    let response = await post(await noise());
    let { usedBytes } = await getUsage();
    while (response.statusCode === 201) {
      ({ usedBytes } = await getUsage());
      response = await post(await noise());
    }
    expect(response.statusCode).toBe(413);
    expect(response.json<{ message: string }>().message).toMatch(
      /^This image \([\d.]+ MB\) is larger than the [\d.]+ MB you have left\. Use a smaller image/,
    );
    expect((await getUsage()).usedBytes).toBe(usedBytes);
    await upload();
  });

  test("is in the account's data export, and deleted with the account", async () => {
    const { send, token, form, upload, create, read } = await start(shared.settings);
    const uploaded = await upload();
    const carousel = await create("Leaves", show(uploaded));
    const exported = (await send("GET", "/api/auth/export", { token })).json<object>();
    expect(exported).toMatchObject({
      uploads: [{ ...uploaded, uploadedAt: expect.any(String) }],
      carousels: [{ ...carousel, versions: [] }],
    });
    const { password } = form;
    const left = await send("DELETE", "/api/auth/me", { token, body: { password } });
    expect(left.statusCode).toBe(204);
    expect((await read(uploaded.url)).statusCode).toBe(404);
    const folder = join(shared.settings.dataDir, "media");
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
    const [id = ""] = /[\w-]{43}/.exec(uploaded.url) ?? [];
    expect(files.filter((file) => file.includes(id))).toEqual([]);
  });
});

describeOnEngine("sqlite", "an invalid upload", (shared) => {
  test("is rejected by its content, whatever its type or name", async () => {
    const { post } = await start(shared.settings);
    const photo = await buildPhoto();
    const cases: [Uint8Array, number, RegExp][] = [
      [
        Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"),
        422,
        /^The file is an SVG drawing/,
      ],
      [Buffer.from("<html>"), 422, /^The file isn't an image/],
      [Buffer.from("\0\0\0\x20ftypisom\0\0\x02\0"), 422, /^The file is a video/],
      [photo.subarray(0, 200), 422, /incomplete: its end is missing/],
      [
        Buffer.concat([photo, Buffer.alloc(maxUploadBytes)]),
        413,
        /^The file is larger than 5 MB\.$/,
      ],
      [Buffer.alloc(7 * 1024 * 1024), 413, /./],
      [Buffer.alloc(0), 422, /^The file is empty/],
    ];
    for (const [bytes, status, message] of cases) {
      const response = await post(bytes, "image/png");
      expect(response.statusCode).toBe(status);
      expect(response.json<{ message: string }>().message).toMatch(message);
    }
    for (const type of ["application/json", "text/html", "application/octet-stream"]) {
      expect((await post(photo, type)).statusCode).toBe(201);
    }
    expect((await post(photo, "image/png", "nobody")).statusCode).toBe(401);
  });

  test.each(["nope", "%00.webp", "..%2f..%2fapp-secret", `${"a".repeat(43)}.webp`])(
    "returns 404: %s",
    async (name) => {
      const { read } = await start(shared.settings);
      expect((await read(`/media/${name}`)).statusCode).toBe(404);
    },
  );

  test("leaves no upload's or link's token in the log", async () => {
    const { upload, read, call, create, send, log } = await start(shared.settings);
    const uploaded = await upload();
    await read(uploaded.url);
    const { id } = await create("One");
    const share = (await call("POST", `/${id}/share`)).json<{ token: string }>();
    await send("GET", `/api/shares/${share.token}`);
    expect(log.text).toContain('"path":"/media/….webp"');
    expect(log.text).toContain('"path":"/api/shares/…"');
    expect(log.text).not.toMatch(/[\w-]{43}/);
  });
});

describe("with an S3 bucket", () => {
  let bucket: Awaited<ReturnType<typeof startBucket>> | undefined;
  beforeAll(async () => {
    bucket = await startBucket();
  });
  afterAll(() => bucket?.stop());

  describeOnEngine("sqlite", "uploads", (shared) => {
    test("are stored there, and an error says if it can't be reached", async () => {
      const STORAGE_URL = bucket?.buildUrl() ?? "";
      const { upload, read, post, pass } = await start(shared.settings, { STORAGE_URL });
      const uploaded = await upload();
      expect((await read(uploaded.url)).rawPayload.byteLength).toBe(uploaded.sizeBytes);
      expect(readdirSync(shared.settings.dataDir)).not.toContain("media");
      await pass(0);
      await pass(2 * day);
      expect((await read(uploaded.url)).statusCode).toBe(404);
      const other = await upload("#00ff00");
      await bucket?.stop();
      bucket = undefined;
      for (const response of [await post(await buildPhoto("#0000ff")), await read(other.url)]) {
        expect(response.statusCode).toBe(503);
        expect(response.json<{ message: string }>().message).toMatch(
          /^The server's file storage can't be reached/,
        );
      }
    });
  });
});
