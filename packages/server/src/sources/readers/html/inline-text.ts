/** The words of a block. Links to a footnote or comment, e.g. `[1]`, and links back, e.g. `↩`, are left out. */
export interface InlineWords {
  text: string;
  isBold: boolean;
  /** Whether the block is a comment from Google Docs. Exports of Google Docs have comments at the end. */
  isComment: boolean;
}

const footnoteMark = /^[[(]?(\d{1,3}|[a-z*†‡])[\])]?$/;
const backLink = /^[↑↩⏎^]\uFE0E?$/;
const cjk = "[\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}\u3000-\u303F\uFF00-\uFF60]";
/** A line break between characters that are written without spaces. */
const cjkBreak = new RegExp(`(?<=${cjk})[ \\t]*\\n\\s*(?=${cjk})`, "gu");

/** Collects the text of one block. */
export class InlineText {
  #text = "";
  #boldDepth = 0;
  #units = 0;
  #boldUnits = 0;
  #isComment = false;
  /** Open superscripts and links, with their starts in the text. */
  #marks: { name: string; start: number; hasLink: boolean }[] = [];

  get isEmpty(): boolean {
    return this.#text.trim() === "";
  }

  add(text: string): void {
    this.#text += text;
    const units = text.replaceAll(/\s/g, "").length;
    this.#units += units;
    if (this.#boldDepth > 0) this.#boldUnits += units;
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (isBold(name)) this.#boldDepth += 1;
    if (name === "a" && attributes["href"]?.startsWith("#cmnt_ref")) this.#isComment = true;
    if (name === "q") this.add("“");
    if (name !== "sup" && name !== "a") return;
    if (name === "a") for (const mark of this.#marks) mark.hasLink = true;
    this.#marks.push({ name, start: this.#text.length, hasLink: name === "a" });
  }

  close(name: string): void {
    if (isBold(name)) this.#boldDepth = Math.max(0, this.#boldDepth - 1);
    if (name === "q") this.add("”");
    if (this.#marks.at(-1)?.name !== name) return;
    const mark = this.#marks.pop();
    const words = this.#text.slice(mark?.start).trim();
    const isMark = name === "sup" && mark?.hasLink && footnoteMark.test(words);
    if (isMark || (name === "a" && backLink.test(words))) {
      this.#text = this.#text.slice(0, mark?.start);
    }
  }

  /** Returns the block's text and begins the next one, inside the same inline elements. */
  take(): InlineWords {
    const text = this.#text.replaceAll(cjkBreak, "");
    const isAllBold = this.#units > 0 && this.#boldUnits === this.#units;
    const words = { text, isBold: isAllBold, isComment: this.#isComment };
    [this.#text, this.#units, this.#boldUnits, this.#isComment] = ["", 0, 0, false];
    this.#marks = this.#marks.map((mark) => ({ ...mark, start: 0 }));
    return words;
  }
}

const isBold = (name: string) => name === "b" || name === "strong";
