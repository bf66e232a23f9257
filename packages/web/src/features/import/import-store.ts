import type { ImportedPost, ImportFormat } from "@slideloom/core/import";
import { create } from "zustand";

/** Posts out of somebody else's format that wait for a decision. */
export interface ImportOffer {
  format: ImportFormat;
  /** The file that they were in; null for pasted text. */
  fileName: string | null;
  /** How the file was decoded, if that was a guess. */
  encodingNote: string | null;
  /** Whether it was pasted over the JSON of the open carousel, and so changes that. */
  isEdit: boolean;
  posts: readonly ImportedPost[];
  /** What could not become a post. */
  unreadable: readonly string[];
}

export const useImportStore = create<{ offer: ImportOffer | null }>()(() => ({ offer: null }));

export function closeImport(): void {
  useImportStore.setState({ offer: null });
}
