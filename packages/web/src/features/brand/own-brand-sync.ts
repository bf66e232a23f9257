import { useHistoryStore } from "../../state/history.ts";
import { setOwnBrand, watchOwnBrand } from "../../state/own-brand.ts";
import { useCarouselStore, getAppearance } from "../../state/carousel-store.ts";

const keepDelayMs = 300;

/** From now on the brand that is edited becomes the browser's. */
export function startOwnBrand(): void {
  watchOwnBrand();
  let timer: ReturnType<typeof setTimeout> | null = null;
  const keep = () => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    const { past, future } = useHistoryStore.getState();
    // A carousel that was loaded brings its own brand and begins a new history.
    if (past.length + future.length > 0) setOwnBrand({ brand: getAppearance().brand });
  };
  useCarouselStore.subscribe(({ carousel }, before) => {
    if (carousel.appearance.brand === before.carousel.appearance.brand) return;
    if (timer !== null) clearTimeout(timer);
    timer = setTimeout(keep, keepDelayMs);
  });
  addEventListener("pagehide", () => {
    if (timer !== null) keep();
  });
}
