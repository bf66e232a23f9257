import type { Chat, ChatMessage, ChatNotice } from "./chat-message.ts";

const name = String.raw`(?<name>[\p{L}\p{N}][\p{L}\p{M}\p{N} .'’@()&_-]{0,58}[\p{L}\p{M}\p{N}.)])`;
const clock = String.raw`\d{1,2}[:.]\d{2}(?:[:.]\d{2})?`;
const half = String.raw`\s?[ap]\.?m\.?`;
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
/** Matches a message on one line: [10:15] Ana Lima: Hello */
const inline = new RegExp(String.raw`^\[${exactly}\]\s*${name}:\s+(?<text>\S[^]*)$`, "iu");
/** Matches a line with only a time, below the author's name or between two messages of one author. */
const timeOnly = new RegExp(String.raw`^\s*(?:${exactly}|(?<bare>${clock}))\s*$`, "iu");
const nameOnly =
  /^(?=[^\n]{2,60}$)\p{L}[\p{L}\p{M}\p{N}.'’@_-]*(?: [\p{L}(][\p{L}\p{M}\p{N}.'’()@_-]*){0,4}$/u;

/** Matches lines that chat programs show around messages. */
const frame =
  /^(?:\(?edited\)?|bearbeitet|new|new messages?|reply|\d+ repl(?:y|ies)|last reply .{1,40}|view thread|also sent to the channel|pinned by .{1,60}|added by .{1,60}|\d+ reactions?\.?|(?:like|heart|laugh|surprised) \d+|:[\w+'-]{1,40}:(?:\s?\d{1,3})?|\d{1,3}|(?:(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200D|\uFE0F){1,12}\s?\d{0,3})|joined #.{1,60}|(?:image|video|file|attachment)(?:\.\w{2,4})?|has context menu.{0,20}|.{1,60} (?:joined|left) the (?:channel|chat|group|conversation)\.?)$/iu;

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
    else if (frame.test(line) || !last)
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
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? "";
    const next = lines[at + 1] ?? "";
    const head = frame.test(line) ? null : readHead(line);
    const time = timeOnly.exec(next)?.groups;
    if (head) found.push(head);
    else if (time?.["time"] !== undefined && nameOnly.test(line)) {
      found.push({ speaker: line, time: time["time"], text: "" });
      at += 1;
    } else found.push(line);
  }
  return found;
}

function readHead(line: string): Head | null {
  if (line.length > 400) return null;
  const whole = inline.exec(line)?.groups;
  const groups =
    whole ?? heads.map((head) => head.exec(line)?.groups).find((one) => one !== undefined);
  if (!groups) return null;
  const { name: speaker = "", time = "", text = "" } = groups;
  return { speaker: speaker.trim(), time, text };
}
