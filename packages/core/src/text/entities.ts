import { decodeHTMLStrict } from "entities/decode";

const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]\w{1,31});/gi;
/** Matches spaces of other widths, which are plain spaces in posts. */
const wideSpace = /^[\u00A0\u2002-\u200A]$/;

/** Decodes HTML entities; unknown ones stay as typed. */
export const decodeEntities = (text: string): string => text.replaceAll(entity, decodeEntity);

function decodeEntity(typed: string): string {
  const decoded = decodeHTMLStrict(typed);
  // People also type names in capitals.
  const known = decoded === typed ? decodeHTMLStrict(typed.toLowerCase()) : decoded;
  if (known === "\uFFFD" || known === typed.toLowerCase()) return typed;
  return wideSpace.test(known) ? " " : known;
}
