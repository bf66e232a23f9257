import type { Brand } from "@slideloom/core/design";
import { beforeOwnerChange } from "../../lib/kept/kept.ts";
import { Sync } from "../../lib/sync/sync.ts";
import { createSyncStore } from "../../lib/sync/sync-state.ts";
import { isOpeningCarousel } from "../../state/history.ts";
import { setOwnBrand, watchOwnBrand } from "../../state/own-brand.ts";
import { useCarouselStore } from "../../state/carousel-store.ts";

const keepDelayMs = 300;

/** Stores edits of the brand in this browser from now on. */
export function startOwnBrand(): void {
  watchOwnBrand();
  let edited: Brand | null = null;
  const keep = () => {
    if (edited) setOwnBrand({ brand: edited });
    edited = null;
    return { status: "saved" as const };
  };
  const sync = new Sync<never>(
    { delayMs: keepDelayMs, push: keep, say: () => {} },
    createSyncStore<never>(),
  );
  useCarouselStore.subscribe(({ carousel }, before) => {
    const { brand } = carousel.appearance;
    // Opening a carousel also changes the brand, but isn't an edit. Copies of other kits are saved with the carousel only.
    const isKept = brand === before.carousel.appearance.brand || brand.kit !== undefined;
    if (isKept || isOpeningCarousel()) return;
    edited = brand;
    sync.changed();
  });
  sync.watchPage(new AbortController().signal);
  beforeOwnerChange(() => {
    sync.pushPending();
    return true;
  });
}
