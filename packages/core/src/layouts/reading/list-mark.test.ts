import fc from "fast-check";
import { expect, test } from "vitest";
import { listEntryMarks, readPointMark, withListMark } from "./list-mark.ts";
import { parseTextBlocks } from "./parse-text-blocks.ts";

const list = "Why:\n\n- One\n  goes on\n* ✗ Two\n\n1. A step";

test("every list item gets the mark, and nothing else changes", () => {
  expect(withListMark(list, "check")).toBe("Why:\n\n- ✓ One\n  goes on\n* ✓ Two\n\n1. A step");
  expect(withListMark(list, "neutral")).toBe("Why:\n\n- One\n  goes on\n* Two\n\n1. A step");
});

test("lines that are a list only because of their marks stay a list", () => {
  expect(withListMark("[x] Milk\n[ ] Eggs", "cross")).toBe("✗ Milk\n✗ Eggs");
  expect(withListMark("✓ Milk\n✓ Eggs", "neutral")).toBe("- Milk\n- Eggs");
});

test("a list's marks are returned in order, and text has none", () => {
  expect(listEntryMarks(list)).toEqual(["neutral", "cross"]);
  expect(listEntryMarks("Words\n✓ more words")).toEqual([]);
  expect(listEntryMarks("1. One\n2. Two")).toEqual([]);
});

test.each([
  ["- One", "- "],
  ["- ✓ One", "- ✓ "],
  ["* [ ] ", "* [ ] "],
  ["2. ✓ Two", "2. "],
  ["✓ One", ""],
])("%j starts with the mark %j", (line, mark) => {
  expect(readPointMark(line)).toBe(mark);
});

test("for any text, the items are those of its lists, and get the mark", () => {
  const line = fc.constantFrom("- One", "* ✓ Two", "✗ Three", "- 🎉 Four", "  more", "1. Step", "");
  fc.assert(
    fc.property(fc.array(line), fc.constantFrom("neutral", "check", "cross"), (lines, mark) => {
      const value = lines.join("\n");
      const marked = withListMark(value, mark);
      const drawn = parseTextBlocks(marked, {
        ref: { kind: "item", slide: 0, item: 0 },
        header: "",
        wanted: undefined,
      }).flatMap((block) => (block.kind === "list" ? block.entries : []));
      expect(drawn.map((entry) => entry.mark)).toEqual(listEntryMarks(marked));
      expect(listEntryMarks(marked)).toHaveLength(listEntryMarks(value).length);
      for (const each of listEntryMarks(marked)) {
        expect(mark === "neutral" ? ["neutral", "own"] : [mark]).toContain(each);
      }
    }),
  );
});
