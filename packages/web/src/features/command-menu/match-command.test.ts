import { expect, test } from "vitest";
import { matchCommand } from "./match-command.ts";

test("every typed word must match, in any order, ignoring case and accents", () => {
  expect(matchCommand("Download all slides", "slides down")).toBeGreaterThan(0);
  expect(matchCommand("Résumé of the week", "resume WEEK")).toBeGreaterThan(0);
  expect(matchCommand("伝わる資料", "資料")).toBeGreaterThan(0);
  expect(matchCommand("Download all slides", "slides upload")).toBe(0);
});

test("an empty query matches everything equally", () => {
  expect(matchCommand("Undo", "")).toBe(matchCommand("A slide", " "));
});

test.each([
  ["3", "Slide 3: Habits", "Slide 13: Habits"],
  ["3", "Slide 3: Habits", "Slide 30: Habits"],
  ["form", "Format the JSON", "Instagram format"],
  ["mat", "Matters", "Format"],
])("%s finds “%s” before “%s”", (typed, better, worse) => {
  expect(matchCommand(better, typed)).toBeGreaterThan(matchCommand(worse, typed));
});
