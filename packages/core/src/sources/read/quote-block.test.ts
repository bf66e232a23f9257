import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readTextSource } from "./read-text-source.ts";

const read = (text: string, fileName?: string) =>
  readTextSource(text, { fileName }).passages.map(({ kind, text: words, speaker }) => [
    kind,
    words,
    speaker,
  ]);

const marks = ["“”", "„“", "«»", '""', "「」"] as const;
const said = ["Small loaves go first on Saturdays", "Nobody reads the board by the till"] as const;

describe.each(marks)("quotations in %s", ([open = "", close = ""]) => {
  const quote = (words: string) => `${open}${words}.${close}`;

  test.for([
    ["below", (words: string, name: string) => `${quote(words)}\n— ${name}`],
    ["below a blank line", (words: string, name: string) => `${quote(words)}\n\n– ${name}`],
    ["in the same line", (words: string, name: string) => `${quote(words)} — ${name}`],
  ] as const)("keep their own speakers, named %s", ([, write]) => {
    const text = `Voices\n\n${write(said[0], "Ada Moor")}\n\n${write(said[1], "Ben Ott")}\n\nThen we went home, and that was all that there was to say about it.`;
    expect(read(text).slice(1, 3)).toEqual([
      ["quote", `${said[0]}.`, "Ada Moor"],
      ["quote", `${said[1]}.`, "Ben Ott"],
    ]);
  });

  test("with a sentence between them are a paragraph", () => {
    const text = `Voices\n\n${quote(said[0])} said Ada. Later Ben wrote: ${quote(said[1])}\n\nThat was all.`;
    expect(read(text)[1]?.[0]).toBe("paragraph");
  });
});

test("quotations in Markdown keep their own speakers", () => {
  const text = [
    "# Voices",
    `> ${said[0]}\n> — Ada Moor`,
    `> ${said[1]}`,
    "— Ben Ott",
    "> “The till is always full by ten.”\n>\n> *Cleo Tan, baker*",
    "> Nobody said this one.",
  ].join("\n\n");
  expect(read(text, "voices.md").slice(1)).toEqual([
    ["quote", said[0], "Ada Moor"],
    ["quote", said[1], "Ben Ott"],
    ["quote", "“The till is always full by ten.”", "Cleo Tan, baker"],
    ["quote", "Nobody said this one.", undefined],
  ]);
});

test("no words of a text with quotations get lost", () => {
  const piece = fc.constantFrom(
    ...said,
    "“",
    "”",
    '"',
    "— Ada Moor",
    "\n",
    "\n\n",
    " ",
    "said Ben.",
  );
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 12 }), (pieces) => {
      const text = pieces.join("");
      const passages = read(text).map(([, words = "", speaker = ""]) => `${words} ${speaker}`);
      const words = (typed: string) =>
        typed
          .match(/\p{L}+/gu)
          ?.toSorted()
          .join(" ") ?? "";
      expect(words(passages.join(" "))).toBe(words(text));
    }),
  );
});
