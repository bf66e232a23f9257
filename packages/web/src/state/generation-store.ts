import type { GenerateEvents } from "@slideloom/core/contract";
import type { Post } from "@slideloom/core/document";
import { create } from "zustand";

/** A running generation. Arrived slides are shown only in the preview; the JSON changes once, on success. */
export interface GenerationRun {
  /** True for a rewrite of the open post; absent for a generation. */
  isRewrite?: boolean;
  /** Arrived slides, padded with blank ones; null before the first. */
  post: Post | null;
  /** Number of arrived slides. */
  arrived: number;
  /** Number of expected slides. */
  total: number;
  /** The slide chosen by the person; null follows the newest. */
  chosenIndex: number | null;
  /**
   * The running writer (an AI model, or the outline without AI) and the writers that failed before. Null until the
   * first writer starts.
   */
  turn: GenerateEvents["writer"] | null;
  /** The running step; null until one is known. */
  step: GenerateEvents["step"] | "slides" | null;
  cancel: () => void;
}

export const useGenerationStore = create<{ run: GenerationRun | null }>()(() => ({ run: null }));

export function useIsGenerating(): boolean {
  return useGenerationStore((state) => state.run !== null);
}
