import type { CarouselResponse } from "@slideloom/core/contract";
import { create } from "zustand";
import type { CarouselLink } from "./local-copy.ts";

/** How far the changes of an open carousel have come on their way to the account. */
export type SaveStatus =
  | "saved"
  | "unsaved"
  | "saving"
  | "offline"
  | "failed"
  | "signed-out"
  | "conflict"
  | "deleted";

/** Why the carousel that an address names is not shown. */
export type Obstacle = "loading" | "signed-out" | "missing" | "deleted" | "unreachable";

interface OpenDocument {
  /** What the editor shows: undefined before anything was opened, null for a carousel that was never saved. */
  carousel: CarouselLink | null | undefined;
  /** The id in the page's address as it was opened; null for `/create`. */
  address: string | null | undefined;
  /** Loading, in place of what is shown. */
  opening: { id: string; obstacle: Obstacle; message: string } | null;
  status: SaveStatus;
  /** Whether a person asked for the last save. */
  isByHand: boolean;
  /** Why saving failed. */
  failure: string | null;
  /** What somebody else saved over the version that is edited here; nothing is saved until one of the two is chosen. */
  remoteVersion: CarouselResponse | null;
  isChoosing: boolean;
}

/** Nothing is loading, and there is no conflict. */
export const settled = {
  status: "saved",
  failure: null,
  remoteVersion: null,
  isChoosing: false,
} as const;

/** The document that the editor shows, and whether the account has it. */
export const useOpenDocument = create<OpenDocument>()(() => ({
  carousel: undefined,
  address: undefined,
  opening: null,
  isByHand: false,
  ...settled,
}));
