import type { ReadSource } from "@slideloom/core/sources";

/** A source's bytes, with its name, type and address if known. */
export interface SourceFile {
  bytes: Uint8Array;
  fileName?: string;
  contentType?: string;
  /** Address after redirects. */
  url?: string;
  /** Id of the part to read, from a `FoundSource`'s choices. */
  choice?: string;
  /** Whether the file is from an archive, so no archive in it is opened. */
  isInArchive?: boolean;
}

/** A part of a source that can be read instead, e.g. another item of a feed. */
interface SourceChoice {
  id: string;
  title: string;
}

/** An image inside a file, e.g. of a Word document. */
export interface FileImage {
  /** Its address in the source's `images`, which no server answers. */
  url: string;
  bytes: Uint8Array;
}

export interface FoundSource extends ReadSource {
  /** Parts to choose from. */
  choices?: SourceChoice[];
  /** Images inside the file that slides could show. */
  files?: FileImage[];
}
