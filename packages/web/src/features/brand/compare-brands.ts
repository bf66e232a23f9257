import type { BrandResponse } from "@slideloom/core/contract";
import type { Brand } from "@slideloom/core/design";
import { type BrandAgreement, isEmptyBrand, serializeBrand } from "../../state/own-brand.ts";

/** What is to be done about the account's brand and this browser's. */
export type BrandVerdict = "same" | "take" | "send" | "choose";

/**
 * Compares what the account has with what this browser has. A side that has not changed since they agreed gives way; so
 * does an empty one where they never did; else the person has to choose.
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
