import { readPointMark } from "@slideloom/core/slide";
import type { FieldState, FieldKind } from "./line-field.ts";

/** Handles Enter: adds a line or list item, ends the list at an empty item, and keeps the indentation of code. */
export function breakLine(state: FieldState, kind: FieldKind): FieldState {
  const { line, start } = findLine(state);
  if (kind === "source") {
    const indent = /^[ \t]*/.exec(line.slice(0, state.from - start))?.[0] ?? "";
    return insertAt(state, `\n${indent}`);
  }
  const mark = kind === "paragraphs" ? readPointMark(line) : "";
  if (mark !== "" && line === mark) return unmarkLine(state) ?? state;
  return insertAt(state, `\n${nextMark(mark)}`);
}

/**
 * If the caret is at the start of a list item, returns the state without the item's marker. Otherwise, returns null.
 */
export function unmarkLine(state: FieldState): FieldState | null {
  const { words, from, to } = state;
  const { line, start } = findLine(state);
  const mark = readPointMark(line);
  if (mark === "" || from !== to || from > start + mark.length) return null;
  return {
    words: words.slice(0, start) + words.slice(start + mark.length),
    from: start,
    to: start,
  };
}

/** Returns true for a list item without text. */
export function isEmptyPoint(line: string): boolean {
  return line !== "" && readPointMark(line) === line;
}

/** Renumbers lists after items are added or removed. */
export function renumber(state: FieldState, before: string): FieldState {
  if (countOn(before) !== before) return state;
  const words = countOn(state.words);
  if (words === state.words) return state;
  return {
    words,
    from: moveOffset(state.words, words, state.from),
    to: moveOffset(state.words, words, state.to),
  };
}

/** Maps an offset into the renumbered text, keeping its distance from the line's end. */
function moveOffset(before: string, after: string, offset: number): number {
  const line = before.slice(0, offset).split("\n").length - 1;
  const endOf = (words: string) =>
    words
      .split("\n")
      .slice(0, line + 1)
      .join("\n").length;
  return endOf(after) - (endOf(before) - offset);
}

const numberAtStart = /^(\s*)(\d{1,3})(?=[.)]\s)/;

/** Renumbers every list from the list's first number; indented lines belong to the item above them. */
function countOn(words: string): string {
  let next: number | null = null;
  return words
    .split("\n")
    .map((line) => {
      const found = numberAtStart.exec(line);
      if (!found) {
        if (!/^\s+\S/.test(line)) next = null;
        return line;
      }
      const number: number = next ?? Number(found[2]);
      next = number + 1;
      return `${found[1]}${number}${line.slice(found[0].length)}`;
    })
    .join("\n");
}

function nextMark(mark: string): string {
  const lettered = mark.replace(/[a-g](?=\)\s)/i, (letter) =>
    String.fromCharCode(letter.charCodeAt(0) + 1),
  );
  return lettered.replace(/\d+/, (number) => String(Number(number) + 1));
}

function findLine({ words, from }: FieldState): { line: string; start: number } {
  const start = words.lastIndexOf("\n", from - 1) + 1;
  return { line: /[^\n]*/.exec(words.slice(start))?.[0] ?? "", start };
}

function insertAt({ words, from, to }: FieldState, text: string): FieldState {
  const caret = from + text.length;
  return { words: words.slice(0, from) + text + words.slice(to), from: caret, to: caret };
}
