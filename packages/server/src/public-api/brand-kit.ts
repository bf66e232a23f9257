import type { BrandKit } from "@slideloom/core/contract/brand";
import type { Brand } from "@slideloom/core/design";
import type { BrandService } from "../brand/brand-service.ts";
import { HttpError } from "../http/http-error.ts";

/** Returns the kit that a request names; null if it names none. Throws 422 if there is no such kit. */
export async function findKit(
  brands: BrandService,
  accountId: string,
  id: string | null | undefined,
): Promise<BrandKit | null> {
  if (id == null) return null;
  const kit = await brands.findKit(accountId, id);
  if (kit) return kit;
  throw new HttpError(422, "The brand_id field names no brand kit of this account.");
}

/** The brand that slides show, which names the kit it is a copy of. */
export const copyBrand = ({ id, isFirst, brand }: BrandKit): Brand => ({
  ...brand,
  ...(!isFirst && { kit: id }),
});

/** Adds a kit's colours and fonts to design settings, which take precedence. */
export function addBrandDesign<Settings extends object>(
  kit: BrandKit | null,
  settings: Settings | null | undefined,
) {
  return kit ? { ...kit.brand.palette, ...kit.brand.fonts, ...settings } : settings;
}
