import { expect, test } from "vitest";
import { buildMediaUrl, findMediaIds, replaceTypedMedia } from "./media-address.ts";

const [one, two, three] = ["a", "b", "c"].map((letter) => letter.repeat(43)) as [
  string,
  string,
  string,
];

test("a carousel's uploads are those assigned to slides and those in its text, valid or not", () => {
  const escaped = buildMediaUrl(three).replaceAll("/", String.raw`\/`);
  const jsonInput = `{"media": "${buildMediaUrl(two)}", "url": "${escaped}", "x": "see ${buildMediaUrl("d".repeat(43))}"`;
  const mediaUrls = {
    0: buildMediaUrl(one),
    1: buildMediaUrl(two),
    2: "https://example.org/a.png",
  };
  expect(findMediaIds({ mediaUrls, jsonInput })).toEqual([one, two, three]);
});

test("upload URLs in a text are replaced, everything else is unchanged", () => {
  const replaced = new Map([[buildMediaUrl(one), buildMediaUrl(two)]]);
  const write = (id: string) => `{ "media":"${buildMediaUrl(id)}", "n": 1.0 }`;
  expect(replaceTypedMedia(write(one), replaced)).toBe(write(two));
  expect(replaceTypedMedia(write(three), replaced)).toBe(write(three));
});
