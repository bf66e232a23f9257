import type { Post } from "../document/post.ts";

/** The formats of others that become a post. */
export const importFormats = [
  "markdown",
  "csv",
  "json",
  "postnitro",
  "contentdrips",
  "json2content",
] as const;
export type ImportFormat = (typeof importFormats)[number];

/** What became of a part of the source: `mapped` where its place was chosen by a rule, `left` where it has none. */
export interface ImportNote {
  kind: "mapped" | "left";
  message: string;
}

/** A post out of somebody else's format. It passes `parsePost`. */
export interface ImportedPost {
  post: Post;
  /** Addresses of pictures by slide, from 0. */
  mediaUrls: Record<number, string>;
  notes: ImportNote[];
  /** Of a table: the row that it begins with, as spreadsheets number them. */
  row?: number;
}

/** At least one post, and what of a table could not become one; or why there is none. */
export type ImportResult =
  | { ok: true; posts: ImportedPost[]; unreadable?: string[] }
  | { ok: false; message: string };
