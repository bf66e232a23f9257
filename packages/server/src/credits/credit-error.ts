export type CreditErrorCode = "insufficient-credits" | "no-credit-account" | "grant-too-large";

/** What an account's credits do not allow. The message is for people. */
export class CreditError extends Error {
  override name = "CreditError";
  readonly code: CreditErrorCode;

  constructor(code: CreditErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
