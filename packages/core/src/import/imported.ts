import type { Post } from "../document/post.ts";

export const importFormats = [
  "markdown",
  "csv",
  "json",
  "postnitro",
  "contentdrips",
  "json2content",
] as const;
export type ImportFormat = (typeof importFormats)[number];

/**
 * Reports a part of the source that doesn't fit the post format. `mapped` parts were converted, and `left` parts were
 * left out.
 */
export interface ImportNote {
  kind: "mapped" | "left";
  message: string;
}

/** An imported post, valid for `parsePost`. */
export interface ImportedPost {
  post: Post;
  /** Image URLs by slide index. */
  mediaUrls: Record<number, string>;
  notes: ImportNote[];
  /** Number of the post's first row in the CSV, counted as in spreadsheets. */
  row?: number;
}

/** At least one post, or an error. `unreadable` has messages about parts that couldn't be read, e.g. rows of a CSV. */
export type ImportResult =
  | { ok: true; posts: ImportedPost[]; unreadable?: string[] }
  | { ok: false; message: string };
