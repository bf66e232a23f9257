import type { BrandResponse } from "@slideloom/core/contract/brand";
import { ApiError, requestApi } from "../../lib/api.ts";
import { recordStep, restartHistory, useHistoryStore } from "../../state/history.ts";
import {
  type BrandAgreement,
  isEmptyBrand,
  serializeBrand,
  setOwnBrand,
  useOwnBrandStore,
} from "../../state/own-brand.ts";
import { showToast } from "../../state/toast-store.ts";
import { type RemoteBrand, useBrandSyncStore } from "./brand-sync-store.ts";
import { compareBrands } from "./compare-brands.ts";
import { getAppearance } from "../../state/carousel-store.ts";
import { setBrand } from "../../state/appearance-edits.ts";

const sendDelayMs = 1200;
/** Delay before a failed request is retried, ms. */
const retryDelayMs = 20_000;

/** Syncs the account's brand with the browser's until the returned function is called. */
export function followAccount(accountId: string): () => void {
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | null = null;
  // Serialized: each request needs the version that the previous one returned.
  let queue: Promise<void> = Promise.resolve();

  function schedule(delayMs: number, work: () => Promise<void>): void {
    if (timer !== null) clearTimeout(timer);
    timer = setTimeout(() => {
      timer = null;
      queue = queue.then(() => (isOver ? undefined : work().catch(handleFailure)));
    }, delayMs);
  }

  function handleFailure(error: unknown): void {
    if (isOver) return;
    const status = error instanceof ApiError ? error.status : null;
    // Status 401 means that the session has ended. `useSessionEnd` tells the person.
    if (status === 401) return useBrandSyncStore.setState({ status: "browser" });
    useBrandSyncStore.setState({ status: status === 0 ? "offline" : "failed" });
    schedule(retryDelayMs, meet);
  }

  async function meet(): Promise<void> {
    const remote = await requestApi("getBrand");
    if (isOver) return;
    switch (compareBrands(useOwnBrandStore.getState().brand, remote, findAgreement(accountId))) {
      case "same":
        return agree(accountId, remote);
      case "take":
        return takeBrand({ accountId, ...remote }, { evenIfCarouselDiffers: false });
      case "send":
        return send(remote.version);
      case "choose":
        return offerChoice({ accountId, ...remote });
    }
  }

  async function sendChange(): Promise<void> {
    const agreement = findAgreement(accountId);
    if (!agreement) return meet();
    const isSent = agreement.brand === serializeBrand(useOwnBrandStore.getState().brand);
    return isSent ? useBrandSyncStore.setState({ status: "account" }) : send(agreement.version);
  }

  async function send(version: number): Promise<void> {
    useBrandSyncStore.setState({ status: "saving" });
    const body = { brand: useOwnBrandStore.getState().brand, version };
    try {
      const saved = await requestApi("saveBrand", { body });
      if (!isOver) agree(accountId, saved);
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) return meet();
      throw error;
    }
  }

  const stopWatching = useOwnBrandStore.subscribe(({ brand }, before) => {
    const isChoosing = useBrandSyncStore.getState().status === "choice";
    if (brand !== before.brand && !isChoosing) schedule(sendDelayMs, sendChange);
  });
  const stopChoosing = useBrandSyncStore.subscribe(({ status }, before) => {
    if (before.status === "choice" && status === "saving") schedule(0, sendChange);
  });
  const meetNow = () => schedule(0, meet);
  addEventListener("online", meetNow);
  meetNow();
  return () => {
    isOver = true;
    if (timer !== null) clearTimeout(timer);
    stopWatching();
    stopChoosing();
    removeEventListener("online", meetNow);
    useBrandSyncStore.setState({ status: "browser", remoteBrand: null });
  };
}

/** Sends pending brand changes before log-out. Resolves to false if the account didn't receive them. */
export async function saveBrandNow(accountId: string): Promise<boolean> {
  const { brand } = useOwnBrandStore.getState();
  const agreement = findAgreement(accountId);
  if (agreement ? agreement.brand === serializeBrand(brand) : isEmptyBrand(brand)) return true;
  try {
    const remote = await requestApi("getBrand");
    const verdict = compareBrands(brand, remote, agreement);
    if (verdict !== "send") return verdict !== "choose";
    agree(accountId, await requestApi("saveBrand", { body: { brand, version: remote.version } }));
    return true;
  } catch {
    return false;
  }
}

function findAgreement(accountId: string): BrandAgreement | null {
  const { agreement } = useOwnBrandStore.getState();
  return agreement?.accountId === accountId ? agreement : null;
}

function buildAgreement(
  accountId: string,
  { brand, version }: BrandResponse,
): BrandAgreement | null {
  return brand && { accountId, version, brand: serializeBrand(brand) };
}

/** Records the version that account and browser agree on. */
function agree(accountId: string, remote: BrandResponse): void {
  setOwnBrand({ agreement: buildAgreement(accountId, remote) });
  useBrandSyncStore.setState({ status: "account", remoteBrand: null });
}

/**
 * Stores the account's brand in this browser and in the open carousel. If the carousel has a brand of its own, that
 * brand is replaced only if `evenIfCarouselDiffers` is true.
 */
function takeBrand(
  remoteBrand: RemoteBrand,
  { evenIfCarouselDiffers }: { evenIfCarouselDiffers: boolean },
): void {
  const { accountId, brand } = remoteBrand;
  if (!brand) return;
  const carouselBrand = getAppearance().brand;
  const own = serializeBrand(useOwnBrandStore.getState().brand);
  const follows = isEmptyBrand(carouselBrand) || serializeBrand(carouselBrand) === own;
  setOwnBrand({ brand, agreement: buildAgreement(accountId, remoteBrand) });
  useBrandSyncStore.setState({ status: "account", remoteBrand: null });
  if (!follows && !evenIfCarouselDiffers) return;
  const { past, future } = useHistoryStore.getState();
  // If nothing has been edited yet, no undo step is needed.
  if (past.length + future.length === 0) restartHistory(() => setBrand(brand));
  else recordStep("Use the account's brand", () => setBrand(brand));
}

function offerChoice(remoteBrand: RemoteBrand): void {
  const isNew = useBrandSyncStore.getState().status !== "choice";
  useBrandSyncStore.setState({ status: "choice", remoteBrand });
  if (!isNew) return;
  showToast({
    variant: "warning",
    title: "Your account has a different brand",
    description: "In the Brand tab, choose which brand to keep.",
  });
}

/** Resolves the conflict with the account's brand. */
export function acceptAccountBrand(): void {
  const { remoteBrand } = useBrandSyncStore.getState();
  if (remoteBrand) takeBrand(remoteBrand, { evenIfCarouselDiffers: true });
}

/** Resolves the conflict with this browser's brand. */
export function keepThisBrand(): void {
  const { remoteBrand } = useBrandSyncStore.getState();
  if (!remoteBrand) return;
  setOwnBrand({
    brand: getAppearance().brand,
    agreement: buildAgreement(remoteBrand.accountId, remoteBrand),
  });
  useBrandSyncStore.setState({ status: "saving", remoteBrand: null });
}
