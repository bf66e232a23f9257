import { readTextSource } from "@slideloom/core/sources";
import { expect, test, vi } from "vitest";
import { readSources } from "../../../../scripts/sources.fixture.ts";
import { postDraftReader } from "../generation/draft-readers.ts";
import type { Material } from "../generation/text-generator.ts";
import { defineReader, mostInPlaceCharacters } from "../threads/reader.ts";
import { readers } from "./readers.ts";
import { openTexts } from "./text-readers.fixture.ts";

const { signal } = new AbortController();
const options = { slides: 3, templateType: "" };

/** A source of one passage, which states that it has one character. */
function buildMaterial(change: Partial<Material["passages"][number]> = {}, count = 1): Material {
  const { source, passages } = readTextSource("We bake every morning.");
  return {
    source: { id: "src_a", hash: "", ...source, characters: 1 },
    passages: passages.flatMap((passage) =>
      Array.from({ length: count }, () => ({ ...passage, ...change })),
    ),
  };
}

test("every reader is listed for the reading thread, under a name of its own", () => {
  const rooms = readSources(new URL("..", import.meta.url).pathname).filter(
    ({ path }) =>
      path.endsWith("-readers.ts") && !path.startsWith("threads/") && !path.startsWith("app/"),
  );
  const defined = rooms.flatMap(({ code }) => [...code.matchAll(/^ {2}name: "([\w-]+)"/gm)]);
  expect(rooms.length).toBeGreaterThan(4);
  const names = defined.map(([, name]) => name);
  expect(readers.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
  expect(new Set(names).size).toBe(names.length);
});

test("a reader can't read long texts on the calling thread", () => {
  const inPlaceCharacters = mostInPlaceCharacters + 1;
  expect(() => defineReader({ ...postDraftReader, inPlaceCharacters })).toThrow("too much");
});

test("only a short input is read on the calling thread, whatever it states about itself", async () => {
  const long = "Bread ".repeat(10_000);
  const read = vi.fn<() => never>(() => ({}) as never);
  const inPlace = { ...postDraftReader, inPlaceCharacters: 5000, read };
  const texts = openTexts();
  const isInPlace = async (change: Partial<Material["passages"][number]>, count?: number) => {
    read.mockClear();
    await texts.read(inPlace, { material: buildMaterial(change, count), options }, signal);
    return read.mock.calls.length === 1;
  };
  expect(await isInPlace({})).toBe(true);
  expect(await isInPlace({ text: long, range: [0, long.length] })).toBe(false);
  expect(await isInPlace({ text: long, range: [0, 1] })).toBe(false);
  expect(await isInPlace({ cells: [long] })).toBe(false);
  expect(await isInPlace({ columns: [long] })).toBe(false);
  expect(await isInPlace({ place: { section: long } })).toBe(false);
  expect(await isInPlace({ speaker: long })).toBe(false);
  expect(await isInPlace({ text: "", range: [0, 0] }, 2000)).toBe(false);
});

test("a map or a set counts as long as its entries", async () => {
  const read = vi.fn<() => boolean>(() => true);
  const reader = { ...postDraftReader, inPlaceCharacters: 5000, read: read as never };
  const texts = openTexts();
  const long = "a".repeat(20_000);
  for (const input of [{ texts: new Map([["caption", long]]) }, { ids: new Set([long]) }]) {
    await texts.read<object, unknown>(reader, input, signal).catch(() => undefined);
  }
  expect(read).not.toHaveBeenCalled();
});

const longMaterial = buildMaterial({ text: "Of 420 guests, 38% came back. ".repeat(20_000) }, 20);

test.for([
  [{ deadlineMs: 1 }, "Reading the source took longer than 0.001 seconds."],
  [{ heapMb: 4 }, "Reading the source needed too much memory."],
] as const)("a text that exceeds a limit is refused in words: %j", async ([limits, message]) => {
  const texts = openTexts(limits);
  const input = { material: longMaterial, options };
  await expect(texts.read(postDraftReader, input, signal)).rejects.toMatchObject({
    code: "text-too-heavy",
    message: `${message} Shorten it, then try again.`,
  });
});
