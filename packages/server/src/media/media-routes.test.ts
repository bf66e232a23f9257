import type { IncomingMessage, RequestListener } from "node:http";
import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApp, registerSomebody } from "../app/app.fixture.ts";
import { describeOnEngine } from "../db/database.fixture.ts";
import { RateLimiter } from "../rate-limits/rate-limiter.ts";
import { createImageProcesses } from "./image-processes.ts";
import { MediaFetchService } from "./media-fetch-service.ts";
import { allow, names, serve } from "./other-site.fixture.ts";

let photo: Buffer;
beforeAll(async () => {
  photo = await sharp({ create: { width: 60, height: 30, channels: 3, background: "#ff0000" } })
    .withMetadata({ orientation: 6 })
    .withExif({ IFD0: { Copyright: "Ada" } })
    .jpeg()
    .toBuffer();
});

/** Builds a single-colour PNG that decodes to a billion pixels. */
function buildBomb(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    return Buffer.concat([length, body, Buffer.alloc(4)]);
  };
  const header = Buffer.from("00007d0000007d000100000000", "hex");
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.alloc(1_000_000))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

describeOnEngine("sqlite", "images fetched through the server", (database) => {
  async function setUp(listener: RequestListener, environment: Record<string, string> = {}) {
    const port = await serve(listener);
    const server = await createTestApp(database.settings, { outbound: allow(port), environment });
    const get = (url: string, options: { token?: string } = {}) =>
      server.send("GET", `/api/media/fetch?url=${encodeURIComponent(url)}`, options);
    return { server, get, port, origin: `http://pictures.test:${port}` };
  }

  test("are clean, upright WebP images, sandboxed by their headers", async () => {
    let asked: IncomingMessage | undefined;
    const { server, get, origin } = await setUp((request, response) => {
      asked = request;
      // Neither the file name nor the declared type matters.
      response.writeHead(200, { "content-type": "text/html", "set-cookie": "a=b" }).end(photo);
    });
    const { token } = await registerSomebody(server);
    const response = await get(`${origin}/a.bin?size=2#top`, { token });
    expect(response.statusCode, response.body).toBe(200);
    expect(response.headers).toMatchObject({
      "content-type": "image/webp",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
      "cache-control": "private, max-age=3600",
      "cross-origin-resource-policy": "same-origin",
    });
    expect(response.headers["set-cookie"]).toBeUndefined();
    const { format, width, height, exif, orientation } = await sharp(
      response.rawPayload,
    ).metadata();
    expect({ format, width, height, exif, orientation }).toEqual({
      format: "webp",
      width: 30,
      height: 60,
      exif: undefined,
      orientation: undefined,
    });
    expect(asked?.url).toBe("/a.bin?size=2");
    expect(Object.keys(asked?.headers ?? {}).toSorted()).toEqual([
      "accept",
      "accept-encoding",
      "connection",
      "host",
      "user-agent",
    ]);
  });

  test.each(["png", "gif", "webp", "avif"] as const)("may be %s", async (format) => {
    const picture = await sharp(photo).toFormat(format).toBuffer();
    const { get, origin } = await setUp((_request, response) => response.end(picture));
    expect((await get(`${origin}/x`)).statusCode).toBe(200);
  });

  test("with a very long edge are scaled down, with a note", async () => {
    const picture = await sharp(photo).resize(9000, 20, { fit: "fill" }).png().toBuffer();
    const { get, origin } = await setUp((_request, response) => response.end(picture));
    const response = await get(`${origin}/long.png`);
    expect(response.headers["x-media-note"]).toBe(
      "is 9,000 by 20 pixels, so a smaller copy is drawn",
    );
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ width: 2160, height: 5 });
  });

  test("that are animated become their first frame", async () => {
    const frame = { width: 8, height: 8, channels: 3 as const };
    const red = await sharp({ create: { ...frame, background: "#f00" } })
      .png()
      .toBuffer();
    const blue = await sharp({ create: { ...frame, background: "#00f" } })
      .png()
      .toBuffer();
    const moving = await sharp([red, blue], { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    const { get, origin } = await setUp((_request, response) => response.end(moving));
    const response = await get(`${origin}/x.gif`);
    expect((await sharp(response.rawPayload).metadata()).pages).toBeUndefined();
    const [r = 0, , b = 0] = await sharp(response.rawPayload).raw().toBuffer();
    expect(r).toBeGreaterThan(b);
  });

  test("follow at most three redirects", async () => {
    const { get, origin } = await setUp((request, response) => {
      const left = Number(request.url?.slice(1));
      if (left === 0) response.end(photo);
      else response.writeHead(302, { location: `/${left - 1}` }).end();
    });
    expect((await get(`${origin}/3`)).statusCode).toBe(200);
    const refused = await get(`${origin}/4`);
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toEqual({ message: "pictures.test redirects more than 3 times." });
  });

  test.each([
    ["http://127.0.0.1/a.png", "127.0.0.1"],
    ["http://2130706433/a.png", "127.0.0.1"],
    ["http://0x7f.1/a.png", "127.0.0.1"],
    ["http://[::1]/a.png", "::1"],
    ["http://[::ffff:169.254.169.254]/latest/meta-data", "::ffff:a9fe:a9fe"],
    ["http://[64:ff9b::a00:1]/a.png", "64:ff9b::a00:1"],
    ["http://169.254.169.254/latest/meta-data", "169.254.169.254"],
    ["http://inside.test/a.png", "inside.test"],
    ["http://metadata.test/a.png", "metadata.test"],
    ["http://six.test/a.png", "six.test"],
    ["https://nothing.test/a.png", "nothing.test"],
    ["http://8.8.8.8:22/a.png", "8.8.8.8"],
  ])("are not fetched from %s, not even after a redirect", async (url, host) => {
    const { get, origin } = await setUp((_request, response) => {
      response.writeHead(301, { location: url }).end();
    });
    const message = `${host} isn't allowed. Use the address of a server on the public web.`;
    for (const start of [url, `${origin}/a.png`]) {
      const response = await get(start);
      expect(response.statusCode).toBe(400);
      expect(response.json()).toEqual({ message });
    }
  });

  test("are not fetched if one of the host's addresses is private", async () => {
    const { get, port } = await setUp((_request, response) => response.end(photo));
    expect((await get(`http://mixed.test:${port}/a.png`)).statusCode).toBe(400);
  });

  test("are not fetched if a host becomes private between two requests", async () => {
    const { get, origin } = await setUp((_request, response) => {
      names["pictures.test"] = ["10.0.0.7"];
      response.writeHead(302, { location: "/again" }).end();
    });
    const response = await get(`${origin}/a.png`);
    names["pictures.test"] = ["127.0.0.1"];
    expect(response.statusCode).toBe(400);
  });

  test.each([
    ["", 400, "Please enter a URL"],
    ["photo.png", 400, /^Only http:\/\/ and https:\/\//],
    ["file:///etc/passwd", 400, /^Only http/],
    ["ftp://pictures.test/a.png", 400, /^Only http/],
    ["http://ada:secret@pictures.test/a.png", 400, /without a user name/],
    [`http://pictures.test/${"a".repeat(2048)}`, 400, /2048 characters/],
    ["http://nowhere.test/a.png", 422, "There is no server named nowhere.test."],
  ])("with the address %j are rejected: %i", async (url, status, message) => {
    const { get } = await setUp((_request, response) => response.end(photo));
    const response = await get(url);
    expect(response.statusCode).toBe(status);
    expect(response.json<{ message: string }>().message).toMatch(message);
  });

  test("that are missing have another error than an aborted connection", async () => {
    const { get, origin } = await setUp((request, response) => {
      if (request.url === "/hangs-up") request.socket.destroy();
      else response.writeHead(404).end();
    });
    expect((await get(`${origin}/a.png`)).json()).toEqual({
      message: "pictures.test responded with status 404.",
    });
    const response = await get(`${origin}/hangs-up`);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toEqual({ message: "pictures.test ended the connection." });
  });

  test("are cut off at 5 MB, whatever length was declared", async () => {
    let sentBytes = 0;
    const { get, origin } = await setUp((_request, response) => {
      response.writeHead(200, { "content-type": "image/png" });
      const send = () => {
        if (response.destroyed) return;
        sentBytes += 1024 * 1024;
        response.write(Buffer.alloc(1024 * 1024), send);
      };
      send();
    });
    const response = await get(`${origin}/a.png`);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toEqual({ message: "The file is larger than 5 MB." });
    // The site may write more than 5 MB, because socket buffers take bytes that the server never reads.
    expect(sentBytes).toBeLessThan(100 * 1024 * 1024);
  });

  test.each([
    ["a page", Buffer.from("<html>"), "The file from pictures.test isn't an image."],
    ["nothing", Buffer.alloc(0), "The file from pictures.test isn't an image."],
    ["an SVG", Buffer.from("<svg xmlns='x'/>"), /^SVG images can't be fetched/],
    [
      "half a PNG",
      Buffer.from("89504e470d0a1a0a00", "hex"),
      /is incomplete: its end is missing\.$/,
    ],
    ["a bomb", buildBomb(), "The image has more than 50 million pixels. Use a smaller one."],
  ])("are rejected if the server sends %s", async (_kind, bytes, message) => {
    const { get, origin } = await setUp((_request, response) => response.end(bytes));
    const response = await get(`${origin}/a.png`);
    expect(response.statusCode).toBe(422);
    expect(response.json<{ message: string }>().message).toMatch(message);
  });

  test("count towards an anonymous user's limit", async () => {
    const { get, origin } = await setUp((_request, response) => response.end(photo), {
      RATE_LIMIT_VISITOR: "1",
    });
    expect((await get(`${origin}/a.png`)).statusCode).toBe(200);
    const response = await get(`${origin}/a.png`);
    expect(response.statusCode).toBe(429);
    expect(response.headers["retry-after"]).toBeDefined();
  });
});

describe("the fetch service", () => {
  const images = createImageProcesses();
  afterAll(() => images.dispose());

  async function setUp(listener: RequestListener, { limit = 0, timeoutMs = 20_000 } = {}) {
    const port = await serve(listener);
    const service = new MediaFetchService({
      outbound: allow(port),
      version: "1.2.3",
      images,
      timeoutMs,
      rateLimit: new RateLimiter({ name: "media-fetch", limit, periodSeconds: 60, pool: null }),
    });
    return { service, url: `http://pictures.test:${port}/a.png` };
  }

  test.each([
    ["answers nothing", () => undefined],
    [
      "sends a byte at a time",
      (_request, response) => {
        const timer = setInterval(() => response.write("x"), 20);
        response.on("close", () => clearInterval(timer));
      },
    ],
    [
      "redirects slowly",
      (_request, response) => {
        setTimeout(() => response.writeHead(302, { location: "/a" }).end(), 200);
      },
    ],
  ] satisfies [string, RequestListener][])("gives a server up that %s", async (_kind, listener) => {
    const { service, url } = await setUp(listener, { timeoutMs: 300 });
    const { signal } = new AbortController();
    await expect(service.fetch(url, { by: "ada", signal })).rejects.toMatchObject({
      code: "host-timed-out",
      message: "pictures.test did not send the file within 0.3 seconds.",
    });
  });

  test("stops if the caller aborts", async () => {
    const clientAbort = new AbortController();
    const { service, url } = await setUp(() => clientAbort.abort(new Error("gone")));
    const { signal } = clientAbort;
    await expect(service.fetch(url, { by: "ada", signal })).rejects.toThrow("gone");
  });

  test("has a global concurrency limit", async () => {
    const { service, url } = await setUp((_request, response) => response.end(photo), { limit: 1 });
    const { signal } = new AbortController();
    await service.fetch(url, { by: "ada", signal });
    await expect(service.fetch(url, { by: "ada", signal })).rejects.toMatchObject({
      code: "too-many-requests",
    });
    await service.fetch(url, { by: "bob", signal });
  });
});

describeOnEngine("sqlite", "an image converted for a browser", (database) => {
  const convert = async (payload: Buffer) => {
    const { app } = await createTestApp(database.settings);
    const headers = { "content-type": "application/octet-stream" };
    return app.inject({ method: "POST", url: "/api/media/convert", headers, payload });
  };

  test("is in sRGB by its profile, and kept nowhere", async () => {
    const green = sharp({ create: { width: 9, height: 9, channels: 3, background: "#2e7d32" } });
    const cmyk = await green.withIccProfile("cmyk").jpeg({ quality: 95 }).toBuffer();
    const response = await convert(cmyk);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "no-store",
    });
    const wanted = await sharp(cmyk).raw().toBuffer();
    const got = await sharp(response.rawPayload).raw().toBuffer();
    for (const at of [0, 1, 2]) {
      expect(Math.abs((got[at] ?? 0) - (wanted[at] ?? 0))).toBeLessThanOrEqual(3);
    }
  });

  test("is refused if it isn't an image", async () => {
    const response = await convert(Buffer.from("Words"));
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ message: "Your file isn't an image." });
  });
});
