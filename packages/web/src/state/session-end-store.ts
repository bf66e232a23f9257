import { create } from "zustand";

export const useSessionEndStore = create<{
  /** Whether a session ended unexpectedly in this tab, and nobody has signed in since then. */
  hasEnded: boolean;
  /** True during log-out, when the end of the session is expected. */
  isLoggingOut: boolean;
}>()(() => ({ hasEnded: false, isLoggingOut: false }));
