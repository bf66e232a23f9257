import type { ListedCarousel } from "@slideloom/core/contract/carousels";
import { DialogState } from "../../lib/dialog.ts";

/** The library's open dialog, for one carousel or for several. */
export type LibraryDialog =
  | { kind: "rename" | "remove" | "unschedule" | "versions" | "share"; carousel: ListedCarousel }
  | {
      kind: "schedule" | "download" | "shareAll" | "unscheduleAll" | "tags";
      carousels: readonly ListedCarousel[];
    };

export const libraryDialog = new DialogState<LibraryDialog>();
