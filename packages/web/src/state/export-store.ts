import { create } from "zustand";

/** A download under way; the slide cannot be changed meanwhile. */
export interface Preparation {
  kind: "slide" | "all" | "networks";
  /** Pictures drawn: slides, or with `networks` each of them in several sizes. */
  done: number;
  total: number;
  cancel: () => void;
}

export const useExportStore = create<{ preparing: Preparation | null }>()(() => ({
  preparing: null,
}));
