import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ana, startFakeBluesky, type FakeBluesky } from "./fake-bluesky.fixture.ts";

let fake: FakeBluesky;
let authorization: string;
beforeEach(async () => {
  fake = await startFakeBluesky();
  const body = JSON.stringify({ identifier: ana.did, password: ana.password });
  const session = await call("com.atproto.server.createSession", body);
  authorization = `Bearer ${String(session.json["accessJwt"])}`;
});
afterEach(() => fake.close());

async function call(
  method: string,
  body: string | Uint8Array<ArrayBuffer>,
  type = "application/json",
) {
  const response = await fetch(`${fake.url}/xrpc/${method}`, {
    method: "POST",
    headers: { "content-type": type, ...(authorization && { authorization }) },
    body,
  });
  return { status: response.status, json: (await response.json()) as Record<string, unknown> };
}

const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: "#fa0" } });

interface Blob {
  ref: { $link: string };
  mimeType: string;
  size: number;
}

async function upload(bytes: Uint8Array, type = "image/jpeg"): Promise<Blob> {
  const { json } = await call("com.atproto.repo.uploadBlob", new Uint8Array(bytes), type);
  return json["blob"] as Blob;
}

/** Posts an image; `change` overrides fields of the record with invalid ones. */
async function post(image: object, change: object = {}) {
  const { status, json } = await call(
    "com.atproto.repo.createRecord",
    JSON.stringify({
      repo: ana.did,
      collection: "app.bsky.feed.post",
      rkey: "3jzfcijpj2z2a",
      record: {
        $type: "app.bsky.feed.post",
        text: "Tea",
        createdAt: "2026-12-01T09:00:00.000Z",
        embed: { $type: "app.bsky.embed.images", images: [{ image, alt: "" }] },
        ...change,
      },
    }),
  );
  return status === 200 ? "posted" : String(json["message"]);
}

test("an uploaded image can be posted", async () => {
  const blob = await upload(await picture.jpeg().toBuffer());
  expect(await post(blob)).toBe("posted");
  expect(fake.posts).toHaveLength(1);
});

test("an upload's type is detected from its bytes", async () => {
  const png = await picture.png().toBuffer();
  const declared = await call("com.atproto.repo.uploadBlob", new Uint8Array(png), "image/jpeg");
  expect([declared.status, declared.json["message"]]).toEqual([
    400,
    "It is image/png, not image/jpeg",
  ]);
  const words = await call("com.atproto.repo.uploadBlob", Buffer.from("Tea"), "image/jpeg");
  expect(words.status).toBe(400);
  expect(fake.counts.uploads).toBe(0);
});

test("a record whose blobs differ from their uploads is refused", async () => {
  const blob = await upload(await picture.jpeg().toBuffer());
  const other = { $link: `bafkrei${"a".repeat(52)}` };
  expect(await post({ ...blob, size: blob.size - 1 })).toContain("size does not match");
  expect(await post({ ...blob, mimeType: "image/png" })).toContain("Mimetype does not match");
  expect(await post({ ...blob, ref: other })).toContain("Could not find blob");
  expect(await post({ ...blob, ref: { $link: "bafkreihdwdcef" } })).toContain("blob ref");
  expect(fake.posts).toHaveLength(0);
});

test("an image of more than 2,000,000 bytes is refused", async () => {
  // JPEG can't compress noise well, so the file is large.
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const large = sharp({
    create: { width: 1500, height: 1500, channels: 3, background: "#000", noise },
  });
  const bytes = await large.jpeg({ quality: 95 }).toBuffer();
  expect(bytes.byteLength).toBeGreaterThan(2_000_000);
  expect(await post(await upload(bytes))).toContain("is too large");
});

test.for([
  [{ createdAt: "2026-12-01 09:00" }, "Record/createdAt must be a valid datetime"],
  [{ langs: ["english language"] }, "Record/langs/0 must be a valid language"],
  [
    { reply: { root: { uri: "https://a.example", cid: "" }, parent: { uri: "", cid: "" } } },
    "Record/reply/root/uri must be a valid at-uri",
  ],
  [{ topic: "tea" }, 'Record has an unknown property "topic"'],
] as const)("a record with %j is refused: %s", async ([change, message]) => {
  const blob = await upload(await picture.jpeg().toBuffer());
  expect(await post(blob, change)).toBe(message);
});
