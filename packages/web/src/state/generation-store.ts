import type { GenerateEvents, GenerateResponse } from "@slideloom/core/contract/generation";
import type { Post } from "@slideloom/core/document";
import { Run } from "../lib/run.ts";

/** A running generation. Arrived slides are shown only in the preview; the JSON changes once, on success. */
export interface GenerationRun {
  /** True for a rewrite of the open post; absent for a generation. */
  isRewrite?: boolean;
  /** The arrived slides, padded with blank slides; null before the first slide arrives. */
  post: Post | null;
  arrived: number;
  /** Number of expected slides. */
  total: number;
  /** Index of the slide that the person chose; null shows the newest slide. */
  chosenIndex: number | null;
  /** The current writer, such as an AI model, and the writers that failed before. Null until a writer starts. */
  turn: GenerateEvents["writer"] | null;
  /** Whether a source is read before the first slide is written. */
  readsFirst: boolean;
  /** The running step; null until one is known. */
  step: GenerateEvents["step"] | "slides" | null;
}

/** A generated post: as JSON text from the server, as an object from the browser's model. */
export type WrittenPost = Omit<GenerateResponse, "content"> & { content: Post | string };

interface Outcome {
  /** The last generation's response, for details that don't fit in a toast. */
  response: WrittenPost | null;
}

export type NoteProgress = (change: Partial<GenerationRun>) => void;

/** Generates a post, or rewrites the open one. */
export const generationRun = new Run<GenerationRun, Outcome>({ response: null });
export const useGenerationStore = generationRun.store;

/** The progress of a generation before its first slide. */
export const beginArriving = (total: number, readsFirst = false): GenerationRun => ({
  post: null,
  arrived: 0,
  total,
  chosenIndex: null,
  turn: null,
  readsFirst,
  step: null,
});

export function useIsGenerating(): boolean {
  return useGenerationStore((state) => state.run !== null);
}
