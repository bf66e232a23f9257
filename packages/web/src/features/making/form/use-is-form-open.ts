import { useDocument } from "../../../state/carousel-store.ts";
import { useGenerationStore } from "../../../state/generation-store.ts";
import { useFormFoldStore } from "../controls/form-fold-store.ts";

/** Returns whether the form is expanded. The person's own choice overrides the automatic rules. */
export function useIsFormOpen(): boolean {
  const { chosen, isTyped } = useFormFoldStore();
  const isEmpty = useDocument(({ text }) => text.trim() === "");
  const isGenerating = useGenerationStore(({ run }) => run !== null && !run.isRewrite);
  const hasFailed = useGenerationStore(({ failure }) => failure !== null);
  return chosen ?? (isEmpty || isTyped || isGenerating || hasFailed);
}
