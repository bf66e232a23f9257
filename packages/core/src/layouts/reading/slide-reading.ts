import type { TextRef } from "../../drawing/text-ref.ts";

/** Words of the post and where they come from; line breaks are kept as `\n`. */
export interface Words {
  text: string;
  ref: TextRef;
}

/** What a line of a list begins with: nothing that means something, `✓`, `✗` or an empty box, or a picture of its own (an emoji). */
export type EntryMark = "neutral" | "check" | "cross" | "open" | "own";

export interface ListEntry extends Words {
  mark: EntryMark;
}

export interface Step extends Words {
  number: number;
}

/** A bar's words: label and text (`24 h`) as they are typed; both have the item's place. */
export interface Bar {
  label: Words;
  text: Words;
  value: number;
}

/** The first paragraph of a column and the others. */
export interface Column {
  head: Words;
  rows: Words[];
}

/** A part of a slide's content. */
export type ReadBlock =
  | { kind: "paragraph"; words: Words }
  | { kind: "list"; entries: ListEntry[] }
  | { kind: "steps"; steps: Step[] }
  /** Without the outer quotation marks and the dash before who said it. */
  | { kind: "quote"; words: Words; by: Words }
  /** Values of one unit, none below zero. `isWhole`: they are the parts of a whole, as percentages that add up to 100 are. */
  | { kind: "chart"; bars: Bar[]; isWhole: boolean }
  /** `isJudged`: the heads say that the left is the worse and the right the better. */
  | { kind: "comparison"; columns: [Column, Column]; isJudged: boolean }
  | { kind: "code"; words: Words }
  /** A block that can't be read, drawn as its message. */
  | { kind: "fault"; words: Words };

/** A number that a header starts with, and the rest of the header; both have the header's place. */
export interface HeaderNumber {
  value: Words;
  /** Null where the number is all of the header. */
  rest: Words | null;
  /** 0 to 100 where the number is a share. */
  percent: number | null;
}

/** A slide's content as layouts draw it. Every word of the slide is in it, in the post's order. */
export interface SlideReading {
  title: Words;
  header: Words;
  number: HeaderNumber | null;
  blocks: ReadBlock[];
  summary: Words | null;
}

/** The place of an item's words. */
export type ItemRef = Extract<TextRef, { kind: "item" }>;
