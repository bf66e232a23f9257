/** Where a selection begins and ends, counted in UTF-16 units of the whole text. */
export interface TextRange {
  from: number;
  to: number;
}

/** The text of an editable element: one line for each child, or for what a browser made of one. */
export function readLines(root: HTMLElement): string {
  return [...root.childNodes].map((line) => line.textContent ?? "").join("\n");
}

/** Makes the nodes of a line that has words; their text is the line's. */
export type MakeLine = (words: string) => Node[];

export function makePlainLine(words: string): Node[] {
  return [document.createTextNode(words)];
}

/** One `div` a line; an empty one holds a break, so that it has its height. */
function makeLines(text: string, makeLine: MakeLine): HTMLDivElement[] {
  return text.split("\n").map((words) => {
    const line = document.createElement("div");
    line.append(...(words === "" ? [document.createElement("br")] : makeLine(words)));
    return line;
  });
}

/** Whether the element's nodes are those that `writeLines` makes of the text. */
export function hasCleanLines(root: HTMLElement, text: string, makeLine: MakeLine): boolean {
  root.normalize();
  const lines = makeLines(text, makeLine);
  return (
    root.childNodes.length === lines.length &&
    lines.every((line, index) => {
      const shown = root.childNodes[index];
      return shown instanceof HTMLDivElement && hasSameChildren(shown, line);
    })
  );
}

function hasSameChildren(one: Node, other: Node): boolean {
  return (
    one.childNodes.length === other.childNodes.length &&
    [...one.childNodes].every((child, index) => child.isEqualNode(other.childNodes[index] ?? null))
  );
}

export function writeLines(root: HTMLElement, text: string, makeLine: MakeLine): void {
  root.replaceChildren(...makeLines(text, makeLine));
}

function offsetOf(root: HTMLElement, node: Node, offset: number): number {
  const lines = [...root.childNodes];
  if (node === root) {
    return lines
      .slice(0, offset)
      .reduce((sum, line) => sum + (line.textContent?.length ?? 0) + 1, 0);
  }
  const index = lines.findIndex((line) => line.contains(node));
  const line = lines[index];
  if (!line) return 0;
  const range = document.createRange();
  range.setStart(line, 0);
  range.setEnd(node, offset);
  const before = lines
    .slice(0, index)
    .reduce((sum, { textContent }) => sum + (textContent?.length ?? 0) + 1, 0);
  return before + range.toString().length;
}

/** The selection inside the element; null where it is elsewhere. */
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
    const length = line.textContent?.length ?? 0;
    if (left <= length) return findPlaceInLine(line, left);
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

export function writeSelection(root: HTMLElement, { from, to }: TextRange): void {
  const [startNode, start] = findPlace(root, from);
  const [endNode, end] = findPlace(root, to);
  getSelection()?.setBaseAndExtent(startNode, start, endNode, end);
}
