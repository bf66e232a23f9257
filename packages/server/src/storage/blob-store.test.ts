import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parseStorageUrl } from "../config/storage-url.ts";
import type { BlobStore } from "./blob-store.ts";
import { startBucket } from "./bucket.fixture.ts";
import { createFileBlobStore } from "./file-blob-store.ts";
import { createS3BlobStore } from "./s3-blob-store.ts";

function openBucket(url: string): BlobStore {
  const config = parseStorageUrl(url);
  if (!config) throw new Error(`${url} is no bucket`);
  return createS3BlobStore(config);
}

async function makeFolder() {
  const folder = mkdtempSync(join(tmpdir(), "slideloom-blobs-"));
  return {
    store: createFileBlobStore(join(folder, "media")),
    folder,
    stop: async () => rmSync(folder, { recursive: true }),
  };
}

async function makeBucket() {
  const { buildUrl, stop } = await startBucket();
  return { store: openBucket(buildUrl()), buildUrl, stop };
}

describe.each([
  ["a folder", makeFolder],
  ["a bucket", makeBucket],
])("uploads in %s", (_, make) => {
  let made: { store: BlobStore; stop: () => Promise<void> } | undefined;
  beforeAll(async () => {
    made = await make();
  });
  afterAll(() => made?.stop());
  const getStore = () => {
    if (!made) throw new Error("The store is there once the tests run.");
    return made.store;
  };
  const bytes = Uint8Array.from({ length: 100_000 }, (__, index) => index % 256);

  test("are returned byte for byte until they are deleted", async () => {
    const store = getStore();
    await store.check();
    const key = "0f00-a_B";
    expect(await store.find(key)).toBeNull();
    await store.put(key, bytes);
    expect(Buffer.from((await store.find(key)) ?? [])).toEqual(Buffer.from(bytes));
    await store.delete(key);
    expect(await store.find(key)).toBeNull();
    await store.delete(key);
  });

  test("only replace those with the same key", async () => {
    const store = getStore();
    await Promise.all([store.put("aa1", bytes), store.put("aa1", bytes), store.put("aa2", bytes)]);
    await store.put("aa1", Uint8Array.of(1));
    expect([...((await store.find("aa1")) ?? [])]).toEqual([1]);
    expect((await store.find("aa2"))?.byteLength).toBe(bytes.byteLength);
  });
});

describe("a folder of uploads", () => {
  test("is private to its owner and has no half-written files", async () => {
    const { store, folder, stop } = await makeFolder();
    await store.put("ab-c", Uint8Array.of(1));
    expect(readdirSync(join(folder, "media", "ab"))).toEqual(["ab-c"]);
    expect(statSync(join(folder, "media", "ab")).mode & 0o777).toBe(0o700);
    expect(statSync(join(folder, "media", "ab", "ab-c")).mode & 0o777).toBe(0o600);
    await stop();
  });

  test("that can't be used causes an error", async () => {
    const { store, folder, stop } = await makeFolder();
    writeFileSync(join(folder, "media"), "a file");
    await expect(store.put("abc", Uint8Array.of(1))).rejects.toMatchObject({
      code: "storage-unavailable",
    });
    await stop();
  });
});

describe("a bucket that can't be used", () => {
  test("causes an error at the start, without its secret", async () => {
    const { buildUrl, stop } = await startBucket();
    for (const [change, reason] of [
      [
        { secret: "wrong" },
        /^STORAGE_URL: the bucket http.*pictures can't be used: HEAD answered 403/,
      ],
      [{ name: "elsewhere" }, /^STORAGE_URL: .*elsewhere can't be used: HEAD answered 404/],
    ] as const) {
      const check = openBucket(buildUrl(change)).check();
      await expect(check).rejects.toThrow(reason);
      await expect(check).rejects.not.toThrow(/S3RVER|wrong/);
    }
    await stop();
  });

  test("fails, also if nothing listens", async () => {
    const { buildUrl, stop } = await startBucket();
    await stop();
    const store = openBucket(buildUrl());
    const failure = { code: "storage-unavailable" };
    await expect(store.put("abc", Uint8Array.of(1))).rejects.toMatchObject(failure);
    await expect(store.find("abc")).rejects.toMatchObject(failure);
    await expect(store.check()).rejects.toThrow(/^STORAGE_URL: the bucket/);
  });
});
