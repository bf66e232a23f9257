import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import { arbitraryPostText } from "./arbitrary-post.fixture.ts";
import { parsePost } from "./parse-post.ts";
import { postSchema } from "./post-schema.ts";
import { samplePost } from "./sample-post.ts";
import { sampleRuns } from "../../../../scripts/test-sample.mjs";

const jsonSchema = z.toJSONSchema(postSchema);
const isPost = new Ajv2020({ strict: true }).compile(jsonSchema);

/** Errors that a JSON Schema can't detect. */
const beyondSchema = new Set(["duplicate-key", "columns-value", "too-large", "too-deep"]);

test("the published schema is up to date", async () => {
  const text = `${JSON.stringify(jsonSchema, null, 2)}\n`;
  await expect(text).toMatchFileSnapshot("../../../../docs/post.schema.json");
});

test("the sample is valid", () => {
  expect(isPost(samplePost)).toBe(true);
  expect(postSchema.parse(samplePost)).toEqual(samplePost);
});

/** Replaces one value or key of a JSON text with another, so that the text stays JSON. */
const mutation = fc.tuple(
  fc.nat(),
  fc.constantFrom(
    "null",
    "1",
    "true",
    '"x"',
    "[]",
    "{}",
    "[1]",
    '{"header":"h"}',
    "[null]",
    '"two-columns"',
    '"summary"',
    '"title"',
  ),
);

const scalars = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*|true|false|null|\[\s*\]|\{\s*\}/g;

function mutate(text: string, [place, replacement]: [number, string]): string {
  const tokens = [...text.matchAll(scalars)];
  const token = tokens[place % Math.max(tokens.length, 1)];
  if (!token) return text;
  const end = token.index + token[0].length;
  const isKey = /^\s*:/.test(text.slice(end));
  if (isKey && !replacement.startsWith('"')) return text;
  return text.slice(0, token.index) + replacement + text.slice(end);
}

test("the parser and the schema agree on any valid or invalid post", () => {
  const verdicts = { valid: 0, invalid: 0 };
  fc.assert(
    fc.property(arbitraryPostText, fc.array(mutation, { maxLength: 3 }), (text, mutations) => {
      const mutated = mutations.reduce(mutate, text);
      const result = parsePost(mutated);
      if (!result.ok && result.issues.some(({ code }) => beyondSchema.has(code))) return;
      const value: unknown = JSON.parse(mutated);
      expect(isPost(value), mutated).toBe(result.ok);
      expect(postSchema.safeParse(value).success, mutated).toBe(result.ok);
      verdicts[result.ok ? "valid" : "invalid"]++;
    }),
    { numRuns: sampleRuns(10_000) },
  );
  expect(Math.min(verdicts.valid, verdicts.invalid)).toBeGreaterThan(sampleRuns(1000));
});

test("the parser and the schema agree on the number of slides", () => {
  const slide = samplePost.content[0];
  for (const count of [0, 1, 100, 101]) {
    const post = { title: "T", content: Array(count).fill(slide) };
    expect(isPost(post)).toBe(parsePost(JSON.stringify(post)).ok);
  }
});
