import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { strToU8, zipSync, type Zippable } from "fflate";
import { expect, onTestFinished, test } from "vitest";
import { declareSize, findHeader } from "./zip.fixture.ts";
import { ZipArchive, type ZipLimits } from "./zip-archive.ts";

const mebibyte = 1024 * 1024;
const limits = {
  maxEntries: 10,
  maxEntryBytes: 2 * mebibyte,
  maxTotalBytes: 4 * mebibyte,
  maxRatio: 100,
  freeBytes: 5 * mebibyte,
};
const all = () => true;

async function open(zip: Uint8Array, change: Partial<ZipLimits> = {}, signal = stay()) {
  const folder = mkdtempSync(join(tmpdir(), "slideloom-zip-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, "file.zip");
  writeFileSync(path, zip);
  const archive = await ZipArchive.open(path, { limits: { ...limits, ...change }, signal });
  onTestFinished(() => archive.close());
  return archive;
}

const stay = () => new AbortController().signal;

async function listFiles(archive: ZipArchive): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for await (const { name, bytes } of archive.read(all)) files[name] = bytes.toString();
  return files;
}

const words: Zippable = { "a.json": strToU8("first"), "b.json": [strToU8("second"), { level: 0 }] };

/** Returns a copy of the ZIP with an edited central directory header. */
function change(zip: Uint8Array, name: string, edit: (header: Buffer) => void): Buffer {
  const changed = Buffer.from(zip);
  edit(changed.subarray(findHeader(zip, name)));
  return changed;
}

test("reads stored and deflated entries, and counts inflated bytes", async () => {
  const archive = await open(zipSync(words));
  expect(archive.inflatedBytes).toBe(0);
  await archive.verify(all);
  expect(archive.inflatedBytes).toBe(11);
  expect(await listFiles(archive)).toEqual({ "a.json": "first", "b.json": "second" });
});

test("an entry that declares too large a size is rejected before inflating", async () => {
  const zip = zipSync({ ...words, "bomb.json": new Uint8Array(3 * mebibyte) });
  await expect(open(zip)).rejects.toMatchObject({
    code: "library-entry-refused",
    message: 'The file "bomb.json" in the ZIP is larger than 2 MB unpacked. Nothing was imported.',
  });
});

test("an entry larger than declared is aborted within a chunk, wherever the size is wrong", async () => {
  const bomb = new Uint8Array(64 * mebibyte);
  const archive = await open(declareSize(zipSync({ "bomb.json": bomb }), "bomb.json", 1000));
  await expect(archive.verify(all)).rejects.toThrow(/"bomb.json" in the ZIP is damaged/);
  expect(archive.inflatedBytes).toBeLessThan(128 * 1024);
});

test("an entry smaller than declared, or with a wrong checksum, is reported as damaged", async () => {
  const larger = await open(declareSize(zipSync(words), "a.json", 1000));
  await expect(larger.verify(all)).rejects.toThrow(/"a.json" in the ZIP is damaged/);
  const zip = Buffer.from(zipSync(words));
  zip.write("SECOND", zip.indexOf("second"));
  const other = await open(zip);
  await expect(other.verify(all)).rejects.toThrow(/"b.json" in the ZIP is damaged/);
});

test("too many entries, or too large a total, are rejected by the directory", async () => {
  const many = Object.fromEntries(
    Array.from({ length: 11 }, (_, i) => [`${i}.json`, strToU8("x")]),
  );
  await expect(open(zipSync(many))).rejects.toMatchObject({ code: "library-too-much-inside" });
  const large = new Uint8Array(2 * mebibyte);
  const zip = zipSync({ "a.json": large, "b.json": large, "c.json": large });
  await expect(open(zip)).rejects.toMatchObject({ code: "library-too-much-inside" });
  const small = zipSync({ "a.json": large });
  await expect(open(small, { freeBytes: 0 })).rejects.toMatchObject({
    code: "library-too-much-inside",
  });
});

test.for(["../up.json", "a/../../up.json", "/root.json", "C:/windows.json", "a\\b.json"])(
  "the name %s is rejected",
  async (name) => {
    await expect(open(zipSync({ ...words, [name]: strToU8("x") }))).rejects.toThrow(
      `The file ${JSON.stringify(name)} in the ZIP has a path that leads outside`,
    );
  },
);

test("entries that overlap, share a name, are encrypted or use another compression are rejected", async () => {
  const zip = zipSync(words);
  const first = Buffer.from(zip).readUInt32LE(findHeader(zip, "a.json") + 42);
  for (const [edit, problem] of [
    [(header: Buffer) => header.writeUInt32LE(first, 42), "overlaps another file"],
    [(header: Buffer) => header.write("a.json", 46), "appears twice"],
    [(header: Buffer) => header.writeUInt16LE(99, 10), "uses an unsupported compression method"],
  ] as const) {
    await expect(open(change(zip, "b.json", edit))).rejects.toThrow(problem);
  }
  const encrypted = change(zip, "a.json", (header) => header.writeUInt16LE(1, 8));
  await expect(open(encrypted)).rejects.toThrow(/"a.json" in the ZIP is encrypted/);
});

test("a truncated file, or one that isn't a ZIP, throws the same error", async () => {
  const zip = zipSync(words);
  for (const length of [0, 1, 30, Math.floor(zip.length / 2), zip.length - 1]) {
    await expect(open(zip.subarray(0, length))).rejects.toMatchObject({
      code: "library-file-unreadable",
    });
  }
});

test("64-bit sizes are read", async () => {
  const zip = Buffer.from(zipSync({ "a.json": [strToU8("first"), { extra: { 1: zip64(1e12) } }] }));
  const claimed = change(zip, "a.json", (header) => header.writeUInt32LE(0xffffffff, 24));
  await expect(open(claimed)).rejects.toThrow(/"a.json" in the ZIP is larger than 2 MB unpacked/);
});

test("an abort stops it within a chunk, with the abort reason", async () => {
  const reason = new Error("Nobody is there");
  const controller = new AbortController();
  const zip = zipSync({ "a.json": new Uint8Array(2 * mebibyte) });
  const archive = await open(zip, {}, controller.signal);
  const verified = archive.verify(all);
  setImmediate(() => controller.abort(reason));
  await expect(verified).rejects.toBe(reason);
  expect(archive.inflatedBytes).toBeLessThan(2 * mebibyte);
});

function zip64(sizeBytes: number): Uint8Array {
  const field = Buffer.alloc(8);
  field.writeBigUInt64LE(BigInt(sizeBytes));
  return field;
}
