import { DomainError } from "../errors/domain-error.ts";

export type CreditErrorCode = "insufficient-credits" | "no-credit-account" | "grant-too-large";

export class CreditError extends DomainError<CreditErrorCode> {}
