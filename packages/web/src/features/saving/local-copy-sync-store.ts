import { create } from "zustand";
import type { LocalCopy } from "./local-copy.ts";

/** Whether the browser holds the latest change, and what another tab wrote meanwhile. */
export const useLocalCopySyncStore = create<{
  status: "saved" | "unsaved" | "failed";
  /** Another tab's version of the local copy; nothing is written until one of the two is chosen. */
  conflict: LocalCopy | null;
}>()(() => ({ status: "saved", conflict: null }));
