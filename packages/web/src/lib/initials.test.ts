import { expect, test } from "vitest";
import { buildInitials, buildNameInitials } from "./initials.ts";

test.for([
  [{ firstName: "Ada", lastName: "Lovelace", username: "ada" }, "AL"],
  [{ firstName: "Ada", lastName: null, username: "countess" }, "C"],
  [{ firstName: null, lastName: "Lovelace", username: "ada" }, "A"],
  [{ firstName: null, lastName: null, username: "" }, "U"],
  [{ firstName: "𝒜da", lastName: "E\u0301mile", username: "x" }, "𝒜E\u0301"],
] as const)("%o is shown as %s", ([user, initials]) => {
  expect(buildInitials(user)).toBe(initials);
});

test.for([
  ["Ada Lovelace", "AL"],
  ["ada king lovelace", "AL"],
  ["@ada.example", "A"],
  ["Élan 青い", "É青"],
  ["🎉", ""],
] as const)("the name %s is shown as %s", ([name, initials]) => {
  expect(buildNameInitials(name)).toBe(initials);
});
