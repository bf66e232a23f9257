import type { RequestListener } from "node:http";
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { allow, serve } from "../media/other-site.fixture.ts";
import { CookieJar } from "./cookie-jar.ts";
import { fetchFile } from "./fetch-file.ts";

const maxBytes = 5_000_000;

async function fetchFrom(listener: RequestListener) {
  const port = await serve(listener);
  const { bytes } = await fetchFile({
    url: `http://pictures.test:${port}/`,
    policy: allow(port),
    accept: "*/*",
    maxBytes,
    timeoutMs: 60_000,
    maxRedirects: 5,
    userAgent: "Test",
    signal: new AbortController().signal,
  });
  return Buffer.from(bytes).toString();
}

const send =
  (bytes: Buffer, encoding: string): RequestListener =>
  (_, response) =>
    response.writeHead(200, { "content-encoding": encoding }).end(bytes);

describe("a body that is compressed though nobody asked is unpacked:", () => {
  const text = "The kettle whistles. ".repeat(100);

  test.each([
    ["gzip", gzipSync(text)],
    ["x-gzip", gzipSync(text)],
    ["GZIP", gzipSync(text)],
    ["br", brotliCompressSync(text)],
    ["deflate", deflateSync(text)],
    ["deflate", deflateRawSync(text)],
    ["gzip, br", brotliCompressSync(gzipSync(text))],
    ["identity", Buffer.from(text)],
    ["gzip", Buffer.from(text)],
  ])("%s", async (encoding, bytes) => {
    expect(await fetchFrom(send(bytes, encoding))).toBe(text);
  });

  test("a bomb is refused", async () => {
    const bomb = gzipSync(Buffer.alloc(maxBytes + 1));
    await expect(fetchFrom(send(bomb, "gzip"))).rejects.toMatchObject({ code: "file-too-large" });
    const twice = gzipSync(gzipSync(Buffer.alloc(100 * maxBytes)));
    await expect(fetchFrom(send(twice, "gzip, gzip"))).rejects.toMatchObject({
      code: "file-too-large",
    });
  });

  test("an unknown or damaged one is named", async () => {
    await expect(fetchFrom(send(Buffer.from("x"), "zstd"))).rejects.toThrow("(zstd)");
    const damaged = Buffer.concat([gzipSync(text).subarray(0, 12), Buffer.from("SNAKEOIL")]);
    await expect(fetchFrom(send(damaged, "gzip"))).rejects.toThrow("damaged");
  });
});

test("a server that refuses plain bodies is asked for a compressed one", async () => {
  const text = await fetchFrom((request, response) => {
    const isPlain = request.headers["accept-encoding"] === "identity";
    if (isPlain) response.writeHead(406).end();
    else response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync("The kettle."));
  });
  expect(text).toBe("The kettle.");
});

test("a cookie is sent back during one download, and forgotten after it", async () => {
  const listener: RequestListener = (request, response) => {
    if (request.headers.cookie === "seen=1") response.end("The kettle.");
    else response.writeHead(302, { "set-cookie": "seen=1; Path=/", location: "/" }).end();
  };
  expect(await fetchFrom(listener)).toBe("The kettle.");
  expect(await fetchFrom(listener)).toBe("The kettle.");
});

describe("cookies are sent only to", () => {
  const read = (setBy: string, header: string, url: string) => {
    const jar = new CookieJar();
    jar.take(new URL(setBy), [header]);
    return jar.read(new URL(url));
  };

  test.each([
    ["the site that set them", "a=1", "https://tea.example/", "a=1"],
    ["no other site", "a=1", "https://pot.example/", null],
    ["no host below it", "a=1", "https://www.tea.example/", null],
    [
      "hosts below it, if they are shared",
      "a=1; Domain=tea.example",
      "https://www.tea.example/",
      "a=1",
    ],
    ["no site that they name wrongly", "a=1; Domain=pot.example", "https://pot.example/", null],
    ["no whole top-level domain", "a=1; Domain=example", "https://pot.example/", null],
    ["encrypted connections, if they are secure", "a=1; Secure", "http://tea.example/", null],
    ["paths below theirs", "a=1; Path=/pot", "https://tea.example/potter", null],
    ["nobody once they are gone", "a=; Max-Age=0", "https://tea.example/", null],
  ])("%s", (_, header, url, expected) => {
    expect(read("https://tea.example/", header, url)).toBe(expected);
  });
});
