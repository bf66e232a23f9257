import type { SourceDoubt } from "@slideloom/core/sources";
import { decodeText } from "@slideloom/core/text";
import { SourceError } from "../source-error.ts";
import type { SourceFile } from "./read-file.ts";

export interface DecodedSource {
  text: string;
  doubts: SourceDoubt[];
}

/** Decodes a text file or web page. @throws {SourceError} if its encoding is unknown. */
export function decodeSource({ bytes }: SourceFile): DecodedSource {
  const decoded = decodeText(bytes);
  if (!decoded.ok) throw new SourceError("source-unreadable", decoded.message);
  const { text, note } = decoded;
  return { text, doubts: note === null ? [] : [{ code: "encoding", message: note }] };
}
