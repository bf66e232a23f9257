import { toLatinDigits } from "../../text/latin-digits.ts";
import { splitSteps, type SlideReply } from "./replied-slide.ts";
import { headlineLabels, lookLabels, slideNames } from "./slide-reply-words.ts";

const isNamed = (names: string) => new RegExp(String.raw`^(?:${names})s?$`, "iu");
const slideColumn = isNamed(`${slideNames}|#|n[°ºr]\\.?|nr\\.?`);
const titleColumn = isNamed(headlineLabels);
const lookColumn = isNamed(lookLabels);

const separator = /^[\s|:-]+$/u;

/** Reads a Markdown table with a row for each slide of a carousel; null for other texts. */
export function readSlideTable(lines: readonly string[]): SlideReply | null {
  const start = lines.findIndex((line, index) => isRow(line) && isSeparator(lines[index + 1]));
  if (start === -1) return null;
  const length = lines.slice(start).findIndex((line) => !isRow(line));
  const end = length === -1 ? lines.length : start + length;
  const [names = [], , ...rows] = lines.slice(start, end).map(readCells);
  const title = names.findIndex((name) => titleColumn.test(name));
  const isCounted = rows.every(([first = ""], index) => readNumber(first) === index + 1);
  if (!slideColumn.test(names[0] ?? "") || title < 1 || !isCounted || rows.length < 2) return null;
  const texts = [...names.keys()].filter(
    (index) => index > 0 && index !== title && !lookColumn.test(names[index] ?? ""),
  );
  const slides = rows.map((cells) => ({
    title: (cells[title] ?? "").replaceAll(/\*\*|__/gu, ""),
    body: texts.map((index) => splitBreaks(cells[index] ?? "")).join("\n\n"),
    looks: cells.filter((cell, index) => cell !== "" && lookColumn.test(names[index] ?? "")),
  }));
  return { slides, around: [...lines.slice(0, start), ...lines.slice(end)] };
}

const readNumber = (cell: string) => Number(toLatinDigits(/\p{Nd}+/u.exec(cell)?.[0] ?? ""));

const isRow = (line: string) => /^\s*\|.*\|\s*$/u.test(line);
const isSeparator = (line: string | undefined) =>
  line !== undefined && isRow(line) && separator.test(line) && line.includes("-");

const readCells = (line: string) =>
  line
    .trim()
    .replace(/^\|/u, "")
    .replace(/\|$/u, "")
    .split("|")
    .map((cell) => cell.trim());

/** Puts list items and steps in a cell on their own lines. */
const splitBreaks = (cell: string) => splitSteps(cell.replaceAll(/<br\s?\/?>/giu, "\n"));
