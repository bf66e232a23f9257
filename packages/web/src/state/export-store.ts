import { startTransition, useEffect, useState } from "react";
import { create } from "zustand";

/** A download in progress; slides can't be changed during it. */
export interface Preparation {
  kind: "slide" | "all" | "networks";
  /** Number of images drawn so far; with `networks`, each slide is drawn in several sizes. */
  done: number;
  total: number;
  cancel: () => void;
}

export const useExportStore = create<{ preparing: Preparation | null }>()(() => ({
  preparing: null,
}));

const isPreparingNow = () => useExportStore.getState().preparing !== null;

/**
 * Returns true during a download. The value changes in a transition, because a list of all slides takes about two
 * frames to render.
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
