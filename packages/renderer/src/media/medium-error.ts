/** Media that can't be loaded. The message says why, and may be shown to people. */
export class MediumError extends Error {
  override name = "MediumError";
}

const unknownCause = "it could not be read";

/** Returns why media can't be loaded, without a full stop. */
export function describeCause(error: unknown): string {
  return error instanceof MediumError ? error.message.replace(/\.$/, "") : unknownCause;
}
