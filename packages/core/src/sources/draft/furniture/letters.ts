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
  line.length < 60 && greetings.test(line) && /[,!]$/u.test(line);

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
  /^(?:(?:so|well|ok|okay|and|also|und|et|y|e)[,.]?\s)?(?:good (?:morning|afternoon|evening)|hello|hi|thank you|thanks|welcome|guten (?:morgen|tag|abend)|hallo|danke|vielen dank|herzlich willkommen|bonjour|bonsoir|merci|buen[oa]s (?:días|tardes|noches)|hola|(?:muchas )?gracias|bom dia|boa (?:tarde|noite)|olá|(?:muito )?obrigad[oa]|buongiorno|buonasera|grazie)(?:[\s,]+(?:all|again|back|everyone|everybody|to you|so much|very much|a lot|for having me|for listening|for coming|zusammen|schön|sehr|an alle|à tous|beaucoup|a todos|mille|a tutti))*\s?[.!…]*$|^(?:おはようございます|こんにちは|こんばんは|(?:どうも)?ありがとうございま(?:す|した))[。！]*$/iu;

/** Whether a spoken sentence only greets or thanks. */
export const isCourtesy = (sentence: string) => courtesy.test(sentence.trim());
