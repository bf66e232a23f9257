import {
  screenReaderPattern,
  counts,
  degree,
  endings,
  handleHead,
  times,
} from "../read/frame-words.ts";
import { isConsentNotice } from "../read/consent-notice.ts";
import { farewells, greetings } from "../../layouts/reading/letter-words.ts";
import type { Passage } from "../source.ts";

/**
 * Maximum UTF-16 units of a frame (a line around a text, e.g. an email's header). Longer passages are part of the text.
 */
const maxFrame = 160;

/** Match lines that mail programs and websites add around a text, and that are still in the parsed source. */
const frames: readonly RegExp[] = [
  /^(?:on|am|le|el|em)\s.{6,80}\s(?:wrote|schrieb.*|a écrit|escribió|escreveu)\s?:$/iu,
  /^(?:sent|gesendet|envoyé|enviado) (?:from|von|de|desde) /iu,
  /unsubscribe|view (?:this (?:e-?mail )?)?in (?:your )?browser|manage (?:your )?preferences|newsletter abbestellen|abmelden\b|se désabonner|désinscri|darse de baja|cancelar (?:a )?(?:inscrição|subscrição|suscripción)|配信停止|إلغاء الاشتراك/iu,
  /^(?:©|\(c\)|copyright\b)|all rights reserved|alle rechte vorbehalten|tous droits réservés|todos los derechos reservados/iu,
  /^(?:present|absent|attendees|participants|in attendance|apologies|anwesend|abwesend|entschuldigt|teilnehmende?|teilnehmer(?:innen)?|présents?|absents?|excusés?|asistentes|ausentes|participantes|presenti|assenti|出席者?|欠席者?|الحضور|الغائبون)\s?[:：]/iu,
  screenReaderPattern,
  counts,
  degree,
  times,
];

/** Matches a header line of an email, e.g. `From: Nadia`. */
const mailHead =
  /^(?:from|to|cc|bcc|subject|sent|von|an|betreff|gesendet|de|à|objet|envoyé|para|asunto|enviado|assunto|date|datum|fecha|data)\s?:\s\S/iu;
const subjectLine =
  /^(?:subject|betreff|objet|asunto|assunto)\s?:\s*(?:(?:re|fwd?|aw|wg|tr)\s?:\s*)*(.+)$/iu;

/** Whether a line is only a salutation, e.g. `Dear Nadia,`. */
const isGreeting = (line: string) =>
  line.length < 60 && greetings.test(line) && /[,!]$/u.test(line);

const isMailHead = ({ text }: Passage) => text.length <= maxFrame && mailHead.test(text.trim());

/** Returns the subject of a text that starts with an email's header lines; null for other texts. */
export function findSubject(passages: readonly Passage[]): string | null {
  const head = passages.slice(0, 8).filter(isMailHead);
  if (head.length < 2) return null;
  for (const { text } of head) {
    const subject = subjectLine.exec(text.trim())?.[1];
    if (subject) return subject;
  }
  return null;
}

/** Number of passages at the end of a text in which a letter's farewell is looked for. */
const farewellPassages = 6;
const maxFarewell = 40;
/** Matches a signature: up to five names, or a short name in a script without capitals. */
const signature =
  /^(?:[—–-]\s?)?(?:\p{Lu}[\p{L}\p{M}.'’-]*(?:\s(?:&|and|und|et|y|e)?\s?\p{Lu}[\p{L}\p{M}.'’-]*){0,4}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{1,6}|\p{Script=Arabic}{2,12}(?:\s\p{Script=Arabic}{2,12})?)$/u;

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

/** Matches headings of sections that aren't part of the text, e.g. `References`. */
const frameHeading =
  /^(?:about the authors?|references|bibliography|acknowledge?ments|related(?: posts| articles)?|you may also like|share this|comments|literatur|quellen|über (?:den autor|die autorin)|références|bibliographie|referencias|bibliografía|referências|参考文献)$/iu;

/** Whether a passage was added around a text, e.g. by a mail program, and isn't part of the text. */
export function isBoilerplate({ kind, text }: Passage, isMail = false): boolean {
  if (kind === "code" || kind === "table") return false;
  if (isConsentNotice(text)) return true;
  if (text.length > maxFrame) return false;
  const line = text.trim();
  if (isMail && mailHead.test(line)) return true;
  if (frames.some((frame) => frame.test(line)) || endings.has(line.toLowerCase())) return true;
  return isGreeting(line) || handleHead.exec(line)?.[3] !== undefined;
}

export const isBoilerplateHeading = (text: string) =>
  frameHeading.test(text.trim().replace(/:$/, ""));

const courtesy =
  /^(?:(?:so|well|ok|okay|and|also|und|et|y|e)[,.]?\s)?(?:good (?:morning|afternoon|evening)|hello|hi|thank you|thanks|welcome|guten (?:morgen|tag|abend)|hallo|danke|vielen dank|herzlich willkommen|bonjour|bonsoir|merci|buen[oa]s (?:días|tardes|noches)|hola|(?:muchas )?gracias|bom dia|boa (?:tarde|noite)|olá|(?:muito )?obrigad[oa]|buongiorno|buonasera|grazie)(?:[\s,]+(?:all|again|back|everyone|everybody|to you|so much|very much|a lot|for having me|for listening|for coming|zusammen|schön|sehr|an alle|à tous|beaucoup|a todos|mille|a tutti))*\s?[.!…]*$|^(?:おはようございます|こんにちは|こんばんは|(?:どうも)?ありがとうございま(?:す|した))[。！]*$/iu;

/** Whether a spoken sentence only greets or thanks. */
export const isCourtesy = (sentence: string) => courtesy.test(sentence.trim());
