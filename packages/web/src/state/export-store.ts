import { create } from "zustand";

/** A download under way; the slide cannot be changed meanwhile. */
export interface Preparation {
  kind: "slide" | "all";
  /** Slides drawn. */
  done: number;
  total: number;
  cancel: () => void;
}

export const useExportStore = create<{ preparing: Preparation | null }>()(() => ({
  preparing: null,
}));
