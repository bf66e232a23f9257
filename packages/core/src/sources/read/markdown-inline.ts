import type { Token, Tokens } from "marked";
import { decodeEntities } from "../../import/html-text.ts";
import type { Reading } from "./reading.ts";

const footnoteMark = /\[\^[^\]\n]{1,40}\]/g;
/** Matches links of note-taking apps: `[[Page]]`, `[[Page|label]]`. */
const wikiLink = /\[\[(?:[^[\]|\n]{1,200}\|)?([^[\]|\n]{1,200})\]\]/g;

/**
 * Reads inline tokens as plain text. Links are reduced to their labels; images, tags and footnote marks are left out.
 */
export function readInlineText(tokens: readonly Token[] | undefined, reading: Reading): string {
  return (tokens ?? []).map((token) => readToken(token, reading)).join("");
}

function readToken(token: Token, reading: Reading): string {
  switch (token.type) {
    case "br":
      return "\n";
    case "image":
      reading.leave("image", (token as Tokens.Image).text);
      return "";
    case "html":
      if (token.raw.startsWith("<!--")) reading.leave("comment", token.raw.slice(4, -3));
      return /^<br\b/i.test(token.raw) ? "\n" : "";
    case "codespan":
      return (token as Tokens.Codespan).text;
    case "checkbox":
      return "";
    default: {
      if ("tokens" in token && token.tokens) return readInlineText(token.tokens, reading);
      const text = decodeEntities("text" in token ? String(token.text) : token.raw);
      return text.replaceAll(footnoteMark, "").replaceAll(wikiLink, "$1");
    }
  }
}
