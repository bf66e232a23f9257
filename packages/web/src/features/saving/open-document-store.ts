import type { CarouselResponse } from "@slideloom/core/contract/carousels";
import { create } from "zustand";
import { savedState, type SyncState } from "../../lib/sync/sync-state.ts";
import type { CarouselLink } from "./local-copy.ts";

/** Reason why the requested carousel isn't shown. */
export type Obstacle = "loading" | "signed-out" | "missing" | "deleted" | "unreachable";

/** The document in the editor, and whether the account has its changes. */
interface OpenDocument extends SyncState<CarouselResponse> {
  /** The shown carousel: undefined before anything is opened, null for an unsaved one. */
  carousel: CarouselLink | null | undefined;
  /** The id in the page's URL; null for `/create`. */
  address: string | null | undefined;
  /** Set while a carousel loads or can't be opened. */
  opening: { id: string; obstacle: Obstacle; message: string } | null;
  /** True if the person requested the last save. */
  isByHand: boolean;
  /** True if a conflict's dialog is open. */
  isChoosing: boolean;
}

export const useOpenDocument = create<OpenDocument>()(() => ({
  carousel: undefined,
  address: undefined,
  opening: null,
  isByHand: false,
  isChoosing: false,
  ...savedState,
}));
