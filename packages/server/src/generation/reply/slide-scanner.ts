import type { Slide } from "@slideloom/core/document";
import { findBalancedEnd, parseLoosely } from "@slideloom/core/import";
import { readSlide } from "./draft.ts";
import { stripThinking } from "./strip-thinking.ts";

const titleString = /["']?\btitle\b["']?\s*:\s*("(?:[^"\\]|\\.)*")/;
const listStart = /^\s*\[(?=\s*\{)|["']?\b(?:content|slides)\b["']?\s*:\s*\[/;

/** The index of the first slide of a reply's list, or null where the list has not begun. */
export function findListStart(text: string): number | null {
  const start = listStart.exec(text);
  return start && start.index + start[0].length;
}

/** Finds the slides of a reply while it still grows: each is given out once, as soon as its last bracket is there. */
export class SlideScanner {
  #reply = "";
  /** Where the next slide begins in the reply without its thinking; null until the list has begun. */
  #position: number | null = null;
  #isDone = false;

  /** Takes the reply's next piece and returns the slides that it closed. */
  push(piece: string): Slide[] {
    this.#reply += piece;
    if (this.#isDone || !/[}\]]/.test(piece)) return [];
    const text = stripThinking(this.#reply);
    this.#position ??= findListStart(text);
    let position = this.#position;
    const slides: Slide[] = [];
    while (position !== null) {
      const from: number = position + (/^[\s,]*/.exec(text.slice(position))?.[0].length ?? 0);
      if (text[from] === "]") this.#isDone = true;
      position = text[from] === "{" ? findBalancedEnd(text, from) : null;
      if (position === null) break;
      this.#position = position;
      const slide = readSlide(parseLoosely(text.slice(from, position)));
      if (slide) slides.push(slide);
    }
    return slides;
  }

  /** The post's title, once its string is closed; null until then, and where it stands after the slides. */
  findTitle(): string | null {
    const text = stripThinking(this.#reply);
    const title = parseLoosely(
      titleString.exec(text.slice(0, findListStart(text) ?? undefined))?.[1] ?? "",
    );
    return typeof title === "string" && title.trim() !== "" ? title : null;
  }
}
