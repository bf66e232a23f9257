import { writeQuotient, writeRoot, writeScripts } from "@slideloom/core/text";

/** An open element of a formula, with the texts of its children. */
interface OpenPart {
  name: string;
  parts: string[];
}

const tokens: ReadonlySet<string> = new Set(["mi", "mn", "mo", "ms", "mtext"]);
/** Elements that repeat the formula in another notation, or show nothing. */
const skipped = /^(?:annotation|annotation-xml|mphantom|mspace|malignmark|maligngroup|none)$/;
/** Invisible operators, e.g. between the factors of a product. */
const invisible = /[\u2061-\u2064]/g;

/** Writes a formula in MathML as one line of text, e.g. `E=mc²`. */
export class MathText {
  readonly #open: OpenPart[] = [{ name: "math", parts: [] }];
  #skipDepth = 0;

  open(name: string): void {
    if (this.#skipDepth > 0 || skipped.test(name)) this.#skipDepth += 1;
    else this.#open.push({ name, parts: [] });
  }

  addText(text: string): void {
    const part = this.#open.at(-1);
    if (this.#skipDepth > 0 || !part || !tokens.has(part.name)) return;
    const words = part.name === "mtext" ? text : text.replaceAll(/\s+/g, "");
    part.parts.push(words.replaceAll(invisible, ""));
  }

  close(): void {
    if (this.#skipDepth > 0) {
      this.#skipDepth -= 1;
      return;
    }
    const closed = this.#open.length > 1 ? this.#open.pop() : undefined;
    if (closed) this.#open.at(-1)?.parts.push(writePart(closed));
  }

  /** The text of what was read so far. */
  get text(): string {
    return this.#open.map(writePart).join("").replaceAll(/\s+/g, " ").trim();
  }
}

function writePart({ name, parts }: OpenPart): string {
  const [first = "", second = "", third = ""] = parts;
  switch (name) {
    case "msup":
    case "mover":
      return isAccent(second) ? first : writeScripts(first, { over: second });
    case "msub":
    case "munder":
      return writeScripts(first, { under: second });
    case "msubsup":
    case "munderover":
      return writeScripts(first, { under: second, over: third });
    case "mfrac":
      return writeQuotient(first, second);
    case "msqrt":
      return writeRoot(parts.join(""));
    case "mroot":
      return writeRoot(first, second);
    case "mtr":
      return parts.join(" ");
    case "mtable":
      return parts.join("; ");
    case "mfenced":
      return `(${parts.join(", ")})`;
    default:
      return parts.join("");
  }
}

/** Signs above a letter, e.g. a bar or an arrow, which text leaves out. */
const isAccent = (text: string) => /^[¯‾~^ˆ˜˙¨→⏞⏟_-]?$/u.test(text);
