/** Returns an error's message; empty if it has none. */
export function readErrorMessage(error: unknown): string {
  return error instanceof Error ? error.message : "";
}
