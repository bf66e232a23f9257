import { useDocument } from "../../state/carousel-store.ts";
import { useIsGenerating } from "../../state/generation-store.ts";
import { useFormFoldStore } from "./form-fold-store.ts";
import { useGenerationOutcomeStore } from "./generation-outcome-store.ts";

/**
 * Returns true if the form is expanded: the person's choice, else if there is no post, unsent text, or a running or
 * failed generation.
 */
export function useIsFormOpen(): boolean {
  const { chosen, isTyped } = useFormFoldStore();
  const isEmpty = useDocument(({ text }) => text.trim() === "");
  const isGenerating = useIsGenerating();
  const hasFailed = useGenerationOutcomeStore(({ failure }) => failure !== null);
  return chosen ?? (isEmpty || isTyped || isGenerating || hasFailed);
}
