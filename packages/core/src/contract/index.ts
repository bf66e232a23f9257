export {
  changeEmailRequestSchema,
  changePasswordRequestSchema,
  deleteAccountRequestSchema,
  forgotPasswordRequestSchema,
  loginRequestSchema,
  namesRequestSchema,
  registrationRequestSchema,
  resetPasswordRequestSchema,
  type ChangeEmailRequest,
  type ChangePasswordRequest,
  type LoginRequest,
  type NamesRequest,
  type RegistrationRequest,
} from "./account-requests.ts";
export {
  accountExportSchema,
  authResponseSchema,
  userSchema,
  type AuthResponse,
  type User,
} from "./account.ts";
export { buildErrorBody, isKeyPath, isPublicApiPath, publicErrorSchema } from "./api-error.ts";
export {
  maxApiKeys,
  apiKeyRequestSchema,
  apiKeysResponseSchema,
  newApiKeyResponseSchema,
  type ApiKey,
  type ApiKeyRequest,
  type NewApiKeyResponse,
} from "./api-keys.ts";
export { apiKeyScopes, type ApiKeyScope } from "./api-key-scopes.ts";
export { bodyLimits, jsonLimits } from "./body-limits.ts";
export { brandResponseSchema, type BrandRequest, type BrandResponse } from "./brand.ts";
export {
  learnVoiceResponseSchema,
  voiceResponseSchema,
  type LearnVoiceRequest,
  type LearnVoiceResponse,
  type VoiceRequest,
  type VoiceResponse,
} from "./voice.ts";
export { buildGenerationOptions } from "./build-generation-options.ts";
export {
  carouselVersionResponseSchema,
  carouselVersionsResponseSchema,
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
  carouselConflictSchema,
  carouselListQuerySchema,
  carouselListStatuses,
  carouselListResponseSchema,
  carouselResponseSchema,
  carouselSorts,
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
  creditHistoryResponseSchema,
  creditsResponseSchema,
  type CreditEntryResponse,
  type CreditsResponse,
  type CreditBalance,
  type LedgerEntry,
} from "./credits.ts";
export type { EndpointRequest, EndpointResponse } from "./endpoint-types.ts";
export type { Access, Endpoint, FileResponse, OwnedThing } from "./endpoint.ts";
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
export type { ReadinessResponse } from "./health.ts";
export {
  carouselFileSchema,
  bulkImportResponseSchema,
  type CarouselFile,
  type BulkImportResponse,
} from "./library.ts";
export {
  mediaUsageSchema,
  uploadedMediaSchema,
  type MediaUsage,
  type UploadedMedia,
} from "./media.ts";
export { listOpenapiComponents, openapiDocumentSchema, type OpenapiDocument } from "./openapi.ts";
export { pagePaths, pageRedirects, type PagePath } from "./page-path.ts";
export { listedPages, missingPageText, pageTexts, type PageText } from "./page-text.ts";
export { uuidParamsSchema } from "./params.ts";
export { pingResponseSchema, type PingResponse } from "./ping.ts";
export { callHeadersSchema, prefersAsync } from "./public-call.ts";
export {
  newPublicCarouselRequestSchema,
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
  limitPost,
  publicPostSchema,
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
  type PathParams,
  type UrlParts,
} from "./routes.ts";
export { keptSources } from "./source-storage.ts";
export {
  generationSourceSchema,
  sourceListResponseSchema,
  checksResponseSchema,
  type ChecksResponse,
  sourceResponseSchema,
  type GenerationSource,
  type SourceListResponse,
  type SourceRequest,
  type SourceResponse,
} from "./sources.ts";
export { presentChecks, type PublicCheck } from "./checks.ts";
export { shareWidth } from "./share-width.ts";
export { tokenParamsSchema, type SharedCarousel, type ShareResponse } from "./shares.ts";
export {
  factsResponseSchema,
  hooksResponseSchema,
  outlineEventSchemas,
  outlineResponseSchema,
  type OutlineEvents,
} from "./planning.ts";
export {
  postRewriteEventSchemas,
  type PostRewriteEvents,
  type PostRewriteResponse,
  type PostRewriteWish,
  publicRewriteResponseSchema,
  type PublicRewriteResponse,
} from "./post-rewrite.ts";
export {
  rewriteSlideEventSchemas,
  type RewriteSlideEvents,
  type RewriteSlideRequest,
  rewriteSlideResponseSchema,
} from "./slide-rewrite.ts";
export {
  maxWebhooks,
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
  maxGrants,
  type Channel,
  type ChannelListResponse,
  type Grant,
  type GrantRequest,
  type NewGrant,
} from "./grants.ts";
export {
  accountChoicesSchema,
  accountLimitsSchema,
  connectionChangeRequestSchema,
  connectionListResponseSchema,
  finishConnectionQuerySchema,
  signInFailures,
  type SignInFailure,
  maxConnections,
  type AccountChoices,
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
  publicationChangeRequestSchema,
  publicationListQuerySchema,
  publicationListResponseSchema,
  publicationRequestSchema,
  publicationSchema,
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
export {
  maxWriters,
  writerRequestSchema,
  type OwnWriter,
  type ParsedWriterRequest,
  type WriterRequest,
} from "./writers.ts";
