import fc from "fast-check";
import { expect, test } from "vitest";
import { formatPost } from "./format-post.ts";
import { samplePost, samplePostText } from "./sample-post.ts";

test("formats as JSON.stringify does with two spaces", () => {
  expect(formatPost(JSON.stringify(samplePost))).toEqual({ ok: true, text: samplePostText });
  expect(formatPost('{ "a":[ ],"b" :{\n} }')).toEqual({
    ok: true,
    text: '{\n  "a": [],\n  "b": {}\n}',
  });
});

test("keeps numbers, escapes and duplicate keys as typed", () => {
  const text = '[1.0,-0,1e400,12345678901234567890,"\\u00e9\\/",{"a":1,"a":2}]';
  const formatted = formatPost(text);
  expect(formatted).toMatchObject({ ok: true });
  expect(formatted.ok && formatted.text.replace(/\s/g, "")).toBe(text);
});

test("keeps the value of any JSON, and is idempotent", () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 5 }), (text) => {
      const formatted = JSON.stringify(JSON.parse(text), null, 2);
      expect(formatPost(text)).toEqual({ ok: true, text: formatted });
      expect(formatPost(formatted)).toEqual({ ok: true, text: formatted });
    }),
    { numRuns: 5000 },
  );
});

test("rejects invalid JSON with its error", () => {
  expect(formatPost('{"a": 1,}')).toMatchObject({
    ok: false,
    error: { code: "unexpected-token", column: 9 },
  });
  expect(formatPost("")).toMatchObject({ ok: false, error: { code: "empty" } });
});

test("rejects text that formatting would grow over the size limit", () => {
  const text = `${"[".repeat(31)}${"[],".repeat(40_000)}0${"]".repeat(31)}`;
  expect(formatPost(text)).toMatchObject({ ok: false, error: { code: "too-large" } });
});
