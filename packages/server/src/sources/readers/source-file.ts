import type { ReadSource } from "@slideloom/core/sources";
import type { FileImage } from "./file-images.ts";

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

export interface FoundSource extends ReadSource {
  /** Parts to choose from. */
  choices?: SourceChoice[];
  /** Images inside the file that slides could show. */
  files?: FileImage[];
}
