import { farewells, greetings } from "../../../layouts/reading/letter-words.ts";
import { hanAndKana } from "../../../text/scripts.ts";
import { findMailField, trimSubject } from "../../read/mail-lines.ts";
import type { Passage } from "../../source.ts";

/** Maximum UTF-16 units of a line around a text. Longer passages are part of the text. */
export const maxLine = 160;

/** Whether a line is one of a mail's head, e.g. `From: Nadia`. */
export const isMailHead = (line: string): boolean =>
  line.length <= maxLine && (findMailField(line)?.value ?? "") !== "";

/** Whether a line is only a salutation, e.g. `Dear Nadia,`. */
export const isGreeting = (line: string) =>
  line.length < 60 && greetings.test(line) && /[,!،:：]$/u.test(line);

/** Returns the subject of a text that starts with an email's header lines; null for other texts. */
export function findSubject(passages: readonly Passage[]): string | null {
  const head = passages
    .slice(0, 8)
    .map(({ text }) => text.trim())
    .filter(isMailHead);
  if (head.length < 2) return null;
  const subjects = head.map(findMailField).filter((field) => field?.label === "subject");
  return trimSubject(subjects[0]?.value ?? "") || null;
}

/** Number of passages at the end of a text in which a letter's farewell is looked for. */
const farewellPassages = 6;
const maxFarewell = 40;
/** Matches a signature: up to five names, or a short name in a script without capitals. */
const signature = new RegExp(
  String.raw`^(?:[—–-]\s?)?(?:\p{Lu}[\p{L}\p{M}.'’-]*(?:\s(?:&|and|und|et|y|e)?\s?\p{Lu}[\p{L}\p{M}.'’-]*){0,4}|[${hanAndKana}]{1,6}|\p{Script=Arabic}{2,12}(?:\s\p{Script=Arabic}{2,12})?)$`,
  "u",
);

/** Lists a letter's farewell and signature, e.g. `See you in June,` above `Lena`. */
export function listFarewell(passages: readonly Passage[]): Passage[] {
  const from = Math.max(1, passages.length - farewellPassages);
  for (let index = passages.length - 2; index >= from; index -= 1) {
    const [line, name] = passages.slice(index, index + 2);
    if (!line || !name || name.text.length > maxFarewell || !isFarewell(line)) continue;
    if (signature.test(name.text.trim())) return [line, name];
  }
  return [];
}

function isFarewell({ kind, text, speaker }: Passage): boolean {
  const line = text.trim();
  if (kind !== "paragraph" || speaker !== undefined || line.length > maxFarewell) return false;
  return /[,،、]$/u.test(line) || (farewells.test(line) && !/[.!?。]\s/u.test(line));
}

const courtesy =
  /^(?:(?:so|well|ok|okay|and|also|und|et|y|e)[,.]?\s)?(?:good (?:morning|afternoon|evening)|hello|hi|thank you|thanks|welcome|guten (?:morgen|tag|abend)|hallo|danke|vielen dank|herzlich willkommen|bonjour|bonsoir|merci|buen[oa]s (?:días|tardes|noches)|hola|(?:muchas )?gracias|bom dia|boa (?:tarde|noite)|olá|(?:muito )?obrigad[oa]|buongiorno|buonasera|grazie)(?:[\s,]+(?:all|again|back|everyone|everybody|to you|so much|very much|a lot|for having me|for listening|for coming|zusammen|schön|sehr|an alle|à tous|beaucoup|a todos|mille|a tutti))*\s?[.!…]*$|^(?:みなさん、?|皆さん、?|皆さま、?)?(?:おはようございます|こんにちは|こんばんは|(?:どうも)?ありがとうございま(?:す|した))[。！]*$/iu;

/** Matches a sentence that only says goodbye until the next letter or talk. */
const goodbye =
  /^(?:(?:that['’]s (?:all|it)(?: for \p{L}+)?,? )?see you (?:next (?:week|time|month)|soon|then)|until next (?:week|time|month)|bis (?:nächste woche|nächsten? (?:monat|mal|sonntag|montag|freitag)|zum nächsten mal|bald)|à (?:la semaine prochaine|bientôt|très vite|dimanche|lundi)|(?:hasta|nos vemos) (?:la (?:próxima|semana que viene)(?: semana)?|pronto)|até (?:a próxima|breve)|alla prossima|a presto|(?:それでは|では)?、?また(?:来週|次回|明日|来月|お会いしましょう)(?:お会いしましょう)?|إلى اللقاء(?: .{1,20})?|نلتقي .{1,20})\s?[.!！。…]*$/iu;

/** Whether a sentence only greets, thanks or says goodbye. */
export const isCourtesy = (sentence: string) =>
  courtesy.test(sentence.trim()) || goodbye.test(sentence.trim());

/** Matches a greeting before the first words of a text: `Hey all, here is …`, `こんにちは、店主の…`. */
const salutation =
  /^(?:(?:hi|hey|hello|hallo|moin|hola|salut|bonjour|ciao|olá|oi)(?:\s(?:all|everyone|everybody|folks|team|there|friends|zusammen|leute|alle|an alle|todos|a todos|tod[oa]s|à tous|à toutes et à tous|tout le monde|a tutti|pessoal|gente))?\s?[,!]+\s+|(?:みなさん、?|皆さん、?|皆さま、?)?(?:こんにちは|こんばんは|おはようございます)[、。！!]\s?|(?:مرحبا|مرحبًا|أهلا|أهلًا|السلام عليكم)(?:\s(?:بكم|جميعا|جميعًا))?\s?[،,!.]\s+)/iu;

/** Matches a short sentence in which an author only says who writes. */
const introduction =
  /^(?:[^、。]{1,14}です。?|(?:i['’]m|i am|my name is|ich bin|mein name ist|je suis|je m['’]appelle|soy|me llamo|sou|mi chiamo|أنا|معكم)\s\S+(?:\s\S+){0,3}[.!])$/iu;

/** Removes the greeting before a text's first words, and all of a sentence that then only says who writes. */
export function dropSalutation(sentence: string): string {
  const rest = sentence.replace(salutation, "");
  return rest !== sentence && introduction.test(rest) ? "" : rest;
}
