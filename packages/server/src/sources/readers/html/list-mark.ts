/** A list item's mark, in HTML from Word and PowerPoint, whose lists are paragraphs. */
export interface TypedMark {
  /** Depth of the item, from 0. */
  level: number;
  ordered: boolean;
  number?: number;
}

const itemStyle = /mso-list:\s*l\d+\s+level(\d)/i;
const markStyle = /mso-list:\s*ignore|mso-special-format:\s*bullet/i;

/** Reads the marks of list items, which are no words of theirs. */
export class ListMark {
  #level: number | null = null;
  #typed = "";
  /** Open elements of the mark, from the one with its style. */
  #depth = 0;

  /** Called with a block's style, before its words. */
  openBlock(style: string): void {
    const level = itemStyle.exec(style)?.[1];
    if (level !== undefined) this.#level = Number(level) - 1;
  }

  /** Returns whether an inline element belongs to a mark. */
  openInline(style: string): boolean {
    if (this.#depth === 0 && !markStyle.test(style)) return false;
    this.#depth += 1;
    return true;
  }

  closeInline(): boolean {
    if (this.#depth === 0) return false;
    this.#depth -= 1;
    return true;
  }

  addText(text: string): boolean {
    if (this.#depth === 0) return false;
    this.#typed += text;
    return true;
  }

  /** Returns the mark of the words so far, and begins anew; null if they have none. */
  take(): TypedMark | null {
    const typed = this.#typed.trim();
    const level = this.#level ?? (typed === "" ? null : 0);
    [this.#level, this.#typed] = [null, ""];
    if (level === null) return null;
    const digits = /^\(?(\d{1,3})[.)]?$/.exec(typed)?.[1];
    const ordered = digits !== undefined || /^\(?(?:[a-z]|[ivx]{1,5})[.)]$/i.test(typed);
    return { level, ordered, ...(digits !== undefined && { number: Number(digits) }) };
  }
}
