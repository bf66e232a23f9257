import { findNamedDay, formatDay } from "../../numbers/dates/named-day.ts";
import type { ReadSource } from "../source.ts";
import {
  screenReaderPattern,
  bareCount,
  buttons,
  counts,
  degree,
  endings,
  handleHead,
  isHashtagLine,
  times,
} from "./frame-words.ts";
import { addPlain } from "./plain.ts";
import type { ReadOptions } from "./read-options.ts";
import { Reading } from "./reading.ts";

/** Matches a post's number in its thread at the start, e.g. `3/`, `3/8`, `(3/8)` or `3/n`. */
const counterStart =
  /^\s*(?:[([](\d{1,3})\/(?:\d{1,3}|n|x)?[)\]]|(\d{1,3})\/(?:(?:\d{1,3}|n|x)(?!\d))?)(?=\s|$)\s*/iu;
/** Matches a post's number in its thread at the end, e.g. `3/8` or `(3/8)`. */
const counterEnd = /(?<!\s)\s*[([]?(?<!\d)(\d{1,3})\/(?:\d{1,3}|n)[)\]]?\s*$/iu;
/** Matches a mark at a line's end that more posts follow. */
const threadMark =
  /\s{0,20}(?:🧵|👇|⬇️?|⤵️?|\((?:a )?thread\)|\[thread\]){1,6}[\s🏻🏼🏽🏾🏿]{0,6}$/iu;

/** Whether a text is a post copied from a network, or a numbered thread. */
export function isThread(text: string): boolean {
  const lines = listLines(text.slice(0, 40_000));
  if (countRun(lines) >= 3) return true;
  const found = (test: (line: string) => boolean) => lines.filter(test).length;
  const heads = found((line) => handleHead.exec(line)?.[3] !== undefined);
  const frames = found(isBoilerplateLine);
  const isLinkedIn = lines
    .slice(0, 12)
    .some((line) => degree.test(line) || screenReaderPattern.test(line));
  return (heads > 0 && frames + heads >= 2) || (isLinkedIn && frames > 1) || frames >= 4;
}

const lineEnd = String.raw`[^\S\n]*\n(?:[^\S\n]*\n)*[^\S\n]*`;
/** Matches the name, handle, dot and date above a post copied from X, each on its own line. */
const stackedHead = new RegExp(
  String.raw`^(\S.{0,59})${lineEnd}(@[\w.-]{1,60})${lineEnd}[·•]${lineEnd}(.{1,30})$`,
  "gmu",
);

/** Returns a text with `\n` at the ends of lines and each post's name, handle and date on one line. */
const joinHeads = (text: string) => text.replace(/\r\n?/g, "\n").replace(stackedHead, "$1 $2 · $3");

const listLines = (text: string) =>
  joinHeads(text)
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

const fold = (line: string) => line.trim().toLowerCase();

function isBoilerplateLine(line: string): boolean {
  return (
    buttons.has(fold(line)) ||
    counts.test(line) ||
    times.test(line) ||
    screenReaderPattern.test(line) ||
    endings.has(fold(line))
  );
}

/** Returns how many posts are numbered in order: `1/`, `2/`, `3/` at the start or end of lines. */
function countRun(lines: readonly string[]): number {
  let run = 0;
  for (const line of lines) {
    const [, bracketed, plain] = counterStart.exec(line) ?? [];
    const number = Number(bracketed ?? plain ?? counterEnd.exec(line)?.[1]);
    if (number === run + 1) run += 1;
  }
  return run;
}

interface Post {
  lines: string[];
}

/** Reads the author's words from a pasted post or thread. Leaves out buttons, counts and other people's replies. */
export function readThread(text: string, options: ReadOptions): ReadSource {
  const { language } = options;
  const reading = new Reading(options);
  const lines = joinHeads(text).split("\n");
  const isCounted = countRun(listLines(text)) >= 3;
  const head = takeHead(lines, reading);
  const posts: Post[] = [{ lines: [] }];
  let author = head.handle;
  let isForeign = false;
  for (const [index, line] of head.rest.entries()) {
    if (endings.has(fold(line)) && index > 0) {
      leaveRest(head.rest.slice(index), reading);
      break;
    }
    const [, , handle, date] = handleHead.exec(line.trim()) ?? [];
    if (handle !== undefined && (date !== undefined || handle === author)) {
      author ??= handle;
      isForeign = handle !== author;
      if (isForeign) reading.leave("reply", line, "replies");
      posts.push({ lines: [] });
    } else if (isForeign) continue;
    else if (line.trim() !== "" && isBoilerplateLine(line)) {
      head.published ??= findDate(line);
      reading.leave("line added by the network", line, "lines added by the network");
    } else if (bareCount.test(line.trim()))
      reading.leave("line added by the network", line, "lines added by the network");
    else if (isHashtagLine(line)) posts.at(-1)?.lines.push("", line, "");
    else addLine(line, { posts, isCounted, reading });
  }
  for (const [index, post] of posts.filter(({ lines }) => lines.some(Boolean)).entries()) {
    addPost(post, { index, isThread: posts.length > 1, reading });
  }
  return reading.finish({
    kind: "thread",
    by: isCounted ? "pasted thread" : "pasted post",
    byline: head.name,
    published: head.published,
    language,
  });
}

function addLine(
  line: string,
  { posts, isCounted, reading }: { posts: Post[]; isCounted: boolean; reading: Reading },
): void {
  const counter = isCounted ? counterStart.exec(line) : null;
  const end = isCounted && !counter ? counterEnd.exec(line) : null;
  if (counter || end) reading.leave("counter", (counter ?? end)?.[0].trim());
  if (counter) posts.push({ lines: [] });
  const typed = counter ? line.slice(counter[0].length) : end ? line.slice(0, end.index) : line;
  const words = typed.replace(threadMark, "");
  if (words !== typed) reading.leave("thread mark", typed.slice(words.length).trim());
  posts.at(-1)?.lines.push(words);
  if (end) posts.push({ lines: [] });
}

/** Adds one post of a thread. `place.row` is the post's number, from 1. */
function addPost(
  { lines }: Post,
  { index, isThread, reading }: { index: number; isThread: boolean; reading: Reading },
): void {
  addPlain(lines.join("\n"), reading, {
    place: isThread ? { row: index + 1 } : {},
    hasHeadings: false,
  });
}

interface Head {
  rest: string[];
  name?: string | undefined;
  handle?: string | undefined;
  published?: string | undefined;
}

/** Removes the lines about the author from the start, and returns the author's name, handle and date. */
function takeHead(lines: readonly string[], reading: Reading): Head {
  const start = lines.findIndex((line) => line.trim() !== "");
  const top = lines.slice(start, start + 14);
  const one = top.findIndex((line) => handleHead.test(line.trim()));
  const [, name = "", handle = "", date = ""] = handleHead.exec(top[one]?.trim() ?? "") ?? [];
  if (
    one === 0 ||
    (one > 0 && top.slice(0, one).every((line) => line.trim() === "" || isBoilerplateLine(line)))
  ) {
    reading.leave("line added by the network", top[one], "lines added by the network");
    return { rest: lines.slice(start + one + 1), name, handle, published: findDate(date) };
  }
  // Posts copied from X have the handle on the line below the name.
  const [first = "", second = ""] = top;
  if (/^@[\w.]{1,60}$/.test(second.trim())) {
    reading.leave("line added by the network", second, "lines added by the network");
    return { rest: lines.slice(start + 2), name: first.trim(), handle: second.trim() };
  }
  const time = top.findIndex((line) => times.test(line.trim()));
  const isLinkedIn = top.some((line) => degree.test(line) || screenReaderPattern.test(line.trim()));
  if (!isLinkedIn || time < 1) return { rest: lines.slice(Math.max(0, start)) };
  const named =
    top.find((line) => line.trim() !== "" && !screenReaderPattern.test(line.trim())) ?? "";
  const about = top
    .slice(0, time)
    .map((line) => line.trim())
    .filter(
      (line) =>
        line !== "" && !isBoilerplateLine(line) && !degree.test(line) && line !== named.trim(),
    );
  for (const line of new Set(about))
    reading.leave("line about the author", line, "lines about the author");
  reading.leave("line added by the network", top[time], "lines added by the network");
  const person = named
    .replace(degree, "")
    .replace(/(?<!\s)\s*[•·].*$/u, "")
    .trim();
  return { rest: lines.slice(start + time + 1), name: person };
}

function leaveRest(lines: readonly string[], reading: Reading): void {
  const words = lines.filter((line) => line.trim() !== "" && !isBoilerplateLine(line));
  for (const line of words) reading.leave("line after the post", line, "lines after the post");
  reading.leave("line added by the network", lines[0], "lines added by the network");
}

/** Returns the date in e.g. `2:14 PM · Oct 8, 2025` as ISO 8601. */
function findDate(line: string): string | undefined {
  const day = findNamedDay(line);
  return day ? formatDay(day) : undefined;
}
