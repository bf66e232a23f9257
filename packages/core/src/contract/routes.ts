/** Method and path of every endpoint. The schemas are in `endpoints.ts`, so the web app needn't load them. */
export const routes = {
  getHealth: "GET /healthz",
  getReadiness: "GET /readyz",

  register: "POST /api/auth/register",
  logIn: "POST /api/auth/login",
  logOut: "POST /api/auth/logout",
  requestPasswordReset: "POST /api/auth/forgot-password",
  resetPassword: "POST /api/auth/reset-password",
  getUser: "GET /api/auth/me",
  changeNames: "PATCH /api/auth/me",
  deleteAccount: "DELETE /api/auth/me",
  replaceAccountKey: "POST /api/auth/api-token",
  exportAccount: "GET /api/auth/export",
  changePassword: "POST /api/auth/change-password",
  changeEmail: "POST /api/auth/change-email",
  confirmEmail: "POST /api/auth/confirm-email",

  listApiKeys: "GET /api/keys",
  createApiKey: "POST /api/keys",
  revokeApiKey: "DELETE /api/keys/:id",

  getProtectedResource: "GET /.well-known/oauth-protected-resource/mcp",
  getAuthorizationServer: "GET /.well-known/oauth-authorization-server",
  registerOauthClient: "POST /oauth/register",
  getOauthTokens: "POST /oauth/token",
  revokeOauthToken: "POST /oauth/revoke",
  getOauthQuestion: "GET /api/oauth/requests",
  answerOauthQuestion: "POST /api/oauth/consents",
  listConnectedPrograms: "GET /api/oauth/programs",
  disconnectProgram: "DELETE /api/oauth/programs/:id",

  listWebhooks: "GET /api/webhooks",
  createWebhook: "POST /api/webhooks",
  deleteWebhook: "DELETE /api/webhooks/:id",
  testWebhook: "POST /api/webhooks/:id/test",
  resendDelivery: "POST /api/webhook-deliveries/:id/resend",

  readSource: "POST /api/sources",
  listSources: "GET /api/sources",
  getSource: "GET /api/sources/:id",
  deleteSource: "DELETE /api/sources/:id",

  getBrand: "GET /api/brand",
  saveBrand: "PUT /api/brand",
  listBrandKits: "GET /api/brands",
  createBrandKit: "POST /api/brands",
  getBrandKit: "GET /api/brands/:id",
  saveBrandKit: "PUT /api/brands/:id",
  deleteBrandKit: "DELETE /api/brands/:id",

  getVoice: "GET /api/voice",
  saveVoice: "PUT /api/voice",
  deleteVoice: "DELETE /api/voice",
  learnVoice: "POST /api/voice/learn",
  deleteVoicePosts: "DELETE /api/voice/posts",

  listCarousels: "GET /api/carousels",
  createCarousel: "POST /api/carousels",
  getCarousel: "GET /api/carousels/:id",
  saveCarousel: "PUT /api/carousels/:id",
  changeCarousel: "PATCH /api/carousels/:id",
  deleteCarousel: "DELETE /api/carousels/:id",
  duplicateCarousel: "POST /api/carousels/:id/duplicate",
  restoreCarousel: "POST /api/carousels/:id/restore",

  listVersions: "GET /api/carousels/:id/versions",
  getVersion: "GET /api/carousels/:id/versions/:version",
  nameVersion: "PATCH /api/carousels/:id/versions/:version",
  restoreVersion: "POST /api/carousels/:id/versions/:version/restore",

  shareCarousel: "POST /api/carousels/:id/share",
  revokeShare: "DELETE /api/carousels/:id/share",
  getSharedCarousel: "GET /api/shares/:token",
  getOpenGraphImage: "GET /s/:token/og.png",
  getSharedSlide: "GET /s/:token/slide.jpg",
  getSharedMedium: "GET /s/:token/media/:medium/:name",

  createReview: "POST /api/carousels/:id/reviews",
  listReviews: "GET /api/carousels/:id/reviews",
  withdrawReview: "DELETE /api/reviews/:id",
  resolveReviewComment: "PATCH /api/review-comments/:id",
  getReviewPage: "GET /api/review-pages/:token",
  unlockReview: "POST /api/review-pages/:token/pass",
  commentOnReview: "POST /api/review-pages/:token/comments",
  answerReview: "POST /api/review-pages/:token/answer",
  getReviewMedium: "GET /review/:token/media/:medium/:name",

  getLibraryFilters: "GET /api/library/filters",
  changeTags: "POST /api/library/tags",
  exportLibrary: "GET /api/library/export",
  importLibrary: "POST /api/library/import",

  getCredits: "GET /api/credits",
  listCreditEntries: "GET /api/credits/history",

  generatePost: "POST /api/generate-carousel",
  rewriteSlide: "POST /api/rewrite-slide",
  rewritePost: "POST /api/rewrite-post",
  planFacts: "POST /api/facts",
  planOutline: "POST /api/outline",
  planHooks: "POST /api/hooks",

  listWriters: "GET /api/writers",
  addWriter: "POST /api/writers",
  getWriterOrder: "GET /api/writers/order",
  orderWriters: "PUT /api/writers/order",
  testWriter: "POST /api/writers/:id/test",
  deleteWriter: "DELETE /api/writers/:id",

  fetchMedium: "GET /api/media/fetch",
  uploadMedium: "POST /api/media",
  convertMedium: "POST /api/media/convert",
  getMediaUsage: "GET /api/media/usage",
  getUpload: "GET /media/:name",
  storeImage: "PUT /media/:name",
  getThumbnail: "GET /thumbnails/:id/:name",
  getJobFile: "GET /files/:jobId/:part/:name",
  /** Where versions before 0.4 linked to jobs' files. */
  getOldJobFile: "GET /results/:jobId/:part/:signed/:name",

  listNetworks: "GET /api/networks",
  listConnections: "GET /api/connections",
  createConnection: "POST /api/connections",
  startConnection: "POST /api/connections/start",
  finishConnection: "GET /connect/:network/callback",
  finishServerConnection: "GET /connect/:network/:server/callback",
  updateConnection: "PATCH /api/connections/:id",
  testConnection: "POST /api/connections/:id/test",
  deleteConnection: "DELETE /api/connections/:id",

  listGrants: "GET /api/grants",
  createGrant: "POST /api/grants",
  replaceGrantKey: "PATCH /api/grants/:id",
  deleteGrant: "DELETE /api/grants/:id",
  listChannels: "GET /api/grants/:id/channels",
  chooseChannels: "PUT /api/grants/:id/channels",

  listPublications: "GET /api/publications",
  createPublication: "POST /api/publications",
  importSchedule: "POST /api/publications/import",
  scheduleSelection: "POST /api/publications/schedule",
  getPublication: "GET /api/publications/:id",
  listPublicationAttempts: "GET /api/publications/:id/attempts",
  changePublication: "PATCH /api/publications/:id",
  cancelPublication: "DELETE /api/publications/:id",
  decidePublication: "POST /api/publications/:id/decide",
  approvePublication: "POST /api/publications/:id/approval",
  getCalendarFeed: "GET /api/calendar-feed",
  replaceCalendarFeed: "POST /api/calendar-feed",
  getCalendarFile: "GET /calendar-feeds/:accountId/:signed/slideloom.ics",
  getPublishedFile: "GET /published/:targetId/:signed/:name",

  "v1.getOpenapi": "GET /api/v1/openapi.json",
  "v1.ping": "GET /api/v1/ping",
  "v1.pingJsonp": "GET /api/v1/ping-jsonp",
  "v1.generatePost": "POST /api/v1/generate",
  "v1.rewritePost": "POST /api/v1/rewrite",
  "v1.planFacts": "POST /api/v1/facts",
  "v1.planOutline": "POST /api/v1/outline",
  "v1.planHooks": "POST /api/v1/hooks",
  "v1.readSource": "POST /api/v1/sources",
  "v1.listSources": "GET /api/v1/sources",
  "v1.getSource": "GET /api/v1/sources/:id",
  "v1.checkPost": "POST /api/v1/sources/:id/checks",
  "v1.deleteSource": "DELETE /api/v1/sources/:id",
  "v1.getVoice": "GET /api/v1/voice",
  "v1.saveVoice": "PUT /api/v1/voice",
  "v1.learnVoice": "POST /api/v1/voice/learn",
  "v1.listStarters": "GET /api/v1/starters",
  "v1.getStarter": "GET /api/v1/starters/:id",
  "v1.validatePost": "POST /api/v1/validate",
  "v1.renderPost": "POST /api/v1/render",
  "v1.getJob": "GET /api/v1/jobs/:id",
  "v1.retryJob": "POST /api/v1/jobs/:id/retry",
  "v1.listWebhooks": "GET /api/v1/webhooks",
  "v1.createWebhook": "POST /api/v1/webhooks",
  "v1.deleteWebhook": "DELETE /api/v1/webhooks/:id",
  "v1.listCarousels": "GET /api/v1/carousels",
  "v1.createCarousel": "POST /api/v1/carousels",
  "v1.getCarousel": "GET /api/v1/carousels/:id",
  "v1.updateCarousel": "PUT /api/v1/carousels/:id",
  "v1.deleteCarousel": "DELETE /api/v1/carousels/:id",
  "v1.duplicateCarousel": "POST /api/v1/carousels/:id/duplicate",
  "v1.shareCarousel": "POST /api/v1/carousels/:id/share",
  "v1.revokeShare": "DELETE /api/v1/carousels/:id/share",
  "v1.createReview": "POST /api/v1/carousels/:id/reviews",
  "v1.listReviews": "GET /api/v1/carousels/:id/reviews",
  "v1.withdrawReview": "DELETE /api/v1/reviews/:id",
  "v1.restoreVersion": "POST /api/v1/carousels/:id/versions/:version/restore",
  "v1.addImage": "POST /api/v1/images",
  "v1.createImageUpload": "POST /api/v1/images/uploads",
  "v1.getBrand": "GET /api/v1/brand",
  "v1.listBrands": "GET /api/v1/brands",
  "v1.listConnections": "GET /api/v1/connections",
  "v1.listPublications": "GET /api/v1/publications",
  "v1.createPublication": "POST /api/v1/publications",
  "v1.importSchedule": "POST /api/v1/publications/import",
  "v1.getPublication": "GET /api/v1/publications/:id",
  "v1.changePublication": "PATCH /api/v1/publications/:id",
  "v1.cancelPublication": "DELETE /api/v1/publications/:id",
  "v1.decidePublication": "POST /api/v1/publications/:id/decide",
  "v1.getCredits": "GET /api/v1/credits",
  "v1.getOptions": "GET /api/v1/options",
} as const satisfies Record<string, `${Method} /${string}`>;

/** Base path of all public API endpoints. */
export const publicApiRoot = "/api/v1";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

export type EndpointName = keyof typeof routes;

/** The endpoint's path with `:name` for one segment. */
export type PathOf<Name extends EndpointName> =
  (typeof routes)[Name] extends `${Method} ${infer Path}` ? Path : never;

/** Values for the path's `:name` segments. */
export type PathParams<Name extends EndpointName> = Readonly<
  Record<ParamName<PathOf<Name>>, string | number>
>;

type ParamName<Path extends string> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | ParamName<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Name
    : never;

/** Query values; undefined and null are left out. */
type QueryValues = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Returns the endpoint's method and its path with `:name` segments. */
export function findRoute<Name extends EndpointName>(name: Name) {
  const [method, path] = routes[name].split(" ");
  return { method, path } as { method: Method; path: PathOf<Name> };
}

/** Path and query values for an endpoint's URL. */
export interface UrlParts {
  params?: Readonly<Record<string, string | number>> | undefined;
  query?: QueryValues | undefined;
}

type UrlArguments<Name extends EndpointName> =
  PathOf<Name> extends `${string}/:${string}`
    ? [parts: UrlParts & { params: PathParams<Name> }]
    : [parts?: UrlParts & { params?: never }];

/** Builds the endpoint's URL relative to the server's root. */
export function buildUrl<Name extends EndpointName>(
  name: Name,
  ...[parts = {}]: UrlArguments<Name>
): string {
  return fillRoute(name, parts);
}

/**
 * Like `buildUrl`, for any endpoint, without static checks.
 * @throws {Error} if `params` lacks a `:name` of the path
 */
export function fillRoute(name: EndpointName, { params = {}, query = {} }: UrlParts): string {
  const path = findRoute(name).path.replaceAll(/:(\w+)/g, (_, param: string) => {
    const value = params[param];
    if (value === undefined) throw new Error(`The path of ${name} needs '${param}'.`);
    return encodeURIComponent(value);
  });
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    value == null ? [] : [`${key}=${encodeURIComponent(value)}`],
  );
  return pairs.length > 0 ? `${path}?${pairs.join("&")}` : path;
}
