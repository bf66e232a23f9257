import type { Issue } from "./issue.ts";
import type { Post } from "./post.ts";

/** What `parsePost` found. `error` is the first failure in the order of the validation rules. */
export type ParseResult =
  | { ok: true; post: Post; warnings: Issue[] }
  | { ok: false; error: Issue; issues: Issue[]; warnings: Issue[] };
