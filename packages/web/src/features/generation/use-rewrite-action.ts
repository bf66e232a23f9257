import { useHasModel } from "./api/has-model.ts";
import { openRewriteDialog, shorterWish } from "./rewrite-store.ts";

const openRewrite = (slideIndex: number) => openRewriteDialog(slideIndex);
const openShorten = (slideIndex: number) => openRewriteDialog(slideIndex, shorterWish);

/** Opens the dialog that has a slide rewritten; undefined where no model is there to do it. */
export function useRewriteAction(): ((slideIndex: number) => void) | undefined {
  return useHasModel() ? openRewrite : undefined;
}

/** The same with the wish for fewer words. */
export function useShortenAction(): ((slideIndex: number) => void) | undefined {
  return useHasModel() ? openShorten : undefined;
}
