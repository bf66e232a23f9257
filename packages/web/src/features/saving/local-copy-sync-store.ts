import { create } from "zustand";
import type { LocalCopy } from "./local-copy.ts";

/** Tells whether the latest change is stored in this browser, and holds any conflict with another tab. */
export const useLocalCopySyncStore = create<{
  status: "saved" | "unsaved" | "failed";
  /** Another tab's version of the local copy. Writing is paused until the person chooses a version. */
  conflict: LocalCopy | null;
}>()(() => ({ status: "saved", conflict: null }));
