import { create } from "zustand";

export const useSessionEndStore = create<{
  /** Whether a session ended unexpectedly in this tab, without a new sign-in. */
  hasEnded: boolean;
  /** True during log-out, when the end of the session is expected. */
  isLoggingOut: boolean;
}>()(() => ({ hasEnded: false, isLoggingOut: false }));
