import { maxUploadBytes } from "@slideloom/core/media";
import sharp from "sharp";
import { expect, test } from "vitest";
import { registerSomebody } from "../app/app.fixture.ts";
import { describeOnBothEngines } from "../db/database.fixture.ts";
import type { DatabaseSettings } from "../db/open-database.ts";
import { setUpPublicApi } from "../public-api/public-api.fixture.ts";

const minute = 60_000;
const site = "http://slides.example";

const draw = (background = "#ff0000") =>
  sharp({ create: { width: 60, height: 30, channels: 3, background } })
    .png()
    .toBuffer();

interface UploadUrl {
  upload_url: string;
  url: string;
  expires_at: string;
  max_bytes: number;
}

async function setUp(settings: DatabaseSettings) {
  const clock = { ms: Date.now() };
  const api = await setUpPublicApi(
    settings,
    { PUBLIC_URL: site, MEDIA_QUOTA_MB: "1" },
    { now: () => new Date(clock.ms) },
  );
  const create = async (token = api.key) => {
    const response = await api.send("POST", "/api/v1/images/uploads", { token });
    expect(response.statusCode, response.body).toBe(201);
    return response.json<UploadUrl>();
  };
  const put = (url: string, payload: Uint8Array, headers: Record<string, string> = {}) =>
    api.app.inject({
      method: "PUT",
      url: url.replace(site, ""),
      payload: Buffer.from(payload),
      headers: { "content-type": "image/png", ...headers },
    });
  return { ...api, clock, create, put };
}

describeOnBothEngines("an upload URL", (shared) => {
  test("takes one image, without a key, at the path that it named", async () => {
    const { accountId, app, context, create, put } = await setUp(shared.settings);
    const upload = await create();
    expect(upload.upload_url.startsWith(`${site}${upload.url}?account=${accountId}&sig=`)).toBe(
      true,
    );
    expect((await app.inject({ url: upload.url })).statusCode).toBe(404);
    const stored = await put(upload.upload_url, await draw());
    expect(stored.statusCode, stored.body).toBe(201);
    expect(stored.json()).toMatchObject({ url: upload.url, width: 60, height: 30 });
    expect((await app.inject({ url: upload.url })).headers["content-type"]).toBe("image/webp");
    expect(await context.uploads.list(accountId)).toMatchObject([{ url: upload.url }]);
  });

  test("takes no second image, and the first one again, as after a lost response", async () => {
    const { accountId, context, create, put } = await setUp(shared.settings);
    const { upload_url, url } = await create();
    const image = await draw();
    await put(upload_url, image);
    const second = await put(upload_url, await draw("#0000ff"));
    expect([second.statusCode, second.json()]).toMatchObject([409, { message: /has been used/ }]);
    expect((await put(upload_url, image)).json()).toMatchObject({ url });
    expect(await context.uploads.list(accountId)).toHaveLength(1);
  });

  test("stores one of two images that arrive at once", async () => {
    const { accountId, context, create, put } = await setUp(shared.settings);
    const { upload_url } = await create();
    const images = [await draw("#00ff00"), await draw("#0000ff")];
    const statuses = await Promise.all(
      images.map(async (image) => (await put(upload_url, image)).statusCode),
    );
    expect(statuses.toSorted()).toEqual([201, 409]);
    expect(await context.uploads.list(accountId)).toHaveLength(1);
  });

  test("works for 30 minutes", async () => {
    const { clock, create, put } = await setUp(shared.settings);
    const { upload_url, expires_at } = await create();
    expect(Date.parse(expires_at) - clock.ms).toBe(30 * minute);
    clock.ms += 30 * minute;
    const late = await put(upload_url, await draw());
    expect([late.statusCode, late.json()]).toMatchObject([410, { message: /has expired/ }]);
  });

  test("holds for its account, path and time only", async () => {
    const { context, create, put, ...server } = await setUp(shared.settings);
    const { accountId } = server;
    const { token, user } = await registerSomebody({ ...server, context });
    const answer = await server.send("POST", "/api/auth/api-token", { token });
    const other = { accountId: user.id, key: answer.json<{ apiToken: string }>().apiToken };
    const [mine, theirs] = [await create(), await create(other.key)];
    const image = await draw();
    const signature = new URL(mine.upload_url).searchParams.get("sig") ?? "";
    const [expires = "", signed = ""] = signature.split(/-(.*)/s);
    for (const forged of [
      mine.upload_url.replace(accountId, other.accountId),
      theirs.upload_url.replace(other.accountId, accountId),
      mine.upload_url.replace(mine.url, theirs.url),
      mine.upload_url.replace(expires, String(Number(expires) + minute)),
      mine.upload_url.replace(signed, "A".repeat(signed.length)),
      mine.upload_url.replace(/&sig=.*/, ""),
      mine.upload_url.replace(/account=[^&]*&/, ""),
      mine.url,
      mine.upload_url.replace(".webp", ".png"),
    ]) {
      const response = await put(forged, image);
      expect([forged, response.statusCode]).toEqual([forged, 404]);
    }
    // A caller's own key gives no right to another account's URL either.
    const authorized = { authorization: `Bearer ${other.key}` };
    await put(mine.upload_url, image, authorized);
    expect(await context.uploads.list(other.accountId)).toEqual([]);
    expect(await context.uploads.list(accountId)).toMatchObject([{ url: mine.url }]);
  });

  test("refuses what isn't an image and what is too large, and takes an image afterwards", async () => {
    const { accountId, context, create, put } = await setUp(shared.settings);
    const { upload_url, max_bytes } = await create();
    expect(max_bytes).toBe(maxUploadBytes);
    const image = await draw();
    const large = Buffer.concat([image, Buffer.alloc(maxUploadBytes)]);
    for (const [body, status] of [
      [Buffer.from("<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>"), 422],
      [Buffer.from("<!doctype html><script>alert(1)</script>"), 422],
      [Buffer.from("%PDF-1.7"), 422],
      [image.subarray(0, 40), 422],
      [Buffer.alloc(0), 422],
      [large, 413],
      [Buffer.alloc(7 * 1024 * 1024), 413],
    ] as const) {
      const response = await put(upload_url, body);
      expect([response.statusCode, response.body]).toEqual([status, expect.any(String)]);
    }
    expect(await context.uploads.list(accountId)).toEqual([]);
    expect((await put(upload_url, image)).statusCode).toBe(201);
  });

  test("counts towards its account's quota", async () => {
    const { create, put } = await setUp(shared.settings);
    const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
    const loud = sharp({
      create: { width: 1600, height: 1600, channels: 3, background: "#000", noise },
    });
    const { upload_url } = await create();
    const response = await put(upload_url, await loud.jpeg({ quality: 90 }).toBuffer());
    expect([response.statusCode, response.json()]).toMatchObject([
      413,
      { message: /you have left/ },
    ]);
  });

  test("ends with its account, and needs a key that may write", async () => {
    const { account, context, create, put, send, token } = await setUp(shared.settings);
    const { upload_url } = await create();
    const reader = await context.apiKeys.create(account, { name: "Reader", scopes: ["read"] });
    const refused = await send("POST", "/api/v1/images/uploads", { token: reader.key });
    expect(refused.statusCode).toBe(403);
    const deleted = await send("DELETE", "/api/auth/me", {
      token,
      body: { password: "correct horse" },
    });
    expect(deleted.statusCode, deleted.body).toBe(204);
    expect((await put(upload_url, await draw())).statusCode).toBe(404);
  });
});
