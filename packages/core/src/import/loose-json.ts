import { jsonrepair } from "jsonrepair";

/** Parses JSON after repairing small errors: commas, quotes, line breaks, a truncated end. */
export function parseLoosely(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    try {
      return JSON.parse(jsonrepair(text));
    } catch {
      return undefined;
    }
  }
}
/**
 * Returns the index after the bracket that closes the bracket at `start`; null if it isn't closed. Ignores brackets in
 * strings.
 */
export function findBalancedEnd(text: string, start: number): number | null {
  let depth = 0;
  let inString = false;
  for (let index = start; index < text.length; index++) {
    const character = text[index];
    if (inString) {
      if (character === "\\") index++;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === "{" || character === "[") depth++;
    else if ((character === "}" || character === "]") && --depth === 0) return index + 1;
  }
  return null;
}
