/** Currencies by code, with patterns of their signs and names after a number. */
const currencies: readonly [code: string, after: string][] = [
  ["EUR", String.raw`€|eur(?:os?)?|euró\p{L}*|evr[oa]|ユーロ|يورو|欧元|歐元`],
  [
    "USD",
    String.raw`us\$|\$|usd|us[ -]?dollars?|dollars?|d[oó]lar(?:es)?|dollari|dollár\p{L}*|ドル|دولار\p{L}*|美元`,
  ],
  ["GBP", String.raw`£|gbp|pounds?|pfund|libras|sterline|ponden|ポンド|英镑`],
  ["JPY", String.raw`¥|￥|jpy|yens?|円|日元`],
  ["CHF", String.raw`chf|fr\.|franken|francs?|francos|franchi|frank`],
  ["BRL", String.raw`r\$|brl|reais`],
  ["INR", String.raw`₹|inr|rs\.?|rupees?|rupien|roupies|rupias`],
  ["CNY", String.raw`cny|rmb|元|块|yuan`],
  ["KRW", String.raw`₩|krw|원`],
  ["PLN", String.raw`zł|pln|złoty`],
  ["SEK", String.raw`sek|kr|kronor|kroner`],
  ["HUF", String.raw`huf|ft|forint\p{L}*`],
  ["CZK", String.raw`czk|kč|korun\p{L}*`],
  ["RUB", String.raw`₽|rubles?|руб\p{L}*`],
  ["TRY", String.raw`₺|lira`],
  ["JOD", String.raw`dinars?|dinare?|دينار\p{L}*|دنانير`],
  ["SAR", String.raw`riyals?|ريال\p{L}*`],
  ["AED", String.raw`aed|dirhams?|درهم\p{L}*|دراهم`],
  ["EGP", String.raw`egp|جنيه\p{L}*`],
  ["MXN", String.raw`mxn|pesos?`],
  ["CAD", String.raw`cad|c\$|ca\$`],
  ["AUD", String.raw`aud|a\$|au\$`],
];

/** Signs and codes of currencies, after which or before which a number is an amount of money. */
export const currencySigns = String.raw`\p{Sc}|(?:${currencies.map(([code]) => code).join("|")})(?!\p{L})`;

const others: readonly [unit: string, after: string][] = [
  [
    "pp",
    String.raw`(?:%|prozent|percentage|procent|százalék)[- ]?(?:punkte?n?|points?|punten|pont\p{L}*)|points? de pourcentage|puntos? porcentual(?:es)?|pontos? percentua(?:l|is)|punt[oi] percentual[ei]|pp|(?:%|パーセント)ポイント|个百分点`,
  ],
  [
    "%",
    String.raw`[%٪]|per ?cent|pct|prozent(?:e[ns]?|ig\p{L}*)?|procent|pour[ \u00A0]cent|por ?ciento|por ?cento|per ?cento|százalék\p{L}*|パーセント|في المئة|في المائة|بالمئة|بالمائة|процент\p{L}*`,
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
export const currencyBefore = String.raw`(?:US\$|R\$|[€$£¥￥₹₩])|(?<!\p{L})(?:EUR|USD|GBP|JPY|CHF|BRL|INR|CNY|PLN|SEK|HUF|CZK|AED|SAR|CAD|AUD|MXN|Fr|Rs|kr)\.?(?=[ \u00A0\d])`;

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
