/** Parses a JSON column. If the text isn't valid JSON, returns undefined, because every schema rejects undefined. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
