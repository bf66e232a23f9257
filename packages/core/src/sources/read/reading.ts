import { countNoun, cutUnits, guessLanguage } from "../../text/index.ts";
import { PassageList, type NewPassage, type SourceHead } from "../passage-list.ts";
import { promoteHeadings } from "./promote-headings.ts";
import type { ReadOptions } from "./read-options.ts";
import { sourceLimits } from "../source.ts";
import type { PassagePlace, ReadSource, SourceDoubt, SourceImage } from "../source.ts";

/** Minimum number of letters for guessing the language. */
const languageLetters = 60;
const sampleCharacters = 4000;
/** Maximum lengths of a title, in UTF-16 units: of a heading or a line of its own, and of a text's first words. */
const mostTitle = { own: 220, start: 90 };
/** Maximum number of examples listed for one kind of part that was left out. */
const maxExamples = 3;
const exampleCharacters = 40;

/** Facts that a parser knows about a source. If title or language is absent, it is derived from the passages. */
export type ReadingHead = Pick<SourceHead, "kind" | "by"> & {
  [Name in "title" | "language" | "byline" | "published" | "url"]?: string | undefined;
};

/** Collects one source's passages, and counts the parts that a reader leaves out. */
export class Reading {
  readonly #list = new PassageList();
  readonly #left = new Map<string, { several: string; count: number; examples: Set<string> }>();
  readonly #notes: string[] = [];
  readonly #doubts: SourceDoubt[] = [];
  readonly #images = new Map<string, SourceImage>();
  readonly #isCut: boolean;
  readonly #name: string;
  #sample = "";
  #heading = "";
  #first = "";
  /** Whether the first line is a title, although it isn't marked as one: it is above all headings of lower levels. */
  #isTitled = false;
  #isAboveList = false;
  #headingLevel = 0;
  /** Whether the text starts with a paragraph, so the first heading is a part's. */
  #isProseFirst = false;
  #isBelowText = false;
  /** Whether another heading has the first one's level. */
  #hasSiblings = false;

  constructor({ left = [], isCut = false, title = "" }: ReadOptions = {}) {
    this.#name = title;
    this.#isCut = isCut;
    for (const { noun, example, several } of left) this.leave(noun, example, several);
  }

  /** True once the source's limits are reached; further passages are left out. */
  get isFull(): boolean {
    return this.#list.isCut;
  }

  add(passage: NewPassage): void {
    const { kind, text, level = 0 } = passage;
    this.#isAboveList ||= this.#isTitled && kind === "list" && this.#list.length === 1;
    this.#list.add(passage);
    this.#isTitled ||= this.#first === "" && kind === "paragraph" && isTitleLine(text);
    this.#first ||= text.trim();
    if (kind === "heading" && this.#heading === "") {
      this.#heading = text.trim();
      this.#headingLevel = level;
      this.#isBelowText = this.#isProseFirst;
      if (level === 1) this.#isTitled = false;
    } else if (kind === "heading" && level === this.#headingLevel) this.#hasSiblings = true;
    this.#isProseFirst ||= this.#list.length === 1 && kind === "paragraph" && !isTitleLine(text);
    if (kind !== "code" && this.#sample.length < sampleCharacters) this.#sample += `${text}\n`;
  }

  /** Adds a table row as a passage. The text has the column's name before each cell. */
  addRow(columns: readonly string[], cells: readonly string[], place: PassagePlace = {}): void {
    const names = columns.map(foldSpaces);
    const values = cells.map(foldSpaces);
    const parts = values.flatMap((cell, index) => {
      const name = names[index] ?? "";
      return cell === "" ? [] : [name === "" ? cell : `${name}: ${cell}`];
    });
    this.add({ kind: "table", text: parts.join(" · "), cells: values, columns: names, place });
  }

  /** Counts a part that was left out, e.g. `image`. */
  leave(noun: string, example = "", several = `${noun}s`): void {
    const known = this.#left.get(noun) ?? { several, count: 0, examples: new Set<string>() };
    known.count += 1;
    if (example !== "" && known.examples.size < maxExamples) known.examples.add(shorten(example));
    this.#left.set(noun, known);
  }

  /** Adds an image that slides may show. Each address counts once. */
  addImage(image: SourceImage): void {
    const { url, alt, caption } = image;
    if (this.#images.has(url) || this.#images.size >= sourceLimits.images) return;
    if (url.length > sourceLimits.url) return;
    const above = this.#list.length;
    this.#images.set(url, {
      ...image,
      ...(alt !== undefined && { alt: cutUnits(alt, sourceLimits.caption) }),
      ...(caption !== undefined && { caption: cutUnits(caption, sourceLimits.caption) }),
      ...(above > 0 && { passage: `p${above}` }),
    });
  }

  /** Adds a sentence about something left out that can't be counted. */
  note(message: string): void {
    this.#notes.push(message);
  }

  doubt(code: string, message: string): void {
    this.#doubts.push({ code, message });
  }

  finish({ kind, by, title = "", language, byline, published, url }: ReadingHead): ReadSource {
    const found = language || guessLanguage(this.#sample, { minLetters: languageLetters });
    const read = this.#list.finish({
      kind,
      by,
      ...(byline && { byline }),
      ...(published && { published }),
      ...(url && { url }),
      title: foldSpaces(title) || this.#findTitle(),
      ...(found && { language: found }),
      left: this.#listLeft(),
      doubts: this.#doubts,
      ...(this.#images.size > 0 && { images: [...this.#images.values()] }),
    });
    read.source.read.isCut ||= this.#isCut;
    return { ...read, passages: promoteHeadings(read.passages) };
  }

  #listLeft(): string[] {
    const left = [...this.#notes];
    for (const [noun, { several, count, examples }] of this.#left) {
      const list = examples.size > 0 ? `: ${[...examples].join(", ")}` : "";
      left.push(countNoun(count, noun, several) + list);
    }
    if (this.isFull || this.#isCut) {
      left.push(`everything after ${countNoun(sourceLimits.characters, "character")}`);
    }
    return left;
  }

  /**
   * Returns the first line if it is a title, else the first heading, else the title from the options, e.g. a file's name, else the start of the first
   * passage.
   */
  #findTitle(): string {
    const text = foldSpaces(
      (this.#isTitled && (this.#heading !== "" || this.#isAboveList)
        ? this.#first
        : this.#isBelowText && this.#hasSiblings && this.#headingLevel > 1
          ? ""
          : this.#heading) ||
        this.#name ||
        this.#first.slice(0, 4 * mostTitle.start),
    );
    const isOwn =
      text === foldSpaces(this.#heading) || (this.#isTitled && text === foldSpaces(this.#first));
    const most = isOwn ? mostTitle.own : mostTitle.start;
    if (text.length <= most) return text;
    const cut = cutUnits(text, most);
    return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), most / 2)).trimEnd()}…`;
  }
}

/** Maximum length of a first line that is a title although it isn't marked as one, in UTF-16 units. */
const maxTitleLine = 160;

const isTitleLine = (text: string) =>
  text.trim().length <= maxTitleLine && !/\n|[.。;:：,،…]["'”’»」)]*$/u.test(text.trim());

const foldSpaces = (text: string) => text.replaceAll(/[^\S\u00A0\u202F]+/gu, " ").trim();

function shorten(text: string): string {
  const line = foldSpaces(text.slice(0, 10 * exampleCharacters));
  return line.length > exampleCharacters ? `${cutUnits(line, exampleCharacters).trimEnd()}…` : line;
}
