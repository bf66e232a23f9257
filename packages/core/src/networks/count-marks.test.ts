import { expect, test } from "vitest";
import { countMarks } from "./count-marks.ts";

test.for([
  ["", 0, 0, 0],
  ["#tea #Tee2 #1 a#b ##x #日本", 3, 0, 0],
  ["@ana, @ben.b and x@example.com", 0, 2, 0],
  ["https://a.example/#tag/@ana http://b.example", 0, 0, 2],
  ["(#tea) @ana: https://a.example.", 1, 1, 1],
] as const)("%j has %i hashtags, %i mentions and %i links", ([text, hashtags, mentions, links]) => {
  expect(countMarks(text)).toEqual({ hashtags, mentions, links });
});
