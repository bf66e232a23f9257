import { cutUnits } from "../text/graphemes.ts";
import { cleanForeign } from "../text/storable.ts";
import { sourceLimits } from "./source.ts";
import type { Passage, ReadSource, Source } from "./source.ts";

/** A passage without its id and range. `place.section` defaults to the heading above. */
export type NewPassage = Omit<Passage, "id" | "range" | "place"> & Partial<Pick<Passage, "place">>;

/** Facts that a reader (parser) knows about a source, besides the passages. */
export interface SourceHead extends Omit<Source, "id" | "hash" | "characters" | "read"> {
  by: string;
  left?: readonly string[];
  doubts?: Source["read"]["doubts"];
}

/** If at least this many characters are free, a passage that exceeds the limit is cut instead of left out. */
const longLeft = sourceLimits.characters / 10;

/** Collects a source's passages up to `sourceLimits`. */
export class PassageList {
  readonly #passages: Passage[] = [];
  #characters = 0;
  #section = "";
  #isCut = false;

  /** True after a passage was left out or cut. */
  get isCut(): boolean {
    return this.#isCut;
  }

  get length(): number {
    return this.#passages.length;
  }

  get characters(): number {
    return this.#characters;
  }

  /** Adds a passage unless it is empty. Returns false once the limits are reached. */
  add({ text, place = {}, cells, columns, speaker, ...rest }: NewPassage): boolean {
    if (this.#isCut) return false;
    const clean = cleanPassage(text, rest.kind);
    if (clean === "") return true;
    const free = sourceLimits.characters - this.#characters;
    const isFull = clean.length > free || this.#passages.length >= sourceLimits.passages;
    if (isFull) this.#isCut = true;
    // Cuts the passage only if leaving it out would waste much of the limit.
    if (isFull && (free < longLeft || clean.length <= free)) return false;
    const kept = isFull ? cutUnits(clean, free).trimEnd() : clean;
    // Cut because each passage repeats it.
    if (rest.kind === "heading") this.#section = cutUnits(kept, sourceLimits.name);
    else if (this.#section !== "") place = { section: this.#section, ...place };
    const start = this.#characters + this.#passages.length;
    this.#passages.push({
      id: `p${this.#passages.length + 1}`,
      ...rest,
      text: kept,
      ...(cells && { cells: cells.slice(0, sourceLimits.columns) }),
      ...(columns && { columns: columns.slice(0, sourceLimits.columns) }),
      ...(speaker !== undefined && { speaker: cutUnits(speaker, sourceLimits.name) }),
      place,
      range: [start, start + kept.length],
    });
    this.#characters += kept.length;
    return !isFull;
  }

  /** Returns the source with the passages added so far. */
  finish({ by, left = [], doubts = [], title, ...head }: SourceHead): ReadSource {
    const { byline, language, published } = head;
    const source = {
      ...head,
      ...(byline !== undefined && { byline: cutUnits(byline, sourceLimits.name) }),
      ...(language !== undefined && { language: cutUnits(language, sourceLimits.field) }),
      ...(published !== undefined && { published: cutUnits(published, sourceLimits.field) }),
      title: cleanPassage(cleanForeign(title, sourceLimits.title), "heading"),
      characters: this.#characters,
      read: {
        by,
        isCut: this.#isCut,
        left: left.slice(0, sourceLimits.notes).map(cutNote),
        doubts: doubts.slice(0, sourceLimits.notes).map((doubt) => ({
          ...doubt,
          message: cutNote(doubt.message),
        })),
      },
    };
    return { source, passages: this.#passages };
  }
}

const cutNote = (note: string) => cutUnits(note, sourceLimits.note);

/** Folds white space, except in code, and removes characters that can't be stored. */
function cleanPassage(text: string, kind: Passage["kind"]): string {
  const clean = cleanForeign(text, text.length);
  if (kind === "code")
    return clean
      .replaceAll(/\r\n?/g, "\n")
      .replace(/^\s*\n/, "")
      .trimEnd();
  return clean
    .replaceAll(/[^\S\u00A0\u202F]+/gu, " ")
    .replaceAll(/[\p{Cc}\u00AD\u200B\uFEFF]/gu, "")
    .trim();
}
