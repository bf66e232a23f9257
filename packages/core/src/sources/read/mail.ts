import { findNamedDay, formatDay } from "../../numbers/dates/named-day.ts";
import {
  findMailField,
  isAnsweredLine,
  isDeviceLine,
  isMailPage,
  type MailLabel,
  trimSubject,
} from "./mail-lines.ts";
import { countWords } from "../../text/index.ts";
import type { LeftPart } from "./read-options.ts";

/** A mail's text without its head, signature and the mails below it. */
export interface Mail {
  text: string;
  subject: string;
  from: string;
  /** Date as ISO 8601, if it could be read. */
  date: string | undefined;
  left: LeftPart[];
}

/** Matches a line above a forwarded mail. */
const forwarded =
  /^[-_\s]*(?:forwarded message|weitergeleitete nachricht|message transféré|mensaje reenviado|mensagem encaminhada|messaggio inoltrato|begin forwarded message|anfang der weitergeleiteten nachricht)[-_:\s]*$/iu;
/** Matches the line above a signature. */
const signature = /^--\s?$/;
/** At least this many lines name a mail's author, date, subject and receivers. */
const minHead = 3;
const maxHead = 14;

const pagePart = { noun: "line of the mail program", several: "lines of the mail program" };
const headPart = { noun: "line of the mail's head", several: "lines of the mail's head" };
const signaturePart = { noun: "line of the signature", several: "lines of the signature" };
const answerPart = { noun: "line of the answered mail", several: "lines of the answered mail" };

/** Takes a copied mail apart. Null for a text that begins with no mail's head. */
export function findMail(text: string): Mail | null {
  const lines = text.split("\n");
  const start = lines.findIndex((line) => line.trim() !== "" && !forwarded.test(line.trim()));
  const head = readHead(lines.slice(Math.max(0, start)));
  if (!head) return findPageMail(lines) ?? findReply(text);
  const before = lines.slice(0, Math.max(0, start)).filter((line) => line.trim() !== "");
  const left = [...before, ...head.lines].map((example) => ({ ...headPart, example }));
  const body = readMailBody(lines.slice(Math.max(0, start) + head.length).join("\n"));
  const { from, subject, date } = head.fields;
  return {
    text: body.text,
    subject: trimSubject(subject),
    from: from.split(/[<[(]/, 1).join("").replaceAll('"', "").trim(),
    date: readDate(date),
    left: [...left, ...body.left],
  };
}

const sender = /^(?<from>[^<>\n@]{2,60}) <[^<>\s]+@[^<>\s]+>$/u;
/** The sender's line is one of the first in a mail copied from Gmail's page. */
const maxAbove = 5;

/** Reads a mail copied from Gmail's page: its subject, where it is, then its author, date and receivers. */
function findPageMail(lines: readonly string[]): Mail | null {
  const full = lines.flatMap((line, index) =>
    line.trim() === "" ? [] : [{ line: line.trim(), index }],
  );
  const at = full.findIndex(({ line }) => sender.test(line));
  const [subject] = full;
  const receivers = full.slice(at + 1, at + 4).findIndex(({ line }) => isMailPage(line));
  if (at < 0 || at > maxAbove || receivers < 0 || !subject) return null;
  const last = full[at + 1 + receivers];
  const head = full.slice(at === 0 ? 0 : 1, at + 2 + receivers).map(({ line }) => line);
  const body = readMailBody(lines.slice((last?.index ?? 0) + 1).join("\n"));
  return {
    text: body.text,
    subject: at === 0 ? "" : trimSubject(subject.line),
    from: sender.exec(full[at]?.line ?? "")?.groups?.["from"]?.trim() ?? "",
    date: full.slice(at + 1, at + 2 + receivers).flatMap(({ line }) => readDate(line) ?? [])[0],
    left: [...head.map((example) => ({ ...headPart, example })), ...body.left],
  };
}

/** Takes the answered mail off a text that was copied from a mail's body; null if there is none. */
function findReply(text: string): Mail | null {
  const lines = text.split("\n");
  const hasAnswer = joinAnswerLines(lines).some(
    (line, index, all) =>
      isAnsweredLine(line.trim()) &&
      all.slice(index + 1, index + 4).some((one) => one.startsWith(">")),
  );
  if (!hasAnswer && findLowerHead(lines) === null) return null;
  const body = readMailBody(text);
  return { text: body.text, subject: "", from: "", date: undefined, left: body.left };
}

/** Least number of words of a reply. After fewer, the mail below is a forwarded one. */
const minReply = 12;

/** Returns the index of the head of a mail below another, as Outlook writes it; null if there is none. */
function findLowerHead(lines: readonly string[]): number | null {
  const index = lines.findIndex(
    (line, at) =>
      at > 0 && findMailField(line.trim())?.label === "from" && readHead(lines.slice(at)) !== null,
  );
  return index < 0 || countWords(lines.slice(0, index).join(" ")) < minReply ? null : index;
}

/** Removes the signature of a mail's text and the mails below it. */
export function readMailBody(text: string): { text: string; left: LeftPart[] } {
  const left: LeftPart[] = [];
  const kept: string[] = [];
  const lines = joinAnswerLines(text.split("\n"));
  // A mail that is quoted as a whole, as after forwarding.
  const isQuoted = lines.every((line) => line.trim() === "" || line.trim().startsWith(">"));
  if (isQuoted)
    return {
      text: lines
        .map((line) => line.replace(/^\s*>\s?/, ""))
        .join("\n")
        .trim(),
      left,
    };
  const lower = findLowerHead(lines);
  let part: typeof signaturePart | typeof answerPart | typeof pagePart | null = null;
  for (const [index, line] of lines.entries()) {
    const trimmed = line.trim();
    if (isAnsweredLine(trimmed) || index === lower) part = answerPart;
    else if (isMailPage(trimmed)) {
      left.push({ ...pagePart, example: trimmed });
      continue;
    } else if (signature.test(line)) part ??= signaturePart;
    const isLeft = part !== null || isDeviceLine(trimmed) || trimmed.startsWith(">");
    if (!isLeft) kept.push(line);
    else if (trimmed !== "" && !signature.test(line))
      left.push({
        ...(part ?? (trimmed.startsWith(">") ? answerPart : signaturePart)),
        example: trimmed,
      });
  }
  return { text: kept.join("\n").trim(), left };
}

/** Joins the line above an answered mail, which mail programs wrap: `On 1 June 2024, Ana <ana@…>` and `wrote:`. */
function joinAnswerLines(lines: readonly string[]): string[] {
  const joined: string[] = [];
  for (const line of lines) {
    const before = joined.at(-1)?.trim() ?? "";
    const both = `${before} ${line.trim()}`;
    const isStart = /^(?:on|am|le|el|em|il|op|den)\s.{6,100}$/iu.test(before);
    if (isStart && before.length < 120 && line.trim() !== "" && isAnsweredLine(both)) {
      joined[joined.length - 1] = both;
    } else joined.push(line);
  }
  return joined;
}

interface MailHead {
  fields: Record<"from" | "subject" | "date", string>;
  lines: string[];
  /** Number of lines, with those between that are empty. */
  length: number;
}

function readHead(lines: readonly string[]): MailHead | null {
  const head: MailHead = { fields: { from: "", subject: "", date: "" }, lines: [], length: 0 };
  const found = new Set<MailLabel>();
  for (const [index, line] of lines.slice(0, 2 * maxHead).entries()) {
    if (line.trim() === "" && head.lines.length > 0) break;
    const field = findMailField(line.trim());
    if (!field) {
      // A long list of receivers goes on in the next line.
      if (head.lines.length === 0 || !/^\s|[;,]$/.test(head.lines.at(-1) ?? "")) break;
      head.lines.push(line);
    } else {
      found.add(field.label);
      head.lines.push(line);
      if (field.label !== "other") head.fields[field.label] ||= field.value.trim();
    }
    head.length = index + 1;
  }
  const isHead = head.lines.length >= minHead && found.has("from") && found.size > 2;
  return isHead && head.fields.from !== "" ? head : null;
}

/** Reads `Monday, 3 June 2024 08:15` and `2024-06-03` as ISO 8601. */
function readDate(typed: string): string | undefined {
  const [, year, month = "", dayOfMonth = ""] = /(\d{4})年(\d{1,2})月(\d{1,2})日/.exec(typed) ?? [];
  if (year) return `${year}-${month.padStart(2, "0")}-${dayOfMonth.padStart(2, "0")}`;
  const day = findNamedDay(typed);
  return /\b\d{4}-\d{2}-\d{2}\b/.exec(typed)?.[0] ?? (day ? formatDay(day) : undefined);
}
