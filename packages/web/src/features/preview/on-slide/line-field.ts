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

/** Words and where the caret is in them. */
export interface FieldState extends TextRange {
  words: string;
}

/** Typing without a pause as long as this is one step to undo inside the field. */
const pauseMs = 600;

interface LineFieldOptions {
  words: string;
  /** False: line breaks that are pasted become spaces. */
  isMultiline: boolean;
  makeLines: MakeLines;
  /** Puts right what a change left behind. */
  tidy?: (state: FieldState, before: string) => FieldState;
  onChange: (words: string) => void;
}

/**
 * An editable element that holds plain text, one `div` a line, so that lines can be styled each on their own. The
 * browser edits; this keeps the element's shape and an undo list, since a browser's own does not outlive changed nodes.
 */
export class LineField {
  readonly #root: HTMLElement;
  readonly #options: LineFieldOptions;
  #present: FieldState;
  #past: FieldState[] = [];
  #future: FieldState[] = [];
  #lastInputMs = 0;

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

  /** Puts the caret at a point of the window, where that is in the field. */
  selectAt({ clientX, clientY }: { clientX: number; clientY: number }): void {
    const place = findPlaceAt(clientX, clientY);
    if (!place || !this.#root.contains(place.node)) return;
    getSelection()?.collapse(place.node, place.offset);
    this.#present = this.state;
  }

  /** Replaces what is selected. */
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

  /** Takes other words as a step of its own. */
  replace(next: FieldState): void {
    this.#past.push(this.state);
    this.#future = [];
    this.#lastInputMs = 0;
    this.#show(this.#tidy(next));
  }

  /** Takes the last step back; false where there is none. */
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

  /** Takes over what the browser did. While an input method composes, its nodes are left alone. */
  takeInput(isComposing: boolean): void {
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
    return this.#options.isMultiline ? lines : lines.replaceAll(/\s*\n\s*/g, " ");
  }
}
