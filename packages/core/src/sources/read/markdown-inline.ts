import type { Token, Tokens } from "marked";
import { type InlinePiece, joinPieces, readInlineTokens } from "../../markdown/inline-tokens.ts";
import type { Reading } from "./reading.ts";

/**
 * Reads inline tokens as plain text. Links are reduced to their labels; images, tags, struck-out words and footnote
 * marks are left out.
 */
export function readInlineText(tokens: readonly Token[] | undefined, reading: Reading): string {
  const pieces = readInlineTokens(tokens ?? [], {
    read: (token) => readToken(token, reading),
    onStruck: (words) => reading.leave("struck-out word", words, "struck-out words"),
  });
  return joinPieces(pieces);
}

function readToken(token: Token, reading: Reading): InlinePiece[] | null {
  switch (token.type) {
    case "image":
      reading.leave("image", (token as Tokens.Image).text);
      return [];
    case "html":
      if (token.raw.startsWith("<!--")) reading.leave("comment", token.raw.slice(4, -3));
      return null;
    case "checkbox":
      return [];
    default:
      return null;
  }
}
