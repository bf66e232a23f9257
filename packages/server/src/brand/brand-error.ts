import { maxBrandKits } from "@slideloom/core/contract/brand";
import { defineErrors } from "../errors/domain-error.ts";

export const BrandError = defineErrors({
  /** Version conflict: the brand was saved in the meantime. */
  "brand-changed":
    "Your brand has changed since you loaded it. Load it again, then repeat your changes.",
  "brand-kit-first": "Your first brand kit can't be deleted, because new carousels start with it.",
  "brand-kit-not-found": "There is no such brand kit.",
  "too-many-brand-kits": `You have ${maxBrandKits} brand kits, which is the limit. Delete one first.`,
});
