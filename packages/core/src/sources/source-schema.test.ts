import { expect, test } from "vitest";
import { PassageList } from "./passage-list.ts";
import { passagesSchema, sentSourceSchema, sourceSchema } from "./source-schema.ts";
import { sourceLimits } from "./source.ts";

const list = new PassageList();
for (const text of ["One.", "Two words.", "Three."]) list.add({ kind: "paragraph", text });
const { source: read, passages } = list.finish({ kind: "text", title: "Title", by: "test" });
const source = { ...read, id: "src_a", hash: "sha256:0" };

test("sizes and ranges that a client states are replaced by the real ones", () => {
  const stated = passages.map((passage): typeof passage => ({ ...passage, range: [0, 0] }));
  const sent = { source: { ...source, characters: 1 }, passages: stated };
  expect(sentSourceSchema.parse(sent)).toEqual({ source, passages });
});

test("all passages together have a limit", () => {
  const text = "x".repeat(sourceLimits.characters / 2);
  const [one] = passages;
  const two = [1, 2].map((number) => ({ ...one, id: `p${number}`, text }));
  expect(passagesSchema.safeParse(two).success).toBe(true);
  const three = passagesSchema.safeParse([...two, { ...one, id: "p3" }]);
  expect(three.error?.issues[0]?.message).toBe(
    "The passages have 200,004 characters, but the limit is 200,000.",
  );
});

const [passage] = passages;
const long = "x".repeat(sourceLimits.characters + 1);
const many = Array.from({ length: 20_001 }, () => "x");

test.for([
  ["byline", { byline: long }],
  ["url", { url: long }],
  ["published", { published: long }],
  ["language", { language: long }],
  ["hash", { hash: long }],
  ["read.by", { read: { ...read.read, by: long } }],
  ["read.left", { read: { ...read.read, left: many } }],
  ["a note", { read: { ...read.read, left: [long] } }],
  ["read.doubts", { read: { ...read.read, doubts: many.map(() => ({ code: "", message: "" })) } }],
  ["characters", { characters: 1e15 }],
] as const)("a source's %s has a limit", ([, change]) => {
  expect(sourceSchema.safeParse({ ...source, ...change }).success).toBe(false);
});

test.for([
  ["text", { text: long }],
  ["level", { level: 1e15 }],
  ["cells", { cells: many }],
  ["a cell", { cells: [long] }],
  ["columns", { columns: many }],
  ["section", { place: { section: long } }],
  ["speaker", { speaker: long }],
  ["page", { place: { page: 1e15 } }],
  ["seconds", { place: { seconds: 1e15 } }],
] as const)("a passage's %s has a limit", ([, change]) => {
  expect(passagesSchema.safeParse([{ ...passage, ...change }]).success).toBe(false);
});

test("whatever a reader finds keeps the limits", () => {
  const odd = new PassageList();
  odd.add({ kind: "heading", level: 1, text: long });
  odd.add({ kind: "table", text: "a", cells: many, columns: many, speaker: long });
  const found = odd.finish({
    kind: "table",
    by: "test",
    title: long,
    byline: long,
    language: long,
    published: long,
    left: [long, ...many],
    doubts: [{ code: "odd", message: long }],
  });
  expect(sourceSchema.safeParse({ ...found.source, id: "src_a", hash: "" }).error).toBeUndefined();
  expect(passagesSchema.safeParse(found.passages).error).toBeUndefined();
  const short = new PassageList();
  short.add({ kind: "heading", level: 1, text: "x".repeat(5000) });
  short.add({ kind: "table", text: "a", cells: many, columns: many, speaker: long });
  expect(
    passagesSchema.safeParse(short.finish({ kind: "table", by: "", title: "" }).passages),
  ).toMatchObject({ success: true });
});
