import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseLoosely } from "./loose-json.ts";

const post = {
  title: 'Reviews that people ::like::, "really"',
  content: [
    { header: "Start {small}", description: [{ type: "text", value: 'Say "why", not "what".' }] },
    {
      header: "Ask first",
      description: [
        { type: "text", value: "Kinder.\nIt's 5 o'clock: [draft], don't" },
        { type: "code", value: 'if (a[0]) {\n  b("x");\n}' },
      ],
      count: 3,
      isReady: true,
      none: null,
    },
  ],
  hashtags: ["#CodeReview"],
};
const json = JSON.stringify(post, null, 2);
const compact = JSON.stringify(post);

test.for([
  ["quotes within strings aren't escaped", json.replaceAll('\\"', '"')],
  ["the same in one line", compact.replaceAll('\\"', '"')],
  ["strings have line breaks", json.replaceAll("\\n", "\n")],
  ["keys have no quotes", json.replaceAll(/"(\w+)":/g, "$1:")],
  ["keys have typographic quotes", json.replaceAll(/"(\w+)":/g, "“$1”:")],
  ["there are comments", json.replaceAll("},", "}, // next\n/* , */")],
  ["commas are missing", json.replaceAll(/([\]}"]),\n/g, "$1\n")],
  ["commas follow the last value", json.replaceAll(/\n\s*[}\]]/g, ",$&")],
  ["an ellipsis follows the last value", json.replaceAll(/\n\s*[}\]]/g, ", ...$&")],
  ["words are Python's", json.replace("true", "True").replace("null", "None")],
  ["it stands in a fence", `\`\`\`json\n${json}\n\`\`\``],
  ["it is escaped like a string", JSON.stringify(json).slice(1, -1)],
  ["it has too many brackets at its end", `${json}}]}`],
])("a post is read if %s", ([, text]) => {
  expect(parseLoosely(text ?? "")).toEqual(post);
});

test.for([
  [`{'title': 'it's 5 o'clock', 'b': 'x'}`, { title: "it's 5 o'clock", b: "x" }],
  [`{"a": "use arr["x"] now"}`, { a: 'use arr["x"] now' }],
  [`{"a": "one\n"b": "two"}`, { a: "one", b: "two" }],
  [`{"a": "b,c, "d": "e"}`, { a: "b,c", d: "e" }],
  [`{"a": lost: a [quote], here", "b": 1}`, { a: "lost: a [quote], here", b: 1 }],
  [`{"a: "x", b": "y", "c" "z"}`, { a: "x", b: "y", c: "z" }],
  [
    `{"a": https://x.test/a?b=c, "b": -1.5e3, "c": 007}`,
    { a: "https://x.test/a?b=c", b: -1500, c: "007" },
  ],
  [`{"a": "x" + "y" +\n'z'}`, { a: "xyz" }],
  [String.raw`{"a": "\q \u12 \u0041 \t", }`, { a: "q u12 A \t" }],
  [`[{"a": 1, {"a": 2}]`, [{ a: 1 }, { a: 2 }]],
  [`["hello]`, ["hello"]],
  [`{"a": "First, second,`, { a: "First, second," }],
  [`{"a": ["x", {"b": "y`, { a: ["x", { b: "y" }] }],
  [`{"a": 1, "b`, { a: 1, b: null }],
] as const)("%s is repaired", ([text, value]) => {
  expect(parseLoosely(text)).toEqual(value);
});

test.for(["", `{"a": 1} and more`, "{: 1}", "{{{{", "[".repeat(200), '"a": 1'])(
  "%j isn't JSON",
  (text) => {
    expect(parseLoosely(text)).toBeUndefined();
  },
);

test("a key never changes a prototype", () => {
  const value = parseLoosely(`{"__proto__": {"a": 1}, b: 2}`);
  expect(Object.keys(value as object)).toEqual(["__proto__", "b"]);
  expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
});

describe("any text", () => {
  test("that is JSON keeps its value, however it is cut", () => {
    fc.assert(
      fc.property(fc.json(), fc.nat(), (text, at) => {
        expect(parseLoosely(text)).toEqual(JSON.parse(text));
        expect(() => parseLoosely(text.slice(0, at % (text.length + 1)))).not.toThrow();
      }),
    );
  });

  test("of JSON's characters is read or not, and never fails", () => {
    const part = fc.constantFrom(
      ..."{}[]:,\"'\\\n +/*ab01.-“”`",
      "//",
      "...",
      "```",
      "true",
      '"a":',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 60 }), (parts) => {
        expect(() => JSON.stringify(parseLoosely(parts.join("")))).not.toThrow();
      }),
      { numRuns: 2000 },
    );
  });
});
