import type { Slide } from "@slideloom/core/document";
import { findBalancedEnd, parseLoosely } from "@slideloom/core/import";
import { readReplySlide, stripThinking } from "@slideloom/core/writing";

const titleString = /["']?\btitle\b["']?\s*:\s*("(?:[^"\\]|\\.)*")/;
const listStart = /^\s*\[(?=\s*\{)|["']?\b(?:content|slides)\b["']?\s*:\s*\[/;

/** Returns the position after the bracket that opens the list of slides; null if the list has not started. */
export function findListStart(text: string): number | null {
  const start = listStart.exec(text);
  return start && start.index + start[0].length;
}

/** Incremental parser: finds the slides of a growing reply, and returns each as soon as it is complete. */
export class SlideScanner {
  #reply = "";
  /**
   * Position of the next slide in the reply without the model's thinking; null until the list of slides has started.
   */
  #position: number | null = null;
  #isDone = false;

  /** Appends a chunk of the reply and returns the slides that it completed. */
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
      const slide = readReplySlide(parseLoosely(text.slice(from, position)));
      if (slide) slides.push(slide);
    }
    return slides;
  }

  /** Returns null until the title is complete. Also null if the title comes after the slides. */
  findTitle(): string | null {
    const text = stripThinking(this.#reply);
    const title = parseLoosely(
      titleString.exec(text.slice(0, findListStart(text) ?? undefined))?.[1] ?? "",
    );
    return typeof title === "string" && title.trim() !== "" ? title : null;
  }
}
