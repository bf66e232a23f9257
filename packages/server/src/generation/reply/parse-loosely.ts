import { jsonrepair } from "jsonrepair";

/** The value of a JSON text; one that is slightly broken (commas, quotes, line breaks, a cut end) is mended first. */
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
