import { create } from "zustand";

export const useSessionEndStore = create<{
  /** Whether a session ended by itself since this tab was opened, and nobody signed in again. */
  hasEnded: boolean;
  /** While the person logs out: that the session ends is no surprise. */
  isLoggingOut: boolean;
}>()(() => ({ hasEnded: false, isLoggingOut: false }));
