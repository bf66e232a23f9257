import { expect, test } from "vitest";
import { z } from "zod";
import words from "../sources/draft/words.json" with { type: "json" };
import cliches from "../voice/cliches.json" with { type: "json" };
import lexicon from "../voice/lexicon.json" with { type: "json" };

const isUnique = (words: readonly string[]) => new Set(words).size === words.length;
const phrase = z
  .string()
  .min(2)
  .refine((text) => text === text.trim() && text === text.toLowerCase() && !text.includes("’"));
/** Words with single spaces between them. */
const list = z.string().refine((text) => text.split(" ").every((word) => word !== ""), "a space");
const lowerList = list.refine((text) => text === text.toLowerCase(), "a capital");
const each = <T extends z.ZodType>(value: T) => z.record(z.string().length(2), value);

const voiceLists = z.strictObject({
  i: lowerList,
  we: lowerList,
  you: lowerList,
  hedges: lowerList,
  mistakes: lowerList,
  stories: lowerList,
  calls: lowerList,
});
const draftLists = z.strictObject({
  says: list,
  pronouns: list.optional(),
  leans: list,
  joins: list,
  turns: list,
  corrects: list,
  objects: list,
  splits: list,
  subjects: list.optional(),
  subordinates: list,
});

test.each([
  ["clichés", cliches, each(z.array(phrase).min(1).refine(isUnique, "a word twice"))],
  ["an author's words", lexicon, each(voiceLists)],
  ["words of sentences", words, each(draftLists)],
])("the lists of %s fit their schema", (_, lists, schema) => {
  expect(schema.safeParse(lists).error?.issues).toBeUndefined();
});

const allLists = [lexicon, words].flatMap((all) =>
  Object.entries<Record<string, string>>(all).flatMap(([language, own]) =>
    Object.entries(own).map(([name, text]) => [`${language} ${name}`, text.split(" ")] as const),
  ),
);

test("no list has a word twice", () => {
  expect(allLists.filter(([, all]) => !isUnique(all)).map(([name]) => name)).toEqual([]);
});

test("words of lists are valid patterns", () => {
  for (const word of allLists.flatMap(([, all]) => all)) {
    expect(() => new RegExp(`(?:${word})`, "iu")).not.toThrow();
  }
});
