import { expect, test } from "vitest";
import { parsePost } from "../document/parse-post.ts";
import { detectImportFormat, importText } from "./import-text.ts";
import { readPostWithin } from "./read-post-text.ts";

const post = {
  title: "Tea habits",
  content: [{ header: "One", description: [{ type: "text", value: "Warm the pot." }] }],
};
const json = JSON.stringify(post, null, 2);

function read(text: string) {
  const format = detectImportFormat(text);
  expect(format).toBe("json");
  const result = importText(text, "json");
  if (!result.ok) throw new Error(result.message);
  const [imported] = result.posts;
  if (!imported) throw new Error("No post.");
  return { post: imported.post, notes: imported.notes.map(({ message }) => message) };
}

test.each([
  ["a fence", `\`\`\`json\n${json}\n\`\`\``, []],
  ["tildes", `~~~\n${json}\n~~~`, []],
  [
    "text and a fence",
    `Here is {your} carousel:\n\n\`\`\`json\n${json}\n\`\`\`\n\nTell me.`,
    ["The text around the JSON isn't imported: Here is {your} carousel: Tell me."],
  ],
  ["the word json", `json\n${json}`, ["The text around the JSON isn't imported: json"]],
  [
    "text after it",
    `${json}\nHope this helps`,
    ["The text around the JSON isn't imported: Hope this helps"],
  ],
])("a post is found in %s", (_, text, notes) => {
  expect(read(text)).toEqual({ post, notes });
});

test("invalid JSON within text is repaired, with a note", () => {
  const { post: found, notes } = read(`\`\`\`\n${json.replace(/\]\s*\}$/, "],}")}\n\`\`\``);
  expect(found).toEqual(post);
  expect(notes).toEqual(["The JSON had errors, which were fixed."]);
});

test("Markdown in values is converted and counted, except in code", () => {
  const text = JSON.stringify({
    title: "**5 tips** for `git`",
    content: [
      {
        header: "**Stop** doing this",
        description: [
          {
            type: "text",
            value:
              "**Design:** keep it *simple*.\n- **Clarity** first\n- [Docs](https://example.com)\n\n### Sub\n&amp; more in `Map<int>`",
          },
          { type: "code", value: "a ** b" },
        ],
      },
    ],
  });
  expect(read(text)).toEqual({
    post: {
      title: "::5 tips:: for git",
      content: [
        {
          header: "::Stop:: doing this",
          description: [
            {
              type: "text",
              value:
                "Design: keep it simple.\n- Clarity first\n- Docs (https://example.com)\n\nSub\n& more in Map<int>",
            },
            { type: "code", value: "a ** b" },
          ],
        },
      ],
    },
    notes: ["Markdown in 3 texts was converted to plain text."],
  });
});

test("keys of other formats are matched, and unmatched ones are listed with their text", () => {
  const { post: found, notes } = read(
    JSON.stringify({
      carousel_title: "Tea",
      hashtags: "#a #b",
      slides: [
        { slide: 1, headline: "One", subtitle: "Warm", bullets: ["Pot", "- Cup"] },
        { slide_title: "Two", slide_content: ["A.", "B."], visual: "a kettle", mood: "" },
        { title: "Three", content: [{ heading: "H", text: "T" }], Key_Points: ["x"] },
      ],
    }),
  );
  const text = (value: string) => ({ type: "text", value });
  expect(found).toEqual({
    title: "Tea",
    hashtags: ["#a", "#b"],
    content: [
      { header: "One", description: [text("Warm"), text("- Pot\n- Cup")] },
      { header: "Two", description: [text("A."), text("B.")] },
      { header: "Three", description: [text("H\nT"), text("- x")] },
    ],
  });
  expect(notes).toEqual([
    "The JSON isn't in Slideloom's format, so we matched its fields to those of a post by their names.",
    "Slide 2: “visual” isn't imported: a kettle",
  ]);
});

test.each([
  ["a valid post", json],
  ["a post with mistakes", json.replace('"text"', '"texts"')],
  ["a post with invalid JSON", json.replace("]", "")],
  ["other JSON", '{"name": "x", "scripts": {"a": "b"}}'],
])("%s isn't detected as an import", (_, text) => {
  expect(detectImportFormat(text)).toBeNull();
});

test("a post within other text is parsed with its own positions, and a warning", () => {
  const { json: own, result } = readPostWithin(`Sure:\n\`\`\`json\n${json}\n\`\`\``);
  expect(own).toBe(json);
  expect(result).toMatchObject({
    ok: true,
    post,
    warnings: [{ message: "The text around the JSON is ignored: Sure:" }],
  });
  const broken = json.replace("]", "");
  expect(readPostWithin(broken)).toEqual({ json: broken, result: parsePost(broken) });
});

test("Markdown in a post's texts is a warning with their count", () => {
  const { result } = readPostWithin(json.replace("One", "**One**"));
  expect(result.warnings.map(({ message }) => message)).toEqual([
    "1 text has Markdown, which slides show as typed. Import the post in the editor to clean it up",
  ]);
});

test("a Markdown document that contains a post's JSON stays Markdown", () => {
  expect(detectImportFormat(`# API\n\n\`\`\`json\n${json}\n\`\`\`\n`, "a.md")).toBe("markdown");
});

test("unclosed brackets take linear time", () => {
  expect(detectImportFormat("x ".concat("{[".repeat(200_000)))).toBeNull();
  expect(detectImportFormat("see [a] {b} ".repeat(40_000), "")).toBeNull();
});
