import { create } from "zustand";
import type { LocalCopy } from "./local-copy.ts";

/**
 * The state of the carousel's local copy in this browser: whether the latest change is stored, and another tab's
 * version if there is a conflict.
 */
export const useLocalCopySyncStore = create<{
  status: "saved" | "unsaved" | "failed";
  /** Another tab's version of the local copy; writing is paused until one is chosen. */
  conflict: LocalCopy | null;
}>()(() => ({ status: "saved", conflict: null }));
