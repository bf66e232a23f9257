import { hasHanOrKana } from "../text/scripts.ts";
import { type Break, breakCosts } from "./break.ts";

/** What a Japanese or Chinese phrase ends with, and the cost of a break there. */
const endings: readonly [pattern: RegExp, cost: number, ends?: Break["ends"]][] = [
  [/[。！？!?…][」』）”]*$/u, 0, "sentence"],
  [/[、，,：:；」』）]$/u, 1, "clause"],
  [/^(?:もう|まだ|とても|必ず|一番|最も|すぐ|より|この|その|あの)$/u, 14],
  [/(?:という|ような|[のな的])$/u, 12],
  [/を$/u, 5.5],
  [/(?:[はがにでともへて]|から|まで|より|ので|けど|たら|れば|ても)$/u, 3, "phrase"],
  [/[いたるうくすむぶつぬぐ]$/u, 9.5],
];

const ordinary = 5.5;
/** Nouns that a verb or adjective before them completes, such as `間` in 眠っている間に. */
const formalNoun =
  /^(?:こと|とき|時|ため|間|前|後|まま|よう|ほう|方|もの|ところ|はず|わけ|つもり|うち|たび|だけ|ほど|くらい|ぐらい|まで|ので|のに|から)/u;
const completing = /[いたるうくすむぶつぬぐのな]$/u;
/** A verb's form and the verb that completes it, as in 読んでいる, 買いに来て and, less so, 持って帰る. */
const joined: readonly [form: RegExp, completion: RegExp, cost: number][] = [
  [
    /[てで]$/u,
    /^(?:いる|い[たなてま]|くる|き[たてま]|いく|いっ|おく|おい|しま|み[るて]|くだ|下さ|ほし|欲し|あげ|もら|くれ)/u,
    20,
  ],
  [/[いきしちにびみりえけせてねべめれ]に$/u, /^(?:来|行|帰|戻)/u, 14],
  [/[てで]$/u, /^(?:来|行|帰|戻)/u, 9],
];
/** Between a number and its counter. */
const number = 26;

/** Rates the break after a Japanese or Chinese phrase; null if neither side of it is one. */
export function rateEastAsian(words: readonly string[], index: number): Break | null {
  const [word = "", next = ""] = [words[index], words[index + 1]];
  if (!hasHanOrKana(word.slice(-1)) && !hasHanOrKana(next.slice(0, 1))) return null;
  if (/[\p{Nd}一二三四五六七八九十百千万]$/u.test(word) && /^[\p{Script=Han}つかヶ]/u.test(next)) {
    return { cost: number, ends: null };
  }
  if (completing.test(word) && formalNoun.test(next))
    return { cost: breakCosts.leaning, ends: null };
  const verb = joined.find(([form, completion]) => form.test(word) && completion.test(next));
  if (verb) return { cost: verb[2], ends: null };
  const found = endings.find(([pattern]) => pattern.test(word));
  return { cost: found?.[1] ?? ordinary, ends: found?.[2] ?? null };
}
