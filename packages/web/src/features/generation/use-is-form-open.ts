import { useDocument } from "../../state/carousel-store.ts";
import { useIsGenerating } from "../../state/generation-store.ts";
import { useFormFoldStore } from "./form-fold-store.ts";
import { useGenerationOutcomeStore } from "./generation-outcome-store.ts";

/** Whether the form is unfolded: as the person chose, else while there is no post, it has unsent words, or a generation runs or failed. */
export function useIsFormOpen(): boolean {
  const { chosen, isTyped } = useFormFoldStore();
  const isEmpty = useDocument(({ text }) => text.trim() === "");
  const isGenerating = useIsGenerating();
  const hasFailed = useGenerationOutcomeStore(({ failure }) => failure !== null);
  return chosen ?? (isEmpty || isTyped || isGenerating || hasFailed);
}
