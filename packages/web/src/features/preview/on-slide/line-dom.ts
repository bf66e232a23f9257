/** Where a selection begins and ends, counted in UTF-16 units of the whole text. */
export interface TextRange {
  from: number;
  to: number;
}

/** The text of an editable element: one line for each child, or for what a browser made of one. */
export function readLines(root: HTMLElement): string {
  return [...root.childNodes].map((line) => line.textContent ?? "").join("\n");
}

/** Whether every child is a line as `writeLines` makes it. */
export function hasCleanLines(root: HTMLElement): boolean {
  root.normalize();
  return [...root.childNodes].every(
    (line) =>
      line instanceof HTMLDivElement &&
      line.childNodes.length === 1 &&
      (line.firstChild instanceof HTMLBRElement ||
        (line.firstChild instanceof Text && !line.firstChild.data.includes("\n"))),
  );
}

/** One `div` a line; an empty one holds a break, so that it has its height. */
export function writeLines(root: HTMLElement, text: string): void {
  root.replaceChildren(
    ...text.split("\n").map((words) => {
      const line = document.createElement("div");
      line.append(words === "" ? document.createElement("br") : words);
      return line;
    }),
  );
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
    if (left <= length) return [line.firstChild instanceof Text ? line.firstChild : line, left];
    left -= length + 1;
  }
  return [root, root.childNodes.length];
}

export function writeSelection(root: HTMLElement, { from, to }: TextRange): void {
  const [startNode, start] = findPlace(root, from);
  const [endNode, end] = findPlace(root, to);
  getSelection()?.setBaseAndExtent(startNode, start, endNode, end);
}
