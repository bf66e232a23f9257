import type { Tokens } from "marked";
import { lexDeck } from "../../import/deck-tokens.ts";
import { toLatinDigits } from "../../text/latin-digits.ts";
import { splitSteps, type RepliedSlide, type SlideReply } from "./replied-slide.ts";
import { headlineLabels, lookLabels, slideNames } from "./slide-reply-words.ts";

const isNamed = (names: string) => new RegExp(String.raw`^(?:${names})s?$`, "iu");
const slideColumn = isNamed(`${slideNames}|#|n[°ºr]\\.?|nr\\.?`);
const titleColumn = isNamed(headlineLabels);
const lookColumn = isNamed(lookLabels);

/** Matches the line below a Markdown table's column names. */
const ruleLine = /^[\s|:-]*-[\s|:-]*$/u;

/** Reads a Markdown table with a row for each slide of a carousel; null for other texts. */
export function readSlideTable(lines: readonly string[]): SlideReply | null {
  const isRow = (line: string) => line.includes("|");
  const start = lines.findIndex(
    (line, index) =>
      isRow(line) && isRow(lines[index + 1] ?? "") && ruleLine.test(lines[index + 1] ?? ""),
  );
  if (start === -1) return null;
  const length = lines.slice(start).findIndex((line) => !isRow(line));
  const end = length === -1 ? lines.length : start + length;
  const [table] = lexDeck(lines.slice(start, end).join("\n"));
  const slides = table?.type === "table" ? readSlides(table as Tokens.Table) : null;
  return slides && { slides, around: [...lines.slice(0, start), ...lines.slice(end)] };
}

function readSlides({ header, rows }: Tokens.Table): RepliedSlide[] | null {
  const names = header.map(({ text }) => text);
  const title = names.findIndex((name) => titleColumn.test(name));
  const isCounted = rows.every(([first], index) => readNumber(first?.text ?? "") === index + 1);
  if (!slideColumn.test(names[0] ?? "") || title < 1 || !isCounted || rows.length < 2) return null;
  const texts = [...names.keys()].filter(
    (index) => index > 0 && index !== title && !lookColumn.test(names[index] ?? ""),
  );
  return rows.map((row) => {
    const cells = row.map(({ text }) => text);
    return {
      title: (cells[title] ?? "").replaceAll(/\*\*|__/gu, ""),
      body: texts.map((index) => splitBreaks(cells[index] ?? "")).join("\n\n"),
      looks: cells.filter((cell, index) => cell !== "" && lookColumn.test(names[index] ?? "")),
    };
  });
}

const readNumber = (cell: string) => Number(toLatinDigits(/\p{Nd}+/u.exec(cell)?.[0] ?? ""));

/** Puts list items and steps in a cell on their own lines. */
const splitBreaks = (cell: string) => splitSteps(cell.replaceAll(/<br\s?\/?>/giu, "\n"));
