import { defineErrors } from "../errors/domain-error.ts";

/** Version conflict: the brand was saved in the meantime. */
export const BrandError = defineErrors({
  "brand-changed": "Your brand was changed elsewhere in the meantime",
});
