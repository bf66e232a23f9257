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
export { bodyLimits } from "./body-limits.ts";
export {
  brandRequestSchema,
  brandResponseSchema,
  type BrandRequest,
  type BrandResponse,
} from "./brand.ts";
export { buildGenerationOptions } from "./build-generation-options.ts";
export {
  carouselVersionResponseSchema,
  carouselVersionSchema,
  carouselVersionsResponseSchema,
  restoreVersionRequestSchema,
  versionNameRequestSchema,
  type CarouselVersion,
  type CarouselVersionResponse,
  type CarouselVersionsResponse,
} from "./carousel-versions.ts";
export {
  carouselStatuses,
  maxCarouselTitleLength,
  maxCarouselVersions,
  trashDays,
  type CarouselStatus,
} from "./carousel-limits.ts";
export {
  carouselChangeRequestSchema,
  carouselConflictSchema,
  carouselRequestSchema,
  carouselListQuerySchema,
  carouselListStatuses,
  carouselListResponseSchema,
  carouselResponseSchema,
  carouselSorts,
  carouselSummarySchema,
  deleteCarouselQuerySchema,
  newCarouselRequestSchema,
  sortDirections,
  type CarouselChangeRequest,
  type CarouselConflict,
  type CarouselContent,
  type CarouselRequest,
  type CarouselListQuery,
  type CarouselListResponse,
  type CarouselResponse,
  type CarouselSummary,
  type ListedCarousel,
  type NewCarouselRequest,
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
export type { EndpointRequest, EndpointResponse } from "./endpoint-types.ts";
export {
  type Access,
  type Endpoint,
  type FileResponse,
  type OperationTag,
  type OwnedThing,
} from "./endpoint.ts";
export { listErrorStatuses } from "./error-statuses.ts";
export { endpoints } from "./endpoints.ts";
export { generationLimits } from "./generation-limits.ts";
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
export { healthResponseSchema, readinessResponseSchema, type ReadinessResponse } from "./health.ts";
export {
  carouselFileSchema,
  bulkImportResponseSchema,
  type CarouselFile,
  type BulkImportResponse,
} from "./library.ts";
export {
  mediaFetchQuerySchema,
  mediaUsageSchema,
  uploadedMediaSchema,
  type MediaUsage,
  type UploadedMedia,
} from "./media.ts";
export { listOpenapiComponents, openapiDocumentSchema, type OpenapiDocument } from "./openapi.ts";
export { pagePaths, pageRedirects, type PagePath } from "./page-path.ts";
export { listedPages, missingPageText, pageTexts, type PageText } from "./page-text.ts";
export { uuidParamsSchema } from "./params.ts";
export { pingJsonpQuerySchema, pingResponseSchema, type PingResponse } from "./ping.ts";
export { callHeadersSchema, idempotencyHeadersSchema, prefersAsync } from "./public-call.ts";
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
export {
  publicGenerateRequestSchema,
  publicGenerateResponseSchema,
  type PublicGenerateRequest,
  type PublicGenerateResponse,
} from "./public-generation.ts";
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
export { publicWebhookListSchema } from "./public-webhooks.ts";
export {
  buildUrl,
  fillRoute,
  findRoute,
  publicApiRoot,
  routes,
  type EndpointName,
  type Method,
  type PathOf,
  type PathParams,
  type UrlParts,
} from "./routes.ts";
export { shareWidth } from "./share-width.ts";
export {
  tokenParamsSchema,
  sharedCarouselSchema,
  shareResponseSchema,
  type SharedCarousel,
  type ShareResponse,
} from "./shares.ts";
export {
  rewriteSlideRequestSchema,
  rewriteSlideResponseSchema,
  type RewriteSlideRequest,
  type RewriteSlideResponse,
} from "./slide-rewrite.ts";
export {
  maxWebhooks,
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
export {
  accountLimitsSchema,
  connectionChangeRequestSchema,
  connectionListResponseSchema,
  connectionRequestSchema,
  connectionSchema,
  connectionStates,
  finishConnectionQuerySchema,
  signInFailures,
  type SignInFailure,
  maxConnections,
  networkListResponseSchema,
  postingSlotSchema,
  startConnectionRequestSchema,
  timeZoneSchema,
  type AccountLimits,
  type Connection,
  type ConnectionChangeRequest,
  type ConnectionListResponse,
  type ConnectionRequest,
  type NetworkListResponse,
  type NetworkState,
  type NewConnection,
  type PostingSlot,
  type StartConnectionRequest,
} from "./connections.ts";
export {
  decisionRequestSchema,
  scheduleImportRequestSchema,
  publicationAttemptSchema,
  publicationChangeRequestSchema,
  publicationListQuerySchema,
  publicationListResponseSchema,
  publicationRequestSchema,
  publicationSchema,
  publicationTargetSchema,
  publishTimeSchema,
  targetStatuses,
  type DecisionRequest,
  type ScheduleImportRequest,
  type ScheduleImportResponse,
  type ScheduleImportRow,
  type Publication,
  type PublicationAttempt,
  type PublicationChangeRequest,
  type PublicationListQuery,
  type PublicationListResponse,
  type PublicationRequest,
  type PublicationTarget,
  type PublishTime,
  type TargetStatus,
} from "./publications.ts";
