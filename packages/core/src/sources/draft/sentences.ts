import { foldText, listStems } from "../../text/fold.ts";
import { listSentences } from "../../text/sentences.ts";
import type { Passage } from "../source.ts";
import { isQuoteOpen, joinTexts, raiseFirst } from "./draft-text.ts";

/** A sentence of the source. Drafts are made from whole sentences. */
export interface DraftSentence {
  /** The sentence's index in the source, from 0. */
  index: number;
  text: string;
  /** Ids of the passages that contain the sentence. */
  passages: string[];
  stems: ReadonlySet<string>;
  isFirst: boolean;
  /** Whether it is a later sentence of a quotation that is too long to stay in one piece, so it has no speaker. */
  isInQuote?: boolean;
  /** Position in the source, 0 at the start to 1 at the end. */
  at: number;
  /** Importance in the source, 0 to 1; set by `rankSentences`, like the next two fields. */
  rank: number;
  /** Rating by the sentence's own words. */
  signals: number;
  /** The sum of `rank` and `signals`. */
  score: number;
}

/** Maximum number of sentences that are joined to keep a quotation in one piece. */
const maxJoined = 6;

/** Splits passages into sentences. Spoken words may continue in the next passage, as in subtitles. */
export const readSentences = (passages: readonly Passage[]): ReadSentence[] =>
  passages.every(({ kind }) => kind === "cue")
    ? readJoined(passages)
    : passages.flatMap((passage) => readJoined([passage]));

type ReadSentence = Pick<DraftSentence, "text" | "passages" | "stems" | "isInQuote">;

function readJoined(passages: readonly Passage[]): ReadSentence[] {
  const starts: { id: string; from: number }[] = [];
  let text = "";
  for (const passage of passages) {
    const next = joinTexts([text, readWords(passage)].filter((part) => part !== ""));
    starts.push({ id: passage.id, from: next.length - readWords(passage).length });
    text = next;
  }
  const isLower = startsLower.test(text);
  const whole = listWhole(text);
  const quoted = listQuoted(whole.map(({ start, end }) => text.slice(start, end)));
  return whole.map(({ start, end }, place) => {
    const typed = text.slice(start, end).trim();
    const said = isLower ? raiseFirst(typed) : typed;
    const inside = starts.filter(
      ({ from }, index) => from < end && (starts[index + 1]?.from ?? Infinity) > start,
    );
    return {
      text: said,
      passages: inside.map(({ id }) => id),
      stems: listStems(foldText(said)),
      ...(quoted.has(place) && { isInQuote: true }),
    };
  });
}

/** Matches a quotation's opening mark before its first word, but not the mark for inches. */
const opening = /(?:^|[\s(:])["“„«]\s?\p{Lu}/u;

/** Lists the places of sentences after one that opens a long quotation, up to the one that closes it. */
function listQuoted(sentences: readonly string[]): ReadonlySet<number> {
  const quoted = new Set<number>();
  let isOpen = false;
  for (const [place, sentence] of sentences.entries()) {
    if (isOpen) quoted.add(place);
    if (isOpen && /["”“»]/u.test(sentence)) isOpen = false;
    else if (!isOpen) isOpen = isQuoteOpen(sentence) && opening.test(sentence);
  }
  return quoted;
}

/** Matches the dash or other mark before a speaker's words in a dialogue. */
const dash = /^(?:[—–―]{1,3}|::|\*|>>|-|…|\.{3})\s?(?=[\p{L}¿¡«„“"「])/u;

/**
 * Matches a news agency's or press release's dateline: `HAYWARD, Calif. (AP) — `, `LEEDS, 4 May 2026 – `, `OSLO - `,
 * `【5月4日 AFP】`.
 */
const dateline =
  /^(?:【[^】]{0,20}(?:AFP|ロイター|共同|時事)[^】]{0,10}】(?=\S)|(?:\p{Lu}[\p{Lu}.'’ ]{3,30}|[^.!?(]{3,40}\s\((?:AP|AFP|Reuters|CNN|dpa|EFE|ANSA)\))\s?[—–-]{1,2}\s(?=[\p{Lu}\p{Script=Arabic}"“„«])|(?:\p{Lu}[\p{L}\p{M}.,' ’-]{2,40}\s\((?:AP|AFP|Reuters|dpa|SID|EFE|ANSA|epd|KNA|APA|sda)(?:[/-]\p{L}{2,5})?\)\.?|\p{Lu}[\p{Lu} -]{2,24},\s[^–—.!?]{3,40})\s[—–-]{1,2}\s(?=[\p{Lu}"“„«]))/u;

/** Matches the label of an interview's question or answer. */
const turn =
  /^(?:question|answer|frage|antwort|réponse|pregunta|respuesta|pergunta|resposta|domanda|risposta|質問|回答|السؤال|سؤال|الجواب|جواب)\s?[:：]\s*(?=\S)/iu;

/** Matches the author's name before the first words: `By Oda Renn: `. */
const byline =
  /^(?:By|Von|Par|Por|Di|De)\s\p{Lu}[\p{L}\p{M}.'’-]+(?:\s\p{Lu}[\p{L}\p{M}.'’-]*){1,3}\s?[:：|]\s+(?=[\p{Lu}"“„«¿¡])/u;

/** Matches the time of publication before the first words: `Published on April 21, 2022 `. */
const stamp =
  /^(?:Published|Posted|Updated|Veröffentlicht|Publié|Publicado|Pubblicato)(?:\s(?:on|am|le|el|em|il))?\s?:?\s(?:\p{L}+\s\p{Nd}{1,2}|\p{Nd}{1,2}[./]?\s?(?:de\s)?\p{L}*[./]?),?\s?(?:de\s)?\p{Nd}{4}\s+(?=\p{Lu})|^(?:\p{Lu}\p{L}{2,9}\.?\s\p{Nd}{1,2}|\p{Nd}{1,2}\.?\s(?:de\s)?\p{L}{3,10}),?\s(?:de\s)?\p{Nd}{4},?\s\p{Nd}{1,2}[:.h]\p{Nd}{2}(?:\s?[ap]\.?m\.?|\sUhr|\sh)?\s+(?=\p{Lu})/u;

/** Matches a footnote's number after a quotation at a text's end. */
const noteNumber = /(?<=[.!?…。]["”“»])\[?\p{Nd}{1,2}\]?$/u;

export const readWords = ({ text }: Passage) =>
  text
    .trim()
    .replace(dash, "")
    .replace(dateline, "")
    .replace(turn, "")
    .replace(byline, "")
    .replace(stamp, "")
    .replace(noteNumber, "");

/** Matches a lower-case letter at a text's start, e.g. in notes. The sentences of such a text are capitalized. */
const startsLower = /^\s*\p{Ll}(?!\p{Lu})/u;

/** Lists sentences; those within one quotation are joined. */
function listWhole(text: string): { start: number; end: number }[] {
  const whole: { start: number; end: number }[] = [];
  const sentences = listSentences(text);
  for (let index = 0; index < sentences.length; index += 1) {
    const { start = 0, end = 0 } = sentences[index] ?? {};
    if (text.slice(start, end).trim() === "") continue;
    const last = findQuoteEnd(text, sentences, index);
    whole.push(...splitTurn(text, { start, end: sentences[last]?.end ?? end }));
    index = last;
  }
  return whole;
}

/** Matches the dash between a question and its answer in one line: `Was it cold? – Yes.` */
const answerDash = /[?؟]\s+[-–—]\s*(?=\p{L})/u;

/** Splits a question from the answer behind a dash. */
function splitTurn(text: string, { start, end }: { start: number; end: number }) {
  const found = answerDash.exec(text.slice(start, end));
  if (!found) return [{ start, end }];
  const at = start + found.index;
  return [
    { start, end: at + 1 },
    { start: at + found[0].length, end },
  ];
}

/** Matches what comes after a German ordinal number: `das 20. Jahrhundert`, `am 3. Mai`. */
const afterOrdinal =
  /^(?:Jahrhundert|Jahrtausend|Geburtstag|Lebensjahr|Platz|Rang|Klasse|Stock|Etage|Runde|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)/u;

/** Whether a sentence goes on after a mark that ends no sentence: an ordinal's point, or a mark inside a quotation. */
function goesOn(before: string, after: string): boolean {
  if (/(?<![\p{L}\p{Nd}])\p{Nd}{1,2}\.$/u.test(before)) return afterOrdinal.test(after);
  return /[!?]["”“»«’‘]$/u.test(before) && /^\p{Ll}/u.test(after);
}

function findQuoteEnd(
  text: string,
  sentences: readonly { start: number; end: number }[],
  index: number,
): number {
  const { end = 0 } = sentences[index] ?? {};
  const next = sentences[index + 1];
  const isOpen = isQuoteOpen(text.slice(sentences[index]?.start, end));
  if (
    next &&
    !isOpen &&
    goesOn(text.slice(0, end).trimEnd().slice(-6), text.slice(next.start, next.end).trim())
  )
    return findQuoteEnd(text, sentences, index + 1);
  const start = sentences[index]?.start ?? 0;
  for (let last = index; last < Math.min(sentences.length, index + maxJoined); last += 1) {
    if (!isQuoteOpen(text.slice(start, sentences[last]?.end))) return last;
  }
  return index;
}
