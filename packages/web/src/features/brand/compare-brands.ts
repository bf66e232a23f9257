import type { BrandResponse } from "@slideloom/core/contract/brand";
import type { Brand } from "@slideloom/core/design";
import { type BrandAgreement, isEmptyBrand, serializeBrand } from "../../state/own-brand.ts";

/** How to reconcile the account's brand with the browser's. */
export type BrandVerdict = "same" | "take" | "send" | "choose";

/**
 * Compares this browser's brand, the account's brand, and the last synced brand. If both sides have changed, the person
 * chooses.
 */
export function compareBrands(
  own: Brand,
  remote: BrandResponse,
  agreement: BrandAgreement | null,
): BrandVerdict {
  if (remote.brand === null) return isEmptyBrand(own) ? "same" : "send";
  if (serializeBrand(own) === serializeBrand(remote.brand)) return "same";
  if (!agreement) return isEmptyBrand(own) ? "take" : "choose";
  if (agreement.version === remote.version) return "send";
  return agreement.brand === serializeBrand(own) ? "take" : "choose";
}
