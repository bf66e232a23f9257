import { create } from "zustand";
import type { StoredDraft } from "./draft.ts";

/** Whether the draft is kept in the browser, and what another tab wrote meanwhile. */
export const useDraftSyncStore = create<{
  status: "saved" | "unsaved" | "failed";
  /** Another tab's version of the draft; nothing is written until one of the two is chosen. */
  rival: StoredDraft | null;
}>()(() => ({ status: "saved", rival: null }));
