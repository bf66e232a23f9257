import type { Post } from "@slideloom/core/document";
import { create } from "zustand";

/** A generation under way: what has arrived is shown in the preview only; the JSON changes once, at success. */
export interface GenerationRun {
  /** The slides so far, and blank ones for those to come; null before the first. */
  post: Post | null;
  /** Slides that are there. */
  arrived: number;
  /** Slides expected. */
  total: number;
  /** The slide that was chosen to be shown; null follows the newest. */
  chosenIndex: number | null;
  cancel: () => void;
}

export const useGenerationStore = create<{ run: GenerationRun | null }>()(() => ({ run: null }));

/** Whether a post is being written. */
export function useIsGenerating(): boolean {
  return useGenerationStore((state) => state.run !== null);
}
