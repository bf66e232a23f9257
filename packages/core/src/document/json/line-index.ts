export interface TextPosition {
  /** Line number, from 1. */
  line: number;
  /** Column in UTF-16 units, from 1. */
  column: number;
}

/**
 * Converts offsets to lines and columns. The first conversion lists all line starts, so further ones are O(log n).
 * Lines end with `\n`, `\r\n` or `\r`.
 */
export class LineIndex {
  readonly #text: string;
  #lineStarts: number[] | null = null;

  constructor(text: string) {
    this.#text = text;
  }

  /** The position of an offset in UTF-16 units. */
  locate(offset: number): TextPosition {
    const starts = (this.#lineStarts ??= findLineStarts(this.#text));
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  }
}

function findLineStarts(text: string): number[] {
  const starts = [0];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code !== 0x0a && code !== 0x0d) continue;
    if (code === 0x0d && text.charCodeAt(at + 1) === 0x0a) at++;
    starts.push(at + 1);
  }
  return starts;
}
