const doubleQuotes = '"“”„';
const singleQuotes = "'‘’`´";

const escapes: Readonly<Record<string, string>> = { b: "\b", f: "\f", n: "\n", r: "\r", t: "\t" };

const blanks = /[ \t\r\u00a0]*/y;
/** What may follow a string: a separator, the end of a line or a comment. */
const separator = /[,:\]}\n+]|\/[/*]/y;
/** After the comma of an object's member: the next member, or an end. Limited, so that reading takes linear time. */
const afterMember = /,\s{0,200}(?:\.{3}|["'“”‘’}\]/{]|[\w$-]{1,50}["'“”‘’]?\s{0,50}:|$)/y;
/** After the first quote of a key. */
const restOfKey = /[^"'“”‘’\n]{0,100}["'“”‘’]\s{0,50}:/y;

const matches = (pattern: RegExp, text: string, at: number) => {
  pattern.lastIndex = at;
  return pattern.test(text);
};

/**
 * Reads a string whose quotes may be of another kind, unescaped or missing. `isMember` is true for the value of an
 * object's member. `end` is the index after the string. Null if none begins at `start`.
 */
export function readLooseString(
  text: string,
  start: number,
  isMember: boolean,
): { value: string; end: number } | null {
  const quote = text[start] ?? "";
  const kind = [doubleQuotes, singleQuotes].find(
    (quotes) => quote !== "" && quotes.includes(quote),
  );
  if (kind === undefined) return null;
  // A straight quote is closed by a straight one; others by any of their kind.
  const isQuote = (character: string) =>
    quote === '"' || quote === "'" ? character === quote : kind.includes(character);
  const reading = new Reading(text, start + 1, isMember);
  while (!reading.isOver) {
    const character = text[reading.at] ?? "";
    if (character === "\\") reading.addEscape();
    else if (!isQuote(character)) reading.add(character);
    else {
      const ended = reading.endAt(isQuote);
      if (ended) return ended;
      reading.add(character);
    }
  }
  return reading.endOfText();
}

class Reading {
  readonly #text: string;
  #value = "";
  /** Length of the text up to its last character that isn't white space, and that character. */
  #length = 0;
  #last = "";
  #hasNewLine = false;
  /** Brackets that the string has opened and not closed. */
  #square = 0;
  #curly = 0;
  readonly #isMember: boolean;
  at: number;

  constructor(text: string, at: number, isMember: boolean) {
    this.#text = text;
    this.at = at;
    this.#isMember = isMember;
  }

  get isOver(): boolean {
    return this.at >= this.#text.length;
  }

  add(character: string): void {
    if (character === "[") this.#square += 1;
    else if (character === "]") this.#square -= 1;
    else if (character === "{") this.#curly += 1;
    else if (character === "}") this.#curly -= 1;
    this.at += 1;
    this.#append(character, character.trim() === "");
    if (character === "\n") this.#hasNewLine = true;
  }

  #append(character: string, isSpace: boolean): void {
    this.#value += character;
    if (isSpace) return;
    this.#length = this.#value.length;
    this.#last = character;
    this.#hasNewLine = false;
  }

  addEscape(): void {
    const [, code] = /^u([\da-f]{4})/i.exec(this.#text.slice(this.at + 1, this.at + 6)) ?? [];
    if (code !== undefined) {
      this.#append(String.fromCharCode(Number.parseInt(code, 16)), false);
      this.at += 6;
      return;
    }
    const character = this.#text[this.at + 1] ?? "";
    this.#append(escapes[character] ?? character, false);
    this.at += 2;
  }

  /** Ends at this quote if it seems to be the string's; null if it is part of the text. */
  endAt(isQuote: (character: string) => boolean): { value: string; end: number } | null {
    const next = this.#findNext(this.at + 1);
    const character = this.#text[next] ?? "";
    const closesOwn =
      (character === "]" && this.#square > 0) || (character === "}" && this.#curly > 0);
    const isFollowed =
      character === "," && this.#isMember
        ? matches(afterMember, this.#text, next)
        : matches(separator, this.#text, next) && !closesOwn;
    const isEnd = character === "" || isFollowed || (isQuote(character) && !this.#closes(next));
    if (isEnd) return { value: this.#value, end: this.at + 1 };
    // `"a": "b,` and a line break or the next string: the end's quote is missing.
    const hasComma = this.#last === ",";
    const isKey = !this.#isMember || matches(restOfKey, this.#text, this.at + 1);
    if ((!hasComma && !this.#hasNewLine) || !isKey) return null;
    const value = this.#value.slice(0, this.#length - (hasComma ? 1 : 0));
    return { value: value.trimEnd(), end: this.at };
  }

  /** The text ended within the string. Brackets that it has not opened end the values around it. */
  endOfText(): { value: string; end: number } {
    let end = this.#value.length;
    let [square, curly] = [this.#square, this.#curly];
    for (; end > 0; end -= 1) {
      const character = this.#value[end - 1] ?? "";
      if (character === "]" && square < 0) square += 1;
      else if (character === "}" && curly < 0) curly += 1;
      else if (character.trim() !== "") break;
    }
    return { value: this.#value.slice(0, end), end: this.#text.length };
  }

  /** Whether a quote after this one ends the string, so that this one is part of it. */
  #closes(quote: number): boolean {
    const next = this.#findNext(quote + 1);
    return next >= this.#text.length || matches(separator, this.#text, next);
  }

  /** Returns the index of the next character that isn't a blank. */
  #findNext(from: number): number {
    blanks.lastIndex = from;
    blanks.test(this.#text);
    return blanks.lastIndex;
  }
}
