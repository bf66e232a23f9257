import fc from "fast-check";
import { expect, test } from "vitest";
import { parseColumns, serializeColumns } from "./columns.ts";

test("each column is split into paragraphs at its line breaks", () => {
  const value = JSON.stringify({ leftColumn: "Do\r\nthis\n\nnow", rightColumn: "", extra: 1 });
  expect(parseColumns(value)).toEqual({
    ok: true,
    leftColumn: ["Do", "this", "now"],
    rightColumn: [],
  });
});

test.each([
  "",
  "left | right",
  "null",
  "[]",
  '"text"',
  '{"leftColumn": "a"}',
  '{"rightColumn": "a"}',
  '{"leftColumn": "a", "rightColumn": 1}',
  '{"leftColumn": null, "rightColumn": "b"}',
  '{"__proto__": {"leftColumn": "a", "rightColumn": "b"}}',
  "[".repeat(100_000),
])("%.40s is rejected", (value) => {
  expect(parseColumns(value)).toEqual({
    ok: false,
    message:
      'invalid JSON in two-columns \'value\'. Expected format: {"leftColumn": "text", "rightColumn": "text"}',
  });
});

test("serialized columns are parsed back unchanged", () => {
  const paragraph = fc.string({ unit: "binary" }).filter((text) => !/^\s*$|[\r\n]/.test(text));
  const column = fc.array(paragraph, { maxLength: 4 });
  fc.assert(
    fc.property(fc.record({ leftColumn: column, rightColumn: column }), (columns) => {
      expect(parseColumns(serializeColumns(columns))).toEqual({ ok: true, ...columns });
    }),
  );
});
