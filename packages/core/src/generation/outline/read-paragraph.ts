import { plainType } from "../../blocks/registry.ts";
import { arePaired } from "../../text/paired-labels.ts";
import { serializeColumns } from "../../blocks/two-columns/columns.ts";
import { walkSentences } from "../../text/index.ts";
import { createText, type Point } from "./point.ts";

/** Maximum length of a point, in UTF-16 units. Longer paragraphs are split between sentences. */
const pointCharacters = 240;
/** Maximum length of a first sentence that becomes the header, in UTF-16 units. */
const headerCharacters = 60;
/** A line of at least this length without a sentence end was hard-wrapped. */
const wrappedCharacters = 50;

const label = /^([\p{L}\p{N}][^:：.!?\n]{0,39}?)\s*(?::\s+|：\s*)(\S[^]*)$/u;
const labelStart = /^[\p{L}\p{N}][^:：.!?\n]{0,39}?\s*(?::\s+|：\s*)\S/u;
/** Only this many characters of a line are searched for a label. */
const labelReach = 200;
const isLabelled = (line: string) => labelStart.test(line);
const sentenceEnd = /[.!?…:;。！？]["'”’)]*$/u;

/**
 * Adds one point for each labelled line, e.g. `Tip: …`. Other lines are split between sentences into one or more
 * points.
 */
export function addParagraph(text: string, points: Point[]): void {
  for (const line of joinWrapped(text.split("\n").filter((part) => part.trim() !== ""))) {
    const [, name, words] = label.exec(line) ?? [];
    if (name && words) addLabelled(name, words, points);
    else points.push(...splitSentences(line).map(createPoint));
  }
}

/** Builds a point; a short first sentence becomes its header. */
export function createPoint(words: string): Point {
  const [{ end } = { end: 0 }] = walkSentences(words);
  const header = words.slice(0, end).trim();
  if (end === words.length || header.length > headerCharacters || header.includes("\n")) {
    return { header: null, items: [createText(words.trim())] };
  }
  const items = [createText(words.slice(end).trim())];
  return { header: header.replace(/(?<!\.)\.$/, ""), items };
}

function joinWrapped(lines: readonly string[]): string[] {
  const isWrapped = lines
    .slice(0, -1)
    .some((line) => line.length >= wrappedCharacters && !sentenceEnd.test(line.trim()));
  const joined: { start: string; lines: string[] }[] = [];
  for (const line of lines.map((one) => one.trim())) {
    const last = joined.at(-1);
    if (last && !isLabelled(line) && (isWrapped || isLabelled(last.start))) {
      last.lines.push(line);
      if (last.start.length < labelReach) last.start += ` ${line}`;
    } else joined.push({ start: line, lines: [line] });
  }
  return joined.map((one) => one.lines.join(" "));
}

function addLabelled(name: string, words: string, points: Point[]): void {
  const last = points.at(-1);
  const [before, after] = [last?.header ?? "", name];
  const [first] = last?.items ?? [];
  if (last?.items.length === 1 && first?.type === plainType) {
    if (/^(?:q|question)(?:\s?\d+)?$/i.test(before) && /^(?:a|answer)(?:\s?\d+)?$/i.test(after)) {
      points.splice(-1, 1, { header: first.value, items: [createText(words)] });
      return;
    }
    if (arePaired(last.header ?? "", name)) {
      const value = serializeColumns({
        leftColumn: [last.header ?? "", ...first.value.split("\n")],
        rightColumn: [name, ...words.split("\n")],
      });
      points.splice(-1, 1, { header: null, items: [{ type: "two-columns", value }] });
      return;
    }
  }
  points.push({ header: name, items: [createText(words)] });
}

/** Splits a text between sentences into parts of up to `pointCharacters`. A longer sentence is a part of its own. */
function splitSentences(text: string): string[] {
  const parts: string[] = [];
  for (const { start, end } of walkSentences(text)) {
    const sentence = text.slice(start, end);
    const part = parts.at(-1) ?? "";
    if (part !== "" && part.length + sentence.length <= pointCharacters) {
      parts.splice(-1, 1, part + sentence);
    } else parts.push(sentence);
  }
  return parts;
}
