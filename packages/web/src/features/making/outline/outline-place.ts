import { DialogState, useIsOpen } from "../../../lib/dialog.ts";
import { useGenerationStore } from "../../../state/generation-store.ts";

/** Whether the person works on the outline in the middle of the editor. */
export const outlinePage = new DialogState();

/** Whether the middle of the editor shows the outline. While slides are written, it shows these. */
export function useIsOutlineShown(): boolean {
  const isOpen = useIsOpen(outlinePage);
  const isGenerating = useGenerationStore(({ run }) => run !== null);
  return isOpen && !isGenerating;
}
