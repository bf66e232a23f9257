import type { BrandResponse } from "@slideloom/core/contract";
import { create } from "zustand";

/** An account's brand that is not this browser's, with the account. */
export interface RemoteBrand extends BrandResponse {
  accountId: string;
}

/** Where the brand is kept, and the account's own while the person has to choose between the two. */
export const useBrandSyncStore = create<{
  status: "browser" | "saving" | "account" | "offline" | "failed" | "choice";
  remoteBrand: RemoteBrand | null;
}>()(() => ({ status: "browser", remoteBrand: null }));
