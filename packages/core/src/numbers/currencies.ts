/** Currencies by code, with patterns of their signs and names after a number, in any language. */
export const currencies: readonly [code: string, after: string][] = [
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
  ["NOK", "nok"],
  ["DKK", "dkk"],
  ["MAD", "mad"],
];

/** The codes of all currencies, in a regular expression. */
export const isoCodes = currencies.map(([code]) => code).join("|");

/** Signs and codes of currencies, after which or before which a number is an amount of money. */
export const currencySigns = String.raw`\p{Sc}|(?:${isoCodes}|Ft|Kč|zł)(?!\p{L})`;

/** Codes and abbreviations of currencies, before or after a number. */
export const currencyCodes = `${isoCodes}|Fr|Rs|kr`;

/** Matches a text that is only a currency's sign, code or name. */
export const currencyName = new RegExp(
  `^(?:${currencies.map(([, after]) => after).join("|")})$`,
  "iu",
);

/** Other currencies that the sign or name of one may mean, e.g. kroner and ¥. */
export const sharedSigns: Readonly<Record<string, readonly string[]>> = {
  SEK: ["NOK", "DKK"],
  JPY: ["CNY"],
  CNY: ["JPY"],
};

/** Hundredths of currencies: their names by language, and the currencies' codes. */
const hundredths: readonly (readonly [
  names: string,
  codes: readonly string[],
  languages: string,
])[] = [
  ["cents?|¢", ["EUR", "USD"], "en nl"],
  ["pence|p", ["GBP"], "en"],
  ["cents?|ct", ["EUR"], "de"],
  ["centimes?", ["EUR", "CHF"], "fr"],
  ["céntimos?|centavos?", ["EUR", "USD", "MXN"], "es"],
  ["cèntims?", ["EUR"], "ca"],
  ["cêntimos?|centavos?", ["EUR", "BRL"], "pt"],
  ["centesim[oi]", ["EUR"], "it"],
];
const hundredthReaders = hundredths.map(
  ([names, codes, languages]) =>
    [
      new RegExp(String.raw`^[ \u00A0\u202F]?(?:${names})(?!\p{L})`, "iu"),
      codes,
      languages.split(" "),
    ] as const,
);

/** Reads `cents` after a number that ends at `at`: the currencies that they may be hundredths of; null if none. */
export function readHundredths(
  text: string,
  at: number,
  language: string,
): { codes: readonly string[]; end: number } | null {
  const rest = text.slice(at, at + 12);
  for (const [pattern, codes, languages] of hundredthReaders) {
    const found = languages.includes(language) ? pattern.exec(rest)?.[0] : undefined;
    if (found !== undefined) return { codes, end: at + found.length };
  }
  return null;
}

/** Currencies of signs and abbreviations before a number. */
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
export const currencyBefore = String.raw`(?:US\$|R\$|[€$£¥￥₹₩])|(?<!\p{L})(?:${currencyCodes})\.?(?=[ \u00A0\d])`;

export function readCurrency(sign: string): string {
  const name = sign.trimEnd().replace(/\.$/u, "");
  return signs[name] ?? name;
}
