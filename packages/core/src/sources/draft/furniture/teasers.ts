import type { Passage } from "../../source.ts";
import { endsSentence } from "../draft-text.ts";

/** Maximum UTF-16 units of a link's or image's line. */
const maxTeaser = 120;
/** A text has links between its paragraphs if at least this fraction of its paragraphs end like sentences. */
const endedShare = 0.75;
const minParagraphs = 6;
/** Lines in the first part of a text are its subtitle and introduction. */
const introShare = 0.15;

/** Lists lines that don't end like a sentence, in a text whose other paragraphs do: links and image captions. */
export function listTeasers(passages: readonly Passage[]): Passage[] {
  const paragraphs = passages.filter(
    ({ kind, place, speaker }) =>
      kind === "paragraph" && place.row === undefined && speaker === undefined,
  );
  const whole = paragraphs.filter(({ text }) => endsSentence(text));
  if (paragraphs.length < minParagraphs || whole.length < paragraphs.length * endedShare) return [];
  return paragraphs.filter((passage, index) => {
    const next = passages[passages.indexOf(passage) + 1];
    const isIntro = index < paragraphs.length * introShare;
    const isShort = passage.text.length <= maxTeaser;
    return !isIntro && isShort && next?.kind !== "list" && !whole.includes(passage);
  });
}

/** Paragraphs after this fraction of a text may be about its publisher's other texts, courses and downloads. */
const advertShare = 0.8;
const maxAdvert = 320;

/** Matches what a publisher shows elsewhere: `In our seminar …`, `We show the best hotels …`. */
const advert = new RegExp(
  [
    String.raw`(?<!\p{L})(?:in|with|at) our (?:\S+\s){0,2}(?:seminars?|webinars?|courses?|workshops?|e-?books?|white ?papers?|podcasts?|guides?|newsletters?)(?!\p{L})`,
    String.raw`^(?:we (?:show|reveal|present|round up|give you)|(?:find out|learn|discover|read) (?:here|more|how|what|which|in our))(?!\p{L})`,
    String.raw`(?<!\p{L})(?:in|mit|bei) unsere[mnr] (?:\S+\s){0,2}(?:\p{L}*(?:seminar|webinar|kurs|workshop|e-?book|whitepaper|podcast|ratgeber|newsletter|lehrgang)\p{L}*)(?!\p{L})`,
    String.raw`(?<!\p{L})wir (?:zeigen (?:ihnen|euch|dir|die|das|den)|verraten|geben (?:ihnen|euch|dir) einen überblick|stellen (?:ihnen|euch|dir)|liefern (?:ihnen|euch|dir))|liefern wir (?:ihnen|euch|dir)|(?:erfahren sie|lesen sie|lest|erfahrt) (?:hier|mehr|in unserem)`,
    String.raw`(?<!\p{L})(?:dans (?:notre|nos)) (?:\S+\s){0,2}(?:séminaires?|webinaires?|formations?|guides?|podcasts?|livre blanc)(?!\p{L})|(?:on|nous) vous (?:montre|montrons|présente|présentons|dévoile|dévoilons)(?!\p{L})`,
    String.raw`(?<!\p{L})en nuestr[oa]s? (?:\S+\s){0,2}(?:seminarios?|webinars?|cursos?|talleres|taller|guías?|podcasts?)(?!\p{L})|^(?:te|os|le) (?:contamos|mostramos|presentamos)(?!\p{L})`,
  ].join("|"),
  "iu",
);

/** Lists short paragraphs at a text's end that promise other texts, courses and downloads. */
export function listAdverts(passages: readonly Passage[]): Passage[] {
  const whole = passages.reduce((sum, { text }) => sum + text.length, 0);
  let at = 0;
  return passages.filter(({ kind, text, speaker, place }, index) => {
    const isLate = at >= whole * advertShare && index >= minParagraphs;
    at += text.length;
    const isParagraph = kind === "paragraph" && speaker === undefined && place.slide === undefined;
    return isLate && isParagraph && text.length <= maxAdvert && advert.test(text);
  });
}

const address = /^(?:https?:\/\/|www\.)?[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\/\S*$/iu;

/** Lists titles of links that have their address in a line of their own, above or below. */
export const listLinkTitles = (passages: readonly Passage[]): Passage[] =>
  passages.filter(
    ({ kind, text }, index) =>
      kind === "paragraph" &&
      text.length <= maxTeaser &&
      !endsSentence(text) &&
      address.test(passages[index + 1]?.text.trim() ?? ""),
  );
