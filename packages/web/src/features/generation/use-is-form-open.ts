import { useDocument } from "../../state/carousel-store.ts";
import { useIsGenerating } from "../../state/generation-store.ts";
import { useFormFoldStore } from "./form-fold-store.ts";
import { useGenerationOutcomeStore } from "./generation-outcome-store.ts";

/** Whether the form is unfolded: as the person chose, else while there is no post, or a generation runs or failed. */
export function useIsFormOpen(): boolean {
  const chosen = useFormFoldStore((fold) => fold.chosen);
  const isEmpty = useDocument(({ text }) => text.trim() === "");
  const isGenerating = useIsGenerating();
  const hasFailed = useGenerationOutcomeStore(({ failure }) => failure !== null);
  return chosen ?? (isEmpty || isGenerating || hasFailed);
}
