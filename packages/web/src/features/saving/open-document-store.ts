import type { CarouselResponse } from "@slideloom/core/contract/carousels";
import { create } from "zustand";
import type { CarouselLink } from "./local-copy.ts";

/** Whether the account has the carousel's changes. */
export type SaveStatus =
  | "saved"
  | "unsaved"
  | "saving"
  | "offline"
  | "failed"
  | "signed-out"
  | "conflict"
  | "deleted";

/** Reason why the requested carousel isn't shown. */
export type Obstacle = "loading" | "signed-out" | "missing" | "deleted" | "unreachable";

interface OpenDocument {
  /** The shown carousel: undefined before anything is opened, null for an unsaved one. */
  carousel: CarouselLink | null | undefined;
  /** The id in the page's URL; null for `/create`. */
  address: string | null | undefined;
  /** Set while a carousel loads or can't be opened. */
  opening: { id: string; obstacle: Obstacle; message: string } | null;
  status: SaveStatus;
  /** True if the person requested the last save. */
  isByHand: boolean;
  /** Error message of the last save. */
  failure: string | null;
  /** A conflicting version that was saved elsewhere. Saving is paused until the person chooses a version. */
  remoteVersion: CarouselResponse | null;
  isChoosing: boolean;
}

/** The state of a saved document without failures and conflicts. */
export const savedState = {
  status: "saved",
  failure: null,
  remoteVersion: null,
  isChoosing: false,
} as const;

/** The document in the editor and its save status. */
export const useOpenDocument = create<OpenDocument>()(() => ({
  carousel: undefined,
  address: undefined,
  opening: null,
  isByHand: false,
  ...savedState,
}));
