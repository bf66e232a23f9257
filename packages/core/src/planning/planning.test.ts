import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Passage } from "../sources/source.ts";
import { chooseChunks, cutIntoChunks, writeChunk } from "./chunks.ts";
import { isEvidence } from "./evidence.ts";
import { finishHooks, finishOutline } from "./finish-outline.ts";
import { hookKinds, planLimits, type Statement } from "./post-plan.ts";
import { acceptStatements, mergeStatements, type StatementDraft } from "./statements.ts";
import { estimateTokens } from "./token-estimate.ts";

const passage = (number: number, text: string, kind: Passage["kind"] = "paragraph"): Passage => ({
  id: `p${number}`,
  kind,
  text,
  place: {},
  range: [0, text.length],
});

const draft = (over: Partial<StatementDraft>): StatementDraft => ({
  ref: "f1",
  passages: ["p1"],
  kind: "claim",
  evidence: "the kiln cooled for 14 hours",
  text: "The kiln cools for 14 hours",
  weight: 2,
  ...over,
});

const kiln = passage(1, "We waited: the kiln cooled for 14 hours, and 3 % of the cups cracked.");

describe("evidence", () => {
  test.each([
    ["the KILN cooled, for 14 hours", true],
    ["kiln cooled for 14 hours and 3%", true],
    ["the kiln cooled for 41 hours", false],
    ["iln cooled for", false],
    ["kiln", false],
    ["14", true],
    ["", false],
    ["…", false],
  ])("%j is evidence in a sentence about a kiln: %s", (words, expected) => {
    expect(isEvidence(words, kiln.text)).toBe(expected);
  });

  test("is found in languages without spaces", () => {
    expect(isEvidence("窯は十四時間", "私たちの窯は十四時間冷えました。")).toBe(true);
    expect(isEvidence("窯は四十時間", "私たちの窯は十四時間冷えました。")).toBe(false);
  });
});

describe("statements", () => {
  test("without evidence in a passage that they name are dropped", () => {
    const other = passage(2, "Glaze is thin.");
    const drafts = [
      draft({}),
      draft({ passages: ["p2"] }),
      draft({ passages: ["p7"] }),
      draft({ evidence: "the kiln always cracks" }),
    ];
    expect(acceptStatements(drafts, [kiln, other])).toEqual([draft({})]);
  });

  test("with a number that isn't in their passage get the evidence as their text", () => {
    const [accepted] = acceptStatements(
      [draft({ text: "The kiln cools for 41 hours", limits: "for 5 of 10 cups", speaker: "Ann" })],
      [kiln],
    );
    expect(accepted).toEqual(draft({ text: "the kiln cooled for 14 hours" }));
  });

  test("that are duplicates are merged, and numbered in the order of the source", () => {
    const passages = [kiln, passage(2, "")];
    const { statements, byRef } = mergeStatements(
      [
        draft({ ref: "f7", passages: ["p2"], evidence: "cups cracked at 3 %" }),
        draft({ ref: "f8", weight: 1 }),
        draft({ ref: "f9", evidence: "kiln cooled for 14 hours", weight: 3 }),
        draft({ ref: "f10", evidence: "kiln cooled for 15 hours" }),
      ],
      passages,
    );
    expect(statements.map(({ id, weight }) => [id, weight])).toEqual([
      ["f1", 3],
      ["f2", 2],
      ["f3", 2],
    ]);
    expect(byRef.get("f8")).toBe("f1");
    expect(byRef.get("f9")).toBe("f1");
    expect(byRef.get("f7")).toBe("f3");
  });

  test("are limited to the forty most useful ones", () => {
    const drafts = Array.from({ length: 60 }, (_, index) =>
      draft({ ref: `f${index}`, evidence: `number ${index} of sixty`, weight: index < 30 ? 1 : 3 }),
    );
    const { statements } = mergeStatements(drafts, [kiln]);
    expect(statements).toHaveLength(planLimits.facts);
    expect(statements.filter(({ weight }) => weight === 3)).toHaveLength(30);
  });
});

describe("chunks", () => {
  const words = (count: number) => "word ".repeat(count).trim();

  test("are a single one for a short source", () => {
    expect(cutIntoChunks([passage(1, "A.", "heading"), passage(2, words(3800))])).toHaveLength(1);
    expect(cutIntoChunks([])).toEqual([]);
  });

  test("begin at headings and keep lists whole", () => {
    const passages = [
      passage(1, words(2000)),
      passage(2, "Part two", "heading"),
      passage(3, words(1300)),
      passage(4, words(400), "list"),
      passage(5, words(400), "list"),
      passage(6, words(400), "list"),
      passage(7, words(1000)),
    ];
    const ids = cutIntoChunks(passages).map((chunk) => chunk.map(({ id }) => id));
    expect(ids).toEqual([["p1"], ["p2", "p3", "p4", "p5", "p6"], ["p7"]]);
  });

  const texts = fc.array(
    fc.record({
      text: fc.oneof(
        fc.lorem({ maxCount: 60, mode: "sentences" }),
        fc.string({ unit: "grapheme", maxLength: 200 }),
        fc.nat(9000).map((length) => "長い文。".repeat(length)),
      ),
      kind: fc.constantFrom("paragraph" as const, "list" as const, "heading" as const),
    }),
    { maxLength: 40 },
  );

  test("contain every text once, in order, within the limit", () => {
    fc.assert(
      fc.property(texts, (list) => {
        const passages = list.map(({ text, kind }, index) => passage(index + 1, text, kind));
        const chunks = cutIntoChunks(passages);
        const joined = new Map<string, string>();
        for (const { id, text } of chunks.flat()) joined.set(id, (joined.get(id) ?? "") + text);
        for (const { id, text } of passages) {
          expect((joined.get(id) ?? "").trim()).toBe(text.trim());
        }
        const most = chunks.length === 1 ? 6000 : 5000;
        for (const chunk of chunks) {
          const tokens = chunk.reduce((sum, { text }) => sum + estimateTokens(text) + 4, 0);
          expect(tokens).toBeLessThanOrEqual(most);
        }
      }),
      { numRuns: 60 },
    );
  });

  test("of a very long source are chosen at equal distances", () => {
    const all = Array.from({ length: 100 }, (_, index) => [{ id: `p${index}`, text: "" }]);
    const chosen = chooseChunks(all);
    expect(chosen).toHaveLength(24);
    expect([chosen[0], chosen.at(-1)]).toEqual([all[0], all[99]]);
  });

  test("are written with ids and speakers", () => {
    expect(writeChunk([{ id: "p3", text: "Slowly.", speaker: "Ann" }])).toBe("[p3] Ann: Slowly.");
  });
});

describe("plans", () => {
  const fact = (id: string, kind: Statement["kind"]): Statement => ({
    id,
    passages: ["p1"],
    kind,
    evidence: "",
    text: "",
    weight: 1,
  });
  const facts = [fact("f1", "number"), fact("f2", "claim")];
  const item = { role: "point", point: " A point. ", layout: "number" } as const;

  test("drop unknown facts, and layouts that no fact supports", () => {
    const outline = finishOutline(
      {
        reader: "r",
        promise: "p",
        left: "",
        items: [
          { ...item, facts: ["f1", "f1", "f9"] },
          { ...item, facts: ["f2"] },
          { ...item, layout: "cover", facts: [] },
          { ...item, layout: "steps", facts: ["f2"] },
        ],
      },
      facts,
    );
    expect(outline.items.map(({ id, layout, facts: ids }) => [id, layout, ids])).toEqual([
      ["o1", "number", ["f1"]],
      ["o2", null, ["f2"]],
      ["o3", null, []],
      ["o4", "steps", ["f2"]],
    ]);
    expect(outline.items[0]?.point).toBe("A point.");
  });

  test("have at most five hooks of different kinds, without overlong ones", () => {
    const hook = (kind: (typeof hookKinds)[number], text: string) => ({
      kind,
      text,
      facts: ["f9"],
    });
    const hooks = finishHooks(
      [
        hook("number", "x".repeat(71)),
        hook("number", " Two\nlines "),
        ...hookKinds.map((kind) => hook(kind, kind)),
        hook("quote", ""),
      ],
      facts,
    );
    expect(hooks.map(({ id, text }) => [id, text])).toEqual([
      ["h1", "Two lines"],
      ["h2", "contradiction"],
      ["h3", "question"],
      ["h4", "quote"],
      ["h5", "mistake"],
    ]);
    expect(hooks.flatMap((each) => each.facts)).toEqual([]);
  });
});
