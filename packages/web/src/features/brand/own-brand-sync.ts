import { setBrand, useDesignStore } from "../../state/design-store.ts";
import { restartHistory, useHistoryStore } from "../../state/history.ts";
import {
  isEmptyBrand,
  setOwnBrand,
  useOwnBrandStore,
  watchOwnBrand,
} from "../../state/own-brand.ts";

const keepDelayMs = 300;

/** From now on the brand that is edited becomes the browser's; a draft that begins now begins with it. */
export function startOwnBrand({ isNewDraft }: { isNewDraft: boolean }): void {
  const { brand: own } = useOwnBrandStore.getState();
  if (isNewDraft && !isEmptyBrand(own)) restartHistory(() => setBrand(own));
  watchOwnBrand();
  let timer: ReturnType<typeof setTimeout> | null = null;
  const keep = () => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    const { past, future } = useHistoryStore.getState();
    // A draft that was loaded brings its own brand and begins a new history.
    if (past.length + future.length > 0) setOwnBrand({ brand: useDesignStore.getState().brand });
  };
  useDesignStore.subscribe(({ brand }, before) => {
    if (brand === before.brand) return;
    if (timer !== null) clearTimeout(timer);
    timer = setTimeout(keep, keepDelayMs);
  });
  addEventListener("pagehide", () => {
    if (timer !== null) keep();
  });
}
