export type BrandErrorCode = "brand-changed";

/** Somebody saved the brand first. The message is for people. */
export class BrandError extends Error {
  override name = "BrandError";
  readonly code: BrandErrorCode = "brand-changed";

  constructor() {
    super("Your brand was changed elsewhere in the meantime");
  }
}
