import type { ListedCarousel } from "@slideloom/core/contract/carousels";
import { create } from "zustand";

/** The library's open dialog, for one carousel or for several. */
export type LibraryDialog =
  | { kind: "rename" | "remove" | "unschedule" | "versions" | "share"; carousel: ListedCarousel }
  | {
      kind: "schedule" | "download" | "shareAll" | "unscheduleAll" | "tags";
      carousels: readonly ListedCarousel[];
    };

export const useLibraryDialog = create<{ open: LibraryDialog | null }>()(() => ({ open: null }));

export function openLibraryDialog(open: LibraryDialog | null): void {
  useLibraryDialog.setState({ open });
}
