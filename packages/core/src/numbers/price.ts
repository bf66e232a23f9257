import { amountPattern } from "./amount.ts";
import { currencies, currencyBefore, isoCodes, readCurrency } from "./currencies.ts";

/** An amount of money as typed; `currency` is null for words such as `free`. */
export interface Price {
  currency: string | null;
}

/** Longest text of a price with the words around it, UTF-16 code units. */
const maxPrice = 40;

/** Names of currencies after a number, in lower case or with a capital. `pounds` are left out: they may be a weight. */
const names = String.raw`[Ee]uros?|[Dd]ollars?|[Ff]rancs?|Franken|francos|reais|pesos?|rupees?|kr|zł|Kč|Ft|円|ユーロ|元|块|원|درهم\p{L}*|دراهم|ريال\p{L}*|دينار\p{L}*|دنانير|جنيه\p{L}*|يورو|دولار\p{L}*`;
const after = String.raw`\p{Sc}|(?:${isoCodes}|${names})(?!\p{L})`;
const multiplied = String.raw`[kKM]?(?:\s?(?:Mio\.?|万|億))?`;
const range = String.raw`(?:\s?[–-]\s?\p{Sc}?\s?${amountPattern}${multiplied})?`;

const price = new RegExp(
  String.raw`^(?:(?:from|ab|starting at|à partir de|dès|desde|a partir de|da|vanaf|من)\s)?(?:(?<sign>(?:${currencyBefore}|[A-Z]{0,2}\p{Sc}))\s?${amountPattern}${multiplied}${range}|${amountPattern}${multiplied}${range}\s?(?<name>${after}))(?:[+〜~]|から)?(?=$|[\s/,(])`,
  "iu",
);

const free =
  /^(?:free|for free|on request|gratis|kostenlos|auf Anfrage|gratuit|sur devis|grátis|無料|مجان\p{L}*)$/iu;

const codePatterns = currencies.map(
  ([code, names]) => [code, new RegExp(`^(?:${names})$`, "iu")] as const,
);

/** Returns the code of a currency's sign or name, or the text itself if it is unknown. */
function findCode(text: string): string {
  return codePatterns.find(([, names]) => names.test(text))?.[0] ?? readCurrency(text);
}

/** Reads a text that is a price, e.g. `6.40 €`, `$12/month`, `ab 35 €` or `free`; null for other texts. */
export function parsePrice(text: string): Price | null {
  if (text.length > maxPrice) return null;
  if (free.test(text)) return { currency: null };
  const found = price.exec(text);
  if (!found || /\p{Nd}/u.test(text.slice(found[0].length))) return null;
  const { sign = "", name = "" } = found.groups ?? {};
  return { currency: findCode((sign || name).trim()) };
}
