import { expect, test } from "vitest";
import { countLines } from "./count-lines.mjs";

test("code, comments, data and blank lines are counted apart", () => {
  const text = `/** A note.
 * On two lines. */
export const words = [
  "tea", // hot
  "milk",
];

const few = ["one"];
const made = [
  few.length,
  2,
  3,
];
export const View = () => (
  <p>
    {/* A note in JSX. */}
    {made.length}
  </p>
);
`;
  expect(countLines("view.tsx", text)).toEqual({ code: 11, comments: 3, data: 4, blank: 1 });
});

test("a pattern or a text that looks like a comment is none", () => {
  const text = "const pattern = /\\/\\/ x/;\nconst text = `\n// no comment\n`;\n";
  expect(countLines("a.ts", text)).toEqual({ code: 4, comments: 0, data: 0, blank: 0 });
});

test("a file that can't be parsed is named", () => {
  expect(() => countLines("broken.ts", "const = 1;")).toThrow("broken.ts");
});
