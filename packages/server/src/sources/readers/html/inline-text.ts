import { readTex, joinFractions, writeLowered, writeRaised } from "@slideloom/core/text";

/** The words of a block. Links to a footnote or comment, e.g. `[1]`, and links back, e.g. `↩`, are left out. */
export interface InlineWords {
  text: string;
  isBold: boolean;
  /** Whether the block is a comment from Google Docs. Exports of Google Docs have comments at the end. */
  isComment: boolean;
  /** Fraction of the characters that are in links, 0 to 1. */
  linkShare: number;
}

const footnoteMark = /^[[(]?(\d{1,3}|[a-z*†‡])[\])]?$/;
const backLink = /^[↑↩⏎^]\uFE0E?$/;
const cjk = "[\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}\u3000-\u303F\uFF00-\uFF60]";
/** A line break between characters that are written without spaces. */
const cjkBreak = new RegExp(`(?<=${cjk})[ \\t]*[\\n${"\u2028"}]\\s*(?=${cjk})`, "gu");

/** The line break of a `br`, other than one in the file. Two of them end a paragraph. */
export const lineBreak = "\u2028";

/** Number of UTF-16 units in front of raised text that decide how it is written. */
const baseUnits = 4;

interface OpenMark {
  name: string;
  start: number;
  hasLink: boolean;
  /** Whether it is a link to a comment in Word. */
  isComment: boolean;
}

const marked: ReadonlySet<string> = new Set(["sup", "sub", "a"]);
const struck: ReadonlySet<string> = new Set(["s", "strike", "del"]);
const bold: ReadonlySet<string> = new Set(["b", "strong"]);

/** Formulas in TeX that a script would draw: \(a^2\), \[b^2\]. */
const delimited = /\\(?:\(((?:[^\\]|\\[^()[\]]){1,300})\\\)|\[((?:[^\\]|\\[^()[\]]){1,500})\\\])/g;

const readDelimited = (text: string) =>
  text.includes("\\")
    ? text.replaceAll(
        delimited,
        (typed: string, inline?: string, display?: string) =>
          readTex(inline ?? display ?? "") ?? typed,
      )
    : text;

export class InlineText {
  #text = "";
  #boldDepth = 0;
  #linkDepth = 0;
  #units = 0;
  #boldUnits = 0;
  #linkUnits = 0;
  #isComment = false;
  #struckDepth = 0;
  #struckText = "";
  /** Open superscripts, subscripts and links, with their starts in the text. */
  #marks: OpenMark[] = [];
  readonly #onStruck: (words: string) => void;

  /** `onStruck` gets struck-out words, which are left out of the text. */
  constructor(onStruck: (words: string) => void) {
    this.#onStruck = onStruck;
  }

  /** The words so far. */
  get text(): string {
    return this.#text;
  }

  get isEmpty(): boolean {
    return this.#text.trim() === "";
  }

  /** Whether the words so far are one bold line with a line break after it, and the next words aren't bold. */
  get isBoldLine(): boolean {
    const [line = "", rest] = this.#text.trim() === "" ? [] : this.#text.split(lineBreak);
    return (
      rest?.trim() === "" &&
      line.trim() !== "" &&
      this.#boldDepth === 0 &&
      this.#boldUnits === this.#units &&
      !this.#text.slice(line.length + 1).includes(lineBreak)
    );
  }

  add(text: string): void {
    if (this.#struckDepth > 0) {
      this.#struckText += text;
      return;
    }
    this.#text += text;
    const units = text.replaceAll(/\s/g, "").length;
    this.#units += units;
    if (this.#boldDepth > 0) this.#boldUnits += units;
    if (this.#linkDepth > 0) this.#linkUnits += units;
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (bold.has(name)) this.#boldDepth += 1;
    if (struck.has(name)) this.#struckDepth += 1;
    if (name === "a" && attributes["href"]?.startsWith("#cmnt_ref")) this.#isComment = true;
    if (name === "q") this.add("“");
    if (!marked.has(name)) return;
    if (name === "a") {
      this.#linkDepth += 1;
      for (const mark of this.#marks) mark.hasLink = true;
    }
    const isComment = /^#_msocom_/i.test(attributes["href"] ?? "");
    this.#marks.push({ name, start: this.#text.length, hasLink: this.#linkDepth > 0, isComment });
  }

  close(name: string): void {
    if (bold.has(name)) this.#boldDepth = Math.max(0, this.#boldDepth - 1);
    if (struck.has(name)) this.#closeStruck();
    if (name === "a") this.#linkDepth = Math.max(0, this.#linkDepth - 1);
    if (name === "q") this.add("”");
    if (this.#marks.at(-1)?.name !== name) return;
    const mark = this.#marks.pop();
    if (mark) this.#closeMark(mark);
  }

  /** Returns the block's text and begins the next one, inside the same inline elements. */
  take(): InlineWords {
    this.#tellStruck();
    const words = {
      text: joinFractions(readDelimited(this.#text.replaceAll(cjkBreak, ""))),
      isBold: this.#units > 0 && this.#boldUnits === this.#units,
      isComment: this.#isComment,
      linkShare: this.#units === 0 ? 0 : this.#linkUnits / this.#units,
    };
    [this.#text, this.#isComment] = ["", false];
    [this.#units, this.#boldUnits, this.#linkUnits] = [0, 0, 0];
    this.#marks = this.#marks.map((mark) => ({ ...mark, start: 0 }));
    return words;
  }

  #closeMark({ name, start, hasLink, isComment }: OpenMark): void {
    const before = this.#text.slice(0, start);
    const end = before.slice(-baseUnits);
    const typed = this.#text.slice(start);
    const words = typed.trim();
    const isMark = name === "sup" && hasLink && footnoteMark.test(words);
    if (isMark || isComment || (name === "a" && backLink.test(words))) this.#text = before;
    else if (name === "sup") this.#text = before + writeRaised(typed, end);
    else if (name === "sub") this.#text = before + writeLowered(typed, end);
  }

  #closeStruck(): void {
    this.#struckDepth = Math.max(0, this.#struckDepth - 1);
    if (this.#struckDepth === 0) this.#tellStruck();
  }

  #tellStruck(): void {
    const words = this.#struckText.trim();
    this.#struckText = "";
    if (words !== "") this.#onStruck(words);
  }
}
