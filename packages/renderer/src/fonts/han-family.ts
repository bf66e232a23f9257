import { kana } from "@slideloom/core/text";

/** The four regional designs of Han characters. */
export const hanFamilies = [
  "Noto Sans SC",
  "Noto Sans TC",
  "Noto Sans JP",
  "Noto Sans KR",
] as const;
/** The Han families, and the serif family for Japanese. */
export const eastAsianFamilies: readonly string[] = [...hanFamilies, "Noto Serif JP"];

export type HanFamily = (typeof hanFamilies)[number];

// Frequent characters that differ between Traditional and Simplified Chinese, pair by pair.
const traditional =
  /[們這個來時國會說為學對開過還後發現實經長樣動種應當無點進從間問題關業東電兩機體將與給讓誰該請謝買賣見聽寫讀書話語錢門車馬頭萬歲麼]/gu;
const simplified =
  /[们这个来时国会说为学对开过还后发现实经长样动种应当无点进从间问题关业东电两机体将与给让谁该请谢买卖见听写读书话语钱门车马头万岁么]/gu;

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/**
 * Chooses a post's regional design of Han characters by its kana, hangul or bopomofo. Otherwise, frequent characters
 * decide between Traditional and Simplified Chinese.
 */
export function chooseHanFamily(text: string): HanFamily {
  const kanaCount = count(text, new RegExp(`[${kana}]`, "gu"));
  const hangulCount = count(text, /\p{Script=Hangul}/gu);
  if (kanaCount > 0 || hangulCount > 0)
    return kanaCount >= hangulCount ? "Noto Sans JP" : "Noto Sans KR";
  if (/\p{Script=Bopomofo}/u.test(text)) return "Noto Sans TC";
  return count(text, traditional) > count(text, simplified) ? "Noto Sans TC" : "Noto Sans SC";
}
