import type { Token, Tokens } from "marked";
import { decodeEntities } from "../../import/html-text.ts";
import { type InlinePiece, joinPieces, readInlineTokens } from "../../markdown/inline-tokens.ts";
import type { Reading } from "./reading.ts";

const footnoteMark = /\[\^[^\]\n]{1,40}\]/g;

/**
 * Reads inline tokens as plain text. Links are reduced to their labels; images, tags, struck-out words and footnote
 * marks are left out.
 */
export function readInlineText(tokens: readonly Token[] | undefined, reading: Reading): string {
  const pieces = readInlineTokens(tokens ?? [], {
    read: (token, readAll) => readToken(token, reading, readAll),
    onStruck: (words) => reading.leave("struck-out word", words, "struck-out words"),
  });
  return joinPieces(pieces);
}

const plain = (text: string): InlinePiece[] => [{ text, isBold: false }];

function readToken(
  token: Token,
  reading: Reading,
  readAll: (tokens: readonly Token[]) => InlinePiece[],
): InlinePiece[] {
  switch (token.type) {
    case "br":
      return plain("\n");
    case "image":
      reading.leave("image", (token as Tokens.Image).text);
      return [];
    case "html":
      if (token.raw.startsWith("<!--")) reading.leave("comment", token.raw.slice(4, -3));
      return plain(/^<br\b/i.test(token.raw) ? "\n" : "");
    case "codespan":
      return plain((token as Tokens.Codespan).text);
    case "checkbox":
      return [];
    default: {
      if ("tokens" in token && token.tokens) return readAll(token.tokens);
      const text = decodeEntities("text" in token ? String(token.text) : token.raw);
      return plain(text.replaceAll(footnoteMark, ""));
    }
  }
}
