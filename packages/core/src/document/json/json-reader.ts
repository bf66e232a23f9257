import { postLimits } from "../limits.ts";
import type { Issue, JsonPath } from "../issue.ts";
import type {
  JsonArray,
  JsonMember,
  JsonNode,
  JsonObject,
  JsonScalar,
  JsonString,
} from "./json-node.ts";
import { KeyIndex } from "./key-index.ts";
import { LineIndex } from "./line-index.ts";
import { scanNumber, scanString, scanWord, skipSpace } from "./json-scanner.ts";
import { JsonSyntaxError, SyntaxErrors } from "./syntax-errors.ts";

/** The root node of a JSON text, or the fault that stopped the parser. */
export type JsonReading = {
  repeatedKeys: Issue[];
  lines: LineIndex;
} & ({ root: JsonNode; rootOffset: number; fault: null } | { root: null; fault: Issue });

/** Returns the reading of a text whose tree is known. */
export const buildReading = (text: string, root: JsonNode, rootOffset = 0): JsonReading => ({
  root,
  rootOffset,
  fault: null,
  repeatedKeys: [],
  lines: new LineIndex(text),
});

/**
 * Parses JSON as strictly as `JSON.parse`, but reports positions and repeated keys. Never throws, because syntax errors
 * and deep nesting are returned as `fault`.
 */
export function readJson(text: string): JsonReading {
  const reader = new JsonReader(text);
  const { repeatedKeys, lines } = reader;
  try {
    const { root, rootOffset } = reader.readRoot();
    return { root, rootOffset, fault: null, repeatedKeys, lines };
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error;
    return { root: null, fault: reader.buildIssue(error, reader.path), repeatedKeys, lines };
  }
}

class JsonReader {
  readonly lines: LineIndex;
  readonly repeatedKeys: Issue[] = [];
  readonly path: JsonPath = [];
  readonly #text: string;
  readonly #errors: SyntaxErrors;
  #at = 0;
  #depth = 0;
  #values = 0;

  constructor(text: string) {
    this.#text = text;
    this.lines = new LineIndex(text);
    this.#errors = new SyntaxErrors(text, this.lines);
  }

  readRoot(): { root: JsonNode; rootOffset: number } {
    this.#skipSpace();
    const rootOffset = this.#at;
    const root = this.#readValue("expected a value");
    this.#skipSpace();
    if (this.#at < this.#text.length) {
      throw this.#errors.unexpected(this.#at, "the JSON ends before it");
    }
    return { root, rootOffset };
  }

  buildIssue({ code, message, offset, length }: JsonSyntaxError, path: JsonPath): Issue {
    const place = this.lines.locate(offset);
    return { severity: "error", code, message, path, ...place, offset, length };
  }

  #skipSpace(): number {
    this.#at = skipSpace(this.#text, this.#at);
    return this.#text.charCodeAt(this.#at);
  }

  #readValue(expectation: string): JsonNode {
    if (this.#values === postLimits.values) throw this.#errors.tooMany(this.#at);
    this.#values++;
    const code = this.#text.charCodeAt(this.#at);
    if (code === 0x7b) return this.#readObject();
    if (code === 0x5b) return this.#readArray();
    if (code === 0x22) return this.#readString();
    if (code === 0x2d || (code >= 0x30 && code <= 0x39)) return this.#readNumber();
    return this.#readWord(expectation);
  }

  #readObject(): JsonObject {
    const opener = this.#open();
    const members: JsonMember[] = [];
    const offsets: number[] = [];
    const keys = new KeyIndex();
    let code = this.#skipSpace();
    while (code !== 0x7d || members.length > 0) {
      if (code !== 0x22) throw this.#errors.badName(this.#at, opener, members.length > 0);
      const offset = this.#at;
      const key = this.#readString();
      this.#noteRepeat(key, offset, keys.add(key.value, offset));
      this.path.push(key.value);
      if (this.#skipSpace() !== 0x3a) {
        throw this.#errors.missing(this.#at, "a colon", opener, "object");
      }
      this.#at++;
      this.#skipSpace();
      const valueOffset = this.#at - offset;
      const value = this.#readNested(opener, "object", "expected a value");
      this.path.pop();
      members.push({ text: this.#textFrom(offset), key, value, valueOffset });
      offsets.push(offset - opener);
      code = this.#skipSpace();
      if (code === 0x7d) break;
      if (code !== 0x2c) throw this.#errors.missing(this.#at, "a comma", opener, "object");
      this.#at++;
      code = this.#skipSpace();
    }
    this.#close();
    return { kind: "object", text: this.#textFrom(opener), members, offsets };
  }

  #readArray(): JsonArray {
    const opener = this.#open();
    const items: JsonNode[] = [];
    const offsets: number[] = [];
    let code = this.#skipSpace();
    while (code !== 0x5d || items.length > 0) {
      this.path.push(items.length);
      offsets.push(this.#at - opener);
      const atEnd = this.#text.charCodeAt(this.#at) === 0x5d;
      const expectation = atEnd ? "remove the comma before it" : "expected a value";
      items.push(this.#readNested(opener, "array", expectation));
      this.path.pop();
      code = this.#skipSpace();
      if (code === 0x5d) break;
      if (code !== 0x2c) throw this.#errors.missing(this.#at, "a comma", opener, "array");
      this.#at++;
      code = this.#skipSpace();
    }
    this.#close();
    return { kind: "array", text: this.#textFrom(opener), items, offsets };
  }

  #open(): number {
    if (this.#depth === postLimits.nesting) throw this.#errors.tooDeep(this.#at);
    this.#depth++;
    return this.#at++;
  }

  #close(): void {
    this.#depth--;
    this.#at++;
  }

  #textFrom(offset: number): string {
    return this.#text.slice(offset, this.#at);
  }

  #readNested(opener: number, container: "object" | "array", expectation: string): JsonNode {
    if (this.#at >= this.#text.length) throw this.#errors.unclosed(opener, container);
    return this.#readValue(expectation);
  }

  #noteRepeat(key: JsonString, offset: number, firstOffset: number | null): void {
    if (firstOffset === null || this.repeatedKeys.length >= postLimits.listedIssues) return;
    const error = this.#errors.repeatedKey(key, offset, firstOffset);
    this.repeatedKeys.push(this.buildIssue(error, [...this.path, key.value]));
  }

  #readString(): JsonString {
    const offset = this.#at;
    const scan = scanString(this.#text, offset);
    if (scan.fault) throw this.#errors.badString(offset, scan.end, scan.fault);
    this.#at = scan.end;
    return { kind: "string", text: this.#textFrom(offset), value: scan.value };
  }

  #readNumber(): JsonScalar {
    const offset = this.#at;
    const end = scanNumber(this.#text, offset);
    if (end === null) throw this.#errors.badNumber(offset);
    this.#at = end;
    return { kind: "number", text: this.#textFrom(offset) };
  }

  #readWord(expectation: string): JsonScalar {
    const offset = this.#at;
    const word = scanWord(this.#text, offset);
    if (word !== "true" && word !== "false" && word !== "null") {
      throw this.#errors.notAValue(offset, expectation);
    }
    this.#at += word.length;
    return { kind: word === "null" ? "null" : "boolean", text: word };
  }
}
