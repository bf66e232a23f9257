import { startTransition, useEffect, useState } from "react";
import { Run } from "../lib/run.ts";

/** A download in progress; slides can't be changed during it. */
export interface Preparation {
  kind: "slide" | "all" | "networks";
  /** Number of images drawn so far; with `networks`, each slide is drawn in several sizes. */
  done: number;
  total: number;
}

export const exportRun = new Run<Preparation>({});
export const useExportStore = exportRun.store;

const isPreparingNow = () => exportRun.isActive;

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
