import type { BrandResponse } from "@slideloom/core/contract";
import { create } from "zustand";

/** An account's brand that is not this browser's, with the account. */
export interface RivalBrand extends BrandResponse {
  accountId: string;
}

/** Where the brand is kept, and the account's own while the person has to choose between the two. */
export const useBrandSyncStore = create<{
  status: "browser" | "saving" | "account" | "offline" | "failed" | "choice";
  rival: RivalBrand | null;
}>()(() => ({ status: "browser", rival: null }));
