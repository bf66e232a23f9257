import { expect, test } from "vitest";
import { chooseHanFamily } from "./han-family.ts";

test.each([
  ["漢字とカナ", "Noto Sans JP"],
  ["한국어 漢字", "Noto Sans KR"],
  ["설명: 日本のアニメ 한국어로 읽기", "Noto Sans KR"],
  ["這個設計讓讀者說話", "Noto Sans TC"],
  ["ㄅㄆㄇ 注音", "Noto Sans TC"],
  ["这个设计让读者说话", "Noto Sans SC"],
  ["中文", "Noto Sans SC"],
  ["no Han at all", "Noto Sans SC"],
])("%s is drawn in %s", (text, family) => {
  expect(chooseHanFamily(text)).toBe(family);
});
