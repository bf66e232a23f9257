export {
  buildErrorBody,
  privateErrorSchema,
  publicErrorSchema,
  type PrivateError,
  type PublicError,
} from "./api-error.ts";
export {
  buildCreditEntry,
  buildCreditsResponse,
  creditEntrySchema,
  creditHistoryQuerySchema,
  creditHistoryResponseSchema,
  creditsResponseSchema,
  type CreditEntryResponse,
  type CreditHistoryResponse,
  type CreditsResponse,
  type CreditStanding,
  type LedgerEntry,
} from "./credits.ts";
export { pagePaths, type PagePath } from "./page-path.ts";
export { pingResponseSchema, type PingResponse } from "./ping.ts";
