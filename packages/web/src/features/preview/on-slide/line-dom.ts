import { readPointMark } from "@slideloom/core/slide";

/** Start and end of a selection, in UTF-16 units of the whole text. */
export interface TextRange {
  from: number;
  to: number;
}

/** Returns an editable element's text, one line per child node. */
export function readLines(root: HTMLElement): string {
  return [...root.childNodes].map((line) => markOf(line) + (line.textContent ?? "")).join("\n");
}

/**
 * Returns a line's hidden prefix, such as `- `: part of the text, but drawn by the image and not shown in the field.
 */
function markOf(line: Node): string {
  return (line instanceof HTMLElement && line.dataset["mark"]) || "";
}

function lengthOf(line: Node): number {
  return markOf(line).length + (line.textContent?.length ?? 0);
}

/** A field line: `mark` plus the text of `nodes` is the line's text. */
export interface FieldLine {
  mark: string;
  nodes: Node[];
}

/** Builds the lines of a text, one per line break. */
export type MakeLines = (text: string) => FieldLine[];

export function makePlainLines(text: string): FieldLine[] {
  return text.split("\n").map((words) => ({ mark: "", nodes: makeText(words) }));
}

/** Builds the lines of a text item, with list marks as hidden prefixes. */
export function makeListLines(text: string): FieldLine[] {
  return text.split("\n").map((words) => {
    const mark = readPointMark(words);
    return { mark, nodes: makeText(words.slice(mark.length)) };
  });
}

function makeText(words: string): Node[] {
  return words === "" ? [] : [document.createTextNode(words)];
}

/** Builds one `div` per line. An empty line gets a `br`, so that the `div` keeps its height. */
function buildLines(text: string, makeLines: MakeLines): HTMLDivElement[] {
  return makeLines(text).map(({ mark, nodes }) => {
    const line = document.createElement("div");
    if (mark) line.dataset["mark"] = mark;
    line.append(...(nodes.length === 0 ? [document.createElement("br")] : nodes));
    return line;
  });
}

/** Returns true if the element's nodes match what `writeLines` would build. */
export function hasCleanLines(root: HTMLElement, text: string, makeLines: MakeLines): boolean {
  root.normalize();
  const lines = buildLines(text, makeLines);
  return (
    root.childNodes.length === lines.length &&
    lines.every((line, index) => {
      const shown = root.childNodes[index];
      return (
        shown instanceof HTMLDivElement &&
        markOf(shown) === markOf(line) &&
        hasSameChildren(shown, line)
      );
    })
  );
}

function hasSameChildren(one: Node, other: Node): boolean {
  return (
    one.childNodes.length === other.childNodes.length &&
    [...one.childNodes].every((child, index) => child.isEqualNode(other.childNodes[index] ?? null))
  );
}

export function writeLines(root: HTMLElement, text: string, makeLines: MakeLines): void {
  root.replaceChildren(...buildLines(text, makeLines));
}

function offsetOf(root: HTMLElement, node: Node, offset: number): number {
  const lines = [...root.childNodes];
  if (node === root) {
    return lines.slice(0, offset).reduce((sum, line) => sum + lengthOf(line) + 1, 0);
  }
  const index = lines.findIndex((line) => line.contains(node));
  const line = lines[index];
  if (!line) return 0;
  const range = document.createRange();
  range.setStart(line, 0);
  range.setEnd(node, offset);
  const before = lines.slice(0, index).reduce((sum, other) => sum + lengthOf(other) + 1, 0);
  return before + markOf(line).length + range.toString().length;
}

/** Returns the selection inside the element, or null if it is elsewhere. */
export function readSelection(root: HTMLElement): TextRange | null {
  const selection = getSelection();
  if (!selection || selection.rangeCount === 0) return null;
  const { startContainer, startOffset, endContainer, endOffset } = selection.getRangeAt(0);
  if (!root.contains(startContainer) || !root.contains(endContainer)) return null;
  const limit = readLines(root).length;
  return {
    from: Math.min(limit, offsetOf(root, startContainer, startOffset)),
    to: Math.min(limit, offsetOf(root, endContainer, endOffset)),
  };
}

function findPlace(root: HTMLElement, offset: number): [node: Node, offset: number] {
  let left = offset;
  for (const line of root.childNodes) {
    const length = lengthOf(line);
    if (left <= length) return findPlaceInLine(line, Math.max(0, left - markOf(line).length));
    left -= length + 1;
  }
  return [root, root.childNodes.length];
}

function findPlaceInLine(line: Node, offset: number): [node: Node, offset: number] {
  const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  let left = offset;
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const length = text.textContent?.length ?? 0;
    if (left <= length) return [text, left];
    left -= length;
  }
  return [line, 0];
}

/** Returns the DOM position at a point of the window. */
export function findPlaceAt(x: number, y: number): { node: Node; offset: number } | null {
  const place = document.caretPositionFromPoint?.(x, y);
  if (place) return { node: place.offsetNode, offset: place.offset };
  const range = document.caretRangeFromPoint?.(x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : null;
}

export function writeSelection(root: HTMLElement, { from, to }: TextRange): void {
  const [startNode, start] = findPlace(root, from);
  const [endNode, end] = findPlace(root, to);
  getSelection()?.setBaseAndExtent(startNode, start, endNode, end);
}
