import { startTransition, useEffect, useState } from "react";
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

const isPreparingNow = () => useExportStore.getState().preparing !== null;

/**
 * Whether a download is under way, for lists of slides: rendering them all takes as long as two frames, so they learn of it
 * in a transition, between which the page answers.
 */
export function useIsPreparing(): boolean {
  const [isPreparing, setIsPreparing] = useState(isPreparingNow);
  useEffect(() => {
    const update = () => startTransition(() => setIsPreparing(isPreparingNow()));
    update();
    return useExportStore.subscribe(update);
  }, []);
  return isPreparing;
}
