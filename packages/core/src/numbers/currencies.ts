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

const codes = currencies.map(([code]) => code).join("|");

/** Signs and codes of currencies, after which or before which a number is an amount of money. */
export const currencySigns = String.raw`\p{Sc}|(?:${codes})(?!\p{L})`;

/** Codes and abbreviations of currencies, before or after a number. */
export const currencyCodes = `${codes}|Fr|Rs|kr`;

/** Matches a text that is only a currency's sign, code or name. */
export const currencyName = new RegExp(
  `^(?:${currencies.map(([, after]) => after).join("|")})$`,
  "iu",
);

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
