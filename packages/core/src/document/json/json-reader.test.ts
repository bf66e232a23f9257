import { postLimits } from "../limits.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Issue } from "../issue.ts";
import { samplePostText } from "../sample-post.ts";
import type { JsonNode } from "./json-node.ts";
import { readJson } from "./json-reader.ts";
import { sampleRuns } from "../../../../../scripts/test-sample.mjs";

function valueOf(node: JsonNode): unknown {
  if (node.kind === "string") return node.value;
  if (node.kind === "array") return node.items.map((item) => valueOf(item));
  if (node.kind !== "object") return JSON.parse(node.text);
  const object: Record<string, unknown> = Object.create(null);
  for (const { key, value } of node.members) object[key.value] = valueOf(value);
  return object;
}

function problemsOf(text: string): Issue[] {
  const { repeatedKeys, fault } = readJson(text);
  return fault ? [...repeatedKeys, fault] : repeatedKeys;
}

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Text that is JSON, nearly JSON, or nothing like it. */
function jsonLike(): fc.Arbitrary<string> {
  const soup = fc.string({
    unit: fc.constantFrom(
      ..."[]{}:,\"\\/-+.eE0123456789 \t\n\rabfnrtuls'\u0000\u001f\u007f\u00a0\u2028\ufeffé😀",
    ),
    maxLength: 24,
  });
  const token = fc.constantFrom(
    "{",
    "}",
    "[",
    "]",
    ":",
    ",",
    '"a"',
    '"b"',
    "1",
    "-0",
    "01",
    "1.",
    "1e5",
    "-",
    "+1",
    "null",
    "true",
    "tru",
    '"\\u12"',
    '"\\x"',
    '"\\n"',
    "//",
    "'a'",
    " ",
    "\n",
    "NaN",
  );
  const tokens = fc.array(token, { maxLength: 12 }).map((parts) => parts.join(""));
  const cut = fc
    .tuple(fc.json({ maxDepth: 4 }), fc.nat(), fc.nat({ max: 3 }), soup)
    .map(([json, at, removed, added]) => {
      const start = at % (json.length + 1);
      return json.slice(0, start) + added.slice(0, 2) + json.slice(start + removed);
    });
  return fc.oneof(soup, tokens, cut, fc.json(), fc.string({ unit: "binary" }));
}

describe("strictness", () => {
  test("accepts the same texts as JSON.parse, with the same values", () => {
    fc.assert(
      fc.property(jsonLike(), (text) => {
        const { root } = readJson(text);
        expect(root !== null).toBe(parses(text));
        if (!root) return;
        expect(valueOf(root)).toEqual(toNullPrototype(JSON.parse(text)));
      }),
      { numRuns: sampleRuns(40_000) },
    );
  });

  test.each([
    "[\ufeff1]",
    "[1\u00a0]",
    "[1]\u2028",
    '{"a":1}//',
    '["\t"]',
    "[1,]",
    "[,1]",
    "1 1",
    '"\\u00g0"',
  ])("rejects %j as JSON.parse does", (text) => {
    expect(parses(text)).toBe(false);
    expect(readJson(text).root).toBeNull();
  });

  test("treats names of inherited properties as plain keys", () => {
    const text = '{"__proto__": {"title": "x"}, "constructor": 1, "toString": 2}';
    expect(problemsOf(text)).toEqual([]);
  });
});

function toNullPrototype(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toNullPrototype);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, toNullPrototype(item)] as const);
  return entries.reduce<Record<string, unknown>>((object, [key, item]) => {
    object[key] = item;
    return object;
  }, Object.create(null));
}

describe("messages", () => {
  const end = "Unexpected end of input";
  test.each([
    // Unexpected token
    [
      '{"a": 1,}',
      "unexpected-token",
      "Unexpected token '}' at line 1, column 9: remove the comma before it",
    ],
    [
      "[1,\n]",
      "unexpected-token",
      "Unexpected token ']' at line 2, column 1: remove the comma before it",
    ],
    ["[1,,2]", "unexpected-token", "Unexpected token ',' at line 1, column 4: expected a value"],
    ['{"a": }', "unexpected-token", "Unexpected token '}' at line 1, column 7: expected a value"],
    [
      '{"a": yes}',
      "unexpected-token",
      "Unexpected token 'yes' at line 1, column 7: expected a value",
    ],
    ['{"a": True}', "unexpected-token", "Unexpected token 'True' at line 1, column 7: write true"],
    [
      "{\"a\": 'b'}",
      "unexpected-token",
      'Unexpected token "\'" at line 1, column 7: texts need straight double quotes',
    ],
    [
      '{"a": “b”}',
      "unexpected-token",
      "Unexpected token '“' at line 1, column 7: texts need straight double quotes",
    ],
    [
      "[1} ",
      "unexpected-token",
      "Unexpected token '}' at line 1, column 3: expected a comma or ']'",
    ],
    ['{"a", 1}', "unexpected-token", "Unexpected token ',' at line 1, column 5: expected a colon"],
    [
      '{"a": [] {}}',
      "unexpected-token",
      "Unexpected token '{' at line 1, column 10: a comma is missing before it",
    ],
    [
      "{} x",
      "unexpected-token",
      "Unexpected token 'x' at line 1, column 4: the JSON ends before it",
    ],
    [
      "[1, // note\n2]",
      "unexpected-token",
      "Unexpected token '/' at line 1, column 5: JSON has no comments",
    ],
    [
      "\ufeff{}",
      "unexpected-token",
      "Unexpected token U+FEFF at line 1, column 1: remove this invisible character",
    ],
    [
      "{,}",
      "unexpected-token",
      "Unexpected token ',' at line 1, column 2: property names need double quotes",
    ],
    [
      '{"a": "b\n"}',
      "unexpected-token",
      "Unexpected token (a line break) at line 1, column 9: the string that starts at line 1, column 7 is not closed on its line (write \\n for a line break in a text)",
    ],
    // Unexpected end of input
    [
      '{"a": 1',
      "unexpected-end",
      `${end} at line 1, column 8: the object that starts at line 1, column 1 is not closed`,
    ],
    [
      '{\n  "a": [1,\n',
      "unexpected-end",
      `${end} at line 3, column 1: the array that starts at line 2, column 8 is not closed`,
    ],
    [
      '{"a"',
      "unexpected-end",
      `${end} at line 1, column 5: the object that starts at line 1, column 1 is not closed`,
    ],
    [
      '{"a":',
      "unexpected-end",
      `${end} at line 1, column 6: the object that starts at line 1, column 1 is not closed`,
    ],
    [
      '{"a',
      "unexpected-end",
      `${end} at line 1, column 4: the string that starts at line 1, column 2 has no closing double quote`,
    ],
    ["[-", "unexpected-end", `${end} at line 1, column 3: the number is not finished`],
    // Unexpected string
    [
      "{title: 1}",
      "unexpected-string",
      "Unexpected string title at line 1, column 2: property names need double quotes",
    ],
    [
      "{'title': 1}",
      "unexpected-string",
      "Unexpected string 'title' at line 1, column 2: property names need double quotes",
    ],
    [
      "{“title”: 1}",
      "unexpected-string",
      "Unexpected string “title” at line 1, column 2: property names need double quotes",
    ],
    [
      '["a" "b"]',
      "unexpected-string",
      'Unexpected string "b" at line 1, column 6: a comma is missing before it',
    ],
    [
      '{"a" "b"}',
      "unexpected-string",
      'Unexpected string "b" at line 1, column 6: a colon is missing before it',
    ],
    [
      '{"a": 1\n "b": 2}',
      "unexpected-string",
      'Unexpected string "b" at line 2, column 2: a comma is missing before it',
    ],
    // Unexpected number
    [
      "[1 22]",
      "unexpected-number",
      "Unexpected number 22 at line 1, column 4: a comma is missing before it",
    ],
    [
      '{"a" 1.5}',
      "unexpected-number",
      "Unexpected number 1.5 at line 1, column 6: a colon is missing before it",
    ],
    [
      "{1: 2}",
      "unexpected-number",
      "Unexpected number 1 at line 1, column 2: property names need double quotes",
    ],
    [
      "[007]",
      "unexpected-number",
      "Unexpected number 007 at line 1, column 2: a number does not start with 0",
    ],
    // Duplicate keys
    [
      '{"a": 1,\n "\\u0061": 2}',
      "duplicate-key",
      "Duplicate key 'a' at line 2, column 2: it is already used on line 1",
    ],
    // Anything else
    ['["\\x"]', "invalid-syntax", "Invalid JSON syntax. Please check your input."],
    ['["\\u12"]', "invalid-syntax", "Invalid JSON syntax. Please check your input."],
    ['["\t"]', "invalid-syntax", "Invalid JSON syntax. Please check your input."],
    ["[1.]", "invalid-syntax", "Invalid JSON syntax. Please check your input."],
    ["[-x]", "invalid-syntax", "Invalid JSON syntax. Please check your input."],
  ])("%j: %s", (text, code, message) => {
    expect(problemsOf(text).map((problem) => [problem.code, problem.message])).toEqual([
      [code, message],
    ]);
  });

  test("a message shortens long texts", () => {
    const problems = problemsOf(`[1 "${"x".repeat(500)}"]`);
    expect(problems[0]?.message).toBe(
      `Unexpected string "${"x".repeat(20)}... at line 1, column 4: a comma is missing before it`,
    );
  });

  test("an error has its path and the range to underline", () => {
    expect(problemsOf('{"content": [{}, {"header" 12}]}')[0]).toMatchObject({
      path: ["content", 1, "header"],
      offset: 27,
      length: 2,
    });
  });

  test("every duplicate key is reported, at any depth", () => {
    const text = '{"a": {"b": 1, "b": 2, "b": 3}, "a": 4}';
    expect(problemsOf(text).map(({ path, offset }) => [path, offset])).toEqual([
      [["a", "b"], 15],
      [["a", "b"], 23],
      [["a"], 32],
    ]);
  });
});

test("duplicate keys are reported in objects of any size", () => {
  for (const count of [1, 7, 8, 9, 10, 200]) {
    const keys = Array.from({ length: count }, (_, index) => `"k${index}": 0`);
    for (const repeated of [0, count - 1]) {
      const text = `{${[...keys, `"k${repeated}": 1`].join(",\n")}}`;
      expect(problemsOf(text).map(({ message }) => message)).toEqual([
        `Duplicate key 'k${repeated}' at line ${count + 1}, column 1: it is already used on line ${repeated + 1}`,
      ]);
    }
  }
});

describe("nesting", () => {
  const nest = (depth: number) => "[".repeat(depth) + "]".repeat(depth);

  test("accepts 32 levels, rejects 33", () => {
    expect(readJson(nest(32)).root).not.toBeNull();
    expect(problemsOf(nest(33))[0]).toMatchObject({
      code: "too-deep",
      message: "The post is nested too deeply at line 1, column 33: at most 32 levels are allowed",
    });
  });

  test.each(["[", '{"a":', "]"])("100,000 times %s does not overflow the stack", (part) => {
    expect(readJson(part.repeat(100_000)).root).toBeNull();
  });
});

test("accepts as many values as are allowed, and no more", () => {
  const list = (count: number) => `[${Array(count).fill("0").join()}]`;
  expect(readJson(list(postLimits.values - 1)).root).not.toBeNull();
  expect(problemsOf(list(postLimits.values))).toMatchObject([
    {
      code: "too-many-values",
      message:
        "The post has more than 60,000 values at line 1, column 120000. Make several posts from it",
    },
  ]);
});

test("truncated text returns an error at a position inside it", () => {
  for (let end = 0; end < samplePostText.length; end++) {
    const { root, fault } = readJson(samplePostText.slice(0, end));
    expect(root).toBeNull();
    expect(fault?.offset).toBe(end);
  }
});
