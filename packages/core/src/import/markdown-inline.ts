import type { Token, Tokens } from "marked";
import {
  type InlinePiece as Piece,
  type InlineReader,
  joinPieces,
  readInlineTokens,
  readTokenText,
  toPieces,
} from "../markdown/inline-tokens.ts";
import { parseInlineMarkup } from "../text/inline-markup.ts";
import { listImageSources } from "./html-text.ts";

/** The text of a Markdown block, and the URLs of its images. */
export interface InlineText {
  text: string;
  pictures: string[];
  /** Struck-out words, which are left out of the text. */
  struck: string[];
}

export function listInline(block: Token): Token[] {
  return ("tokens" in block && block.tokens) || [block];
}

/**
 * Converts inline tokens to plain text. In headings, bold words become `::highlighted::`, and soft line breaks become
 * spaces.
 */
export function readInline(tokens: readonly Token[], isHeading = false): InlineText {
  const pictures: string[] = [];
  const struck: string[] = [];
  const read: InlineReader["read"] = (token, readAll) => {
    switch (token.type) {
      case "image":
        pictures.push((token as Tokens.Image).href);
        return [];
      case "html":
        pictures.push(...listImageSources(token.raw));
        return null;
      case "link":
        return readLink(token as Tokens.Link, readAll);
      case "strong":
        return toPieces(joinPieces(readAll((token as Tokens.Strong).tokens)), isHeading);
      case "text":
        if (!isHeading || "tokens" in token) return null;
        return toPieces(readTokenText(token).replaceAll("\n", " "));
      default:
        return null;
    }
  };
  const pieces = readInlineTokens(tokens, { read, onStruck: (words) => struck.push(words) });
  return { text: writePieces(pieces).trim(), pictures, struck };
}

/** Joins pieces and puts `::` around bold pieces, but only if the markup parser would recognise the `::`. */
function writePieces(pieces: readonly Piece[]): string {
  const written: string[] = [];
  let marked = 0;
  let before = "";
  for (const [index, { text, isBold }] of pieces.entries()) {
    const after = pieces[index + 1]?.text.slice(0, 2) ?? "";
    const isMarked = isBold && isHighlight(before, text, after);
    if (isMarked) marked += 1;
    written.push(isMarked ? `::${text}::` : text);
    before = isMarked ? "::" : (before + text).slice(-2);
  }
  const found = parseInlineMarkup(written.join("")).filter(({ highlighted }) => highlighted).length;
  // If the parser finds other pairs than the intended ones, the heading is returned without highlights.
  return found === marked ? written.join("") : joinPieces(pieces);
}

function isHighlight(before: string, text: string, after: string): boolean {
  const spans = parseInlineMarkup(`${before}::${text}::${after}`);
  return spans.some((span) => span.highlighted && span.text === text);
}

function readLink({ href, tokens }: Tokens.Link, readAll: (tokens: readonly Token[]) => Piece[]) {
  const pieces = readAll(tokens);
  const label = joinPieces(pieces);
  const address = href.replace(/^mailto:/, "");
  // The parser `marked` also makes a bare `www.example.com` a link, with `http://` in the address.
  const isBare = [address, href.replace(/^http:\/\//, "")].includes(label);
  if (label === "") return toPieces(address);
  return isBare ? pieces : [...pieces, ...toPieces(` (${address})`)];
}
