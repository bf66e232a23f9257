import { expect, test } from "vitest";
import { listSentences } from "./sentences.ts";

test.for<[text: string, ...sentences: string[]]>([
  [
    "It lasts 25 minutes instead of 90. There are no reports.",
    "It lasts 25 minutes instead of 90. ",
    "There are no reports.",
  ],
  ["We asked what for. 14 had never seen it.", "We asked what for. ", "14 had never seen it."],
  [
    "Am 3. Mai ging es los. Der 2. Versuch gelang.",
    "Am 3. Mai ging es los. ",
    "Der 2. Versuch gelang.",
  ],
  ["« On s'habitue. » Non. Jamais.", "« On s'habitue. » ", "Non. ", "Jamais."],
  ["彼は言った。「やめよう。」終わり。", "彼は言った。", "「やめよう。」", "終わり。"],
  ["We counted twice. €1,900 is a lot.", "We counted twice. ", "€1,900 is a lot."],
  ["oven broke in march. we baked flatbread.", "oven broke in march. ", "we baked flatbread."],
  ["there are 2. revenue grew.", "there are 2. ", "revenue grew."],
  ["The oven broke. iPhone sales didn't.", "The oven broke. ", "iPhone sales didn't."],
  [
    "Dr. Marsh and Mr. Otto came, e.g. twice. Then no.",
    "Dr. Marsh and Mr. Otto came, e.g. twice. ",
    "Then no.",
  ],
  ["Oil, flour etc. are dry. So it is.", "Oil, flour etc. are dry. ", "So it is."],
  ["It was 79 m. It carries 450.", "It was 79 m. ", "It carries 450."],
  ["1. Talk first. See Fig. 2 on top.", "1. Talk first. ", "See Fig. 2 on top."],
])("%j is split into its sentences", ([text, ...sentences]) => {
  expect(listSentences(text).map(({ start, end }) => text.slice(start, end))).toEqual(sentences);
});
