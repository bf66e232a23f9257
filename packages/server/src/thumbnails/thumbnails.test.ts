import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { CarouselResponse } from "@slideloom/core/contract/carousels";
import type { CarouselVersionsResponse } from "@slideloom/core/contract/carousel-versions";
import sharp from "sharp";
import { expect, test } from "vitest";
import { buildCarousel, createLibrary } from "../carousels/carousel.fixture.ts";
import { describeOnEngine } from "../db/database.fixture.ts";

const day = 24 * 60 * 60 * 1000;

describeOnEngine("sqlite", "thumbnails of saved carousels", (shared) => {
  async function start(now = () => new Date()) {
    const library = await createLibrary(shared.settings, { now });
    const { app, token, user } = library;
    const read = (url: string | null) => app.inject({ url: url ?? "" });
    const share = async ({ id }: CarouselResponse) =>
      (await library.call("POST", `/${id}/share`)).json<{ url: string; token: string }>();
    const upload = async (background: string) => {
      const picture = sharp({ create: { width: 8, height: 8, channels: 3, background } });
      const response = await app.inject({
        method: "POST",
        url: "/api/media",
        headers: { authorization: `Bearer ${token}`, "content-type": "image/png" },
        payload: await picture.png().toBuffer(),
      });
      return response.json<{ url: string }>().url;
    };
    const folder = join(shared.settings.dataDir, "pictures", user.id);
    return { ...library, read, share, upload, folder };
  }

  test("show the first slide in its format, and are rendered once", async () => {
    const { create, read, folder } = await start();
    const { thumbnailUrl } = await create("Tea");
    const first = await read(thumbnailUrl);
    expect(first.statusCode).toBe(200);
    expect(first.headers).toMatchObject({
      "content-type": "image/jpeg",
      "cache-control": "private, max-age=31536000",
      "content-security-policy": "default-src 'none'; sandbox",
    });
    const { format, width, height } = await sharp(first.rawPayload).metadata();
    expect({ format, width, height }).toEqual({ format: "jpeg", width: 540, height: 675 });
    expect((await sharp(first.rawPayload).stats()).isOpaque).toBe(true);
    expect(readdirSync(folder)).toHaveLength(1);
    expect((await read(thumbnailUrl)).rawPayload).toEqual(first.rawPayload);
    // Another carousel that looks the same shares the cached image.
    const { thumbnailUrl: other } = await create("Tea");
    expect(other).not.toBe(thumbnailUrl);
    expect((await read(other)).rawPayload).toEqual(first.rawPayload);
    expect(readdirSync(folder)).toHaveLength(1);
  });

  test("differ for each version, exist in the trash, and are gone after deletion", async () => {
    const { call, create, read } = await start();
    const one = await create("One");
    const changed = { version: 1, ...buildCarousel("Quite another title") };
    const two = (await call("PUT", `/${one.id}`, changed)).json<CarouselResponse>();
    const [before, after] = [await read(one.thumbnailUrl), await read(two.thumbnailUrl)];
    expect(before.rawPayload.equals(after.rawPayload)).toBe(false);
    const history = (await call("GET", `/${one.id}/versions`)).json<CarouselVersionsResponse>();
    expect(history.versions.map(({ thumbnailUrl }) => thumbnailUrl)).toEqual([
      two.thumbnailUrl,
      one.thumbnailUrl,
    ]);
    await call("DELETE", `/${one.id}`);
    expect((await read(two.thumbnailUrl)).statusCode).toBe(200);
    await call("DELETE", `/${one.id}?permanently=true`);
    expect((await read(two.thumbnailUrl)).statusCode).toBe(404);
  });

  test("require a signature", async () => {
    const { create, read } = await start();
    const { id, thumbnailUrl } = await create("One");
    const genuine = thumbnailUrl ?? "";
    const other = (await create("Two")).thumbnailUrl ?? "";
    for (const url of [
      `/thumbnails/${id}/1.jpg`,
      `/thumbnails/${id}/1-.jpg`,
      genuine.replace("/1-", "/2-"),
      genuine.replace(/-[\w-]+\.jpg$/, /-[\w-]{22}\.jpg$/.exec(other)?.[0] ?? ""),
      genuine.replace(id, "%00"),
    ]) {
      expect((await read(url)).statusCode).toBe(404);
    }
    expect((await read(genuine)).statusCode).toBe(200);
  });

  test("show uploads, and a briefly cached placeholder for unavailable images", async () => {
    const { create, read, upload, folder } = await start();
    const show = (url: string) => ({ enableMedia: true, mediaUrls: { 0: url } });
    const [red, blue] = [await upload("#f00"), await upload("#00f")];
    const pictures = [];
    for (const url of [red, blue]) {
      pictures.push(await read((await create("Tea", show(url))).thumbnailUrl));
    }
    expect(pictures[0]?.rawPayload.equals(pictures[1]?.rawPayload ?? Buffer.of())).toBe(false);
    expect(readdirSync(folder)).toHaveLength(2);
    for (const url of ["http://127.0.0.1/inside.png", "file:///etc/passwd", "local:0"]) {
      const picture = await read((await create("Tea", show(url))).thumbnailUrl);
      expect(picture.statusCode).toBe(200);
      expect(picture.headers["cache-control"]).toBe("private, max-age=60");
    }
    expect(readdirSync(folder)).toHaveLength(2);
  });

  test("are deleted after 30 days, and with the account", async () => {
    let now = Date.now();
    const { create, read, context, folder, send, token, form } = await start(() => new Date(now));
    const { thumbnailUrl } = await create("Tea");
    await read(thumbnailUrl);
    await context.thumbnails.prune();
    expect(readdirSync(folder)).toHaveLength(1);
    now += 31 * day;
    await context.thumbnails.prune();
    expect(readdirSync(folder)).toHaveLength(0);
    now -= 31 * day;
    expect((await read(thumbnailUrl)).statusCode).toBe(200);
    await send("DELETE", "/api/auth/me", { token, body: { password: form.password } });
    expect(existsSync(folder)).toBe(false);
  });

  test("include a link's preview image until it is revoked", async () => {
    const { call, create, read, share } = await start();
    const carousel = await create("Tea", { carouselFormat: "instagram" });
    const { url } = await share(carousel);
    const card = await read(`${url}/og.png`);
    expect(card.headers).toMatchObject({
      "content-type": "image/png",
      "cache-control": "public, max-age=300",
    });
    const { format, width, height } = await sharp(card.rawPayload).metadata();
    expect({ format, width, height }).toEqual({ format: "png", width: 1200, height: 628 });
    await call("DELETE", `/${carousel.id}/share`);
    expect((await read(`${url}/og.png`)).statusCode).toBe(404);
    const broken = await share(await create("Broken", { jsonInput: "{" }));
    expect((await read(`${broken.url}/og.png`)).statusCode).toBe(404);
  });
});
