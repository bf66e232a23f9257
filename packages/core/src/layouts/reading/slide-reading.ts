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
  /** The letter to draw instead of the number, e.g. `a`; absent if a number was typed. */
  letter?: string;
}

/** A bar of a chart. In the line `Coffee: 24 h`, `label` is `Coffee`, and `text` is `24 h`. */
export interface Bar {
  label: Words;
  text: Words;
  value: number;
}

/** A row of a table. `isLit` marks rows whose first cell was typed as `::…::`. */
export interface TableRow {
  cells: Words[];
  isLit: boolean;
}

/** A line with a name and a price, e.g. `Rye (1 kg): 6.40 €`; `note` are the words in brackets. */
export interface PriceLine {
  label: Words;
  note: Words | null;
  price: Words;
  isLit: boolean;
}

/** A line that starts with a time, e.g. `2019: first shop`. */
export interface Moment {
  time: Words;
  text: Words;
  isLit: boolean;
}

/** A line with a number, e.g. `Revenue: $1.2M, +64 % on last year`. */
export interface FigureLine {
  label: Words;
  value: Words;
  note: Words | null;
  /** Whether the label was typed before the number. */
  isLabelFirst: boolean;
  /** The direction of a typed arrow or signed change; null if there is none. */
  trend: "up" | "down" | null;
  isLit: boolean;
}

/** A quotation, and the quotation marks that were typed around it. */
export interface QuotedWords extends Words {
  /** Absent if there were none, or only straight ones. */
  marks?: QuoteMarks;
}

export type QuoteMarks = readonly [open: string, close: string];

/** A column of a comparison: its heading and its other paragraphs. */
export interface Column {
  head: Words;
  rows: Words[];
}

/** The lines of a block as list items, for layouts that draw the block as a list. */
interface Lines {
  entries: ListEntry[];
}

export type ReadBlock =
  | { kind: "paragraph"; words: Words }
  | { kind: "list"; entries: ListEntry[] }
  | { kind: "steps"; steps: Step[] }
  /** `words` have no outer quotation marks; `by` has no dash. */
  | { kind: "quote"; words: QuotedWords; by: Words }
  /**
   * Non-negative values in one unit. With `isWhole`, they are parts of a whole, e.g. percentages that add up to 100.
   * `limit` is the value that a full bar means, e.g. 100 for percentages; null if nothing limits the values.
   */
  | { kind: "chart"; bars: Bar[]; isWhole: boolean; limit: number | null }
  /** `isJudged`: the headings mean worse (left) and better (right). */
  | { kind: "comparison"; columns: [Column, Column]; isJudged: boolean }
  /** `head` are the names of the columns. `litColumn` is the index of the column whose name was typed as `::…::`. */
  | ({ kind: "table"; head: Words[] | null; rows: TableRow[]; litColumn: number | null } & Lines)
  | ({ kind: "prices"; prices: PriceLine[] } & Lines)
  | ({ kind: "timeline"; moments: Moment[] } & Lines)
  | ({ kind: "figures"; figures: FigureLine[] } & Lines)
  /** Entries with a check mark, a cross or an empty box. */
  | ({ kind: "checklist" } & Lines)
  | { kind: "code"; words: Words }
  /** An invalid item; its error message is drawn. */
  | { kind: "fault"; words: Words };

/** The number at the start of a header, and the words after it. */
export interface HeaderNumber {
  value: Words;
  /** Words after the number; null if the number is the whole header. */
  rest: Words | null;
  /** The percentage, 0 to 100; null if the number isn't one. */
  percent: number | null;
  /** Whether the number is a quantity, because it has a unit or a counted noun. False for `9 to 5` and dates. */
  isCount: boolean;
}

/** A slide's parsed content, from which a layout is chosen. It contains every text of the slide, in order. */
export interface SlideReading {
  title: Words;
  header: Words;
  number: HeaderNumber | null;
  blocks: ReadBlock[];
  summary: Words | null;
}

export type ItemRef = Extract<TextRef, { kind: "item" }>;
