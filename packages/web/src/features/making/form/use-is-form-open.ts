import { useDeviceSetting } from "../../../lib/kept/device-setting.ts";
import { useDocument } from "../../../state/carousel-store.ts";
import { useGenerationStore } from "../../../state/generation-store.ts";
import { formFold } from "../controls/form-fold.ts";

/** Returns whether the form is expanded. The person's own choice overrides the automatic rules. */
export function useIsFormOpen(): boolean {
  const { chosen, isTyped } = useDeviceSetting(formFold);
  const isEmpty = useDocument(({ text }) => text.trim() === "");
  const isGenerating = useGenerationStore(({ run }) => run !== null && !run.isRewrite);
  const hasFailed = useGenerationStore(({ failure }) => failure !== null);
  return chosen ?? (isEmpty || isTyped || isGenerating || hasFailed);
}
