import type { TextKind } from "@slideloom/core/blocks";
import {
  hasCleanLines,
  type MakeLines,
  readLines,
  readSelection,
  findPlaceAt,
  type TextRange,
  writeLines,
  writeSelection,
} from "./line-dom.ts";

/** Kind of a field, which decides how its lines map to drawn paragraphs. */
export type FieldKind = "headline" | "display" | TextKind;

export interface FieldState extends TextRange {
  words: string;
}

/** Longest pause in typing within one undo step of the field, ms. */
const pauseMs = 600;

interface LineFieldOptions {
  words: string;
  /** If false, pasted line breaks are replaced by spaces. */
  isMultiline: boolean;
  makeLines: MakeLines;
  /** Corrects the text after a change, e.g. renumbers lists. `before` is the text before the change. */
  tidy?: (state: FieldState, before: string) => FieldState;
  onChange: (words: string) => void;
}

/**
 * Turns an element into an editor for plain text, with a `div` per line. Has its own undo list, because native undo
 * breaks when nodes change.
 */
export class LineField {
  readonly #root: HTMLElement;
  readonly #options: LineFieldOptions;
  #present: FieldState;
  #past: FieldState[] = [];
  #future: FieldState[] = [];
  #lastInputMs = 0;
  #isComposing = false;

  constructor(root: HTMLElement, options: LineFieldOptions) {
    this.#root = root;
    this.#options = options;
    this.#present = { words: options.words, from: 0, to: 0 };
    writeLines(root, options.words, options.makeLines);
  }

  get state(): FieldState {
    const range = readSelection(this.#root) ?? this.#present;
    return { words: this.#present.words, from: range.from, to: range.to };
  }

  select(range: TextRange): void {
    writeSelection(this.#root, range);
    this.#present = { ...this.#present, ...range };
  }

  /** Rebuilds lines that `makeLines` builds in another way now. Leaves the words and the selection as they are. */
  refresh(): void {
    const { words } = this.#present;
    if (this.#isComposing || hasCleanLines(this.#root, words, this.#options.makeLines)) return;
    const range = readSelection(this.#root);
    writeLines(this.#root, words, this.#options.makeLines);
    if (range) writeSelection(this.#root, range);
  }

  /** Places the caret at a point of the window, if it is inside the field. */
  selectAt({ clientX, clientY }: { clientX: number; clientY: number }): void {
    const place = findPlaceAt(clientX, clientY);
    if (!place || !this.#root.contains(place.node)) return;
    getSelection()?.collapse(place.node, place.offset);
    this.#present = this.state;
  }

  /** Replaces the selection. */
  insert(text: string): void {
    const { words, from, to } = this.state;
    const inserted = this.#fitLines(text);
    const caret = from + inserted.length;
    this.replace({
      words: words.slice(0, from) + inserted + words.slice(to),
      from: caret,
      to: caret,
    });
  }

  /** Replaces the text as a separate undo step. */
  replace(next: FieldState): void {
    this.#past.push(this.state);
    this.#future = [];
    this.#lastInputMs = 0;
    this.#show(this.#tidy(next));
  }

  /** Undoes the last step; false if there is none. */
  undo(): boolean {
    const before = this.#past.pop();
    if (!before) return false;
    this.#future.push(this.state);
    this.#show(before);
    return true;
  }

  redo(): void {
    const after = this.#future.pop();
    if (!after) return;
    this.#past.push(this.state);
    this.#show(after);
  }

  /** Reads the text after the browser has edited the DOM. During IME composition, leaves the DOM nodes unchanged. */
  takeInput(isComposing: boolean): void {
    this.#isComposing = isComposing;
    const typed = readLines(this.#root);
    const range = readSelection(this.#root) ?? this.#present;
    const fitted = { words: this.#fitLines(typed), ...range };
    const next = isComposing ? { words: typed, ...range } : this.#tidy(fitted);
    const nowMs = performance.now();
    if (nowMs - this.#lastInputMs > pauseMs) this.#past.push(this.#present);
    this.#lastInputMs = nowMs;
    this.#future = [];
    this.#present = next;
    const { words } = next;
    const isClean = words === typed && hasCleanLines(this.#root, words, this.#options.makeLines);
    if (!isComposing && !isClean) this.#show(next);
    else this.#options.onChange(words);
  }

  #show(state: FieldState): void {
    this.#present = state;
    writeLines(this.#root, state.words, this.#options.makeLines);
    writeSelection(this.#root, state);
    this.#options.onChange(state.words);
  }

  #tidy(next: FieldState): FieldState {
    return this.#options.tidy?.(next, this.#present.words) ?? next;
  }

  #fitLines(text: string): string {
    const lines = text.replaceAll(/\r\n?/g, "\n");
    return this.#options.isMultiline ? lines : lines.replaceAll(/(?<!\s)\s*\n\s*/g, " ");
  }
}
