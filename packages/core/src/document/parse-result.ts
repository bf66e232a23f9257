import type { Issue } from "./issue.ts";
import type { Post } from "./post.ts";

/** The result of `parsePost`. `error` is the first of `issues`. */
export type ParseResult =
  | { ok: true; post: Post; warnings: Issue[] }
  | { ok: false; error: Issue; issues: Issue[]; warnings: Issue[] };
