import { z } from "zod";
import type { ApiClient } from "./api-client.ts";
import { ToolError } from "./tool-error.ts";

/** Id of an account's only brand. */
export const brandId = "default";

export const brandArgument = z
  .string()
  .max(100)
  .optional()
  .meta({ description: "Id from list_brands; applies its colours and fonts." });

/**
 * Returns design settings with a brand's colours and fonts; `design` takes precedence.
 * @throws {ToolError} if there is no such brand.
 */
export async function readBrandDesign(
  api: ApiClient,
  { brand_id, design }: { brand_id?: string | undefined; design?: object | undefined },
  signal: AbortSignal,
): Promise<Record<string, unknown> | undefined> {
  if (brand_id === undefined) return design && { ...design };
  const { brand } = await api.call("v1.getBrand", {}, signal);
  if (brand_id !== brandId || !brand) {
    throw new ToolError(`There is no brand ${brand_id}. list_brands lists the ids.`);
  }
  return { ...brand.palette, ...brand.fonts, ...design };
}
