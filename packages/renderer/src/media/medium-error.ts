/** A medium that can't be loaded. The message says why and is for people, as those of other errors may not be. */
export class MediumError extends Error {
  override name = "MediumError";
}

const unknownCause = "it could not be read";

/** Why a medium can't be loaded, without a full stop. */
export function describeCause(error: unknown): string {
  return error instanceof MediumError ? error.message.replace(/\.$/, "") : unknownCause;
}
