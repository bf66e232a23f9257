import { useHasModel } from "./api/generation-options.ts";
import { openRewriteDialog } from "./rewrite-store.ts";

/** Opens the dialog that has a slide rewritten; undefined where no model is there to do it. */
export function useRewriteAction(): ((slideIndex: number) => void) | undefined {
  return useHasModel() ? openRewriteDialog : undefined;
}
