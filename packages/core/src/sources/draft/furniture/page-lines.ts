import { countWords } from "../../../text/count-words.ts";
import { readDates } from "../../../numbers/dates/read-dates.ts";
import type { NumberLanguage } from "../../../numbers/number-language.ts";

/** Maximum lengths of lines and paragraphs that a page adds, in UTF-16 units. */
const most = { rights: 700, stamp: 140, contact: 600 };

const rights =
  /^(?:©|\(c\)\s|copyright\s(?:©|\(c\)|\p{Nd}{4}))|(?<!\p{L})(?:all rights reserved|alle rechte vorbehalten|tous droits réservés|todos los derechos reservados|todos os direitos reservados|tutti i diritti riservati)(?!\p{L})/iu;

/** Matches parts of a path to a page, e.g. of `Home > News > Bread`. */
const step = /\s[→›»>/|]\s/u;

/** Whether a line is the path to a page: `Home → News → Bread`, `Início /`. */
function isPath(line: string): boolean {
  if (/^\p{Lu}[\p{L}\s]{1,24}\s?[/›»>]$/u.test(line)) return true;
  const parts = line.split(step);
  const [first = ""] = parts;
  return parts.length > 2 && first !== "" && first.split(" ").length <= 2 && !/[.!?]/u.test(first);
}

const clock =
  /(?<!\p{Nd})\p{Nd}{1,2}(?:[:.h]\p{Nd}{2}){1,2}(?:\s?(?:[ap]\.?m\.?|uhr|hs?))?(?![\p{L}\p{Nd}])/giu;
/** A line with a date and a time has at most this many other words that aren't names or numbers. */
const maxStampWords = 4;

/** Whether a line only has a date with a year or time, and who published what there: `Posted: 21 April 2022. 10:11 pm`. */
function isStamp(line: string, language: NumberLanguage): boolean {
  if (line.length > most.stamp || !/\p{Nd}/u.test(line)) return false;
  const dates = readDates(line, language).filter(({ readings }) =>
    readings.some(({ year, day }) => year !== undefined && day !== undefined),
  );
  if (dates.length === 0) return false;
  let rest = line;
  for (const { start, end } of dates.toReversed())
    rest = `${rest.slice(0, start)} ${rest.slice(end)}`;
  const hasTime = rest.replaceAll(clock, " ") !== rest;
  rest = rest.replaceAll(clock, " ");
  const [first] = dates;
  const isOuter = first?.start === 0 || dates.at(-1)?.end === line.trim().length || hasTime;
  if (
    !isOuter ||
    /\p{Ll}{3}[.!?]$/u.test(rest.trim()) ||
    /[.!?]\s+\p{Lu}\p{Ll}+\s\p{Ll}/u.test(rest)
  )
    return false;
  const others = rest.match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? [];
  const small = others.filter((word) => !/^\p{Lu}/u.test(word)).length;
  return (
    others.length <= (hasTime ? 8 : 6) && small <= (hasTime ? maxStampWords : maxStampWords / 2)
  );
}

const mailbox = /[^\s@]{1,64}@[^\s@.]{1,64}(?:\.[^\s@.]{1,64}){0,6}\.\p{L}{2,}/u;
const phone = /(?<![\p{Nd}-])\+?\p{Nd}[\p{Nd}\s()/.-]{6,18}\p{Nd}(?!\p{Nd})/u;

/** Whether a paragraph says how to reach the publisher, by mail and by phone. */
const isReach = (line: string) =>
  line.length <= most.contact && mailbox.test(line) && phone.test(line.replace(mailbox, ""));

/** Matches a link to another text in a line of its own, without a colon. */
const seeAlso =
  /^(?:Lire (?:aussi|également)|Lesen Sie auch|Lies auch|Read also|Also read|See also|Lee también|Lea también|Leia também|Leggi anche)\s["“„«»]?\s?\p{Lu}/u;

/** Matches a label in capitals before a link to another text: `LEE MÁS | …`. */
const capsLabel =
  /^(?:MIRA|MIRÁ|LEE MÁS|LEA MÁS|LEE TAMBIÉN|LEA TAMBIÉN|VER MÁS|VIDEO|READ MORE|READ|WATCH|MORE|LIRE|LESEN|MEHR|ANTECEDENTES|LEIA MAIS|LEIA TAMBÉM)\s?[|:]\s/u;

/** Matches prices of shares: `ERSTE 33.99 +0.71% OMV 40.3 -2.56% …`. */
const ticker = /(?:[+±-]\p{Nd}{1,4}(?:[.,]\p{Nd}{1,3})?\s?%[^%.!?]{1,40}[.,]?[^%!?]{0,20}){4}/u;

/** Matches the head of a calendar: `Su Mo Tu We Th Fr Sa`. */
const weekdays =
  /^(?:(?:su|mo|tu|we|th|fr|sa|di|mi|do|so|lu|ma|me|je|ve|sun|mon|tue|wed|thu|fri|sat|lun|mar|mié|jue|vie|sáb|dom)[.,]?\s){5}/iu;

/** Whether a line or paragraph is what a page adds to each of its texts. */
export const isPageLine = (line: string): boolean =>
  (line.length <= most.rights && rights.test(line)) ||
  isPath(line) ||
  isReach(line) ||
  (line.length <= most.rights && weekdays.test(line)) ||
  ticker.test(line.slice(0, most.rights)) ||
  ((seeAlso.test(line) || capsLabel.test(line)) && line.length <= most.contact);

/** Whether a line near a text's start or end only says when and where it was published. */
export const isStampLine = (line: string, language: NumberLanguage): boolean =>
  isStamp(line, language);

/** A label above a text has at most this many words: `News`, `Courtesy G4`. */
const maxLabelWords = 2;

/** Whether a line above a text is only the label of a section or photographer. */
export const isLabel = (line: string): boolean => countWords(line) <= maxLabelWords;
