import { describe, expect, test } from "vitest";
import { importMarkdown } from "../import/markdown.ts";
import { readTextSource } from "../sources/read/read-text-source.ts";
import { readNoteMarks } from "./note-marks.ts";

test.each([
  ["A ==warm pot== waits", "A warm pot waits"],
  ["# A ==warm pot==", "# A **warm pot**"],
  ["See [[Tea care|how to brew]] and [[Pots#Lids]]", "See how to brew and Lids"],
  ["Poured at nine ^block1", "Poured at nine"],
  ["Tea ++and milk++", "Tea and milk"],
  ["It holds $v = 10^6$ drops", "It holds `v = 10⁶` drops"],
  ["It costs $5 and then $7", "It costs $5 and then $7"],
  ["a == b and c == d", "a == b and c == d"],
  [String.raw`C\++ and D\++, \==not==`, String.raw`C\++ and D\++, \==not==`],
  ["https://example.org/a==b==c", "https://example.org/a==b==c"],
  ["`[[code]]` and ==text==", "`[[code]]` and text"],
  ["```\n[[code]]\n==x==\n```\n[[Text]]", "```\n[[code]]\n==x==\n```\nText"],
  ["$$\nE = mc^2\n$$", "`E = mc²`"],
  ["$$\nno end", "$$\nno end"],
])("%j is read as %j", (typed, text) => {
  expect(readNoteMarks(typed).text).toBe(text);
});

test("comments and embedded files are listed", () => {
  const { text, left } = readNoteMarks(
    "Tea %% ask Ada %%\n\n![[pot.jpg|400]]\n\n![[Other note]]\n\n%%\nlonger\n%%\nend",
  );
  expect(text.trim()).toMatch(/^Tea\s+end$/);
  expect(left).toEqual([
    { noun: "comment", example: "ask Ada" },
    { noun: "image", example: "pot.jpg" },
    { noun: "embedded note", example: "Other note" },
    { noun: "comment", example: "longer" },
  ]);
});

const note = `# Tea

## Brewing

A jar holds 10<sup>5</sup> leaves on 2 m<sup>2</sup>, and costs ~~$9~~ $7<del>.50</del>[^1].

> [!tip] Keep it warm
> Put the lid on.

:::warning Mind the steam
It is hot.
:::

[^1]: Counted twice.
`;

describe("a note is read alike by both doors:", () => {
  const sentence = "A jar holds 10⁵ leaves on 2 m², and costs $7.";

  test("as a source", () => {
    const { source, passages } = readTextSource(note, { fileName: "tea.md" });
    expect(passages.map(({ text }) => text)).toEqual([
      "Tea",
      "Brewing",
      sentence.replace("costs $7", "costs  $7").replace("  ", " "),
      "Keep it warm",
      "Put the lid on.",
      "Mind the steam",
      "It is hot.",
    ]);
    expect(source.read.left).toEqual(["2 struck-out words: $9, .50", "1 footnote: Counted twice."]);
  });

  test("as slides", () => {
    const result = importMarkdown(note);
    if (!result.ok) throw new Error(result.message);
    const [{ post, notes } = { post: null, notes: [] }] = result.posts;
    const words = JSON.stringify(post).replaceAll(/ {2,}/g, " ");
    for (const text of [
      sentence,
      "Keep it warm",
      "Put the lid on.",
      "Mind the steam",
      "It is hot.",
    ])
      expect(words).toContain(text);
    expect(words).not.toMatch(/\[!tip\]|:::|\[\^1\]|\$9|Counted/);
    expect(notes.map(({ message }) => message).join("\n")).toMatch(
      /struck-out words aren't imported: \$9[^]*footnote/,
    );
  });
});

test("ids of blocks are listed", () => {
  expect(readNoteMarks("Poured at nine ^block1\n\nDrunk ^b-2").left).toEqual([
    { noun: "block id", example: "^block1" },
    { noun: "block id", example: "^b-2" },
  ]);
});
