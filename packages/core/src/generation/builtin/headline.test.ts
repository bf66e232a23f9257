import { expect, test } from "vitest";
import { splitHeadline } from "./headline.ts";
import { highlight } from "./highlight.ts";

test.each([
  ["Ask early. It is cheaper.", "Ask early", ["It is cheaper."]],
  [
    "Don't attach a deck because it triggers spam filters and asks for too much attention.",
    "Don't attach a deck",
    ["It triggers spam filters and asks for too much attention."],
  ],
  [
    "Force push with --force-with-lease: it refuses to overwrite work that a teammate pushed",
    "Force push with --force-with-lease",
    ["It refuses to overwrite work that a teammate pushed"],
  ],
  [
    "Resolve conflicts one commit at a time; then run git rebase --continue",
    "Resolve conflicts one commit at a time",
    ["Then run git rebase --continue"],
  ],
  ["Use std::vector", "Use std::vector", []],
])("%s is split where a clause ends", (text, header, rest) => {
  expect(splitHeadline(text, true)).toEqual({ header, rest });
});

test.each([
  "If your tests are slow and nobody runs them before lunch, make the ten slowest fast.",
  "Following up with a message that gives the reader no new reason at all to answer you",
])("%s has no part that stands alone", (text) => {
  expect(splitHeadline(text, true)).toEqual({ header: null, rest: [text] });
});

test("other languages are split at punctuation only", () => {
  const text = "Camina un poco después de comer because así trabajas mejor por la tarde entera";
  expect(splitHeadline(text, false).header).toBeNull();
});

test.each([
  ["Start with one result", "Start with one ::result::"],
  ["Replies grew 3x in a month", "Replies grew ::3x:: in a month"],
  ["Force push with --force", "Force ::push:: with --force"],
  ["::mine:: stays", "::mine:: stays"],
  ["🚀", "🚀"],
])("in %s the word that matters is marked", (text, marked) => {
  expect(highlight(text)).toBe(marked);
});
