import type { ImportedPost, ImportFormat } from "@slideloom/core/import";
import { create } from "zustand";

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

export const useImportStore = create<{ offer: ImportOffer | null }>()(() => ({ offer: null }));

export function closeImport(): void {
  useImportStore.setState({ offer: null });
}
