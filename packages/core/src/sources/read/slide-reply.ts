import { toLatinDigits } from "../../text/latin-digits.ts";
import type { ReadSource } from "../source.ts";
import { addMarkdown } from "./markdown.ts";
import { isHashtagLine } from "./frame-words.ts";
import type { ReadOptions } from "./read-options.ts";
import { Reading } from "./reading.ts";
import { splitSteps, type RepliedSlide, type SlideReply } from "./replied-slide.ts";
import { readSlideTable } from "./slide-reply-table.ts";
import {
  bodyLabels,
  captionLabels,
  headlineLabels,
  lookLabels,
  roles,
  slideNames,
} from "./slide-reply-words.ts";

/** Matches a line that starts a slide, e.g. `**Slide 2 (Hook):** Why we left`. */
const slideLine = new RegExp(
  String.raw`^[^\p{L}\p{N}]{0,12}(?:${slideNames})\s?(?:#\s?)?(\p{Nd}{1,2})(?:\s?(?:/|of|von|de|sur|di)\s?\p{Nd}{1,2})?(?=\s*(?:$|[:：.|*_()[\]（–—-]))(.*)$`,
  "iu",
);
const bracketed = /^\s*[([（][^()[\]（）]{0,60}[)\]）]/u;
const marks = /^[\s:：.|*_#)\]–—-]+|(?<![\s*_#])[\s*_#]+$/gu;
const role = new RegExp(String.raw`^(?:${roles})(?:\s*$|\s?[*_]{0,2}[:：–—-][*_]{0,2}\s*)`, "iu");
const label = (names: string) =>
  new RegExp(
    String.raw`^[\s>*_-]{0,8}(?:${names})\s?(?:\([^()]{0,40}\)\s?)?[*_]{0,3}\s?[:：][*_]{0,3}\s*(.*)$`,
    "iu",
  );
const labels = [
  { part: "title", pattern: label(headlineLabels) },
  { part: "body", pattern: label(bodyLabels) },
  { part: "look", pattern: label(lookLabels) },
] as const;
const caption = new RegExp(
  String.raw`^[\s#*_-]{0,8}(?:${captionLabels})\s?[*_]{0,3}\s?(?:[:：].*)?$`,
  "iu",
);
const rule = /^\s*(?:[-*_]\s?){3,}$/u;
const ownTitle = /^(?:#{1,6}\s+(.+)|(?:\*\*|__)(.+)(?:\*\*|__)[:：]?)$/u;

/** Maximum number of characters of a slide's first line that is its headline. */
const maxTitle = 100;
const counts = { least: 2, most: 60 };

/** Whether a text is a chatbot's carousel: numbered slides, or a table with a row for each. */
export const isSlideReply = (text: string): boolean => findReply(text) !== null;

/** Reads a chatbot's carousel: each slide's headline is a heading, `place.slide` its number. */
export function readSlideReply(text: string, options: ReadOptions): ReadSource {
  const { language } = options;
  const reading = new Reading(options);
  const reply = findReply(text);
  for (const [index, { title, body, looks }] of (reply?.slides ?? []).entries()) {
    const place = { slide: index + 1 };
    for (const look of looks)
      reading.leave("note about the design", look, "notes about the design");
    if (title !== "") {
      reading.add({ kind: "heading", text: title, level: index === 0 ? 1 : 2, place });
    }
    addMarkdown(body, { reading, place });
  }
  for (const line of reply?.around ?? []) {
    if (isHashtagLine(line)) reading.add({ kind: "paragraph", text: line });
    else if (/\p{L}/u.test(line))
      reading.leave("line around the slides", line.trim(), "lines around the slides");
  }
  return reading.finish({ kind: "markdown", by: "chat reply with slides", language });
}

function findReply(text: string): SlideReply | null {
  const lines = text.split("\n");
  const starts = listStarts(lines);
  const isRun = starts.every(({ number }, index) => number === index + (starts[0]?.number ?? 0));
  if (!isRun || starts.length < counts.least || starts.length > counts.most) {
    return readSlideTable(lines);
  }
  const end = findEnd(lines, (starts.at(-1)?.index ?? 0) + 1);
  const slides = starts.map(({ index, rest }, at) =>
    readSlide(rest, lines.slice(index + 1, starts[at + 1]?.index ?? end)),
  );
  return { slides, around: [...lines.slice(0, starts[0]?.index), ...lines.slice(end)] };
}

/** Lists the lines that start a slide, if the first is slide 1 (or 0). */
function listStarts(lines: readonly string[]) {
  const starts = lines.flatMap((line, index) => {
    const [, digits = "", rest = ""] = slideLine.exec(line) ?? [];
    return digits === "" ? [] : [{ index, number: Number(toLatinDigits(digits)), rest }];
  });
  return (starts[0]?.number ?? 2) < 2 ? starts : [];
}

/** Returns the index of the line after the last slide: a rule, hashtags, or the post's caption. */
function findEnd(lines: readonly string[], from: number): number {
  const end = lines.findIndex(
    (line, index) =>
      index >= from && (isHashtagLine(line) || caption.test(line) || rule.test(line)),
  );
  return end === -1 ? lines.length : end;
}

function readSlide(start: string, lines: readonly string[]): RepliedSlide {
  const titles = [clean(start.replace(bracketed, ""))].filter((line) => line !== "");
  const body: string[] = [];
  const looks: string[] = [];
  let part: "title" | "body" | "look" | null = null;
  for (const line of lines) {
    if (rule.test(line) || isHashtagLine(line)) continue;
    const found = labels.find(({ pattern }) => pattern.test(line));
    if (found) part = found.part;
    const words = found ? (found.pattern.exec(line)?.[1] ?? "") : line;
    if (words.trim() === "") {
      if (!found && part === "look") part = null;
      if (!found) body.push("");
    } else if (part === "look") looks.push(words.trim());
    else if (part === "title" && titles.length === 0) titles.push(clean(words));
    else body.push(words);
  }
  const [title = ""] = titles;
  const first = body.findIndex((line) => line.trim() !== "");
  if (title !== "" || first === -1) return { title, body: writeBody(body), looks };
  return { ...takeTitle(body.slice(first)), looks };
}

/** Takes the first line as the headline if it is marked as one, or if text follows. */
function takeTitle([first = "", ...others]: readonly string[]): Pick<
  RepliedSlide,
  "title" | "body"
> {
  const typed = first.trim();
  const [, heading, bold] = ownTitle.exec(typed) ?? [];
  const marked = clean(heading ?? bold ?? "");
  if (marked !== "") return { title: marked, body: writeBody(others) };
  const hasText = others.some((line) => line.trim() !== "");
  const isTitle = hasText && typed.length <= maxTitle && !/^(?:[-*•]|\d+[.)])\s/u.test(typed);
  return isTitle
    ? { title: clean(typed), body: writeBody(others) }
    : { title: "", body: writeBody([first, ...others]) };
}

/** Removes marks, and the name of the slide's purpose, around a headline. */
const clean = (line: string) =>
  line.replaceAll(marks, "").replace(role, "").replaceAll(marks, "").trim();

const listLine = /^\s*(?:[-*•+]|\d{1,2}[.)])\s/u;

/** Puts each of several steps in one line on its own line, and ends a list before a line without a bullet. */
const writeBody = (lines: readonly string[]) =>
  lines
    .flatMap((line, index) => {
      const before = lines[index - 1] ?? "";
      const isAfterList = listLine.test(before) && /^\S/u.test(line) && !listLine.test(line);
      return isAfterList ? ["", splitSteps(line)] : [splitSteps(line)];
    })
    .join("\n")
    .trim();
