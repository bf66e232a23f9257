import { findNamedDay, formatDay } from "../../numbers/dates/named-day.ts";
import {
  findMailField,
  isAnsweredLine,
  isDeviceLine,
  type MailLabel,
  trimSubject,
} from "./mail-lines.ts";
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

const headPart = { noun: "line of the mail's head", several: "lines of the mail's head" };
const signaturePart = { noun: "line of the signature", several: "lines of the signature" };
const answerPart = { noun: "line of the answered mail", several: "lines of the answered mail" };

/** Takes a copied mail apart. Null for a text that begins with no mail's head. */
export function findMail(text: string): Mail | null {
  const lines = text.split("\n");
  const start = lines.findIndex((line) => line.trim() !== "" && !forwarded.test(line.trim()));
  const head = readHead(lines.slice(Math.max(0, start)));
  if (!head) return null;
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
  let part: typeof signaturePart | typeof answerPart | null = null;
  for (const line of lines) {
    const trimmed = line.trim();
    if (isAnsweredLine(trimmed)) part = answerPart;
    else if (signature.test(line)) part ??= signaturePart;
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
  const day = findNamedDay(typed);
  return /\b\d{4}-\d{2}-\d{2}\b/.exec(typed)?.[0] ?? (day ? formatDay(day) : undefined);
}
