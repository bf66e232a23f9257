/** Why a text was not edited: an issue of the text or of what it would become, or a place that it does not have. */
export interface EditError {
  code: string;
  message: string;
}

export type EditResult = { ok: true; text: string } | { ok: false; error: EditError };

/** Thrown within edit operations only, which turn it into a result. */
export class NoSuchPlaceError extends Error {
  readonly code = "no-such-place";
}
