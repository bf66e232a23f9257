export {
  changePasswordFormSchema,
  deleteAccountFormSchema,
  forgotPasswordFormSchema,
  loginFormSchema,
  namesFormSchema,
  registrationFormSchema,
  resetPasswordFormSchema,
  type LoginForm,
  type NamesForm,
  type RegistrationForm,
} from "./account-forms.ts";
export {
  accountExportSchema,
  apiTokenResponseSchema,
  authResponseSchema,
  messageResponseSchema,
  userSchema,
  type AuthResponse,
  type User,
} from "./account.ts";
export {
  buildErrorBody,
  isPublicApiPath,
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
export {
  generateEventSchemas,
  generateFormSchema,
  generateResponseSchema,
  generationLimits,
  generationOptionsSchema,
  type GenerateEvents,
  type GenerateForm,
  type GenerateResponse,
  type GenerationOptionsResponse,
} from "./generation.ts";
export { healthResponseSchema, readinessResponseSchema, type ReadinessResponse } from "./health.ts";
export { pagePaths, type PagePath } from "./page-path.ts";
export { pingJsonpQuerySchema, pingResponseSchema, type PingResponse } from "./ping.ts";
export {
  idempotencyHeadersSchema,
  publicGenerateFormSchema,
  publicGenerateResponseSchema,
  type PublicGenerateForm,
  type PublicGenerateResponse,
} from "./public-generation.ts";
