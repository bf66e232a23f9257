import fc from "fast-check";
import { expect, test } from "vitest";
import { countWords } from "./count-words.ts";

test.for<[count: number, text: string]>([
  [0, ""],
  [0, "— … !"],
  [5, "Don't count 1,240 twice-baked loaves."],
  [2, "e\u0301te\u0301 nai\u0308f"],
  [5, "面包店 在 四月 开门。"],
  [5, "私はパンを焼く"],
  [6, "Slideloomは3枚のスライド"],
  [4, "สวัสดีชาวโลก 2"],
  [2, "안녕하세요 여러분"],
])("counts %i words in %j", ([count, text]) => {
  expect(countWords(text)).toBe(count);
});

test("a line break between texts doesn't change the sum of their words", () => {
  const text = fc.string({
    unit: fc.constantFrom("a", "1", "面", "は", "ก", "'", ".", " ", "ー", "가"),
  });
  fc.assert(
    fc.property(text, text, (one, other) => {
      expect(countWords(`${one}\n${other}`)).toBe(countWords(one) + countWords(other));
    }),
  );
});
