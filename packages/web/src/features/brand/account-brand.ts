import type { BrandResponse } from "@slideloom/core/contract/brand";
import { ApiError, requestApi } from "../../lib/api.ts";
import { Sync, type SyncOutcome } from "../../lib/sync/sync.ts";
import { createSyncStore, savedState } from "../../lib/sync/sync-state.ts";
import { setBrand } from "../../state/appearance-edits.ts";
import { getAppearance } from "../../state/carousel-store.ts";
import { recordStep, restartHistory, useHistoryStore } from "../../state/history.ts";
import {
  type BrandAgreement,
  isEmptyBrand,
  serializeBrand,
  setOwnBrand,
  useOwnBrandStore,
} from "../../state/own-brand.ts";
import { showToast } from "../../state/toast-store.ts";
import { compareBrands } from "./compare-brands.ts";

const sendDelayMs = 1200;

/** Whether the account has this browser's brand. A conflict is with the account's brand. */
export const useAccountBrandSync = createSyncStore<BrandResponse>("signed-out");

/** Syncs an account's brand with the browser's. */
class AccountBrand {
  readonly #accountId: string;
  readonly #isShown: boolean;
  readonly #sync: Sync<BrandResponse>;
  /** True once the two brands were compared. */
  #hasMet = false;

  /** Unless `isShown`, the brand is only sent, and the browser keeps its own. */
  constructor(accountId: string, { isShown }: { isShown: boolean }) {
    this.#accountId = accountId;
    this.#isShown = isShown;
    this.#sync = new Sync(
      {
        delayMs: sendDelayMs,
        push: () => this.#push(),
        pull: () => this.#meet(),
        onConflict: askToChoose,
        say: (description) =>
          showToast({
            variant: "destructive",
            title: "Brand not saved to your account",
            description,
          }),
      },
      isShown ? useAccountBrandSync : null,
      "unsaved",
    );
  }

  /** Follows edits until the returned function is called. */
  follow(): () => void {
    const ending = new AbortController();
    const unsubscribe = useOwnBrandStore.subscribe(({ brand }, before) => {
      if (brand !== before.brand) this.#sync.changed();
    });
    this.#sync.watchPage(ending.signal);
    void this.#sync.push();
    return () => {
      unsubscribe();
      ending.abort();
      this.#sync.leave();
      useAccountBrandSync.setState({ ...savedState, status: "signed-out" });
    };
  }

  /** Resolves to true if the account has the browser's changes. */
  async save(): Promise<boolean> {
    const isUntouched = !this.#findAgreement() && isEmptyBrand(useOwnBrandStore.getState().brand);
    return isUntouched || this.#sync.push();
  }

  /** Resolves the conflict with the account's brand. */
  takeRemote(): void {
    const { remoteVersion } = useAccountBrandSync.getState();
    if (!remoteVersion) return;
    this.#take(remoteVersion, { evenIfCarouselDiffers: true });
  }

  /** Resolves the conflict with this browser's brand. */
  keepMine(): void {
    const { remoteVersion } = useAccountBrandSync.getState();
    if (!remoteVersion) return;
    const agreement = this.#buildAgreement(remoteVersion);
    const shown = getAppearance().brand;
    const brand = shown.kit === undefined ? shown : useOwnBrandStore.getState().brand;
    setOwnBrand({ brand, agreement });
    this.#sync.release();
    void this.#sync.push();
  }

  async #push(): Promise<SyncOutcome<BrandResponse>> {
    const agreement = this.#findAgreement();
    if (!agreement || (this.#isShown && !this.#hasMet)) return this.#meet();
    const isSent = agreement.brand === serializeBrand(useOwnBrandStore.getState().brand);
    return isSent ? { status: "saved" } : this.#send(agreement.version);
  }

  async #meet(): Promise<SyncOutcome<BrandResponse>> {
    const remote = await requestApi("getBrand");
    if (this.#isOver) return { status: "signed-out" };
    this.#hasMet = true;
    const { brand } = useOwnBrandStore.getState();
    switch (compareBrands(brand, remote, this.#findAgreement())) {
      case "same":
        this.#agree(remote);
        return { status: "saved" };
      case "take":
        if (this.#isShown) this.#take(remote, { evenIfCarouselDiffers: false });
        return { status: "saved" };
      case "send":
        return this.#send(remote.version);
      case "choose":
        return { status: "conflict", remoteVersion: remote };
    }
  }

  async #send(version: number): Promise<SyncOutcome<BrandResponse>> {
    this.#sync.noteSending();
    const body = { brand: useOwnBrandStore.getState().brand, version };
    try {
      const saved = await requestApi("saveBrand", { body });
      if (!this.#isOver) this.#agree(saved);
      return { status: "saved" };
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) return this.#meet();
      throw error;
    }
  }

  /** True once the page no longer follows the account. Then the browser's brand may belong to another one. */
  get #isOver(): boolean {
    return this.#isShown && this.#sync.isLeft;
  }

  #findAgreement(): BrandAgreement | null {
    const { agreement } = useOwnBrandStore.getState();
    return agreement?.accountId === this.#accountId ? agreement : null;
  }

  #buildAgreement({ brand, version }: BrandResponse): BrandAgreement | null {
    return brand && { accountId: this.#accountId, version, brand: serializeBrand(brand) };
  }

  /** Records the version that account and browser agree on. */
  #agree(remote: BrandResponse): void {
    setOwnBrand({ agreement: this.#buildAgreement(remote) });
  }

  /**
   * Stores the account's brand in this browser and in the open carousel. If the carousel has a brand of its own, that
   * brand is replaced only if `evenIfCarouselDiffers` is true.
   */
  #take(
    remote: BrandResponse,
    { evenIfCarouselDiffers }: { evenIfCarouselDiffers: boolean },
  ): void {
    const { brand } = remote;
    if (!brand) return;
    const carouselBrand = getAppearance().brand;
    const own = serializeBrand(useOwnBrandStore.getState().brand);
    const follows = isEmptyBrand(carouselBrand) || serializeBrand(carouselBrand) === own;
    setOwnBrand({ brand, agreement: this.#buildAgreement(remote) });
    this.#sync.accept();
    if (!follows && !evenIfCarouselDiffers) return;
    const { past, future } = useHistoryStore.getState();
    // If nothing has been edited yet, no undo step is needed.
    if (past.length + future.length === 0) restartHistory(() => setBrand(brand));
    else recordStep("Use the account's brand", () => setBrand(brand));
  }
}

function askToChoose(): void {
  showToast({
    variant: "warning",
    title: "Your account has a different brand",
    description: "In the Brand tab, choose which brand to keep.",
  });
}

let followed: AccountBrand | null = null;

/** Syncs the account's brand with the browser's until the returned function is called. */
export function followAccount(accountId: string): () => void {
  followed = new AccountBrand(accountId, { isShown: true });
  const stop = followed.follow();
  return () => {
    followed = null;
    stop();
  };
}

/** Resolves the conflict with the account's brand. */
export function acceptAccountBrand(): void {
  followed?.takeRemote();
}

/** Resolves the conflict with this browser's brand. */
export function keepThisBrand(): void {
  followed?.keepMine();
}

/** Sends pending brand changes before log-out. Resolves to false if the account didn't receive them. */
export function saveBrandNow(accountId: string): Promise<boolean> {
  return new AccountBrand(accountId, { isShown: false }).save();
}
