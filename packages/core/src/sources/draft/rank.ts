import type { NumberLanguage } from "../../numbers/number-language.ts";
import type { NumberMention } from "../../numbers/number-mention.ts";
import { readMentions } from "../../numbers/mentions.ts";
import { isQuestion, widthOf } from "./draft-text.ts";
import type { DraftSentence } from "./sentences.ts";
import type { DraftWords } from "./draft-words.ts";

const rounds = 20;
const damping = 0.85;

/**
 * Rates sentences by TextRank: a sentence that shares words with important sentences is important. Ranks pass through
 * words, because pairs of sentences would take quadratic time.
 */
export function rankSentences(
  sentences: readonly DraftSentence[],
  { words, language }: { words: DraftWords; language: NumberLanguage },
): void {
  const ranks = rankByStems(sentences);
  const most = Math.max(...ranks, Number.MIN_VALUE);
  for (const [index, sentence] of sentences.entries()) {
    sentence.rank = (ranks[index] ?? 0) / most;
    sentence.signals = rateSignals(sentence, words) + rateNumbers(sentence, language);
    sentence.score = sentence.rank + sentence.signals;
  }
}

function rankByStems(sentences: readonly DraftSentence[]): number[] {
  const counts = new Map<string, number>();
  for (const { stems } of sentences) {
    for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  // Ignores words of only one sentence and words of most sentences, because they don't connect particular sentences.
  const most = Math.max(2, sentences.length / 2);
  const links = sentences.map(({ stems }) =>
    [...stems].filter((stem) => (counts.get(stem) ?? 0) > 1 && (counts.get(stem) ?? 0) <= most),
  );
  let ranks = sentences.map(() => 1);
  for (let round = 0; round < rounds; round += 1) {
    const shares = new Map<string, number>();
    for (const [index, stems] of links.entries()) {
      const share = (ranks[index] ?? 0) / Math.sqrt(stems.length || 1);
      for (const stem of stems) shares.set(stem, (shares.get(stem) ?? 0) + share);
    }
    const next = links.map((stems) => {
      const sum = stems.reduce(
        (total, stem) => total + (shares.get(stem) ?? 0) / (counts.get(stem) ?? 1),
        0,
      );
      return 1 - damping + (damping * sum) / Math.sqrt(stems.length || 1);
    });
    const largest = Math.max(...next, 1);
    ranks = next.map((rank) => rank / largest);
  }
  return ranks;
}

/** Returns a bonus for percentages, prices and large numbers, in digits or words. */
function rateNumbers({ text, stems }: DraftSentence, language: NumberLanguage): number {
  if (stems.size === 0) return 0;
  const { numbers } = readMentions(text, language);
  const contrast = numbers.length > 1 ? 0.15 : 0;
  const isStrong = ({ unit, values: [value] }: NumberMention) =>
    unit !== "" || value >= 100 || !Number.isInteger(value);
  if (numbers.some(isStrong)) return 0.4 + contrast;
  return numbers.some(({ values: [value] }) => value >= 10) ? 0.2 + contrast : 0;
}

const quotation = /[“„«「"]/u;
const ellipsis = /\b(?:did|does|do|was|were|has|have) not[.!]?$/iu;
/** Matches a sentence that announces the next, e.g. with a final colon, `three things` or `here's why`. */
export const announcementPattern =
  /[:：]$|\bhere(?:['’]s| is| are) (?:why|how|what)|\bin this (?:post|article|guide|thread)\b|(?<!\p{L})(?:two|three|four|five|zwei|drei|vier|fünf|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|\d) (?:things?|reasons|rules|steps|ways|changes|Dinge|Gründe|Regeln|Schritte|Fragen|choses|raisons|règles|cosas|razones|reglas|pasos)[.!]?$/iu;

/** Things that a sentence counts and the next ones name. */
const counted =
  "things?|reasons|rules|steps|ways|changes|methods|options|improvements|developments|trends|Dinge|Gründe|Regeln|Schritte|Fragen|Wege|Arten|Möglichkeiten|Entwicklungen|Vorteile|Varianten|choses|raisons|règles|façons|étapes|manières|avantages|conseils|cosas|razones|reglas|pasos|formas|maneras|ventajas|consejos|tipos|coisas|razões|modi|motivi";

/** Words before such things that don't say how many there are. */
const some =
  "some|several|certain|a few|a couple of|einige|mehrere|bestimmte|ein paar|certains|certaines|quelques|plusieurs|algun[oa]s|vari[oa]s|ciert[oa]s|alguns|algumas|alcun[ie]|certi";

/** Matches a sentence that only promises what comes next: a list, an example, a picture, a link. */
const promise = new RegExp(
  [
    String.raw`^(?:all )?the (?:source )?code (?:for|from|of) this (?:tutorial|article|post)(?!\p{L})`,
    String.raw`^(?:let['’]s (?:see|look|take|start|dive)|(?:take|have) a look|read on|more on (?:that|this)|you(?: can|['’]ll) (?:see|find|read) (?:more|it|them)(?!\p{L}).{0,60}|here['’]s (?:a|the|my|our) (?:list|example|video|photo|link))(?!\p{L})`,
    String.raw`^(?:there are|we(?:['’]ve| have)? (?:found|identified|see)?) ?(?:a couple of|several|many|a few|some) (?:${counted})(?!\p{L})[^,;:]{0,30}$`,
    String.raw`(?<!\p{L})(?:${some}) (?:${counted}|aspects?|points|facts|rules|aspekte|punkte|tatsachen|éléments|aspectos|puntos|cuestiones|pontos|aspetti|punti)$`,
    String.raw`^(?:schauen wir|sehen wir (?:uns )?|hier (?:sehen|finden) (?:sie|ihr)|im folgenden|lesen sie|mehr dazu)(?!\p{L})`,
    String.raw`^(?:dazu|hierzu|darunter|dafür) (?:zählen|gehören|gibt es|sind)(?!\p{L})[^,;:]{0,40}$`,
    String.raw`^(?:voyons|voici|regardez|ci-dessous|découvrez)(?!\p{L})[^,;:]{0,60}$`,
    String.raw`^(?:veamos|a continuación|vea|mira|aquí (?:puedes|pueden|te|les))(?!\p{L})[^,;:]{0,60}$`,
    String.raw`(?<!\p{L})(?:the answer|the solution|die antwort|die lösung|la réponse|la respuesta) (?:presented itself|was (?:quick|close|near|simple)|came|kam|lag|fand|llegó)(?!\p{L})[^,;:]{0,30}$`,
  ].join("|"),
  "iu",
);

/** Whether a sentence only points to what is right below: a list, an example, an image, a link. */
export const pointsBelow = (text: string) =>
  /[:：]$/u.test(text) || promise.test(text.trim().replace(/(?<![.!…])[.!…]+$/u, ""));

/** Whether a sentence only announces what follows, so it says nothing without that. */
export const isAnnouncement = (text: string) => announcementPattern.test(text) || pointsBelow(text);

/** Matches the end of a header that says how many things, or which, come next: `three reasons`, `the following case`. */
const forward = new RegExp(
  [
    String.raw`(?<!\p{L})(?:the following|as follows|these)(?:\s\p{L}+)?$`,
    String.raw`(?<!\p{L})(?:folgende[nrsm]?|diese)(?:\s\p{L}+){0,2}$`,
    String.raw`(?<!\p{L})(?:suivante?s?|ci-après|siguientes?|a continuación|seguintes?|seguenti?|التالي(?:ة)?|الآتي(?:ة)?)$`,
    String.raw`(?:以下の\p{L}{1,6}|次の\p{L}{1,6})$`,
  ].join("|"),
  "iu",
);

/** Whether a header says that things come next, which a slide then has to show to the end. */
export const announcesNext = (header: string) =>
  forward.test(header.trim()) || announcementPattern.test(header.replace(/\s?[:：]$/u, ""));

/** Rates a sentence by its words and length alone. */
function rateSignals(
  { text, isFirst }: DraftSentence,
  { leans, turns, joins }: DraftWords,
): number {
  const width = widthOf(text);
  let rate = isFirst ? 0.35 : 0;
  if (turns.test(text)) rate += 0.25;
  if (quotation.test(text)) rate += 0.15;
  if (leans.test(text)) rate -= leans.test(text.replace(joins, "")) ? 0.45 : 0.2;
  if (width > 160) rate -= 0.3;
  if (width < 25) rate -= 0.35;
  if (ellipsis.test(text)) rate -= 1;
  if (isAnnouncement(text)) rate -= 0.5;
  if (isQuestion(text)) rate -= 0.5;
  return rate;
}
