export {
  changePasswordFormSchema,
  deleteAccountFormSchema,
  forgotPasswordFormSchema,
  loginFormSchema,
  namesFormSchema,
  registrationFormSchema,
  resetPasswordFormSchema,
  type ChangePasswordForm,
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
  isKeyPath,
  isPublicApiPath,
  privateErrorSchema,
  publicErrorSchema,
  type PrivateError,
  type PublicError,
} from "./api-error.ts";
export { buildGenerationOptions } from "./build-generation-options.ts";
export {
  brandFormSchema,
  brandResponseSchema,
  type BrandForm,
  type BrandResponse,
} from "./brand.ts";
export {
  binDays,
  carouselChangeFormSchema,
  carouselConflictSchema,
  carouselFileSchema,
  carouselFormSchema,
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
  libraryImportResponseSchema,
  maxCarouselTitleLength,
  maxCarouselVersions,
  newCarouselFormSchema,
  restoreVersionFormSchema,
  sharedCarouselSchema,
  shareResponseSchema,
  sortDirections,
  versionNameFormSchema,
  type CarouselChangeForm,
  type CarouselConflict,
  type CarouselContent,
  type CarouselFile,
  type CarouselForm,
  type CarouselListQuery,
  type CarouselListResponse,
  type CarouselResponse,
  type CarouselStatus,
  type CarouselSummary,
  type CarouselVersion,
  type CarouselVersionResponse,
  type CarouselVersionsResponse,
  type LibraryImportResponse,
  type NewCarouselForm,
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
  generateFormSchema,
  generateResponseSchema,
  generationOptionsSchema,
  type GenerateEvents,
  type GenerateForm,
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
  maxNamedKeys,
  namedKeyFormSchema,
  namedKeySchema,
  namedKeysResponseSchema,
  newNamedKeyResponseSchema,
  type ApiKeyScope,
  type NamedKey,
  type NamedKeyForm,
  type NamedKeysResponse,
  type NewNamedKeyResponse,
} from "./named-keys.ts";
export { pagePaths, pageRedirects, type PagePath } from "./page-path.ts";
export { listedPages, missingPageText, pageTexts, type PageText } from "./page-text.ts";
export { pingJsonpQuerySchema, pingResponseSchema, type PingResponse } from "./ping.ts";
export { callHeadersSchema, idempotencyHeadersSchema, prefersAsync } from "./public-call.ts";
export {
  publicGenerateFormSchema,
  publicGenerateResponseSchema,
  type PublicGenerateForm,
  type PublicGenerateResponse,
} from "./public-generation.ts";
export {
  newPublicCarouselFormSchema,
  publicCarouselFormSchema,
  publicCarouselListQuerySchema,
  publicCarouselSchema,
  publicCarouselListResponseSchema,
  type PublicCarousel,
  type PublicCarouselForm,
  type PublicCarouselListResponse,
} from "./public-carousels.ts";
export { jobSchema, type Job, type JobKind, type JobStatus } from "./public-jobs.ts";
export {
  publicPostSchema,
  validateFormSchema,
  validateResponseSchema,
  type PublicPost,
  type ValidateResponse,
} from "./public-post.ts";
export {
  onMissingMedia,
  renderFormSchema,
  renderWarningSchema,
  type OnMissingMedia,
  type RenderChoices,
  type RenderForm,
  type RenderWarning,
} from "./public-render.ts";
export {
  rewriteSlideFormSchema,
  rewriteSlideResponseSchema,
  type RewriteSlideForm,
  type RewriteSlideResponse,
} from "./slide-rewrite.ts";
export {
  maxWebhooks,
  publicWebhookListSchema,
  webhookDeliverySchema,
  webhookEvents,
  webhookFormSchema,
  webhookSchema,
  webhooksResponseSchema,
  type Webhook,
  type WebhookDelivery,
  type WebhookEvent,
  type WebhookForm,
  type WebhooksResponse,
} from "./webhooks.ts";
