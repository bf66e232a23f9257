import type { CarouselSummary } from "@slideloom/core/contract/carousels";
import { create } from "zustand";

/** The library's open dialog and its carousel. */
export interface LibraryDialog {
  kind: "rename" | "remove" | "unschedule" | "versions" | "share";
  carousel: CarouselSummary;
}

export const useLibraryDialog = create<{ open: LibraryDialog | null }>()(() => ({ open: null }));

export function openLibraryDialog(open: LibraryDialog | null): void {
  useLibraryDialog.setState({ open });
}
