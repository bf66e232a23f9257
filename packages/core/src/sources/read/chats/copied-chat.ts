import type { Chat, ChatMessage, ChatNotice } from "./chat-message.ts";

const name = String.raw`(?<name>[\p{L}\p{N}][\p{L}\p{M}\p{N} .'’@()&_-]{0,58}[\p{L}\p{M}\p{N}.)])`;
const clock = String.raw`\d{1,2}[:.]\d{2}(?:[:.]\d{2})?`;
const half = String.raw`\s?(?:[ap]\.?m\.?|Uhr|h)`;
const day = String.raw`(?:\d{1,4}[./-]\d{1,2}(?:[./-]\d{1,4})?|(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|yesterday|heute|gestern|hoy|ayer|hier|aujourd[’']hui|\d{1,2}\.? \p{L}{3,9}\.?(?: \d{4})?|\p{L}{3,9}\.? \d{1,2}(?:st|nd|rd|th)?(?:,? \d{4})?)`;
/** A time with a day or a half of the day, which transcripts don't have. */
const exactly = String.raw`(?<time>${day}(?:,|\s(?:at|um|à|a las))?\s+${clock}(?:${half})?|${clock}${half})`;

/** Match the line above a message that names its author and time. */
const heads: readonly RegExp[] = [
  // Teams: [3/12 10:15 AM] Ana Lima
  new RegExp(String.raw`^\[${exactly}\]\s*${name}:?$`, "iu"),
  // Telegram: Ana Lima, [12.03.2024 10:15]
  new RegExp(String.raw`^${name},?\s*\[${exactly}\]:?$`, "iu"),
  // Discord: Ana Lima — Today at 10:15 AM
  new RegExp(String.raw`^${name}\s[—–]\s${exactly}$`, "iu"),
  // Slack and Teams: Ana Lima  10:15 AM
  new RegExp(String.raw`^${name},?\s+${exactly}$`, "iu"),
];
/** Match a message on one line: [10:15 AM] Ana Lima: Hello, and Zoom's 10:15:02 From Ana Lima to Everyone: Hello */
const inline: readonly RegExp[] = [
  new RegExp(String.raw`^\[${exactly}\]\s*${name}:\s+(?<text>\S[^]*)$`, "iu"),
  new RegExp(
    String.raw`^(?<time>${clock})(?:${half})?\s+(?:from|von|de|da|van)\s+(?<name>\p{L}[^:\n]{0,58}?)(?:\s+(?:to|an|à|a|para|aan)\s+[^:\n]{1,60})?\s?:(?<text>[^]*)$`,
    "iu",
  ),
];
/** Matches a message of the author above that has a time: [10:17 AM] And nobody came. */
const further = new RegExp(
  String.raw`^\[(?<time>${exactly.replaceAll("?<time>", "?:")}|${clock})\]\s+(?<text>\S[^]*)$`,
  "iu",
);
/** Matches a line with only a time, below the author's name or between two messages of one author. */
const timeOnly = new RegExp(
  String.raw`^\s*(?::[\w+'-]{1,40}:\s*)?\[?(?:${exactly}|(?<bare>${clock}))\]?\s*$`,
  "iu",
);
/** In Teams, a 24-hour clock: [10:15] Ana Lima. It is a message's head if the same name has several. */
const bareHead = new RegExp(
  String.raw`^\[(?<time>${clock})\]\s*(?<name>\p{Lu}[\p{L}\p{M}\p{N}.'’-]*(?: [\p{L}(][\p{L}\p{M}\p{N}.'’()-]*){0,3})$`,
  "u",
);
const nameOnly =
  /^(?=[^\n]{2,60}$)\p{L}[\p{L}\p{M}\p{N}.'’@_-]*(?: [\p{L}(][\p{L}\p{M}\p{N}.'’()@_-]*){0,4}$/u;

/** Matches lines that chat programs show around messages. */
const frame =
  /^(?:\(?edited\)?|bearbeitet|new|new messages?|reply|\d+ repl(?:y|ies)|last reply .{1,40}|view thread|also sent to the channel|pinned by .{1,60}|added by .{1,60}|\d+ (?:\p{L}+ )?reactions?\.?|(?:like|heart|laugh|surprised|sad|angry) \d+|:[\w+'-]{1,40}:(?:\s?\d{1,3})?|\d{1,3}|(?:(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200D|\uFE0F){1,12}\s?\d{0,3})|joined #.{1,60}|(?:image|video|file|attachment)(?:\.\w{2,4})?|has context menu.{0,20}|.{1,60} (?:joined|left) the (?:channel|chat|group|conversation)\.?)$/iu;

/** Matches what stands for a file. */
const media =
  /^\[?(?:photo|video|sticker|gif|voice message|audio|file|poll|location|album|foto|sprachnachricht|datei|vidéo|message vocal|fichier|mensaje de voz|archivo|imagem|arquivo)\]?(?:,? \d{2}:\d{2})?$/iu;

/** Matches what Slack and Teams write after a changed message. */
const editMark = /(?<!\s)\s*\((?:edited|bearbeitet|modifié|editado|modificato)\)$/iu;

const minHeads = 3;
const minShare = 0.2;

interface Head {
  speaker: string;
  time: string;
  text: string;
}

/** Reads a chat that was copied from Slack, Teams, Discord or Telegram. Null for other texts. */
export function findCopiedChat(text: string): Chat | null {
  const lines = joinNames(
    text
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line !== ""),
  );
  const found = lines.slice(0, 200).filter((line) => typeof line !== "string").length;
  if (found < minHeads || found < Math.min(lines.length, 200) * minShare) return null;
  const messages: (ChatMessage | ChatNotice)[] = [];
  let speaker = "";
  for (const line of lines) {
    const last = messages.findLast((message) => "lines" in message);
    if (typeof line !== "string") {
      ({ speaker } = line);
      messages.push({ speaker, time: line.time, lines: line.text === "" ? [] : [line.text] });
    } else if (timeOnly.test(line)) messages.push({ speaker, time: line, lines: [] });
    else if (last && media.test(line))
      messages.push({ noun: "image or file", several: "images or files", text: line });
    else if (last && further.test(line)) {
      const { time = "", text: words = "" } = further.exec(line)?.groups ?? {};
      messages.push({ speaker, time, lines: [words.replace(editMark, "")] });
    } else if (frame.test(line) || !last)
      messages.push({
        noun: "line added by the chat",
        several: "lines added by the chat",
        text: line,
      });
    else last.lines.push(line.replace(editMark, ""));
  }
  return {
    by: "copied chat",
    messages: messages.filter((message) => "noun" in message || message.lines.length > 0),
  };
}

/** Replaces the lines that name an author and a time. In Slack, they are on two lines. */
function joinNames(lines: readonly string[]): (string | Head)[] {
  const found: (string | Head)[] = [];
  const named = listNamed(lines);
  const above = listAbove(lines);
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? "";
    const next = lines[at + 1] ?? "";
    const head = frame.test(line) ? null : readHead(line, named);
    const time = timeOnly.exec(next)?.groups;
    if (head) found.push(head);
    else if (time && nameOnly.test(line) && (time["time"] !== undefined || above.has(line))) {
      found.push({ speaker: line, time: time["time"] ?? time["bare"] ?? "", text: "" });
      at += 1;
    } else found.push(line);
  }
  return found;
}

/** Lists the names in lines that have only a time and a name, if one of them has several such lines. */
function listNamed(lines: readonly string[]): ReadonlySet<string> {
  const names = lines.flatMap((line) =>
    line.length > maxHead ? [] : (bareHead.exec(line)?.groups?.["name"] ?? []),
  );
  const distinct = new Set(names);
  return names.length >= minHeads && distinct.size < names.length ? distinct : new Set();
}

const capitalized =
  /^\p{Lu}[\p{L}\p{M}.'’-]*(?: (?:de|da|van|von|di|al|\p{Lu}[\p{L}\p{M}.'’-]*)){0,3}$/u;

/**
 * Lists the names above lines with a 24-hour clock, as Slack copies them: the first line is one, and they recur.
 * Transcripts have words there, which seldom do.
 */
function listAbove(lines: readonly string[]): ReadonlySet<string> {
  const isAbove = (line: string, index: number) =>
    capitalized.test(line) && !frame.test(line) && timeOnly.test(lines[index + 1] ?? "");
  const names = lines.filter(isAbove);
  const distinct = new Set(names);
  const doRecur = names.length >= minHeads && distinct.size * 2 <= names.length + 1;
  return doRecur && isAbove(lines[0] ?? "", 0) ? distinct : new Set();
}

const maxHead = 400;

function readHead(line: string, named: ReadonlySet<string>): Head | null {
  if (line.length > maxHead) return null;
  const sure = [...inline, ...heads].map((head) => head.exec(line)?.groups).find(Boolean);
  const groups: Record<string, string | undefined> = sure ?? bareHead.exec(line)?.groups ?? {};
  const { name: speaker = "", time = "", text = "" } = groups;
  const isNamed = sure === undefined ? named.has(speaker) : isName(speaker);
  return isNamed ? { speaker: speaker.trim(), time, text: text.trim() } : null;
}

/** Whether the words beside a time are a name, and not a message: at most five words that end without a full stop. */
const isName = (typed: string) =>
  typed.trim() !== "" &&
  typed.trim().split(/\s+/).length <= 5 &&
  !/\p{L}{3}[.!?]$/u.test(typed.trim());
