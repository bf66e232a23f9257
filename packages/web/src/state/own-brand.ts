import { type Brand, defaultBrand, parseBrand } from "@slideloom/core/design";
import { create } from "zustand";
import { afterOwnerChange, readOwn, watchOwn, writeOwn } from "../lib/kept/kept.ts";

const storageKey = "slideloom.brand";

/** The last brand that the account and this browser both had. */
export interface BrandAgreement {
  accountId: string;
  version: number;
  /** The brand in the form of `serializeBrand`. */
  brand: string;
}

/** The person's own brand, used for new carousels. An opened carousel may have another. */
export interface OwnBrand {
  brand: Brand;
  agreement: BrandAgreement | null;
}

export const useOwnBrandStore = create<OwnBrand>()(() => readStored());
afterOwnerChange(() => useOwnBrandStore.setState(readStored()));

/** Serializes a brand for comparison: equal strings mean equal brands. */
export function serializeBrand(brand: Brand): string {
  return JSON.stringify(parseBrand(brand));
}

export function isEmptyBrand(brand: Brand): boolean {
  return serializeBrand(brand) === serializeBrand(defaultBrand);
}

/** Changes the browser's brand and stores it. If storage is full or turned off, the brand is in memory only. */
export function setOwnBrand(change: Partial<OwnBrand>): void {
  useOwnBrandStore.setState(change);
  try {
    writeOwn(storageKey, JSON.stringify(useOwnBrandStore.getState()));
  } catch {
    // Not reported here. Storing the open carousel, which contains the brand too, reports the same problem.
  }
}

/** Follows changes made in other tabs. */
export function watchOwnBrand(): void {
  watchOwn((isOf) => {
    if (isOf(storageKey)) useOwnBrandStore.setState(readStored());
  });
}

/** Reads the stored brand. Storage is untrusted. */
function readStored(): OwnBrand {
  try {
    const stored: unknown = JSON.parse(readOwn(storageKey) ?? "null");
    const fields: Record<string, unknown> = { ...Object(stored) };
    return { brand: parseBrand(fields["brand"]), agreement: readAgreement(fields["agreement"]) };
  } catch {
    return { brand: defaultBrand, agreement: null };
  }
}

function readAgreement(value: unknown): BrandAgreement | null {
  const { accountId, version, brand }: Record<string, unknown> = { ...Object(value) };
  return typeof accountId === "string" && typeof version === "number" && typeof brand === "string"
    ? { accountId, version, brand }
    : null;
}
