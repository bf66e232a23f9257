import { defineErrors } from "../errors/domain-error.ts";

/** Somebody saved the brand first. */
export const BrandError = defineErrors({
  "brand-changed": "Your brand was changed elsewhere in the meantime",
});
