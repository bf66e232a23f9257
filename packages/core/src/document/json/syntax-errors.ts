import { truncateLabel } from "../../text/index.ts";
import { postLimits } from "../limits.ts";
import type { JsonString } from "./json-node.ts";
import { scanString, scanWord, type StringScan } from "./json-scanner.ts";
import type { LineIndex } from "./line-index.ts";

/** Thrown by the JSON reader for a syntax error in a post. `readJson` converts the error to an issue. */
export class JsonSyntaxError extends Error {
  readonly code: string;
  readonly offset: number;
  readonly length: number;

  constructor(code: string, message: string, offset: number, length: number) {
    super(message);
    this.code = code;
    this.offset = offset;
    this.length = length;
  }
}

const openQuotes = "'`‘’“”„«";
const invisible = /^[\p{C}\p{Z}]$/u;
const shownLength = 24;

/** Builds messages about JSON syntax errors for people who write posts. */
export class SyntaxErrors {
  readonly #text: string;
  readonly #lines: LineIndex;

  constructor(text: string, lines: LineIndex) {
    this.#text = text;
    this.#lines = lines;
  }

  /** An unexpected character or token at an offset. */
  unexpected(offset: number, hint: string): JsonSyntaxError {
    const first = this.#text.charAt(offset);
    if (first === '"') {
      const { end } = scanString(this.#text, offset);
      return this.#build("unexpected-string", "Unexpected string", offset, end - offset, hint);
    }
    const number = this.#match(offset, /-?\d[\w.+-]*/y);
    if (number) {
      return this.#build("unexpected-number", "Unexpected number", offset, number.length, hint);
    }
    const word = scanWord(this.#text, offset);
    const token = word || String.fromCodePoint(this.#text.codePointAt(offset) ?? 0);
    const what = `Unexpected token ${quoteToken(token)}`;
    return this.#say("unexpected-token", what, offset, token.length, explain(token) ?? hint);
  }

  /** Builds the error if a value is expected at `offset`, but something else is there, e.g. a comma. */
  notAValue(offset: number, expectation: string): JsonSyntaxError {
    if (offset >= this.#text.length) return this.#end(offset, expectation);
    return this.unexpected(offset, expectation);
  }

  /**
   * Builds the error if a property name is expected at `offset`, but something else is there. The object opens at
   * `opener`.
   */
  badName(offset: number, opener: number, afterComma: boolean): JsonSyntaxError {
    if (offset >= this.#text.length) return this.unclosed(opener, "object");
    const first = this.#text.charAt(offset);
    if (first === "}" && afterComma) return this.unexpected(offset, "remove the comma before it");
    const bare = scanWord(this.#text, offset);
    const quoted = openQuotes.includes(first) ? this.#match(offset, /.[^:\r\n]*/uy).trimEnd() : "";
    const hint = "property names need double quotes";
    if (!quoted && (bare === "" || /^\d/.test(bare))) return this.unexpected(offset, hint);
    const { length } = quoted || bare;
    return this.#build("unexpected-string", "Unexpected string", offset, length, hint);
  }

  /** A missing colon, comma or closing bracket in the object or array that opens at `opener`. */
  missing(
    offset: number,
    what: "a colon" | "a comma",
    opener: number,
    container: "object" | "array",
  ): JsonSyntaxError {
    if (offset >= this.#text.length) return this.unclosed(opener, container);
    if (/[}\]:,]/.test(this.#text.charAt(offset))) {
      const due = container === "object" ? "a comma or '}'" : "a comma or ']'";
      return this.unexpected(offset, `expected ${what === "a colon" ? what : due}`);
    }
    return this.unexpected(offset, `${what} is missing before it`);
  }

  /** An unclosed object or array that opens at `opener`. */
  unclosed(opener: number, container: "object" | "array"): JsonSyntaxError {
    const hint = `the ${container} that starts at ${this.#place(opener)} is not closed`;
    return this.#end(this.#text.length, hint);
  }

  badNumber(offset: number): JsonSyntaxError {
    const number = this.#match(offset, /-?[\w.+-]*/y);
    if (offset + number.length === this.#text.length && /[-.eE+]$/.test(number)) {
      return this.#end(this.#text.length, "the number is not finished");
    }
    if (/^-?0\d/.test(number)) {
      const hint = "a number does not start with 0";
      return this.#build("unexpected-number", "Unexpected number", offset, number.length, hint);
    }
    return this.#invalid(offset, number.length);
  }

  badString(offset: number, end: number, fault: NonNullable<StringScan["fault"]>): JsonSyntaxError {
    if (fault === "escape") return this.#invalid(end, 2);
    if (fault === "control") return this.#invalid(end, 1);
    const start = `the string that starts at ${this.#place(offset)}`;
    if (fault === "end") {
      return this.#end(this.#text.length, `${start} has no closing double quote`);
    }
    const hint = `${start} is not closed on its line (write \\n for a line break in a text)`;
    return this.#say("unexpected-token", "Unexpected token (a line break)", end, 1, hint);
  }

  tooDeep(offset: number): JsonSyntaxError {
    const message = `The post is nested too deeply at ${this.#place(offset)}: at most ${postLimits.nesting} levels are allowed`;
    return new JsonSyntaxError("too-deep", message, offset, 1);
  }

  tooMany(offset: number): JsonSyntaxError {
    const most = postLimits.values.toLocaleString("en");
    const message = `The post has more than ${most} values at ${this.#place(offset)}. Make several posts from it`;
    return new JsonSyntaxError("too-many-values", message, offset, 1);
  }

  repeatedKey({ text, value }: JsonString, offset: number, firstOffset: number): JsonSyntaxError {
    const { line } = this.#lines.locate(firstOffset);
    const message = `Duplicate key '${truncateLabel(value, shownLength)}' at ${this.#place(offset)}: it is already used on line ${line}`;
    return new JsonSyntaxError("duplicate-key", message, offset, text.length);
  }

  #build(code: string, what: string, offset: number, length: number, hint: string) {
    const shown = truncateLabel(this.#text.slice(offset, offset + length), shownLength);
    return this.#say(code, `${what} ${shown}`, offset, length, hint);
  }

  #say(code: string, what: string, offset: number, length: number, hint: string) {
    const message = `${what} at ${this.#place(offset)}: ${hint}`;
    return new JsonSyntaxError(code, message, offset, length);
  }

  #end(offset: number, hint: string): JsonSyntaxError {
    return this.#say("unexpected-end", "Unexpected end of input", offset, 0, hint);
  }

  #invalid(offset: number, length: number): JsonSyntaxError {
    const message = "Invalid JSON syntax. Please check your input.";
    return new JsonSyntaxError("invalid-syntax", message, offset, length);
  }

  #place(offset: number): string {
    const { line, column } = this.#lines.locate(offset);
    return `line ${line}, column ${column}`;
  }

  #match(offset: number, pattern: RegExp): string {
    pattern.lastIndex = offset;
    return pattern.exec(this.#text)?.[0] ?? "";
  }
}

function quoteToken(token: string): string {
  if (invisible.test(token)) {
    return `U+${token.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`;
  }
  const shown = truncateLabel(token, shownLength);
  return shown === "'" ? `"'"` : `'${shown}'`;
}

/** Explains a mistake that is obvious from the unexpected token, e.g. a curly quote; null for other tokens. */
function explain(token: string): string | null {
  if (openQuotes.includes(token)) return "texts need straight double quotes";
  if (token === "/" || token === "#") return "JSON has no comments";
  if (invisible.test(token)) return "remove this invisible character";
  if (/^(true|false|null)$/i.test(token)) return `write ${token.toLowerCase()}`;
  return null;
}
