import { expect, test } from "vitest";
import { countMarks, findSurplusHashtags } from "./count-marks.ts";

test.for([
  ["", 0, 0, 0],
  ["#tea #Tee2 #1 a#b ##x #日本", 3, 0, 0],
  ["@ana, @ben.b and x@example.com", 0, 2, 0],
  ["https://a.example/#tag/@ana http://b.example", 0, 0, 2],
  ["(#tea) @ana: https://a.example.", 1, 1, 1],
] as const)("%j has %i hashtags, %i mentions and %i links", ([text, hashtags, mentions, links]) => {
  expect(countMarks(text)).toEqual({ hashtags, mentions, links });
});

test.for([
  ["#a #b", 2, null],
  ["Tea.\n\n#a #b #c", 2, { count: 1, kept: "Tea.\n\n#a #b" }],
  ["I love #tea in #may and #june.", 1, { count: 2, kept: "I love #tea in and." }],
  ["https://a.example/#x #a #b", 1, { count: 1, kept: "https://a.example/#x #a" }],
] as const)("%j has hashtags beyond %i: %j", ([caption, limit, found]) => {
  expect(findSurplusHashtags(caption, limit)).toEqual(found);
});
