/** What an error says to people; empty where it says nothing. */
export function readErrorMessage(error: unknown): string {
  return error instanceof Error ? error.message : "";
}
