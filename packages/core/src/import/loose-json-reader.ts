import { readLooseString } from "./loose-string.ts";

/** Maximum nesting of arrays and objects. */
const maxDepth = 100;

const space = /(?:[\s\u180e\u200b\ufeff]+|\/\/[^\n]*|\/\*[^]*?(?:\*\/|$)|```(?:json)?)*/y;
const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?(?=[\s,:\]}/]|$)/iy;
const word = /[^\s,:[\]{}"'`“”‘’][^,[\]{}"“”\n]*/y;
const keyWord = /[^\s,:[\]{}"'`“”‘’][^,:[\]{}"“”\n]*/y;
/** A key with quotes, and one without its last quote. */
const quotedKey = /(["'])((?:(?!\1)[^\\\n]){0,200})\1(?=\s*:)/y;
const openKey = /["'“”‘’]([^"“”:\n]{0,200})["“”]?/y;
/** A member's string without its first quote. */
const openString = /([^\s"'[{\]},][^"\n]{0,300})"(?=\s*[,}\]\n])/y;
const ellipsis = /\.\.\./y;

const keywords: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ["true", true],
  ["True", true],
  ["false", false],
  ["False", false],
  ["null", null],
  ["None", null],
  ["undefined", null],
]);

/** The text isn't JSON, even with errors. */
class LooseJsonError extends Error {}

/**
 * Reads JSON with the errors that models make: missing or surplus commas, quotes and brackets, comments, words without
 * quotes, a cut end. Takes linear time: no character is read again after a wrong guess.
 * @throws {LooseJsonError}
 */
export class LooseJsonReader {
  readonly #text: string;
  #at = 0;
  #depth = 0;

  constructor(text: string) {
    this.#text = text;
  }

  read(): unknown {
    const value = this.#readValue();
    do this.#skip(space);
    while (this.#take("}") || this.#take("]") || this.#take(","));
    if (value === undefined || this.#at < this.#text.length) throw new LooseJsonError();
    return value;
  }

  /** Returns undefined if there is no value here. */
  #readValue(isMember = false): unknown {
    this.#skip(space);
    const open = this.#text[this.#at];
    if (open === "{" || open === "[") {
      this.#depth += 1;
      if (this.#depth > maxDepth) throw new LooseJsonError();
      this.#at += 1;
      const value = open === "{" ? this.#readObject() : this.#readArray();
      this.#depth -= 1;
      return value;
    }
    const value = this.#readString(isMember) ?? this.#readNumber();
    return value ?? (isMember ? this.#match(openString)?.[1] : undefined) ?? this.#readWord(word);
  }

  #readArray(): unknown[] {
    const values: unknown[] = [];
    for (;;) {
      this.#skipSeparators();
      if (this.#take("]") || this.#isAtEnd("}")) return values;
      const value = this.#readValue();
      if (value !== undefined) values.push(value);
      // An element that lost its bracket: its keys become elements.
      else if (!this.#take(":")) throw new LooseJsonError();
    }
  }

  #readObject(): object {
    const entries: [key: string, value: unknown][] = [];
    for (;;) {
      this.#skipSeparators();
      // An own property even for the key `__proto__`.
      if (this.#take("}") || this.#isAtEnd("]")) return Object.fromEntries(entries);
      const key = this.#readKey();
      // An object within an object has no key: the outer one's end is missing.
      if (key === undefined && /[{[]/.test(this.#text[this.#at] ?? "")) {
        return Object.fromEntries(entries);
      }
      if (key === undefined) throw new LooseJsonError();
      this.#skip(space);
      const hasColon = this.#take(":");
      const value = this.#readValue(true);
      if (value === undefined && !hasColon && !this.#isAtEnd("")) throw new LooseJsonError();
      entries.push([String(key), value ?? null]);
    }
  }

  #readKey(): unknown {
    const quoted = this.#match(quotedKey)?.[2];
    if (quoted !== undefined) return quoted;
    const open = this.#match(openKey)?.[1];
    return open === undefined ? this.#readWord(keyWord) : open.replace(/['’]$/, "");
  }

  #readString(isMember = false): string | undefined {
    const read = readLooseString(this.#text, this.#at, isMember);
    if (!read) return undefined;
    this.#at = read.end;
    this.#skip(space);
    if (!this.#take("+")) return read.value;
    this.#skip(space);
    return read.value + (this.#readString(isMember) ?? "");
  }

  #readNumber(): number | undefined {
    const digits = this.#skip(number);
    return digits === "" ? undefined : Number(digits);
  }

  #readWord(pattern: RegExp): unknown {
    const found = this.#skip(pattern).trimEnd();
    if (found === "") return undefined;
    // The word may have lost only its first quote.
    if (this.#text[this.#at] === '"') this.#at += 1;
    return keywords.has(found) ? keywords.get(found) : found;
  }

  #skipSeparators(): void {
    do this.#skip(space);
    while (this.#take(",") || this.#skip(ellipsis) !== "");
  }

  /** Whether the text ends here, or the value around this one does. */
  #isAtEnd(outer: string): boolean {
    return this.#at >= this.#text.length || this.#text[this.#at] === outer;
  }

  #take(character: string): boolean {
    if (this.#text[this.#at] !== character) return false;
    this.#at += 1;
    return true;
  }

  #skip(pattern: RegExp): string {
    return this.#match(pattern)?.[0] ?? "";
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text);
    this.#at += found?.[0].length ?? 0;
    return found;
  }
}
