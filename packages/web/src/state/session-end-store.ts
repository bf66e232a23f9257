import { create } from "zustand";

/** Whether a session ended by itself since this page was opened, and nobody signed in again. */
export const useSessionEndStore = create<{ hasEnded: boolean }>()(() => ({ hasEnded: false }));
