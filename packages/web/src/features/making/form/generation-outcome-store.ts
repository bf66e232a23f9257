import type { GenerateResponse } from "@slideloom/core/contract/generation";
import { create } from "zustand";

/** The last generation's response, for details that don't fit in a toast. */
export const useGenerationOutcomeStore = create<{ response: GenerateResponse | null }>()(() => ({
  response: null,
}));

export function dismissWarnings(): void {
  useGenerationOutcomeStore.setState(({ response }) => ({
    response: response && { ...response, warnings: [] },
  }));
}
