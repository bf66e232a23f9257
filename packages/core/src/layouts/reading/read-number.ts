import { type MarkupSpan, parseInlineMarkup, stripMarkup } from "../../text/inline-markup.ts";
import { isDateUnit, startsWithDayPeriod } from "../../numbers/dates/months.ts";
import { type Figure, parseFigure } from "../../numbers/figure.ts";
import { isGerman } from "./german.ts";
import { ordinals, streetWords, uncountedWords } from "../../numbers/counted-words.ts";
import { currencyName } from "../../numbers/currencies.ts";
import { findUnitKind } from "../../numbers/unit-kinds.ts";
import type { HeaderNumber, Words } from "./slide-reading.ts";

/** `beside` is the slide's other text. In a title (`isTitle`), any word may be capitalized. */
interface HeaderContext {
  beside?: string;
  isTitle?: boolean;
}

/** Parses the number at the start of a header; null if there is none or it is a year. */
export function readHeaderNumber(
  { text, ref }: Words,
  context: HeaderContext = {},
): HeaderNumber | null {
  const plain = stripMarkup(text).trimStart();
  const figure = parseFigure(plain);
  if (figure === null || isYear(figure.text)) return null;
  const value = figure.text.trim();
  const rest = dropStart(parseInlineMarkup(text), value).trim();
  const isShare = /^(?:%|٪|％)$/.test(figure.unit);
  return {
    value: { text: value, ref },
    rest: rest ? { text: rest, ref } : null,
    percent:
      isShare && figure.value !== null && figure.value <= 100 && !/^[+<>≤≥±]/.test(value)
        ? figure.value
        : null,
    isCount: isCount(figure, plain.slice(figure.text.length), context),
  };
}

function isYear(text: string): boolean {
  return /^(?:19|20)\d\d[年년]?(?:[-–](?:\d\d|(?:19|20)\d\d))?$/.test(text);
}

/** Matches the start of a sentence about a time before or after another: `3年前、…`, `3 years ago`, `zwei Jahre später`. */
const offset =
  /^(?:前|後|ぶり|以来)(?=.)|^\s?(?:\p{L}{1,12}\s)?(?:ago|later|earlier|später|zuvor|plus tard|auparavant|después|más tarde|depois|mais tarde|dopo|fa)(?![\p{L}\p{M}])(?=.)/iu;

/** Whether the number is a quantity. It must have a unit or count the words after it, e.g. `5 tips`. */
function isCount(figure: Figure, after: string, { beside = "", isTitle }: HeaderContext): boolean {
  const rest = after.trimStart();
  if (/^[+×x*/=÷−:–—〜-]\s?\p{Nd}/u.test(rest) || /^(?:[×x*/=÷−+]\s|[,;、，،؛])/.test(rest))
    return false;
  if (ordinals.test(after) || offset.test(after)) return false;
  if (figure.unit === "h") return !isTimeOfDay(rest);
  // A capital B or T before a capitalized word is part of a house number: `221B Baker Street`.
  if (figure.unit !== "") return !(/^[BT]$/.test(figure.unit) && /^\p{Lu}/u.test(rest));
  const [first = "", second = ""] = listNextWords(rest);
  if (first === "") return rest === "" && (figure.isQuantity || isCountedBeside(figure, beside));
  if (/^\p{L}{1,5}\.?\s\p{Nd}/u.test(rest)) return false;
  if (isDateUnit(first) || startsWithDayPeriod(rest) || isHour(rest)) return false;
  if (streetWords.test(rest) || isPostcode(figure, first)) return false;
  if (currencyName.test(first) || percentWords.test(rest)) return true;
  if (/^\p{Script=Hiragana}/u.test(rest)) return /^[のつ]/.test(rest);
  if (uncountedWords.has(first.toLowerCase().replace(/\.$/, ""))) return false;
  if (/^\p{Lo}/u.test(first) || isTitle === true) return true;
  if (figure.isQuantity || isMeasure(first)) return true;
  // German capitalizes nouns. The number in `3 einfache Tipps` counts a noun, the one in `4 gewinnt` doesn't.
  if (isGerman(`${rest} ${beside}`)) return germanNoun.test(rest.slice(0, 80));
  return /^\p{Ll}/u.test(first) || isNamedKind(first, second, figure);
}

/** Whether a word is a unit of measure. In English, a capitalized one is part of a name, such as `8 Mile`. */
const isMeasure = (word: string) => findUnitKind(word) === "measure" && !englishName.test(word);

const englishName = /^(?:Second|Minute|Hour|Day|Week|Month|Year|Mile|Degree)s?$/;

const germanNoun = /^(?:[\p{Ll}-]+\s){0,2}[\p{Lu}]|^mal\s/u;

const percentWords = /^(?:per ?cent|pour ?cent|por ?ciento|por ?cento|في المئة|بالمئة)/i;

const isTimeOfDay = (rest: string) =>
  /^(?:[:–—-]|\p{Nd}|(?:à|às|a|até)\s\p{Nd})/u.test(rest) || startsWithDayPeriod(rest);

/** Whether the number is an hour in words, e.g. `8 heures du matin` or `20 heures : le direct`. */
function isHour(rest: string): boolean {
  const hour = /^(?:heures?|horas?)\s/iu.exec(rest)?.[0];
  if (hour === undefined) return false;
  const after = rest.slice(hour.length);
  return after.startsWith(":") || startsWithDayPeriod(after);
}

/** Whether a capitalized place follows five digits that aren't a round number, e.g. `10115 Berlin`. */
const isPostcode = ({ text }: Figure, first: string) =>
  /^\p{Nd}{5}$/u.test(text) && !text.endsWith("00") && /^[\p{Lu}\p{Lo}]/u.test(first);

/**
 * Whether a number that is the whole header is a quantity. It needs three digits in a row, lower-case text below it, e.g.
 * "days left", or two digits over a unit, a German noun or a script without capitals.
 */
function isCountedBeside({ text }: Figure, beside: string): boolean {
  const below = beside.trimStart();
  if (/\p{Nd}{3}/u.test(text) || /^\p{Ll}/u.test(below)) return true;
  if (!/\p{Nd}{2}/u.test(text)) return false;
  const [first = ""] = listNextWords(below);
  const isNoun = /^\p{Lu}/u.test(first) && isGerman(below) && !/^\P{L}*\p{L}+[,.:!?]/u.test(below);
  return /^\p{Lo}/u.test(below) || isNoun || findUnitKind(first.toLowerCase()) === "measure";
}

/** Whether the words are a capitalized name and a lower-case plural, as in `5 SEO tips` or `3 Excel formulas`. */
function isNamedKind(first: string, second: string, { text }: Figure): boolean {
  if (!/^\p{Ll}/u.test(second) || uncountedWords.has(second)) return false;
  return /^\p{Lu}{2,}$|^\p{Lu}.*\p{Lu}/u.test(first) || (second.endsWith("s") && text !== "1");
}

function listNextWords(rest: string): string[] {
  const found = /^([\p{L}\p{M}'’.]+)(?:[\s-]+([\p{L}\p{M}'’]+))?/u.exec(rest.slice(0, 80));
  return found ? [found[1] ?? "", found[2] ?? ""] : [];
}

/** Removes the text up to and including `words`. The rest of a highlighted part stays highlighted. */
function dropStart(spans: readonly MarkupSpan[], words: string): string {
  const all = spans.map(({ text }) => text).join("");
  let left = all.indexOf(words) + words.length;
  return spans
    .map(({ text, highlighted }) => {
      const kept = text.slice(Math.min(left, text.length));
      left = Math.max(0, left - text.length);
      if (!highlighted || kept.trim() === "") return kept;
      return kept === text ? `::${kept}::` : ` ::${kept.trim()}::`;
    })
    .join("");
}
