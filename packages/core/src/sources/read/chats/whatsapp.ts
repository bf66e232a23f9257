import type { Chat, ChatMessage, ChatNotice } from "./chat-message.ts";

const mark = "[\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069\\uFEFF]*";
const date = String.raw`\d{1,4}[./-]\s?\d{1,2}[./-]\s?\d{1,4}\.?`;
const time = String.raw`\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]\.?\s?m\.?)?`;
/** Matches the start of a message: \`[12.03.24, 10:15:22] Ana: …\` or \`12/03/2024, 10:15 - Ana: …\`. */
const start = new RegExp(
  String.raw`^${mark}(?:\[(${date}[,،]?\s+${time})\]\s?|(${date}[,،]?\s+${time})\s[-–—]\s)([^]*)$`,
  "iu",
);
const named = /^([^:\n]{1,60}?):(?:\s([^]*))?$/u;
/** Levels of log files, which have dates in the same form. */
const level = /^(?:error|warn|warning|info|debug|trace|fatal|notice)$/i;

/** Matches what stands for a file: \`<Media omitted>\`, \`image omitted\`, \`IMG-1.jpg (file attached)\`. */
const media =
  /^(?:<[^<>\n]{3,80}>|画像は含まれていません|ビデオは含まれていません|(?:image|video|audio|sticker|gif|document|contact card|bild|foto|imagen|vídeo|imagem|figurinha|documento|immagine|afbeelding|vidéo)\s(?:omitted|weggelassen|omitid[oa]|ocult[oa]|absente?|omess[oa]|weggelaten)|(?:.{1,120}\s)?<[\p{L} ]{3,20}: .{1,120}>|.{1,120}\.\w{2,5}\s\((?:file attached|datei angehängt|archivo adjunto|arquivo anexado|fichier joint|file allegato)\))$/iu;
const encryption =
  /end-to-end|ende-zu-ende|de bout en bout|extremo a extremo|ponta a ponta|crittografia|eind-tot-eind|エンドツーエンド/iu;
const deleted =
  /^(?:this message was deleted|you deleted this message|diese nachricht wurde gelöscht|du hast diese nachricht gelöscht|ce message a été supprimé|se eliminó este mensaje|mensagem apagada|questo messaggio è stato eliminato|null)\.?$/iu;
const edited =
  /\s?<(?:this message was edited|diese nachricht wurde bearbeitet|ce message a été modifié|se editó este mensaje|mensagem editada|questo messaggio è stato modificato)>$/iu;

const minMessages = 3;
/** At least this fraction of a chat's lines begin messages. */
const minShare = 0.3;

/** Reads the messages of a chat that was exported from WhatsApp. Null for other texts. */
export function findWhatsApp(text: string): Chat | null {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  if (!isWhatsApp(lines.slice(0, 200))) return null;
  const messages: (ChatMessage | ChatNotice)[] = [];
  for (const line of lines) {
    const [, bracketed, plain, rest = ""] = start.exec(line.trim()) ?? [];
    const typed = bracketed ?? plain;
    const last = messages.at(-1);
    if (typed !== undefined) messages.push(readMessage(typed, rest));
    else if (last && "lines" in last) last.lines.push(line.trim());
  }
  return { by: "WhatsApp chat", messages };
}

function isWhatsApp(lines: readonly string[]): boolean {
  const names = lines.flatMap((line) => {
    const rest = start.exec(line.trim())?.[3];
    const name = rest === undefined ? undefined : named.exec(rest)?.[1];
    return name === undefined || level.test(name.trim()) ? [] : [name];
  });
  return names.length >= minMessages && names.length >= lines.length * minShare;
}

function readMessage(time: string, rest: string): ChatMessage | ChatNotice {
  const [, name, typed = ""] = named.exec(rest) ?? [];
  if (name === undefined)
    return { noun: "notice of the app", several: "notices of the app", text: rest };
  const words = typed.replaceAll(new RegExp(mark, "gu"), "").trim();
  const text = `${name}: ${words}`;
  if (media.test(words)) return { noun: "image or file", several: "images or files", text };
  // The app marks its own sentences by an invisible sign.
  const isNotice = /^[\u200E\u200F]/u.test(typed.trim()) || encryption.test(words);
  if (isNotice || deleted.test(words) || words === "")
    return { noun: "notice of the app", several: "notices of the app", text };
  const speaker = name.replaceAll(new RegExp(mark, "gu"), "").replace(/^~\s?/, "").trim();
  return { speaker, time, lines: [words.replace(edited, "")] };
}
