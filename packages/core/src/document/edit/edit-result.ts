import type { PostDocument } from "../post-document.ts";

/** Why an edit failed: the post is invalid before or after the edit, or a slide or item doesn't exist. */
interface EditError {
  code: string;
  message: string;
}

export type EditResult = { ok: true; document: PostDocument } | { ok: false; error: EditError };

/** Thrown within edit operations, which convert it to a result. */
export class NoSuchPlaceError extends Error {
  readonly code = "no-such-place";
}
