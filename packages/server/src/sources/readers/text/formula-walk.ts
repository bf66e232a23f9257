export type FormulaAttributes = Readonly<Record<string, string>>;

export interface FormulaPart {
  name: string;
  attributes: FormulaAttributes;
  children: { name: string; text: string }[];
}

/** How a notation's elements are written. */
export interface FormulaNotation {
  /** Whether the text of an element is shown. */
  holdsText: (name: string) => boolean;
  /** Elements that repeat the formula in another notation, or show nothing. */
  isSkipped: (name: string) => boolean;
  write: (part: FormulaPart) => string;
}

/** Reads the elements of a formula and writes it as one line of text. */
export class FormulaWalk {
  readonly #notation: FormulaNotation;
  readonly #open: FormulaPart[] = [{ name: "", attributes: {}, children: [] }];
  #skipDepth = 0;

  constructor(notation: FormulaNotation) {
    this.#notation = notation;
  }

  open(name: string, attributes: FormulaAttributes): void {
    if (this.#skipDepth > 0 || this.#notation.isSkipped(name)) this.#skipDepth += 1;
    else this.#open.push({ name, attributes, children: [] });
  }

  addText(text: string): void {
    const part = this.#open.at(-1);
    if (this.#skipDepth > 0 || !part || !this.#notation.holdsText(part.name)) return;
    part.children.push({ name: "", text });
  }

  close(): void {
    if (this.#skipDepth > 0) {
      this.#skipDepth -= 1;
      return;
    }
    const closed = this.#open.length > 1 ? this.#open.pop() : undefined;
    if (!closed) return;
    this.#open.at(-1)?.children.push({ name: closed.name, text: this.#notation.write(closed) });
  }

  /** The text of what was read so far. */
  get text(): string {
    const parts = this.#open.map((part) =>
      part.name === "" ? joinChildren(part) : this.#notation.write(part),
    );
    return parts.join("").replaceAll(/\s+/g, " ").trim();
  }
}

export const joinChildren = ({ children }: FormulaPart, separator = "") =>
  children.map(({ text }) => text).join(separator);
