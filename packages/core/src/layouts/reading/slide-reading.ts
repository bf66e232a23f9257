import type { TextRef } from "../../drawing/text-ref.ts";

/** A text of the post with its reference; line breaks are `\n`. */
export interface Words {
  text: string;
  ref: TextRef;
}

/** A list item's mark: a plain bullet, `✓`, `✗`, an empty box, or its own emoji. */
export type EntryMark = "neutral" | "check" | "cross" | "open" | "own";

export interface ListEntry extends Words {
  mark: EntryMark;
}

export interface Step extends Words {
  number: number;
  /** Drawn instead of the number. */
  letter?: string;
}

/** A bar's label and text (`24 h`) as typed; both have the item's reference. */
export interface Bar {
  label: Words;
  text: Words;
  value: number;
}

/** A column's heading and its other paragraphs. */
export interface Column {
  head: Words;
  rows: Words[];
}

/** A block of a slide's content. */
export type ReadBlock =
  | { kind: "paragraph"; words: Words }
  | { kind: "list"; entries: ListEntry[] }
  | { kind: "steps"; steps: Step[] }
  /** Without outer quotation marks and without the dash before the author. */
  | { kind: "quote"; words: Words; by: Words }
  /** Non-negative values in one unit. `isWhole`: they are parts of a whole, such as percentages that add up to 100. */
  | { kind: "chart"; bars: Bar[]; isWhole: boolean }
  /** `isJudged`: the headings mean worse (left) and better (right). */
  | { kind: "comparison"; columns: [Column, Column]; isJudged: boolean }
  | { kind: "code"; words: Words }
  /** An invalid block, drawn as its error message. */
  | { kind: "fault"; words: Words };

/** The number at the start of a header, and the rest; both have the header's reference. */
export interface HeaderNumber {
  value: Words;
  /** Null if the number is the whole header. */
  rest: Words | null;
  /** 0 to 100 if the number is a percentage, else null. */
  percent: number | null;
  /** Whether it is a quantity, with a unit or a counted noun: not `9 to 5` or a date. */
  isCount: boolean;
}

/** A slide's parsed content for layouts. Contains every text of the slide, in order. */
export interface SlideReading {
  title: Words;
  header: Words;
  number: HeaderNumber | null;
  blocks: ReadBlock[];
  summary: Words | null;
}

/** A reference to an item's text. */
export type ItemRef = Extract<TextRef, { kind: "item" }>;
