const currencies: readonly [code: string, after: string][] = [
  ["EUR", String.raw`€|eur(?:os?)?|ユーロ`],
  ["USD", String.raw`us\$|\$|usd|us[ -]?dollars?|dollars?|d[oó]lar(?:es)?|dollari|ドル`],
  ["GBP", String.raw`£|gbp|pounds?|pfund|libras|sterline|ポンド`],
  ["JPY", String.raw`¥|￥|jpy|yens?|円`],
  ["CHF", String.raw`chf|fr\.|franken|francs?|francos|franchi`],
  ["BRL", String.raw`r\$|brl|reais`],
  ["INR", String.raw`₹|inr|rs\.?|rupees?|rupien|roupies|rupias`],
  ["CNY", String.raw`cny|rmb|元|yuan`],
  ["KRW", String.raw`₩|krw`],
  ["PLN", String.raw`zł|pln|złoty`],
  ["SEK", String.raw`sek|kr`],
];

const others: readonly [unit: string, after: string][] = [
  [
    "pp",
    String.raw`(?:%|prozent|percentage)[- ]?(?:punkte?n?|points?)|points? de pourcentage|puntos? porcentual(?:es)?|pontos? percentua(?:l|is)|punt[oi] percentual[ei]|pp|(?:%|パーセント)ポイント`,
  ],
  [
    "%",
    String.raw`[%٪]|per ?cent|pct|prozent(?:e[ns]?)?|pour[ \u00A0]cent|por ?ciento|por ?cento|per ?cento|パーセント`,
  ],
  [
    "x",
    String.raw`[x×](?![\p{L}\p{N}]|\s?\d)|times|fold|mal|fache?[nrs]?|fois|veces|vezes|volte|倍`,
  ],
];

const named = [...others, ...currencies];
const letterEnd = String.raw`(?<![\p{Script=Latin}\p{Script=Arabic}])|(?!\p{L})`;
const afterNumber = new RegExp(
  String.raw`[ \u00A0\u202F-]?(?:${named.map(([, pattern]) => `(${pattern})`).join("|")})(?:${letterEnd})`,
  "iuy",
);

const signs: Readonly<Record<string, string>> = {
  "€": "EUR",
  $: "USD",
  US$: "USD",
  "£": "GBP",
  "¥": "JPY",
  "￥": "JPY",
  R$: "BRL",
  "₹": "INR",
  "₩": "KRW",
  Fr: "CHF",
  Rs: "INR",
  kr: "SEK",
};

/**
 * Matches a currency in front of a number. After a code such as `EUR`, the text must continue with a digit or space.
 */
export const currencyBefore = String.raw`(?:US\$|R\$|[€$£¥￥₹₩])|(?<!\p{L})(?:EUR|USD|GBP|JPY|CHF|BRL|INR|CNY|PLN|SEK|Fr|Rs|kr)\.?(?=[ \u00A0\d])`;

/** Returns the currency's code. */
export function readCurrency(sign: string): string {
  const name = sign.trimEnd().replace(/\.$/u, "");
  return signs[name] ?? name;
}

/** Reads the unit after a number that ends at `at`; `end` is `at` if there is none. */
export function readUnit(text: string, at: number): { unit: string; end: number } {
  afterNumber.lastIndex = at;
  const found = afterNumber.exec(text);
  if (!found) return { unit: "", end: at };
  const index = found.slice(1).findIndex((part) => part !== undefined);
  return { unit: named[index]?.[0] ?? "", end: at + found[0].length };
}
