import { defineErrors } from "../errors/domain-error.ts";

/** Version conflict: the brand was saved in the meantime. */
export const BrandError = defineErrors({
  "brand-changed":
    "Your brand has changed since you loaded it. Load it again, then repeat your changes.",
});
