import type { GenerateResponse } from "@slideloom/core/contract";
import { create } from "zustand";
import type { ApiError } from "../../../lib/api.ts";

/** Result details of the last generation that don't fit in a toast. */
interface GenerationOutcome {
  response: GenerateResponse | null;
  failure: ApiError | null;
}

export const noOutcome: GenerationOutcome = { response: null, failure: null };

export const useGenerationOutcomeStore = create<GenerationOutcome>()(() => noOutcome);

export function dismissWarnings(): void {
  useGenerationOutcomeStore.setState(({ response }) => ({
    response: response && { ...response, warnings: [] },
  }));
}
