export {
  changePasswordRequestSchema,
  deleteAccountRequestSchema,
  forgotPasswordRequestSchema,
  loginRequestSchema,
  namesRequestSchema,
  registrationRequestSchema,
  resetPasswordRequestSchema,
  type ChangePasswordRequest,
  type LoginRequest,
  type NamesRequest,
  type RegistrationRequest,
} from "./account-requests.ts";
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
  isKeyPath,
  isPublicApiPath,
  privateErrorSchema,
  publicErrorSchema,
  type PrivateError,
  type PublicError,
} from "./api-error.ts";
export { buildGenerationOptions } from "./build-generation-options.ts";
export {
  brandRequestSchema,
  brandResponseSchema,
  type BrandRequest,
  type BrandResponse,
} from "./brand.ts";
export {
  trashDays,
  carouselChangeRequestSchema,
  carouselConflictSchema,
  carouselFileSchema,
  carouselRequestSchema,
  carouselListQuerySchema,
  carouselListResponseSchema,
  carouselResponseSchema,
  carouselSorts,
  carouselStatuses,
  carouselSummarySchema,
  carouselVersionResponseSchema,
  carouselVersionSchema,
  carouselVersionsResponseSchema,
  deleteCarouselQuerySchema,
  bulkImportResponseSchema,
  maxCarouselTitleLength,
  maxCarouselVersions,
  newCarouselRequestSchema,
  restoreVersionRequestSchema,
  sharedCarouselSchema,
  shareResponseSchema,
  sortDirections,
  versionNameRequestSchema,
  type CarouselChangeRequest,
  type CarouselConflict,
  type CarouselContent,
  type CarouselFile,
  type CarouselRequest,
  type CarouselListQuery,
  type CarouselListResponse,
  type CarouselResponse,
  type CarouselStatus,
  type CarouselSummary,
  type CarouselVersion,
  type CarouselVersionResponse,
  type CarouselVersionsResponse,
  type BulkImportResponse,
  type NewCarouselRequest,
  type SharedCarousel,
  type ShareResponse,
} from "./carousels.ts";
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
  generateRequestSchema,
  generateResponseSchema,
  generationOptionsSchema,
  type GenerateEvents,
  type GenerateRequest,
  type GenerateResponse,
  type GenerationOptionsResponse,
} from "./generation.ts";
export { generationLimits } from "./generation-limits.ts";
export { healthResponseSchema, readinessResponseSchema, type ReadinessResponse } from "./health.ts";
export {
  mediaFetchQuerySchema,
  mediaUsageSchema,
  uploadedMediaSchema,
  type MediaUsage,
  type UploadedMedia,
} from "./media.ts";
export {
  apiKeyScopes,
  maxApiKeys,
  apiKeyRequestSchema,
  apiKeySchema,
  apiKeysResponseSchema,
  newApiKeyResponseSchema,
  type ApiKeyScope,
  type ApiKey,
  type ApiKeyRequest,
  type ApiKeysResponse,
  type NewApiKeyResponse,
} from "./api-keys.ts";
export { pagePaths, pageRedirects, type PagePath } from "./page-path.ts";
export { listedPages, missingPageText, pageTexts, type PageText } from "./page-text.ts";
export { pingJsonpQuerySchema, pingResponseSchema, type PingResponse } from "./ping.ts";
export { callHeadersSchema, idempotencyHeadersSchema, prefersAsync } from "./public-call.ts";
export {
  publicGenerateRequestSchema,
  publicGenerateResponseSchema,
  type PublicGenerateRequest,
  type PublicGenerateResponse,
} from "./public-generation.ts";
export {
  newPublicCarouselRequestSchema,
  publicCarouselRequestSchema,
  publicCarouselListQuerySchema,
  publicCarouselSchema,
  publicCarouselListResponseSchema,
  type PublicCarousel,
  type PublicCarouselRequest,
  type PublicCarouselListResponse,
} from "./public-carousels.ts";
export { jobSchema, type Job, type JobKind, type JobStatus } from "./public-jobs.ts";
export {
  publicPostSchema,
  validateRequestSchema,
  validateResponseSchema,
  type PublicPost,
  type ValidateResponse,
} from "./public-post.ts";
export {
  onMissingMedia,
  renderRequestSchema,
  renderWarningSchema,
  type OnMissingMedia,
  type RenderChoices,
  type RenderRequest,
  type RenderWarning,
} from "./public-render.ts";
export { shareWidth } from "./share-width.ts";
export {
  rewriteSlideRequestSchema,
  rewriteSlideResponseSchema,
  type RewriteSlideRequest,
  type RewriteSlideResponse,
} from "./slide-rewrite.ts";
export {
  maxWebhooks,
  publicWebhookListSchema,
  webhookDeliverySchema,
  webhookEvents,
  webhookRequestSchema,
  webhookSchema,
  webhooksResponseSchema,
  type Webhook,
  type WebhookDelivery,
  type WebhookEvent,
  type WebhookRequest,
  type WebhooksResponse,
} from "./webhooks.ts";
