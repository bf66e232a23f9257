import type { ImportedPost, ImportFormat } from "@slideloom/core/import";
import { DialogState } from "../../lib/dialog.ts";

/** Converted posts that wait for a decision. */
export interface ImportOffer {
  format: ImportFormat;
  /** Source file; null for pasted text. */
  fileName: string | null;
  /** Decoding note, if the encoding was guessed. */
  encodingNote: string | null;
  /** True if the text was pasted over the open carousel's JSON. The import then replaces that carousel's post. */
  isEdit: boolean;
  posts: readonly ImportedPost[];
  /** Messages about parts that could not become a post. */
  unreadable: readonly string[];
}

export const importDialog = new DialogState<ImportOffer>();
