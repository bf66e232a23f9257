import {
  answerLabel,
  arrowLabels,
  closesPair,
  findLabelHeader,
  opensPair,
  questionLabel,
} from "./note-labels.ts";
import { createPoint, type Outline, type Point } from "./outline.ts";
import { stripMarkdown } from "./markdown.ts";
import { settleOutline } from "./settle-outline.ts";
import { countWords, splitSentences } from "./sentences.ts";

const bullet = /^(\s*)(?:[-*+•‣◦▪●○–]|\[[ xX]?\]|[-*] \[[ xX]\])\s+(?=\S)/u;
const numbered =
  /^(\s*)(?:(?:step|tip|slide|mistake|point|lesson|rule|reason|schritt|paso|étape)\s+)?(\d{1,3})(?:[.):]|\s[-–—])\s+(?=\S)/iu;
const heading = /^\s*#{1,6}\s+(.+?)\s*#*$/;
const boldHeading = /^\s*(?:\*\*|__)([^*_]{2,80}?):?(?:\*\*|__):?\s*$/;
const fence = /^\s*(```|~~~)/;
const label = /^([\p{L}][\p{L}'’; ]{0,18}?)\s*:\s+(\S.*)$/u;
/** A paragraph longer than this is spread over slides, sentence by sentence. */
const paragraphWords = 28;

/** Reads notes, Markdown or plain: headings, lists, numbered steps, paragraphs, code fences and labelled pairs. */
export function readNotes(notes: string, templateTypeId: string): Outline {
  // One top heading names the post; several are sections like any other.
  const hasTitle = notes.match(/^\s*#\s/gm)?.length === 1;
  const reader = new NotesReader(templateTypeId, hasTitle);
  for (const line of notes.split(/\r\n|\r|\n/)) reader.readLine(line.trimEnd());
  return reader.finish();
}

class NotesReader {
  readonly #outline: Outline = { title: null, headings: [null], points: [] };
  readonly #templateTypeId: string;
  readonly #hasTitle: boolean;
  #paragraph: string[] = [];
  #code: string[] | null = null;
  /** Code above the first point waits for it. */
  #looseCode: string[] = [];
  /** Where a list item may go on in an indented line. */
  #item: Point | null = null;

  constructor(templateTypeId: string, hasTitle: boolean) {
    this.#templateTypeId = templateTypeId;
    this.#hasTitle = hasTitle;
  }

  readLine(line: string): void {
    if (this.#code) {
      if (fence.test(line)) this.#closeCode();
      else this.#code.push(line);
    } else if (fence.test(line)) {
      this.#closeParagraph();
      this.#code = [];
    } else if (line.trim() === "" || /^\s*(?:[-*_=]\s*){3,}$/.test(line)) {
      this.#closeParagraph();
    } else this.#readText(line.replace(/(\S)\s{2,}/g, "$1 "));
  }

  finish(): Outline {
    this.#closeCode();
    this.#closeParagraph();
    const [first] = this.#outline.points;
    if (this.#looseCode.length > 0) {
      const point = first ?? this.#push(createPoint("prose", [], this.#section));
      point.code.unshift(...this.#looseCode);
    }
    return settleOutline(this.#outline, this.#templateTypeId);
  }

  get #section(): number {
    return this.#outline.headings.length - 1;
  }

  #readText(line: string): void {
    const isHeading = heading.exec(line) ?? boldHeading.exec(line);
    if (isHeading?.[1]) return this.#openSection(stripMarkdown(isHeading[1]), /^\s*#\s/.test(line));
    if (/^\s*\|.*\|\s*$/.test(line)) return this.#readTableRow(line);
    const number = numbered.exec(line);
    const mark = number ?? bullet.exec(line);
    if (mark) {
      this.#closeParagraph(true);
      return this.#readItem(line.slice(mark[0].length), mark[1] ?? "", number?.[2] ?? null);
    }
    const text = line.replace(/^\s*>\s?/, "");
    if (this.#item && /^\s{2,}\S/.test(line) && this.#paragraph.length === 0) {
      this.#item.lines.push(...splitSentences(stripMarkdown(text)));
      return;
    }
    if (this.#readLabelled(text.trim())) return;
    this.#paragraph.push(text);
  }

  #openSection(text: string, isTop: boolean): void {
    this.#closeParagraph();
    this.#item = null;
    if (isTop && this.#hasTitle) this.#outline.title = text;
    else this.#outline.headings.push(text);
  }

  #readItem(typed: string, indent: string, number: string | null): void {
    const text = stripMarkdown(typed);
    if (/[\p{L}\p{N}]/u.test(text) === false) return;
    if (indent.length >= 2 && this.#item) {
      this.#item.nested.push(text);
      return;
    }
    if (this.#readArrow(text) || this.#readLabelled(text)) return;
    const point = createPoint("item", splitSentences(text), this.#section);
    point.number = number === null ? null : Number(number);
    this.#item = this.#push(point);
  }

  /** `left -> right`, where the template type knows what the sides are. */
  #readArrow(text: string): boolean {
    const labels = arrowLabels[this.#templateTypeId];
    const [left, right, ...more] = text.split(/\s*(?:->|→|=>|⇒)\s*/);
    if (!labels || !left || !right || more.length > 0) return false;
    this.#pushPair(labels[0], left);
    this.#closePair(labels[1], right);
    return true;
  }

  /** A line that says what it is: one side of a pair, a question or its answer, an example. */
  #readLabelled(typed: string): boolean {
    const text = stripMarkdown(typed);
    const question = questionLabel.exec(text);
    const answer = answerLabel.exec(text);
    const last = this.#outline.points.at(-1);
    if (question?.[1]) {
      this.#closeParagraph();
      const point = this.#push(createPoint("prose", [], this.#section));
      point.header = { text: question[1], origin: "person" };
      this.#item = point;
      return true;
    }
    if (answer?.[1] && last?.header && last.lines.length === 0) {
      last.lines.push(...splitSentences(answer[1]));
      return true;
    }
    const [, name = "", value = ""] = label.exec(text) ?? [];
    if (name === "") return false;
    if (this.#closePair(name, value)) return true;
    if (opensPair(name)) {
      const inline = findInlinePair(name, value);
      this.#closeParagraph();
      this.#pushPair(name, inline?.left ?? value);
      if (inline) this.#closePair(inline.label, inline.right);
      return true;
    }
    return this.#pushLabelled(name, value);
  }

  #pushLabelled(name: string, value: string): boolean {
    const header = findLabelHeader(name, this.#templateTypeId);
    if (!header) return false;
    this.#closeParagraph();
    const point = this.#push(createPoint("prose", splitSentences(value), this.#section));
    point.header = { text: header, origin: "framework" };
    this.#item = null;
    return true;
  }

  #pushPair(name: string, value: string): void {
    const point = this.#push(createPoint("pair", [], this.#section));
    point.pair = {
      left: { label: name, lines: [value] },
      right: { label: "", lines: [] },
    };
    this.#item = null;
  }

  #closePair(name: string, value: string): boolean {
    const pair = this.#outline.points.at(-1)?.pair;
    if (!pair || pair.right.label !== "" || this.#paragraph.length > 0) return false;
    if (!closesPair(pair.left.label, name)) return false;
    pair.right = { label: name, lines: [value] };
    return true;
  }

  #readTableRow(line: string): void {
    this.#closeParagraph();
    const cells = line
      .trim()
      .slice(1, -1)
      .split("|")
      .map((cell) => stripMarkdown(cell));
    if (cells.every((cell) => /^:?-*:?$/.test(cell))) return;
    const text = cells.filter(Boolean).join(": ");
    if (text) this.#item = this.#push(createPoint("item", [text], this.#section));
  }

  #push(point: Point): Point {
    this.#outline.points.push(point);
    return point;
  }

  #closeCode(): void {
    if (!this.#code) return;
    const code = this.#code.join("\n").replace(/^\n+|\s+$/g, "");
    this.#code = null;
    if (code === "") return;
    const last = this.#outline.points.at(-1);
    if (last && last.section === this.#section) last.code.push(code);
    else if (last || this.#section > 0) {
      this.#push(createPoint("prose", [], this.#section)).code.push(code);
    } else this.#looseCode.push(code);
  }

  /** Ends a paragraph; a line that leads into a list with a colon is the list's heading. */
  #closeParagraph(beforeList = false): void {
    const text = stripMarkdown(this.#paragraph.join(" "));
    this.#paragraph = [];
    if (text === "") return;
    this.#item = null;
    const leadsIn = /^[^.!?]{2,60}[:：]$/u.test(text);
    if (beforeList && leadsIn) {
      this.#outline.headings.push(text.replace(/[:：]$/u, ""));
      return;
    }
    for (const lines of groupSentences(splitSentences(text))) {
      this.#push(createPoint("prose", lines, this.#section));
    }
  }
}

/** `Myth: one. Fact: other.` in one line. */
function findInlinePair(
  name: string,
  value: string,
): { left: string; label: string; right: string } | null {
  if (value.length > 600) return null;
  for (const found of value.matchAll(
    /(?:^|[\s.;,|/–—-]+|\s*(?:->|→)\s*)([\p{L}][\p{L}'’]*)\s*:\s+/gu,
  )) {
    const next = found[1] ?? "";
    const left = value.slice(0, found.index + (/^[.!?]/.test(found[0]) ? 1 : 0)).trim();
    if (left !== "" && closesPair(name, next)) {
      return { left, label: next, right: value.slice(found.index + found[0].length) };
    }
  }
  return null;
}

function groupSentences(sentences: readonly string[]): string[][] {
  const groups: string[][] = [];
  let words = 0;
  for (const sentence of sentences) {
    const count = countWords(sentence);
    const group = groups.at(-1);
    if (group && words + count <= paragraphWords) {
      group.push(sentence);
      words += count;
    } else {
      groups.push([sentence]);
      words = count;
    }
  }
  return groups;
}
