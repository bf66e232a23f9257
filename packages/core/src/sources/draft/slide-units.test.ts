import fc from "fast-check";
import { expect, test } from "vitest";
import { slideUnits } from "../../generation/source-choices.ts";
import { readTextSource } from "../read/read-text-source.ts";
import { draftPost, suggestUnits } from "./index.ts";

const read = (text: string) => {
  const { source, passages } = readTextSource(text);
  return { source: { ...source, id: "src_test", hash: "sha256:0" }, passages };
};
const draft = (text: string, options: Parameters<typeof draftPost>[1] = {}) =>
  draftPost(read(text), options);

const kitchen = ["Sharpen", "Rinse", "Peel", "Chop", "Heat", "Stir", "Salt", "Taste", "Serve"];
const extra = ["Cool", "Pack", "Label", "Freeze", "Thaw", "Reheat"];
const guide = (verbs: readonly string[]) =>
  [
    "How we cook for eighty people",
    "We have cooked for the club since 2014. Nobody ever went home hungry.",
    ...verbs.map(
      (verb, index) =>
        `Step ${index + 1}: ${verb} the vegetables\n${verb} them before the guests arrive. It takes ${index + 12} minutes.`,
    ),
    "Write down what was left over. Next year you will need less.",
  ].join("\n\n");

const headers = (text: string, options?: Parameters<typeof draftPost>[1]) =>
  draft(text, options).post.content.map(({ header }) => header);

test("without a number of slides, a series of up to 15 slides is shown whole", () => {
  const count = fc.integer({ min: 9, max: 13 });
  fc.assert(
    fc.property(count, (steps) => {
      const verbs = [...kitchen, ...extra].slice(0, steps);
      const shown = headers(guide(verbs));
      expect(shown).toHaveLength(steps + 2);
      for (const verb of verbs) expect(shown).toContain(`${verb} the vegetables`);
    }),
  );
});

test("a number of slides that was asked for is kept, and the series is on fewer slides or named", () => {
  const { post, notes } = draft(guide(kitchen), { slides: 5 });
  expect(post.content.length).toBeLessThanOrEqual(5);
  const words = JSON.stringify(post.content) + notes.join("\n");
  for (const verb of kitchen) expect(words).toContain(`${verb} the vegetables`);
});

test("a short text without a series has the usual number of slides at most, without a word about missing ones", () => {
  const text =
    "# Our pond\n\nIt froze in January. Two of the nine carp died.\n\nNow a pump keeps a hole open.";
  const { post, notes } = draft(text);
  expect(post.content.length).toBeLessThan(8);
  expect(notes.join(" ")).not.toContain("instead of");
});

const thread = (posts: number) =>
  Array.from(
    { length: posts },
    (_, index) =>
      `${index + 1}/ On day ${index + 3} we sold ${index + 21} chairs. Nobody had planned it.`,
  ).join("\n\n");

test("a thread has a slide for each post, up to 15", () => {
  expect(draft(thread(12)).post.content).toHaveLength(12);
  const { post, notes } = draft(thread(18));
  expect(post.content.length).toBeLessThanOrEqual(8);
  expect(notes).toContain(
    "Your 18 posts need more than 15 slides, so the slides show ideas from them.",
  );
});

test("units that the text doesn't have are said, and the slides show ideas", () => {
  const text =
    "# Our pond\n\nIt froze in January, and two of the nine carp died.\n\nNow a pump keeps a hole open.";
  expect(draft(text, { per: "post" }).notes).toContain(
    "Your text has no posts, so the slides show its ideas.",
  );
  expect(draft(text, { per: "row" }).notes).toContain(
    "Your text has no table, so the slides show its ideas.",
  );
  expect(draft(text, { per: "idea" }).notes.join(" ")).not.toContain("show its ideas");
});

test("only units that a text has are suggested", () => {
  const suggest = (text: string) => {
    const { source, passages } = read(text);
    return suggestUnits(source, passages);
  };
  expect(suggest(guide(kitchen))).toEqual(["auto", "idea", "step"]);
  expect(suggest(thread(5))).toEqual(["auto", "idea", "post"]);
  expect(suggest("Tool,Price\nSaw,12\nDrill,40")).toEqual(["auto", "idea", "row"]);
  expect(suggest("It froze in January. Two of the nine carp died.")).toEqual([]);
});

test("every unit makes a post of every text", () => {
  const texts = [guide(kitchen), thread(7), "Tool,Price\nSaw,12\nDrill,40", "It froze in January."];
  for (const text of texts)
    for (const per of slideUnits)
      expect(draft(text, { per }).post.content.length).toBeGreaterThan(0);
});
