import { deepStrictEqual } from "node:assert/strict";
import fc from "fast-check";
import { test } from "vitest";
import { arbitraryPostText } from "./arbitrary-post.fixture.ts";
import { formatPost } from "./format-post.ts";
import type { Issue } from "./issue.ts";
import { parsePost } from "./parse-post.ts";
import { sampleRuns } from "../../../../scripts/test-sample.mjs";

/** Checks that parsing throws no error, and that each issue has the correct line and column. */
function check(text: string): void {
  const result = parsePost(text);
  const errors = result.ok ? [] : result.issues;
  if (!result.ok) deepStrictEqual(result.error, result.issues[0]);
  for (const issue of [...errors, ...result.warnings]) checkPlace(text, issue);

  const formatted = formatPost(text);
  if (formatted.ok) deepStrictEqual(JSON.parse(formatted.text), JSON.parse(text));
  if (!result.ok) return;
  if (!formatted.ok) throw new Error(formatted.error.message);
  const again = parsePost(formatted.text);
  deepStrictEqual(again.ok && again.post, result.post);
}

function checkPlace(text: string, { line, column, offset, length, code }: Issue): void {
  if (code === "empty") return;
  const lines = text.slice(0, offset).split(/\r\n|\r|\n/);
  deepStrictEqual([line, column], [lines.length, (lines.at(-1) ?? "").length + 1]);
  deepStrictEqual(offset + length <= text.length, true);
}

test("any random string is parsed without an exception", () => {
  const soup = fc.string({
    unit: fc.constantFrom(
      ...'{}[]:,"\\ \n\r\t0123456789.-+eEtrufalsn/*\u00e9\u2028\ufeff😀',
      '"title"',
      '"content"',
    ),
  });
  fc.assert(fc.property(fc.oneof(soup, fc.string({ unit: "binary" })), check), {
    numRuns: sampleRuns(50_000),
  });
});

const change = fc.tuple(
  fc.nat(),
  fc.nat({ max: 6 }),
  fc.oneof(
    fc.constantFrom(
      "",
      ",",
      '"',
      "}",
      "]",
      "{",
      "[",
      ":",
      "\\",
      "\n",
      "null",
      "0",
      "//",
      '"title":1,',
      "\ufeff",
    ),
    fc.string({ unit: "binary", maxLength: 3 }),
  ),
);

test(
  "any post with a part of its text replaced is parsed without an exception",
  { timeout: 120_000 },
  () => {
    const changes = fc.array(change, { minLength: 10, maxLength: 10 });
    const property = fc.property(arbitraryPostText, changes, (text, list) => {
      check(text);
      for (const [place, removed, inserted] of list) {
        const at = place % (text.length + 1);
        check(text.slice(0, at) + inserted + text.slice(at + removed));
      }
    });
    fc.assert(property, { numRuns: sampleRuns(5000) });
  },
);
