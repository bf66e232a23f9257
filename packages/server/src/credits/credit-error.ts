import { DomainError } from "../errors/domain-error.ts";

export type CreditErrorCode = "insufficient-credits" | "no-credit-account" | "grant-too-large";

/** What an account's credits do not allow. */
export class CreditError extends DomainError<CreditErrorCode> {}
