/** Parses a JSON column. Returns undefined for invalid JSON, which every schema rejects. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
