import type { Token, Tokens } from "marked";
import { decodeEntities } from "../text/entities.ts";
import { joinFractions, writeLowered, writeRaised } from "../text/raised-text.ts";

export interface InlinePiece {
  text: string;
  isBold: boolean;
}

/** Reads what its document treats in its own way. */
export interface InlineReader {
  /** Reads a token of its own kind, e.g. an image or a link; null for any other. */
  read: (
    token: Token,
    readAll: (tokens: readonly Token[]) => InlinePiece[],
  ) => InlinePiece[] | null;
  /** Gets struck-out words, which are left out. */
  onStruck: (words: string) => void;
}

/** Elements in Markdown that change the meaning of their text. */
const paired = /^<(\/?)(sup|sub|s|del|strike)\b[^<>]{0,200}>$/i;

interface OpenTag {
  name: string;
  pieces: InlinePiece[];
}

/** Reads inline tokens. Raised and lowered text keeps its meaning, and struck-out words are left out. */
export function readInlineTokens(tokens: readonly Token[], reader: InlineReader): InlinePiece[] {
  const open: OpenTag[] = [{ name: "", pieces: [] }];
  const readAll = (inner: readonly Token[]) => readInlineTokens(inner, reader);
  const add = (pieces: readonly InlinePiece[]) => {
    for (const piece of pieces) open.at(-1)?.pieces.push(piece);
  };
  const close = () => {
    const { name, pieces } = open.pop() ?? { name: "", pieces: [] };
    add(writeTag(name, pieces, joinPieces(open.flatMap((one) => one.pieces)).slice(-4), reader));
  };
  for (const token of tokens) {
    const [, end, name = ""] = token.type === "html" ? (paired.exec(token.raw.trim()) ?? []) : [];
    if (end === "") open.push({ name: name.toLowerCase(), pieces: [] });
    else if (end === "/") {
      if (open.at(-1)?.name === name.toLowerCase()) close();
    } else if (token.type === "del") {
      const inner = readAll((token as Tokens.Del).tokens);
      // One sign around digits in a word is a subscript: H~2~O.
      const isLowered =
        token.raw.startsWith("~") && !token.raw.startsWith("~~") && /^\d+$/.test(joinPieces(inner));
      if (isLowered) add(inner);
      else reader.onStruck(joinPieces(inner).trim());
    } else add(reader.read(token, readAll) ?? readToken(token, readAll));
  }
  // Tags without an end count for nothing.
  while (open.length > 1) add(open.pop()?.pieces ?? []);
  return joinSplitFractions(open[0]?.pieces ?? []);
}

function readToken(
  token: Token,
  readAll: (tokens: readonly Token[]) => InlinePiece[],
): InlinePiece[] {
  switch (token.type) {
    case "br":
      return toPieces("\n");
    case "html":
      return toPieces(/^<br\b/i.test(token.raw) ? "\n" : "");
    case "codespan":
      return toPieces((token as Tokens.Codespan).text);
    default:
      return "tokens" in token && token.tokens
        ? readAll(token.tokens)
        : toPieces(readTokenText(token));
  }
}

/** Returns the text of a token without tokens of its own, with entities decoded and footnote marks left out. */
export const readTokenText = (token: Token) =>
  decodeEntities("text" in token ? String(token.text) : token.raw).replaceAll(footnoteMark, "");

const footnoteMark = /\[\^[^\]\n]{1,40}\]/g;

/** Returns a text as pieces; none if it is empty. */
export const toPieces = (text: string, isBold = false): InlinePiece[] =>
  text === "" ? [] : [{ text, isBold }];

function writeTag(
  name: string,
  pieces: readonly InlinePiece[],
  before: string,
  { onStruck }: InlineReader,
): InlinePiece[] {
  const text = joinPieces(pieces);
  const isBold = pieces.some((piece) => piece.isBold);
  if (name === "sup") return [{ text: writeRaised(text, before), isBold }];
  if (name === "sub") return [{ text: writeLowered(text, before), isBold }];
  if (text.trim() !== "") onStruck(text.trim());
  return [];
}

/** Writes fractions whose digits are pieces of their own. */
function joinSplitFractions(pieces: readonly InlinePiece[]): InlinePiece[] {
  if (!pieces.some(({ text }) => /[₀-₉]/u.test(text))) return [...pieces];
  const isBold = pieces.some((piece) => piece.isBold);
  return isBold ? [...pieces] : [{ text: joinFractions(joinPieces(pieces)), isBold }];
}

export const joinPieces = (pieces: readonly InlinePiece[]) =>
  pieces.map(({ text }) => text).join("");
