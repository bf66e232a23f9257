import { useHasModel } from "../api/has-model.ts";
import { useBrowserModel } from "../browser-model/browser-model-store.ts";
import { openRewriteDialog, shorterInstruction } from "./rewrite-store.ts";

const openShorten = (slideIndex: number) => openRewriteDialog(slideIndex, shorterInstruction);

/** Returns true if a model can rewrite: the server's, one of the account's, or the browser's. */
export function useCanRewrite(): boolean {
  const hasModel = useHasModel();
  return useBrowserModel() || hasModel;
}

export function useRewriteAction(): typeof openRewriteDialog | undefined {
  return useCanRewrite() ? openRewriteDialog : undefined;
}

/**
 * Returns a function that opens the rewrite dialog with an instruction to shorten; undefined if no model is
 * configured.
 */
export function useShortenAction(): ((slideIndex: number) => void) | undefined {
  return useCanRewrite() ? openShorten : undefined;
}
