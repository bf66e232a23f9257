import { hanAndKana, hanAndKatakana, southeastAsian } from "./scripts.ts";
import { walkWords } from "./segments.ts";

/** Marks where a word may be hyphenated. */
export const softHyphen = "\u00AD";

/** Removes a line's soft hyphens; appends `hyphen` if the line ends at one. */
export function keepLineHyphen(words: string, isHyphenated: boolean, hyphen = softHyphen): string {
  return words.replaceAll(softHyphen, "") + (isHyphenated ? hyphen : "");
}

/** Matches text in scripts without spaces. The drawing engine doesn't split such text into words. */
const unspaced = new RegExp(String.raw`[${southeastAsian}][${southeastAsian}\p{M}]+`, "gu");

/** Matches Chinese or Japanese text. The drawing engine may break its lines after any character. */
const eastAsian = new RegExp(`[${hanAndKana}]{2,}`, "gu");

const startsEastAsian = new RegExp(String.raw`^[${hanAndKatakana}]|^\p{Script=Hiragana}{3}`, "u");

/** The place after punctuation, at which a Chinese or Japanese line may break, too. */
const punctuationEnd = new RegExp(`(?<=[、。，．！？：；」』）])(?=[${hanAndKana}「『（])`, "gu");

/** A break within a number in characters and its counter: 三か|月. */
const countBreak =
  /(?<=[一二三四五六七八九十百千万数][かヶカ]?)\u200b(?=[月日年週時分秒人名つ個本枚回件社冊割倍歳]|[かヶカ]月)/gu;

/** Matches particles and verb endings, which don't start a line in Japanese headlines. */
const ending =
  /^\p{Script=Hiragana}{1,2}$|^(?:し(?!か)|する|され|させ|でき|ながら|られ)\p{Script=Hiragana}*$/u;

/** Matches a word that may be part of a Japanese compound. The segmenter splits compounds, e.g. 契約|書 or コード|レビュー. */
const compound = new RegExp(`^[${hanAndKatakana}]+$`, "u");

/** Match a break between a Japanese verb's stem and the word that completes it, e.g. 歩き|方 or 読み|返す. */
const stemAndWay =
  /\p{Script=Han}\p{Script=Hiragana}{0,2}[いきしちみりぎじびえけせねべめれげ]\|方(?!\p{Script=Han})/u;
const twoStems =
  /\p{Script=Han}\p{Script=Hiragana}?[きしちみりぎじびけせねべめれげ]\|\p{Script=Han}(?:\p{Script=Hiragana}|$)/u;

/** Matches words with kana that end a compound, e.g. 付き in 家具付き or 向け in 初心者向け. */
const suffix = /^(?:向け|付き|込み|済み|明け|暮らし|抜き|入り|連れ|待ち)$/u;
const maxCompound = 8;
const maxStemmed = 12;

const zeroWidthSpace = "\u200b";

/** Inserts zero-width spaces at word boundaries of Thai, Lao, Khmer and Burmese, where lines may break. */
export function markWordBreaks(text: string): string {
  return text.replace(unspaced, (words) => listWords(words).join(zeroWidthSpace));
}

/** `follows`: the text continues a line of the headline. `isJapanese`: the headline is Japanese, not Chinese. */
export interface PhrasePlace {
  follows: boolean;
  isJapanese: boolean;
}

/** Inserts zero-width spaces between phrases in Chinese and Japanese, so lines of large text break between phrases. */
export function markPhraseBreaks(text: string, { follows, isJapanese }: PhrasePlace): string {
  const marked = text.replace(eastAsian, (words) => {
    const phrases: string[] = [];
    let last = "";
    for (const word of listWords(words)) {
      const phrase = phrases.at(-1);
      if (
        phrase !== undefined &&
        (ending.test(word) || (isJapanese && joins(phrase, last, word)))
      ) {
        phrases[phrases.length - 1] = phrase + word;
      } else phrases.push(word);
      last = word;
    }
    return phrases.join(zeroWidthSpace);
  });
  const open = marked.replace(countBreak, "").replace(punctuationEnd, zeroWidthSpace);
  return follows && startsEastAsian.test(text) ? zeroWidthSpace + open : open;
}

/** Whether a word belongs to the Japanese phrase before it, which ends with the word `last`. */
function joins(phrase: string, last: string, word: string): boolean {
  if (compound.test(phrase) && compound.test(word))
    return phrase.length + word.length <= maxCompound;
  if (suffix.test(word) || (phrase.length <= maxStemmed && joinsStem(phrase, word))) return true;
  if (/^\p{Script=Han}$/u.test(phrase) && /^\p{Script=Han}/u.test(word)) return true;
  return /\p{Script=Han}$/u.test(last) && /^\p{Script=Hiragana}+$/u.test(word);
}

function joinsStem(phrase: string, word: string): boolean {
  const boundary = `${phrase}|${word}`;
  return stemAndWay.test(boundary) || twoStems.test(boundary);
}

/** Matches the space between a number and a short unit, percent sign or currency sign. A currency sign may be first. */
const spacedUnit =
  /(?<=\p{Nd}) (?=(?:[\p{L}µ°]{1,3}[²³]?|[%٪‰°]|\p{Sc})(?![\p{L}\p{M}\p{N}]))|(?<=\p{Sc}) (?=\p{Nd})/gu;

/** The space between a number and its multiplier: `5 million`, `2,5 Mio.`. */
const multiplierSpace =
  /(?<=\p{Nd}) (?=(?:mil(?:li|l[oõ]|h[aã]|hõ)|mrd|bill?i|bilh|thousand|tausend|mille)\p{L}*)/giu;

/** The spaces within `1 000 000`, `14 h 30`, `5 x 3`, `2 + 2 = 5` and `10 – 15 %`. */
const groupSpace =
  /(?<=(?<!\p{Nd})\p{Nd}{1,3}(?:[ \u00a0]\p{Nd}{3}){0,5}) (?=\p{Nd}{3}(?!\p{Nd}))/gu;
const hourSpace = /(?<=\p{Nd}[ \u00a0]?h) (?=\p{Nd}{2}(?!\p{Nd}))/gu;
const signSpace =
  /(?<=\p{Nd}) (?=[x×·+=÷−–][ \u00a0]?\p{Nd})|(?<=\p{Nd}[ \u00a0]?[x×·+=÷−–]) (?=\p{Nd})/gu;

/** The space between a label and its number: `Week 3 :`. */
const labelSpace = /(?<=(?<![\p{L}\p{N}])\p{L}{2,9}) (?=\p{Nd}{1,3}[ \u00a0]?[:：](?!\p{Nd}))/gu;

/** The space before French punctuation, and within its quotation marks. */
const frenchSpace = /(?<=[^\s]) (?=[:;!?»›](?![\p{L}\p{N}:()]))|(?<=[«‹]) /gu;

/** Matches a space after or within an abbreviation, e.g. in `n° 4`, `§ 4`, `Dr. Huber` or `z. B.`. */
const abbreviationSpace =
  /(?<=(?<![\p{L}\p{N}])(?:[nN]\.?[°º]|N[ro]\.|§{1,2}|Abb\.|[Ff]ig\.|Art\.|art\.|Abs\.|S\.|pp?\.)) (?=\d)|(?<=(?<![\p{L}\p{N}])(?:Dra?|Prof|Mr?|Mrs|Ms|Mme|Sra?|St)\.) (?=\p{Lu})|(?<=(?<![\p{L}\p{N}])[zdua]\.) (?=[BhaÄ]\.)|(?<=\p{Nd}[ \u00a0][ap]\.) (?=m\.)/gu;

/**
 * Matches the hyphen between a number and letters, e.g. in `40-hour`. A hyphen before a digit isn't matched, because
 * lines never break there.
 */
const numberHyphen = /(?<=(?<![-\p{L}\d])[\d.,]{1,6})-(?=\p{L})/gu;

/** The hyphen of a short compound: `four-week`, `e-mail`. */
const shortHyphen = /(?<=(?<![-\p{L}\p{N}])\p{L}{1,8})-(?=\p{L}{1,8}(?![-\p{L}\p{N}]))/gu;

/** The position between a digit and its counter in Chinese and Japanese, e.g. in `3つ`. */
const counterPlace = /(?<=\d[%％]?)(?=[\p{Script=Han}つのヶか])/gu;

const noBreakSpace = "\u00a0";
const wordJoiner = "\u2060";

/**
 * Prevents line breaks in numbers with units, short compounds, French punctuation, abbreviations and titles with names.
 */
export function joinWords(text: string): string {
  const joined = /\p{Nd}/u.test(text) ? joinNumbers(text) : text;
  const spaced = joined.includes(" ")
    ? joined.replace(frenchSpace, noBreakSpace).replace(abbreviationSpace, noBreakSpace)
    : joined;
  return spaced.includes("-") ? spaced.replace(shortHyphen, `-${wordJoiner}`) : spaced;
}

function joinNumbers(text: string): string {
  return text
    .replace(groupSpace, noBreakSpace)
    .replace(signSpace, noBreakSpace)
    .replace(spacedUnit, noBreakSpace)
    .replace(hourSpace, noBreakSpace)
    .replace(labelSpace, noBreakSpace)
    .replace(multiplierSpace, noBreakSpace)
    .replace(numberHyphen, `-${wordJoiner}`)
    .replace(counterPlace, wordJoiner);
}

const listWords = (text: string): string[] =>
  Array.from(walkWords(text), ({ start, end }) => text.slice(start, end));
