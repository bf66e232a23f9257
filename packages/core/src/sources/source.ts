import type { MediaCredit } from "../document/post.ts";

/** Kinds of sources: file formats such as `pdf`, and other origins such as `web` or `thread`. */
export const sourceKinds = [
  "web",
  "text",
  "html",
  "pdf",
  "docx",
  "pptx",
  "epub",
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

export const sourceLimits = {
  /** Maximum size of a file or web page, in bytes. */
  bytes: 5_000_000,
  /** Maximum UTF-16 units of a source's text. The rest is left out, if possible between passages. */
  characters: 200_000,
  passages: 20_000,
  title: 300,
  /** Maximum UTF-16 units of an author, speaker or heading above, and of a short field such as `language`. */
  name: 1000,
  field: 200,
  /** Latest place in a recording or chat, in seconds from its start. */
  seconds: 100_000_000,
  /** Node accepts no longer header, such as a redirect. */
  url: 16_384,
  /** Maximum columns of a table row whose cells are kept apart; the passage's text has all of them. */
  columns: 1000,
  /** Maximum number of notes and doubts, and of UTF-16 units of each. */
  notes: 1000,
  note: 2000,
  /** Maximum number of images, and of UTF-16 units of an image's alt text and caption. */
  images: 20,
  caption: 1000,
} as const;

/** A reason to check the text that was read, e.g. a paywall after the first part. */
export interface SourceDoubt {
  /** A stable identifier, e.g. `paywall`, `login`, `scan` or `encoding`. */
  code: string;
  message: string;
}

/** Information about how a source was read. */
interface SourceReading {
  /** Name of the reader, e.g. `Readability 0.6.0`. */
  by: string;
  /** True if the text is longer than `sourceLimits.characters`. */
  isCut: boolean;
  /** Parts that were left out, e.g. `2 hidden parts, 214 characters`. */
  left: string[];
  doubts: SourceDoubt[];
}

/** An image of a source that a slide can show. It is offered, and never added unasked. */
export interface SourceImage {
  /** A web address. */
  url: string;
  alt?: string;
  caption?: string;
  /** Author and licence as named in the caption, and the page that the image is on. */
  credit?: MediaCredit;
  /** Id of the passage above the image; absent at the source's start. */
  passage?: string;
}

/** A text that posts are made from: an article, a talk, notes, a document. */
export interface Source {
  /** Id that starts with `src_`, followed by random characters. */
  id: string;
  kind: SourceKind;
  title: string;
  byline?: string;
  url?: string;
  /** Date of publication (ISO 8601). */
  published?: string;
  /** BCP 47 tag; absent if the language is unknown. */
  language?: string;
  /** Total length of all passages, in UTF-16 code units. */
  characters: number;
  /** `sha256:` and the hash of the passages' texts in hexadecimal digits. */
  hash: string;
  read: SourceReading;
  /** Images in the text, in order; absent if there are none. */
  images?: SourceImage[];
}

/** Place of a passage in its source; all counts begin at 1. */
export interface PassagePlace {
  /** The text of the heading above. */
  section?: string;
  page?: number;
  /** Start of a subtitle or transcript passage, in seconds. */
  seconds?: number;
  slide?: number;
  row?: number;
}

/**
 * A heading, paragraph, list item, table row or cue (spoken words) of a source. A list's items are consecutive
 * passages.
 */
export interface Passage {
  /** `p` and the passage's number in the source, from 1. */
  id: string;
  kind: PassageKind;
  text: string;
  /** Level of a heading, 1 to 6; depth of a list item, from 0 for the outermost list. */
  level?: number;
  /** True for an item of a numbered list. */
  ordered?: boolean;
  /** The number of a list item, or of a heading in a series such as `Step 1`, as far as the text tells. */
  number?: number;
  /** A table row's cells, in the order of `columns`. */
  cells?: string[];
  /** Names of the table's columns; the same in each row. */
  columns?: string[];
  place: PassagePlace;
  speaker?: string;
  /** Range in the source's text, in UTF-16 units. The text is all passages joined with line feeds. */
  range: [start: number, end: number];
}

/** A reader's result; the server adds `id` and `hash`. */
export interface ReadSource {
  source: Omit<Source, "id" | "hash">;
  passages: Passage[];
}
