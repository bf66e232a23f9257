import { create } from "zustand";
import type { LocalCopy } from "./local-copy.ts";

/** Whether this browser has stored the latest change, and another tab's conflicting version. */
export const useLocalCopySyncStore = create<{
  status: "saved" | "unsaved" | "failed";
  /** Another tab's version of the local copy; writing is paused until one is chosen. */
  conflict: LocalCopy | null;
}>()(() => ({ status: "saved", conflict: null }));
