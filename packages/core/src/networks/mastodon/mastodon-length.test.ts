import { expect, test } from "vitest";
import { mastodonLength } from "./mastodon-length.ts";

test.for([
  ["", 0],
  ["Tea", 3],
  ["👩‍👩‍👧‍👦 e\u0301", 3],
  ["https://a.example", 23],
  [`https://a.example/${"b".repeat(300)}`, 23],
  ["See https://a.example/b.", 4 + 23 + 1],
  ["(https://a.example/b)", 1 + 23 + 1],
  ["https://a.example https://b.example", 23 + 1 + 23],
  ["a.example", 9],
  ["@ana@social.example hi", "@ana hi".length],
  ["@ana.b-c@münchen.example!", "@ana.b-c!".length],
  ["@ana hi", 7],
  ["ana@social.example", 18],
  ["https://social.example/@ana@other.example", 23],
] as const)("%j counts as %i characters", ([text, length]) => {
  expect(mastodonLength(text)).toBe(length);
});

test("a server's own URL length is used", () => {
  expect(mastodonLength("At https://a.example", { urlLength: 30 })).toBe(33);
});
