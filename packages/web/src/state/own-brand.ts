import { type Brand, defaultBrand, parseBrand } from "@slideloom/core/design";
import { create } from "zustand";
import { afterOwnerChange, readOwn, watchOwn, writeOwn } from "../lib/kept/kept.ts";

const storageKey = "slideloom.brand";

/** What an account and this browser agreed on last. */
export interface BrandAgreement {
  accountId: string;
  version: number;
  /** The brand as it was then, as `serializeBrand` writes it. */
  brand: string;
}

/** The brand of who works in this browser: new carousels begin with it. A carousel that is loaded may have another. */
export interface OwnBrand {
  brand: Brand;
  agreement: BrandAgreement | null;
}

export const useOwnBrandStore = create<OwnBrand>()(() => readStored());
afterOwnerChange(() => useOwnBrandStore.setState(readStored()));

/** A brand as text: equal texts are equal brands. */
export function serializeBrand(brand: Brand): string {
  return JSON.stringify(parseBrand(brand));
}

export function isEmptyBrand(brand: Brand): boolean {
  return serializeBrand(brand) === serializeBrand(defaultBrand);
}

/** Changes the browser's brand and keeps it; where storage is full or switched off, until the page is left. */
export function setOwnBrand(change: Partial<OwnBrand>): void {
  useOwnBrandStore.setState(change);
  try {
    writeOwn(storageKey, JSON.stringify(useOwnBrandStore.getState()));
  } catch {
    // The local copy holds the brand as well, and says when it can't be kept.
  }
}

/** Takes over what other tabs keep. */
export function watchOwnBrand(): void {
  watchOwn((isOf) => {
    if (isOf(storageKey)) useOwnBrandStore.setState(readStored());
  });
}

/** Nothing in storage is trusted. */
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
