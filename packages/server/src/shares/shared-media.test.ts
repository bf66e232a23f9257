import type { IncomingMessage } from "node:http";
import type { Carousel } from "@slideloom/core/carousel";
import type { SharedCarousel, ShareResponse } from "@slideloom/core/contract/shares";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { buildDraft, createLibrary } from "../carousels/carousel.fixture.ts";
import { describeOnEngine } from "../db/database.fixture.ts";
import { allow, serve } from "../media/other-site.fixture.ts";
import { buildMediaUrl } from "../media/media-address.ts";
import { findProxiedUrl, proxyMedia } from "./shared-media.ts";

const token = "t".repeat(43);
const upload = buildMediaUrl("u".repeat(43));

/** Builds a carousel whose slides contain these media. */
function buildOwnMedia(...media: (string | object)[]): Carousel {
  const content = media.map((medium) => ({ header: "Tea", description: [], media: medium }));
  return { ...buildDraft("Tea"), jsonInput: JSON.stringify({ title: "Tea", content }) };
}

describe("media of a shared carousel", () => {
  test.each([
    "https://photos.test/desk.jpg",
    "http://photos.test:8080/desk.jpg?size=2#top",
    "//photos.test/desk.jpg",
    String.raw`\\photos.test\desk.jpg`,
    " https://photos.test/desk.jpg",
    "ftp://photos.test/desk.jpg",
    "/somewhere/desk.jpg",
    "https://photos.test/\u{d800}.png",
    `https://photos.test/${"é".repeat(300)}.png`,
    "https://photos.test",
  ])("of another site have an address of this server: %j", (url) => {
    for (const draft of [
      { ...buildDraft("Tea"), enableMedia: true, mediaUrls: { 1: url } },
      buildOwnMedia("", { url, alt: "A desk" }),
    ]) {
      const { mediaUrls, enableMedia } = proxyMedia(token, draft);
      const routed = mediaUrls[1] ?? "";
      expect(enableMedia).toBe(true);
      expect(Object.keys(mediaUrls)).toEqual(["1"]);
      expect(routed).toMatch(/^\/s\/t{43}\/media\/[\w-]{43}\/[^/]+$/);
      expect(routed.length).toBeLessThan(400);
      expect(findProxiedUrl(draft, routed.split("/")[4] ?? "")).toBe(
        draft.enableMedia ? url : url.trim(),
      );
    }
  });

  test.each([upload, "data:image/png;base64,AAAA", "local:0123", "https://clips.test/a.mp4"])(
    "stay as they are if no page requests them from another site: %s",
    (url) => {
      const draft = { ...buildDraft("Tea"), enableMedia: true, mediaUrls: { 0: url } };
      expect(proxyMedia(token, draft).mediaUrls).toEqual({ 0: url });
    },
  );

  test("are those that slides use: assigned ones take precedence if media is on", () => {
    const draft = {
      ...buildOwnMedia("https://own.test/a.png", upload),
      mediaUrls: { 0: "https://assigned.test/b.png", 7: "https://gone.test/c.png" },
    };
    expect(proxyMedia(token, draft).mediaUrls).toEqual({
      0: expect.stringMatching(/a\.png$/),
      1: upload,
    });
    expect(proxyMedia(token, { ...draft, enableMedia: true }).mediaUrls).toEqual({
      0: expect.stringMatching(/b\.png$/),
      1: upload,
    });
  });
});

test("the first image of a comparison has an address of this server in the text", () => {
  const [first, second] = ["https://photos.test/before.jpg", "https://photos.test/after.jpg"];
  const draft = buildOwnMedia({ url: second, before: first }, { url: upload, before: upload });
  const { jsonInput, mediaUrls } = proxyMedia(token, draft);
  const { content } = JSON.parse(jsonInput) as { content: { media: { before: string } }[] };
  const routed = content[0]?.media.before ?? "";
  expect(routed).toMatch(/^\/s\/t{43}\/media\/[\w-]{43}\/before\.jpg$/);
  expect(findProxiedUrl(draft, routed.split("/")[4] ?? "")).toBe(first);
  expect(mediaUrls).toEqual({ 0: expect.stringMatching(/after\.jpg$/), 1: upload });
  expect(content[1]?.media.before).toBe(upload);
});

describeOnEngine("sqlite", "images of other sites on a shared page", (database) => {
  async function start(environment: Record<string, string> = {}) {
    const asked: IncomingMessage[] = [];
    const photo = await sharp({
      create: { width: 60, height: 30, channels: 3, background: "#ff0000" },
    })
      .jpeg()
      .toBuffer();
    const port = await serve((request, response) => {
      asked.push(request);
      if (request.url === "/half.jpg") response.end(photo.subarray(0, photo.length / 2));
      else if (request.url === "/gone.jpg") response.writeHead(404).end();
      else response.end(photo);
    });
    const library = await createLibrary(database.settings, { outbound: allow(port), environment });
    const share = async (...urls: string[]) => {
      const { id } = await library.create("Tea", {
        enableMedia: true,
        mediaUrls: Object.fromEntries(urls.entries()),
      });
      const link = (await library.call("POST", `/${id}/share`)).json<ShareResponse>();
      const shared = await library.app.inject(`/api/shares/${link.token}`);
      const { mediaUrls } = shared.json<SharedCarousel>().draft;
      return { id, ...link, addresses: urls.map((_, index) => mediaUrls[index] ?? "") };
    };
    return { ...library, asked, share, origin: `http://pictures.test:${port}` };
  }

  test("are proxied by the server, which fetches them once and as itself", async () => {
    const { app, asked, share, origin } = await start();
    const { addresses } = await share(`${origin}/desk.jpg?size=2`);
    // Rendering the first slide for the link fetches the image separately.
    await expect.poll(() => asked.length).toBe(1);
    const read = () =>
      app.inject({
        url: addresses[0] ?? "",
        headers: { referer: "http://slides.test/s/1", cookie: "a=b" },
      });
    const [one, two] = await Promise.all([read(), read()]);
    const three = await read();
    for (const response of [one, two, three]) {
      expect(response.statusCode, response.body).toBe(200);
      expect(response.headers).toMatchObject({
        "content-type": "image/webp",
        "content-security-policy": "default-src 'none'; sandbox",
        "cross-origin-resource-policy": "same-origin",
        "cache-control": "private, max-age=3600",
      });
    }
    expect(asked).toHaveLength(2);
    expect(asked[1]?.url).toBe("/desk.jpg?size=2");
    expect(Object.keys(asked[1]?.headers ?? {}).toSorted()).toEqual([
      "accept",
      "accept-encoding",
      "connection",
      "host",
      "user-agent",
    ]);
  });

  test("are only available while the carousel uses them and the link exists", async () => {
    const { app, asked, share, call, origin } = await start();
    const tea = await share(`${origin}/tea.jpg`);
    const milk = await share(`${origin}/milk.jpg`);
    const read = async (url = "") => (await app.inject(url)).statusCode;
    const [address = ""] = tea.addresses;
    expect(await read(address)).toBe(200);
    const [, , , , medium = ""] = milk.addresses[0]?.split("/") ?? [];
    expect(await read(`/s/${tea.token}/media/${medium}/milk.jpg`)).toBe(404);
    expect(await read(`/s/${tea.token}/media/${encodeURIComponent(origin)}/a.jpg`)).toBe(404);
    expect(await read(`/s/${"a".repeat(43)}/media/${medium}/milk.jpg`)).toBe(404);
    const draft = { ...buildDraft("Tea"), enableMedia: true, mediaUrls: {} };
    await call("PUT", `/${tea.id}`, { version: 1, title: "Tea", status: "draft", draft });
    expect(await read(address)).toBe(404);
    expect(await read(milk.addresses[0])).toBe(200);
    await call("DELETE", `/${milk.id}/share`);
    expect(await read(milk.addresses[0])).toBe(404);
    const trashed = await share(`${origin}/milk.jpg`);
    expect(await read(trashed.addresses[0])).toBe(200);
    await call("DELETE", `/${trashed.id}`);
    expect(await read(trashed.addresses[0])).toBe(404);
    expect(new Set(asked.map(({ url }) => url))).toEqual(new Set(["/tea.jpg", "/milk.jpg"]));
  });

  test.each([
    ["http://127.0.0.1/a.png", 400],
    ["http://169.254.169.254/latest/meta-data.png", 400],
    ["http://inside.test/a.png", 400],
    ["file:///etc/passwd.png", 400],
    ["//inside.test/a.png", 400],
    ["http://nowhere.test/a.png", 422],
  ])("are refused from %s", async (url, status) => {
    const { app, share } = await start();
    const { addresses } = await share(url);
    expect((await app.inject(addresses[0] ?? "")).statusCode).toBe(status);
  });

  test("that are incomplete are refused with the cause, never sent in part", async () => {
    const { app, share, origin } = await start();
    const { addresses } = await share(`${origin}/half.jpg`);
    const response = await app.inject(addresses[0] ?? "");
    expect([response.statusCode, response.json()]).toEqual([
      422,
      { message: "The file from pictures.test is incomplete: its end is missing." },
    ]);
  });

  test("are rate-limited per minute and address, except cached ones", async () => {
    const { app, share, origin, context } = await start();
    const { addresses } = await share(`${origin}/tea.jpg`, `${origin}/gone.jpg`);
    const read = async (url = "") => (await app.inject(url)).statusCode;
    expect(await read(addresses[0])).toBe(200);
    expect(await read(addresses[1])).toBe(422);
    for (let fetched = 2; fetched < 60; fetched += 1) {
      await context.rateLimits.mediaFetch.count("address:127.0.0.1");
    }
    expect(await read(addresses[1])).toBe(429);
    expect(await read(addresses[0])).toBe(200);
  });
});
