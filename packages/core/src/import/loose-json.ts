import { LooseJsonReader } from "./loose-json-reader.ts";

/** Parses JSON after repairing small errors: commas, quotes, line breaks, a truncated end. */
export function parseLoosely(text: string): unknown {
  const value = parse(text);
  if (value !== undefined) return value;
  return read(text) ?? read(unescape(text));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function read(text: string): unknown {
  try {
    return new LooseJsonReader(text).read();
  } catch {
    return undefined;
  }
}

/** Undoes the escapes of JSON that was written as a JSON string, without the string's quotes. */
function unescape(text: string): string {
  const isEscaped = /^\s*[{[](?:\s|\\n)*\\"/.test(text);
  return isEscaped ? String(parse(`"${text.replaceAll(/\n/g, String.raw`\n`)}"`) ?? "") : "";
}

/** Finds the end of a bracket in pieces of a text. Ignores brackets in strings. */
export class BracketScanner {
  #depth = 0;
  #inString = false;
  #isEscaped = false;

  /** Returns whether this character closes the first bracket. */
  closes(character: string): boolean {
    if (this.#isEscaped) this.#isEscaped = false;
    else if (this.#inString) {
      if (character === "\\") this.#isEscaped = true;
      else if (character === '"') this.#inString = false;
    } else if (character === '"') this.#inString = true;
    else if (character === "{" || character === "[") this.#depth += 1;
    else if (character === "}" || character === "]") {
      this.#depth -= 1;
      return this.#depth === 0;
    }
    return false;
  }
}

/**
 * Returns the index after the bracket that closes the bracket at `start`; null if it isn't closed. Ignores brackets in
 * strings.
 */
function findBalancedEnd(text: string, start: number): number | null {
  const scanner = new BracketScanner();
  for (let index = start; index < text.length; index += 1) {
    if (scanner.closes(text[index] ?? "")) return index + 1;
  }
  return null;
}

/** Maximum number of places in a text at which JSON is looked for, and of characters read for it in all. */
const maxPlaces = 100;
const maxCharacters = 2_000_000;

/** A place in a text that may be JSON. `end` is null if its bracket isn't closed. */
interface JsonPlace {
  start: number;
  end: number | null;
  json: string;
}

/**
 * Calls `read` with each place that may be JSON, from the first bracket on. `read` returns where to look next: inside
 * the place, after it, or nowhere.
 */
export function readJsonPlaces(
  text: string,
  openers: RegExp,
  read: (place: JsonPlace) => "inside" | "after" | "nowhere",
): void {
  const opener = new RegExp(openers, "g");
  let left = maxCharacters;
  for (let places = 0; places < maxPlaces; places += 1) {
    const found = opener.exec(text);
    if (!found) return;
    const start = found.index;
    const end = findBalancedEnd(text, start);
    const json = text.slice(start, end ?? text.length);
    left -= json.length;
    if (left < 0 && places > 0) return;
    const next = read({ start, end, json });
    if (next === "nowhere") return;
    if (next === "after") opener.lastIndex = end ?? text.length;
  }
}

/** Returns the first result that `read` finds in an object of the text; null if there is none. */
export function findInObjects<Found>(
  text: string,
  read: (value: unknown) => Found | null,
): Found | null {
  let found: Found | null = null;
  readJsonPlaces(text, /\{/, ({ json }) => {
    found = read(parseLoosely(json));
    return found === null ? "inside" : "nowhere";
  });
  return found;
}
