/* Lines that mail programs write around a text. */

const labels = {
  from: "from|von|de|da|van|från|fra|od|kimden|差出人|发件人|보낸 사람",
  date: "sent|date|gesendet|datum|envoyé|enviado(?: el)?|fecha|data|inviato|verzonden|skickat|送信日時|日付|日期|날짜",
  subject:
    "subject|betreff|objet|asunto|assunto|oggetto|onderwerp|ämne|emne|temat|konu|件名|主题|제목",
  other:
    "to|cc|bcc|reply-to|an|à|para|a|aan|till|til|do|kime|宛先|收件人|받는 사람|importance|attachments?|anlagen?|priority",
} as const;
export type MailLabel = keyof typeof labels;

const patterns = (Object.keys(labels) as MailLabel[]).map(
  (label) =>
    [
      label,
      new RegExp(String.raw`^\*{0,2}(?:${labels[label]})\s?[:：]\*{0,2}\s*(.*)$`, "iu"),
    ] as const,
);

/** Matches a line above the mail that was answered. */
const answered =
  /^(?:[-_\s]*(?:original message|ursprüngliche nachricht|message d['’]origine|mensaje original|mensagem original|messaggio originale)[-_\s]*|(?:on|am|le|el|em|il|op|den)\s[^\n]{6,120}\s(?:wrote|schrieb\b[^\n]{0,80}|a écrit|escribió|escreveu|ha scritto|schreef[^\n]{0,80}|skrev[^\n]{0,80})\s?:|.{4,120}<[^<>\s]+@[^<>\s]+>\s?(?:wrote|schrieb|a écrit)\s?:|\d{4}年\d{1,2}月\d{1,2}日.{0,80}<[^<>\s]+@[^<>\s]+>\s?(?:のメール)?[:：]|_{20,})$/iu;
const device =
  /^(?:sent from (?:my|outlook|mail|yahoo|gmail|proton)\b.{0,60}|get outlook for .{1,40}|von meinem .{1,40} gesendet|diese nachricht wurde von .{1,60} gesendet|gesendet (?:mit|von) .{1,60}|envoyé (?:de|depuis) mon .{1,40}|enviado desde mi .{1,40}|enviado do meu .{1,40}|inviato da(?:l mio)? .{1,40}|verzonden vanaf .{1,40}|iPhoneから送信)\.?$/iu;

/** Lines of Gmail's page around a mail. */
const page =
  /^(?:inbox|posteingang|boîte de réception|recibidos|caixa de entrada|posta in arrivo|external|(?:to|an|à|para|a) (?:me|mich|moi|mí|mim|me)(?:, .{1,80})?|reply|reply all|forward|antworten|weiterleiten|répondre|transférer|responder|reenviar|\[message clipped\].{0,40}|view entire message|show (?:quoted|trimmed) (?:text|content)|unsubscribe|\d+ attachments?.{0,60}|\.\.\.)$/iu;

/** Whether a line is a part of a mail program's page, e.g. `Inbox`. */
export const isMailPage = (line: string): boolean => page.test(line);

/** Whether a line is above the mail that was answered, e.g. `On 1 June 2024, Ana wrote:`. */
export const isAnsweredLine = (line: string): boolean => answered.test(line);

/** Whether a line names the device or program that sent a mail. */
export const isDeviceLine = (line: string): boolean => device.test(line);

/** Removes `Re:`, `AW:`, `Fwd:` and the like from a subject. */
export const trimSubject = (subject: string): string =>
  subject.replace(/^(?:(?:re|aw|antw|sv|fwd?|wg|tr|rv|enc|i)\s?:\s*)+/i, "").trim();

/** Reads a line of a mail's head, e.g. `From: Nadia`. */
export function findMailField(line: string): { label: MailLabel; value: string } | null {
  for (const [label, pattern] of patterns) {
    const value = pattern.exec(line)?.[1];
    if (value !== undefined) return { label, value };
  }
  return null;
}
