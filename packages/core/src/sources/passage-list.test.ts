import fc from "fast-check";
import { expect, test } from "vitest";
import { passagesSchema, sourceSchema } from "./index.ts";
import { PassageList } from "./passage-list.ts";
import { type Passage, passageKinds, sourceLimits } from "./source.ts";

const head = { kind: "text", title: "Title", by: "test" } as const;

/** Returns the source's text, to which the passages' ranges refer. */
const join = (passages: readonly Passage[]) => passages.map(({ text }) => text).join("\n");

test("passages have a number, the heading above, and a range in the text", () => {
  const list = new PassageList();
  list.add({ kind: "paragraph", text: "Before" });
  list.add({ kind: "heading", level: 2, text: " Oven \n days " });
  list.add({ kind: "list", level: 0, text: "One", place: { page: 3 } });
  list.add({ kind: "paragraph", text: " " });
  list.add({ kind: "code", text: "\n  a = 1\n    b = 2\n" });
  const { source, passages } = list.finish(head);
  expect(passages.map(({ id, text, place }) => [id, text, place])).toEqual([
    ["p1", "Before", {}],
    ["p2", "Oven days", {}],
    ["p3", "One", { section: "Oven days", page: 3 }],
    ["p4", "  a = 1\n    b = 2", { section: "Oven days" }],
  ]);
  expect(source.characters).toBe(6 + 9 + 3 + 17);
  expect(passages.map(({ range }) => join(passages).slice(...range))).toEqual(
    passages.map(({ text }) => text),
  );
});

test("a long source is cut between passages", () => {
  const list = new PassageList();
  const text = "word ".repeat(sourceLimits.characters / 10 - 1);
  expect(list.add({ kind: "paragraph", text })).toBe(true);
  expect(list.add({ kind: "paragraph", text })).toBe(true);
  expect(list.add({ kind: "paragraph", text })).toBe(false);
  expect(list.add({ kind: "paragraph", text: "x" })).toBe(false);
  expect(list.finish(head)).toMatchObject({
    source: { read: { isCut: true } },
    passages: [{}, {}],
  });
});

test("a passage longer than the limit is cut at any position", () => {
  const before = fc.array(fc.integer({ min: 1, max: 30_000 }), { maxLength: 5 });
  fc.assert(
    fc.property(before, (lengths) => {
      const list = new PassageList();
      for (const length of lengths) list.add({ kind: "paragraph", text: "a".repeat(length) });
      const whole = "x".repeat(sourceLimits.characters + 1);
      expect(list.add({ kind: "paragraph", text: whole })).toBe(false);
      expect(list.finish(head)).toMatchObject({
        source: { characters: sourceLimits.characters, read: { isCut: true } },
        passages: [...lengths.map(() => ({})), {}],
      });
    }),
    { numRuns: 10 },
  );
});

test("any passages give a source with a valid schema and ranges", () => {
  const passage = fc.record({
    kind: fc.constantFrom(...passageKinds),
    text: fc.oneof(fc.string(), fc.string({ unit: "binary" })),
  });
  fc.assert(
    fc.property(fc.array(passage), fc.string({ unit: "binary" }), (added, title) => {
      const list = new PassageList();
      for (const one of added) list.add(one);
      const { source, passages } = list.finish({ ...head, title });
      expect(passagesSchema.safeParse(passages).success).toBe(true);
      expect(sourceSchema.safeParse({ ...source, id: "src_1", hash: "sha256:" }).success).toBe(
        true,
      );
      const text = join(passages);
      for (const one of passages) expect(text.slice(...one.range)).toBe(one.text);
    }),
  );
});
