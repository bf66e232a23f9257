import type { GenerateEvents } from "@slideloom/core/contract";
import type { Post } from "@slideloom/core/document";
import { create } from "zustand";

/** A running generation. Arrived slides are shown only in the preview; the JSON changes once, on success. */
export interface GenerationRun {
  /** Arrived slides, padded with blank ones; null before the first. */
  post: Post | null;
  /** Number of arrived slides. */
  arrived: number;
  /** Number of expected slides. */
  total: number;
  /** The slide chosen by the person; null follows the newest. */
  chosenIndex: number | null;
  /** Who writes now, and who failed before; null until it starts. */
  turn: GenerateEvents["writer"] | null;
  cancel: () => void;
}

export const useGenerationStore = create<{ run: GenerationRun | null }>()(() => ({ run: null }));

/** Returns true while a post is generated. */
export function useIsGenerating(): boolean {
  return useGenerationStore((state) => state.run !== null);
}
