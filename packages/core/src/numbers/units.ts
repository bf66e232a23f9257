import { currencies } from "./currencies.ts";
import { percentSign } from "./shares.ts";

const others: readonly [unit: string, after: string][] = [
  [
    "pp",
    String.raw`(?:%|prozent|percentage|procent|százalék)[- ]?(?:punkte?n?|points?|punten|pont\p{L}*)|points? de pourcentage|puntos? porcentual(?:es)?|pontos? percentua(?:l|is)|punt[oi] percentual[ei]|pp|(?:%|パーセント)ポイント|个百分点`,
  ],
  [
    "%",
    String.raw`${percentSign}|per ?cent|pct|prozent(?:e[ns]?|ig\p{L}*)?|procent|pour[ \u00A0]cent|por ?ciento|por ?cento|per ?cento|százalék\p{L}*|パーセント|في المئة|في المائة|بالمئة|بالمائة|процент\p{L}*`,
  ],
  [
    "x",
    String.raw`[x×](?![\p{L}\p{N}]|\s?\d)|times|fold|mal|fache?[nrs]?|fois|veces|vezes|volte|keer|倍`,
  ],
];

const named = [...others, ...currencies];
const letterEnd = String.raw`(?<![\p{Script=Latin}\p{Script=Arabic}])|(?!\p{L})`;
// After a multiplier, a preposition may precede the currency: `2,4 millones de euros`.
const afterNumber = new RegExp(
  String.raw`(?:[ \u00A0\u202F-]?|(?<=\p{L}{4})[ \u00A0](?:de |d['’]|di |of |von ))(?:${named.map(([, pattern]) => `(${pattern})`).join("|")})(?:${letterEnd})`,
  "iuy",
);

/** Reads the unit after a number that ends at `at`; `end` is `at` if there is none. */
export function readUnit(text: string, at: number): { unit: string; end: number } {
  afterNumber.lastIndex = at;
  const found = afterNumber.exec(text);
  if (!found) return { unit: "", end: at };
  const index = found.slice(1).findIndex((part) => part !== undefined);
  return { unit: named[index]?.[0] ?? "", end: at + found[0].length };
}
