/** Where a source's text came from. */
export const sourceKinds = [
  "web",
  "text",
  "html",
  "pdf",
  "docx",
  "pptx",
  "markdown",
  "subtitles",
  "feed",
  "table",
  "thread",
] as const;

export type SourceKind = (typeof sourceKinds)[number];

export const passageKinds = [
  "heading",
  "paragraph",
  "list",
  "quote",
  "table",
  "code",
  "cue",
] as const;

export type PassageKind = (typeof passageKinds)[number];

/** Limits of every way to read a source. */
export const sourceLimits = {
  /** Bytes of a file, or of a web page. */
  bytes: 5_000_000,
  /** UTF-16 units kept of a source's text; the rest is cut at a passage. */
  characters: 200_000,
  passages: 20_000,
  title: 300,
} as const;

/** Something a reader of the source should check, e.g. that only a paywall's teaser was read. */
export interface SourceDoubt {
  /** Stable, e.g. `paywall`, `login`, `scan`, `encoding`. */
  code: string;
  message: string;
}

/** How a source was read. */
export interface SourceReading {
  /** The reader, e.g. `Readability 0.6.0`. */
  by: string;
  /** True if the text is longer than `sourceLimits.characters`. */
  isCut: boolean;
  /** Parts that were left out, e.g. `2 hidden parts, 214 characters`. */
  left: string[];
  doubts: SourceDoubt[];
}

/** A text that posts are made from: an article, a talk, notes, a document. */
export interface Source {
  /** `src_` and random characters. */
  id: string;
  kind: SourceKind;
  title: string;
  byline?: string;
  url?: string;
  /** ISO 8601 date. */
  published?: string;
  /** BCP 47 tag; absent if it can't be told. */
  language?: string;
  /** UTF-16 units of all passages. */
  characters: number;
  /** `sha256:` and the hash of the passages' texts in hexadecimal digits. */
  hash: string;
  read: SourceReading;
}

/** Where a passage is in its source; all counts begin at 1. */
export interface PassagePlace {
  /** The heading above it. */
  section?: string;
  page?: number;
  /** Start of a cue, in seconds. */
  seconds?: number;
  slide?: number;
  row?: number;
}

/** A heading, paragraph, list item, table row or cue of a source. Items of one list follow each other. */
export interface Passage {
  /** `p` and its number in the source, from 1. */
  id: string;
  kind: PassageKind;
  text: string;
  /** Of a heading 1 to 6, of a list item 0 for the outermost list. */
  level?: number;
  /** True for an item of a numbered list. */
  ordered?: boolean;
  /** A table row's cells, in the order of `columns`. */
  cells?: string[];
  /** Names of a table's columns, repeated for each row. */
  columns?: string[];
  place: PassagePlace;
  speaker?: string;
  /** UTF-16 range in the source's text: all passages joined by line feeds. */
  range: [start: number, end: number];
}

/** What a reader returns; the server adds `id` and `hash`. */
export interface ReadSource {
  source: Omit<Source, "id" | "hash">;
  passages: Passage[];
}
