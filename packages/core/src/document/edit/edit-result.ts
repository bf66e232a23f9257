import type { PostDocument } from "../post-document.ts";

/** Why a document was not edited: an issue of its text or of what that would become, or a place that it does not have. */
interface EditError {
  code: string;
  message: string;
}

export type EditResult = { ok: true; document: PostDocument } | { ok: false; error: EditError };

/** Thrown within edit operations only, which turn it into a result. */
export class NoSuchPlaceError extends Error {
  readonly code = "no-such-place";
}
