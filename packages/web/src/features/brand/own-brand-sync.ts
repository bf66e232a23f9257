import type { Brand } from "@slideloom/core/design";
import { beforeOwnerChange } from "../../lib/kept/kept.ts";
import { isOpeningCarousel } from "../../state/history.ts";
import { setOwnBrand, watchOwnBrand } from "../../state/own-brand.ts";
import { useCarouselStore } from "../../state/carousel-store.ts";

const keepDelayMs = 300;

/** Stores edits of the brand in this browser from now on. */
export function startOwnBrand(): void {
  watchOwnBrand();
  let timer: ReturnType<typeof setTimeout> | null = null;
  let edited: Brand | null = null;
  const keep = () => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    if (edited) setOwnBrand({ brand: edited });
    edited = null;
  };
  useCarouselStore.subscribe(({ carousel }, before) => {
    const { brand } = carousel.appearance;
    // Opening a carousel also changes the brand, but isn't an edit.
    if (brand === before.carousel.appearance.brand || isOpeningCarousel()) return;
    edited = brand;
    if (timer !== null) clearTimeout(timer);
    timer = setTimeout(keep, keepDelayMs);
  });
  addEventListener("pagehide", keep);
  beforeOwnerChange(() => {
    keep();
    return true;
  });
}
