import type { BrandResponse } from "@slideloom/core/contract/brand";
import { create } from "zustand";

/** An account's brand that differs from the browser's. */
export interface RemoteBrand extends BrandResponse {
  accountId: string;
}

/** Sync status, and the account's brand while the person has to choose. */
export const useBrandSyncStore = create<{
  status: "browser" | "saving" | "account" | "offline" | "failed" | "choice";
  remoteBrand: RemoteBrand | null;
}>()(() => ({ status: "browser", remoteBrand: null }));
