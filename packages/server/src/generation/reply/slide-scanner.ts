import type { Slide } from "@slideloom/core/document";
import { BracketScanner, parseLoosely } from "@slideloom/core/import";
import { readReplySlide, stripThinking } from "@slideloom/core/writing";

const titleString = /["']?\btitle\b["']?\s*:\s*("(?:[^"\\]|\\.)*")/;
const listStart = /^\s*\[(?=\s*\{)|["']?\b(?:content|slides)\b["']?\s*:\s*\[/;

/** A growing reply is searched at its first brackets, then each time that it is longer by this factor. */
const eagerSearches = 200;
const growth = 1.1;

/** Returns the position after the bracket that opens the list of slides; null if the list has not started. */
export function findListStart(text: string): number | null {
  const start = listStart.exec(text);
  return start && start.index + start[0].length;
}

function readTitle(text: string): string | null {
  const title = parseLoosely(titleString.exec(text)?.[1] ?? "");
  return typeof title === "string" && title.trim() !== "" ? title : null;
}

/**
 * Incremental parser: finds the slides of a growing reply, and returns each as soon as it is complete. Takes linear time
 * however small the pieces are.
 */
export class SlideScanner {
  /** The reply before its list of slides. */
  #head = "";
  #searches = 0;
  #searchAt = 0;
  #hasList = false;
  #title: string | null = null;
  #isDone = false;
  readonly #slideCharactersMax: number;
  /** The slide that has begun. */
  #slide = "";
  #brackets: BracketScanner | null = null;

  /** Ends at a slide that is longer than `slideCharactersMax`, in UTF-16 units. */
  constructor(slideCharactersMax = Infinity) {
    this.#slideCharactersMax = slideCharactersMax;
  }

  /** Appends a chunk of the reply and returns the slides that it completed. */
  push(piece: string): Slide[] {
    if (this.#isDone) return [];
    if (this.#hasList) return this.#scan(piece);
    this.#head += piece;
    if (!/[{}\]]/.test(piece) || !this.#takesSearch()) return [];
    const text = stripThinking(this.#head);
    const start = findListStart(text);
    if (start === null) return [];
    this.#hasList = true;
    this.#title = readTitle(text.slice(0, start));
    return this.#scan(text.slice(start));
  }

  /** Returns null until the title is complete. Also null if the title comes after the slides. */
  findTitle(): string | null {
    if (this.#hasList || !this.#takesSearch()) return this.#title;
    return readTitle(stripThinking(this.#head));
  }

  #takesSearch(): boolean {
    const { length } = this.#head;
    if (this.#searches >= eagerSearches && length < this.#searchAt) return false;
    this.#searches += 1;
    this.#searchAt = length * growth;
    return true;
  }

  #scan(piece: string): Slide[] {
    const slides: Slide[] = [];
    let from = 0;
    for (let index = 0; index < piece.length && !this.#isDone; index += 1) {
      const character = piece[index] ?? "";
      if (!this.#brackets) {
        if (/[\s,]/.test(character)) continue;
        this.#isDone = character !== "{";
        this.#brackets = new BracketScanner();
        from = index;
      }
      if (!this.#brackets.closes(character)) continue;
      const text = this.#slide + piece.slice(from, index + 1);
      this.#isDone = text.length > this.#slideCharactersMax;
      if (this.#isDone) return slides;
      const slide = readReplySlide(parseLoosely(text));
      if (slide) slides.push(slide);
      this.#slide = "";
      this.#brackets = null;
    }
    if (this.#brackets) this.#slide += piece.slice(from);
    if (this.#slide.length > this.#slideCharactersMax) this.#isDone = true;
    return slides;
  }
}
