import { expect, test } from "vitest";
import { splitHashtags } from "./split-hashtags.ts";

test.each([
  ["Content Marketing, SEO tips", ["Content Marketing", "SEO tips"]],
  ["Content Marketing; SEO", ["Content Marketing", "SEO"]],
  ["Content Marketing\r\nSEO tips", ["Content Marketing", "SEO tips"]],
  ["#a #b, deep work", ["#a", "#b", "deep work"]],
  ["#a b", ["#a", "b"]],
  ["habits focus", ["habits", "focus"]],
  ["\u200F#שלום\u200F, \u2068tea\u2069", ["#שלום", "tea"]],
  [" , ;", []],
])("splits hashtags from %j", (typed, tags) => {
  expect(splitHashtags(typed)).toEqual(tags);
});
