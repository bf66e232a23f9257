import { useDocument } from "../../state/carousel-store.ts";
import { useGenerationStore } from "../../state/generation-store.ts";
import { useFormFoldStore } from "./form-fold-store.ts";
import { useGenerationOutcomeStore } from "./generation-outcome-store.ts";

/**
 * Returns true if the form is expanded. The person's choice decides. Without a choice, the form is expanded if there
 * is no post, if the form has unsent text, or if a generation is running or failed.
 */
export function useIsFormOpen(): boolean {
  const { chosen, isTyped } = useFormFoldStore();
  const isEmpty = useDocument(({ text }) => text.trim() === "");
  const isGenerating = useGenerationStore(({ run }) => run !== null && !run.isRewrite);
  const hasFailed = useGenerationOutcomeStore(({ failure }) => failure !== null);
  return chosen ?? (isEmpty || isTyped || isGenerating || hasFailed);
}
