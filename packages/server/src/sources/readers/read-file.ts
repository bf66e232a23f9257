import type { ReadSource } from "@slideloom/core/sources";
import { decodeSource } from "./decode-source.ts";
import { detectKind } from "./detect-kind.ts";
import { readHtml } from "./html/read-html.ts";
import { readPlainText } from "./read-plain-text.ts";

/** A source's bytes, and what its sender says of them. */
export interface SourceFile {
  bytes: Uint8Array;
  fileName?: string;
  /** Value of the Content-Type header. */
  contentType?: string;
  /** Address after redirects. */
  url?: string;
  /** Id of the part to read, from a `FoundSource`'s choices. */
  choice?: string;
}

/** A part of a source that can be read instead, e.g. another item of a feed. */
interface SourceChoice {
  id: string;
  title: string;
}

export interface FoundSource extends ReadSource {
  /** Parts to choose from; the first read is the default. */
  choices?: SourceChoice[];
}

/** Reads a source of any kind; its content decides the kind. @throws {SourceError} */
export async function readFile(file: SourceFile): Promise<FoundSource> {
  const decoded = decodeSource(file);
  return detectKind(decoded.text, file) === "html"
    ? readHtml(decoded, file)
    : readPlainText(decoded, file);
}
