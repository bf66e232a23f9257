import { randomUUID } from "node:crypto";
import { insertGrant } from "./oauth/oauth-repository.ts";
import diagnostics from "node:diagnostics_channel";
import { buildUrl, fillRoute, routes, type EndpointName } from "@slideloom/core/contract/routes";
import { endpoints } from "@slideloom/core/contract/endpoints";
import { isKeyPath } from "@slideloom/core/contract/api-error";
import { pagePaths, pageRedirects } from "@slideloom/core/contract/page-path";
import type { AuthResponse } from "@slideloom/core/contract/account";
import type { CarouselResponse } from "@slideloom/core/contract/carousels";
import type { Endpoint, OwnedThing } from "@slideloom/core/contract/endpoint";
import type { Job } from "@slideloom/core/contract/public-jobs";
import type { NewApiKeyResponse } from "@slideloom/core/contract/api-keys";
import type { NewReview } from "@slideloom/core/contract/reviews";
import type { ShareResponse } from "@slideloom/core/contract/shares";
import type { SourceResponse } from "@slideloom/core/contract/sources";
import { defaultBrand } from "@slideloom/core/design";
import { samplePost } from "@slideloom/core/document";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { buildRegistration, createTestApp, openTestApp, type TestApp } from "./app/app.fixture.ts";
import { buildCarousel } from "./carousels/carousel.fixture.ts";
import { describeOnEngine } from "./db/database.fixture.ts";
import type { DatabaseSettings } from "./db/open-database.ts";
import { insertAccountWriter } from "./generation/writers/account-writer-repository.ts";
import { getKeyOwner } from "./public-api/public-api.fixture.ts";

/** A caller of the API, with a session token and an API key. */
interface Caller {
  token: string;
  key: string;
}

/** An account that owns something of every kind that an account can own. */
interface Owner extends Caller {
  id: string;
  email: string;
  username: string;
  password: string;
  idempotencyKey: string;
  /** The account's carousel. */
  carouselId: string;
  apiKeyId: string;
  brandKitId: string;
  programId: string;
  connectionId: string;
  grantId: string;
  publicationId: string;
  sourceId: string;
  targetId: string;
  webhookId: string;
  writerId: string;
  deliveryId: string;
  jobId: string;
  /** The token of the link to another carousel of the account. */
  shareToken: string;
  /** A review link of that other carousel, and a comment there. */
  reviewId: string;
  reviewCommentId: string;
  reviewToken: string;
}

interface Row {
  /** Describes the owner's data that the request refers to. If there is none, says why. */
  names: string;
  /** Builds the request without credentials. If `url` is missing, the route's path is used. */
  send?: (owner: Owner) => {
    url?: string;
    body?: object | string | undefined;
    headers?: Record<string, string>;
  };
  /** The status for another account: 404 if the request contains the id of something that the owner has. */
  answers: number;
  /** Set if the owner gets 404 too, because the request names no existing file or image. */
  isMissing?: true;
}

type Method = Parameters<TestApp["send"]>[0];

const topic = "Zebra crossings";

/** Functions that return the value of the path's `:id` parameter, by kind of resource. */
const ids: Record<OwnedThing, (owner: Owner) => string> = {
  apiKey: ({ apiKeyId }) => apiKeyId,
  brandKit: ({ brandKitId }) => brandKitId,
  carousel: ({ carouselId }) => carouselId,
  connection: ({ connectionId }) => connectionId,
  grant: ({ grantId }) => grantId,
  delivery: ({ deliveryId }) => deliveryId,
  job: ({ jobId }) => jobId,
  program: ({ programId }) => programId,
  publication: ({ publicationId }) => publicationId,
  review: ({ reviewId }) => reviewId,
  reviewComment: ({ reviewCommentId }) => reviewCommentId,
  source: ({ sourceId }) => sourceId,
  webhook: ({ webhookId }) => webhookId,
  writer: ({ writerId }) => writerId,
};

/** Builds an endpoint's row from the table of endpoints alone. */
function deriveRow(name: EndpointName): Row {
  const { owned, responses, example }: Endpoint = endpoints[name];
  const body = (owner: Owner) => example?.body && { ...example.body, accountId: owner.id };
  if (owned) {
    return {
      names: `their ${owned}`,
      send: (owner) => {
        const params = { id: ids[owned](owner), version: 1 };
        return { url: fillRoute(name, { params }), body: body(owner) };
      },
      answers: 404,
    };
  }
  return {
    names: example?.body ? "an id that is no field" : "nothing: the caller",
    send: (owner) => ({ body: body(owner) }),
    answers: Math.min(...Object.keys(responses).map(Number)),
  };
}

/** The SSRF guard refuses this address before anything is sent. */
const unreachableModel = {
  provider: "openai-compatible",
  model: "m",
  address: "http://127.0.0.1:9/v1",
} as const;

/** Rows of endpoints for which `deriveRow` isn't enough. */
const ownRows: Partial<Record<EndpointName, Row>> = {
  changeTags: {
    names: "their carousel, in a list",
    send: ({ carouselId }) => ({
      body: { carousel_ids: [carouselId], add: ["mine"], remove: [] },
    }),
    answers: 404,
  },
  createConnection: {
    names: "an id that is no field; the address needs no name server",
    send: ({ id }) => ({
      body: { network: "handover", name: "n8n", url: "https://93.184.215.14/", accountId: id },
    }),
    answers: 201,
  },
  createGrant: {
    names: "an id that is no field; the network takes no key",
    send: ({ id }) => ({ body: { network: "bluesky", key: "a key", accountId: id } }),
    answers: 422,
  },
  startConnection: {
    names: "an id that is no field; the server is no application at the network",
    send: ({ id }) => ({ body: { network: "linkedin", accountId: id } }),
    answers: 422,
  },
  finishConnection: {
    names: "a state that is no browser's",
    send: ({ token }) => ({ url: `/connect/linkedin/callback?state=${token}&code=${token}` }),
    answers: 302,
  },
  finishServerConnection: {
    names: "a state that is no browser's",
    send: ({ token }) => ({
      url: `/connect/mastodon/social.example/callback?state=${token}&code=${token}`,
    }),
    answers: 302,
  },
  register: {
    names: "their name and address",
    send: ({ username, email, password }) => ({ body: { username, email, password } }),
    answers: 409,
  },
  logIn: {
    names: "their address, without their password",
    send: ({ email }) => ({ body: { email, password: "a guess" } }),
    answers: 401,
  },
  requestPasswordReset: {
    names: "their address: the mail goes to them",
    send: ({ email }) => ({ body: { email } }),
    answers: 200,
  },
  resetPassword: {
    names: "a token that nobody was sent",
    send: ({ token }) => ({ body: { token, password: "another one" } }),
    answers: 400,
  },
  deleteAccount: {
    names: "their password, which is not the caller's",
    send: ({ password }) => ({ body: { password } }),
    answers: 403,
  },
  changePassword: {
    names: "their password, which is not the caller's",
    send: ({ password }) => ({ body: { currentPassword: password, newPassword: "another one" } }),
    answers: 403,
  },
  changeEmail: {
    names: "their password, which is not the caller's",
    send: ({ email, password }) => ({ body: { email, password } }),
    answers: 403,
  },
  confirmEmail: {
    names: "a token that nobody was sent",
    send: ({ token }) => ({ body: { token } }),
    answers: 400,
  },
  createWebhook: {
    names: "an id that is no field; the address is none of the public web",
    send: ({ id }) => ({
      body: { url: "http://127.0.0.1/", events: ["credits.low"], accountId: id },
    }),
    answers: 400,
  },
  addWriter: {
    names: "an id that is no field; the address is none of the public web",
    send: ({ id }) => ({ body: { ...unreachableModel, accountId: id } }),
    answers: 422,
  },
  listCarousels: {
    names: "a title of theirs",
    send: () => ({ url: buildUrl("listCarousels", { query: { q: topic } }) }),
    answers: 200,
  },
  createCarousel: {
    names: "their carousel's id",
    send: ({ carouselId }) => ({ body: { id: carouselId, ...buildCarousel("Tea") } }),
    answers: 409,
  },
  getSharedCarousel: ofLink("getSharedCarousel"),
  getReviewPage: ofReview("getReviewPage"),
  unlockReview: ofReview("unlockReview"),
  commentOnReview: ofReview("commentOnReview"),
  answerReview: ofReview("answerReview"),
  getReviewMedium: {
    names: "an image that what is reviewed does not show",
    send: ({ reviewToken }) => ({
      url: buildUrl("getReviewMedium", {
        params: { token: reviewToken, medium: "a".repeat(43), name: "tea.png" },
      }),
    }),
    answers: 404,
    isMissing: true,
  },
  getOpenGraphImage: ofLink("getOpenGraphImage"),
  getSharedSlide: ofLink("getSharedSlide"),
  getSharedMedium: {
    names: "an image that what they have shared does not show",
    send: ({ shareToken }) => ({
      url: buildUrl("getSharedMedium", {
        params: { token: shareToken, medium: "a".repeat(43), name: "tea.png" },
      }),
    }),
    answers: 404,
    isMissing: true,
  },
  fetchMedium: {
    names: "nothing: an address, and never one of the server's own network",
    send: () => ({
      url: buildUrl("fetchMedium", { query: { url: "http://127.0.0.1/api/auth/me" } }),
    }),
    answers: 400,
  },
  importLibrary: {
    names: "nothing: the file comes with the request",
    send: () => ({ body: "no ZIP", headers: { "content-type": "application/zip" } }),
    answers: 422,
  },
  convertMedium: {
    names: "nothing: the file comes with the request",
    send: () => ({ body: "no image", headers: { "content-type": "image/png" } }),
    answers: 422,
  },
  uploadMedium: {
    names: "nothing: the file comes with the request",
    send: () => ({ body: "no picture", headers: { "content-type": "image/png" } }),
    answers: 422,
  },
  storeImage: {
    names: "an upload URL of theirs, without its signature",
    send: ({ id }) => ({
      url: buildUrl("storeImage", {
        params: { name: `${"a".repeat(43)}.webp` },
        query: { account: id, sig: "9999999999999-AAAAAAAAAAAAAAAAAAAAAA" },
      }),
      body: "no image",
      headers: { "content-type": "image/png" },
    }),
    answers: 404,
    isMissing: true,
  },
  getUpload: {
    names: "what they have uploaded, by its address, which nobody can guess",
    send: ({ id }) => ({ url: buildUrl("getUpload", { params: { name: `${id}.webp` } }) }),
    answers: 404,
    isMissing: true,
  },
  getThumbnail: {
    names: "a picture of theirs, without its signature",
    send: ({ carouselId }) => ({
      url: buildUrl("getThumbnail", {
        params: { id: carouselId, name: "1-AAAAAAAAAAAAAAAAAAAAAA.jpg" },
      }),
    }),
    answers: 404,
    isMissing: true,
  },
  ...Object.fromEntries(
    (["getProtectedResource", "getAuthorizationServer"] as const).map((name) => [
      name,
      { ...deriveRow(name), names: "nothing: PUBLIC_URL isn't set", answers: 404, isMissing: true },
    ]),
  ),
  registerOauthClient: {
    ...deriveRow("registerOauthClient"),
    names: "nothing: PUBLIC_URL isn't set",
    answers: 404,
    isMissing: true,
  },
  getOauthTokens: {
    names: "no token of theirs",
    send: () => ({
      body: { grant_type: "refresh_token", refresh_token: "slr_no", client_id: "a" },
    }),
    answers: 404,
    isMissing: true,
  },
  revokeOauthToken: {
    names: "no token of theirs",
    send: () => ({ body: { token: "slr_no", client_id: "a" } }),
    answers: 200,
  },
  ...Object.fromEntries(
    (["getOauthQuestion", "answerOauthQuestion"] as const).map((name) => [
      name,
      { ...deriveRow(name), names: "nothing: PUBLIC_URL isn't set", answers: 404, isMissing: true },
    ]),
  ),
  getJobFile: {
    names: "what a job of theirs has drawn, without its signature",
    send: ({ jobId }) => ({
      url: buildUrl("getJobFile", {
        params: { jobId, part: "slide-1", name: "carousel-slide-1.png" },
        query: { sig: "9999999999999-AAAAAAAAAAAAAAAAAAAAAA" },
      }),
    }),
    answers: 404,
    isMissing: true,
  },
  getOldJobFile: {
    names: "what a job of theirs has drawn, without its signature",
    send: ({ jobId }) => ({
      url: buildUrl("getOldJobFile", {
        params: {
          jobId,
          part: "slide-1",
          name: "carousel-slide-1.png",
          signed: "9999999999999-AAAAAAAAAAAAAAAAAAAAAA",
        },
      }),
    }),
    answers: 404,
    isMissing: true,
  },
  ...Object.fromEntries(
    (["rewriteSlide", "rewritePost", "v1.rewritePost"] as const).map((name) => [
      name,
      { ...deriveRow(name), names: "nothing: no model is set", answers: 503 },
    ]),
  ),
  ...Object.fromEntries(
    (["learnVoice", "v1.learnVoice"] as const).map((name) => [
      name,
      { ...deriveRow(name), names: "nothing: too little to learn from", answers: 422 },
    ]),
  ),
  "v1.generatePost": {
    names: "their idempotency key, which is another one for each account",
    send: ({ idempotencyKey }) => ({
      body: { topic: "Tea", template: "Checklist" },
      headers: { "idempotency-key": idempotencyKey },
    }),
    answers: 200,
  },
  "v1.renderPost": {
    names: "their carousel",
    send: ({ carouselId }) => ({ body: { carousel_id: carouselId } }),
    answers: 404,
  },
  "v1.createWebhook": {
    names: "an id that is no field; the address is one that needs no name service",
    send: ({ id }) => ({
      body: { url: "http://93.184.215.14/", events: ["credits.low"], accountId: id },
    }),
    answers: 201,
  },
  "v1.createCarousel": {
    names: "the id of a carousel of theirs",
    send: ({ carouselId }) => ({ body: { id: carouselId, post: samplePost } }),
    answers: 409,
  },
  decidePublication: ofTarget("decidePublication"),
  "v1.decidePublication": ofTarget("v1.decidePublication"),
  approvePublication: {
    names: "their publication",
    send: ({ publicationId: id }) => ({
      url: buildUrl("approvePublication", { params: { id } }),
      body: { decision: "approve", version: 1 },
    }),
    answers: 404,
  },
  createPublication: { names: "their carousel and connection", send: publishTheirs, answers: 404 },
  "v1.createPublication": {
    names: "their carousel and connection",
    send: publishTheirs,
    answers: 404,
  },
  getCalendarFile: {
    names: "their calendar, by an address that was made up",
    send: ({ id }) => ({
      url: buildUrl("getCalendarFile", {
        params: { accountId: id, signed: "AAAAAAAAAAAAAAAAAAAAAA" },
      }),
    }),
    answers: 404,
    isMissing: true,
  },
  getPublishedFile: {
    names: "a file of theirs, by an address that was made up",
    send: ({ publicationId }) => ({
      url: buildUrl("getPublishedFile", {
        params: { targetId: publicationId, signed: "AAAAAAAAAAAAAAAAAAAAAA", name: "slide-1.jpg" },
      }),
    }),
    answers: 404,
    isMissing: true,
  },
  "v1.getStarter": {
    names: "nothing: finished posts are everybody's",
    send: () => ({ url: buildUrl("v1.getStarter", { params: { id: "nobody's" } }) }),
    answers: 404,
    isMissing: true,
  },
  "v1.listCarousels": {
    names: "a title of theirs",
    send: () => ({ url: buildUrl("v1.listCarousels", { query: { q: topic } }) }),
    answers: 200,
  },
};

/** Builds the row of a request to check whether the owner's post was published. */
function ofTarget(name: "decidePublication" | "v1.decidePublication"): Row {
  return {
    names: "a target of their publication",
    send: ({ publicationId: id, targetId }) => ({
      url: buildUrl(name, { params: { id } }),
      body: { target_id: targetId, decision: "check" },
    }),
    answers: 404,
  };
}

/** Builds a request to publish the owner's carousel on the owner's connection. */
function publishTheirs({ carouselId, connectionId }: Owner) {
  const targets = [{ connection_id: connectionId, caption: "" }];
  return { body: { carousel_id: carouselId, when: { kind: "now" }, targets } };
}

/** Builds the row of a review link, which anyone who has it may use. */
function ofReview(
  name: "getReviewPage" | "unlockReview" | "commentOnReview" | "answerReview",
): Row {
  const { responses, example }: Endpoint = endpoints[name];
  return {
    names: "another carousel of theirs, by its review link",
    send: ({ reviewToken: token }) => ({
      url: fillRoute(name, { params: { token } }),
      body: example?.body,
    }),
    answers: Math.min(...Object.keys(responses).map(Number)),
  };
}

/** Builds the row of a shared carousel, which anyone with the link may see. */
function ofLink(name: "getSharedCarousel" | "getOpenGraphImage" | "getSharedSlide"): Row {
  return {
    names: "what they have shared, by its link",
    send: ({ shareToken }) => ({ url: buildUrl(name, { params: { token: shareToken } }) }),
    answers: 200,
  };
}

/** Every route of the server, with a request for another account's data. */
const rows: Record<string, Row> = {
  ...Object.fromEntries(
    Object.entries(routes).map(([name, route]): [string, Row] => [
      route,
      ownRows[name as EndpointName] ?? deriveRow(name as EndpointName),
    ]),
  ),
  "GET /llms.txt": { names: "nothing: the API", answers: 200 },
  "GET /.well-known/agent-skills/index.json": { names: "nothing: the skill", answers: 200 },
  "GET /.well-known/agent-skills/slideloom.zip": { names: "nothing: the skill", answers: 200 },
  "GET /robots.txt": { names: "nothing: the pages", answers: 200 },
  "GET /sitemap.xml": {
    names: "nothing: the pages, of a server that knows its address",
    answers: 404,
    isMissing: true,
  },
  "POST /mcp": {
    names: "their carousel, in the call of a tool",
    send: ({ carouselId }) => ({
      body: {
        jsonrpc: "2.0",
        id: 1,
        method: "tools/call",
        params: { name: "preview_slide", arguments: { carousel_id: carouselId } },
      },
      headers: { accept: "application/json, text/event-stream" },
    }),
    answers: 200,
  },
  "GET /assets/fonts/:name": {
    names: "nothing: files of the product",
    answers: 404,
    isMissing: true,
  },
  "GET /assets/emoji/:name": {
    names: "nothing: files of the product",
    answers: 404,
    isMissing: true,
  },
  ...Object.fromEntries(
    pagePaths.map((path): [string, Row] => [
      `GET ${path}`,
      { names: "nothing: a page", answers: 503 },
    ]),
  ),
  ...Object.fromEntries(
    Object.keys(pageRedirects).map((path): [string, Row] => [
      `GET ${path}`,
      { names: "nothing: an address of a page", answers: 302 },
    ]),
  ),
};

/** Starts a server and lists its routes. Leaves out HEAD, because Fastify adds HEAD to every GET. */
async function createListedApp(settings: DatabaseSettings) {
  const registered: string[] = [];
  const listen = (message: unknown) => {
    (message as { fastify: FastifyInstance }).fastify.addHook("onRoute", ({ method, url }) => {
      for (const name of [method].flat()) if (name !== "HEAD") registered.push(`${name} ${url}`);
    });
  };
  diagnostics.subscribe("fastify.initialization", listen);
  onTestFinished(() => void diagnostics.unsubscribe("fastify.initialization", listen));
  return { ...(await createTestApp(settings)), registered };
}

async function createCaller(server: TestApp, form: object): Promise<Caller & { id: string }> {
  const { token, user } = (
    await server.send("POST", "/api/auth/register", { body: form })
  ).json<AuthResponse>();
  const answer = await server.send("POST", "/api/auth/api-token", { token });
  return { token, key: answer.json<{ apiToken: string }>().apiToken, id: user.id };
}

async function createOwner(server: TestApp): Promise<Owner> {
  const form = { ...buildRegistration(), password: "the owner's own" };
  const caller = await createCaller(server, form);
  await server.send("PUT", "/api/brand", {
    token: caller.token,
    body: { brand: { ...defaultBrand, name: topic }, version: 0 },
  });
  const idempotencyKey = "row 1";
  await server.send("POST", "/api/v1/generate", {
    token: caller.key,
    body: { topic, template: "Checklist" },
    headers: { "idempotency-key": idempotencyKey },
  });
  const carouselId = await createCarousel(server, caller, topic);
  const sharedId = await createCarousel(server, caller, "Seen by all");
  const { token } = caller;
  const share = await server.send("POST", `/api/carousels/${sharedId}/share`, { token });
  const { token: shareToken } = share.json<ShareResponse>();
  const asked = await server.send("POST", `/api/carousels/${sharedId}/reviews`, {
    token,
    body: {},
  });
  const { review, url: reviewUrl } = asked.json<NewReview>();
  const reviewToken = reviewUrl.split("/").at(-1) ?? "";
  const comment = await server.send("POST", `/api/review-pages/${reviewToken}/comments`, {
    body: { version: 1, name: "Maria", text: "Larger" },
  });
  await server.context.rateLimits.reviewComment.forget("address:127.0.0.1");
  const apiKey = await server.send("POST", "/api/keys", {
    token,
    body: { name: topic, scopes: ["read"] },
  });
  const { id: apiKeyId } = apiKey.json<NewApiKeyResponse>();
  const { id: brandKitId } = await server.context.brands.create(caller.id, {
    title: topic,
    brand: { ...defaultBrand, name: topic },
  });
  const webhookForm = { url: "http://93.184.215.14/hook", events: ["credits.low" as const] };
  const { id: webhookId } = await server.context.webhooks.create(
    await getKeyOwner(server, caller.key),
    webhookForm,
  );
  await server.context.webhooks.test(caller.id, webhookId);
  const { deliveries } = await server.context.webhooks.list(caller.id);
  const deliveryId = String(deliveries[0]?.id);
  const job = await server.send("POST", "/api/v1/render", {
    token: caller.key,
    body: { carousel_id: carouselId },
    headers: { prefer: "respond-async" },
  });
  const { id: jobId } = job.json<Job>();
  await server.context.jobs.finish(caller.id, jobId, { timeoutMs: 30_000 });
  const { id: connectionId } = await server.context.connections.connect(caller.id, {
    network: "handover",
    name: topic,
    url: "http://93.184.215.14/hook",
    time_zone: "UTC",
  });
  const grantId = await server.context.grants.save(caller.id, {
    network: "mastodon",
    timeZone: "UTC",
    grant: {
      remoteId: topic,
      name: topic,
      instanceUrl: null,
      details: {},
      tokens: { access: topic },
      accessEndsAtMs: null,
      refreshEndsAtMs: null,
    },
  });
  const { id: publicationId, targets } = await server.context.publications.create(caller.id, {
    carousel_id: carouselId,
    when: { kind: "unscheduled" },
    targets: [{ connection_id: connectionId, caption: topic, alt_texts: [], options: {} }],
  });
  const read = await server.send("POST", "/api/sources", {
    token: caller.token,
    body: { text: topic },
  });
  const sourceId = read.json<SourceResponse>().source.id;
  const writerId = randomUUID();
  await insertAccountWriter(server.context.database.queries, {
    ...unreachableModel,
    id: writerId,
    accountId: caller.id,
    position: 0,
    sealedKey: null,
    lastError: null,
    createdAtMs: 1,
  });
  const programId = randomUUID();
  await insertGrant(server.context.database.queries, {
    id: programId,
    accountId: caller.id,
    clientId: "slp_a",
    clientName: topic,
    scopes: "[]",
    publishMode: "ask",
    createdAtMs: 1,
    lastUsedAtMs: 1,
  });
  const things = {
    programId,
    jobId,
    carouselId,
    apiKeyId,
    brandKitId,
    webhookId,
    writerId,
    deliveryId,
    shareToken,
    reviewId: review.id,
    reviewCommentId: comment.json<{ id: string }>().id,
    reviewToken,
  };
  return {
    ...form,
    ...caller,
    idempotencyKey,
    ...things,
    connectionId,
    grantId,
    publicationId,
    sourceId,
    targetId: String(targets[0]?.id),
  };
}

async function createCarousel(server: TestApp, { token }: Caller, title: string): Promise<string> {
  const body = buildCarousel(title);
  const answer = await server.send("POST", "/api/carousels", { token, body });
  return answer.json<CarouselResponse>().id;
}

/** Reads everything that the owner sees of their account. */
async function readAccount({ send }: TestApp, { token, key, carouselId, publicationId }: Owner) {
  const urls = [
    "/api/auth/me",
    "/api/brand",
    "/api/credits",
    "/api/credits/history",
    "/api/keys",
    "/api/webhooks",
    "/api/connections",
    "/api/writers",
    `/api/publications/${publicationId}`,
    "/api/carousels",
    "/api/carousels?bin=true",
    `/api/carousels/${carouselId}`,
    `/api/carousels/${carouselId}/versions`,
  ];
  const answers = [];
  for (const url of urls) answers.push((await send("GET", url, { token })).json<unknown>());
  const { statusCode } = await send("GET", "/api/v1/credits", { token: key });
  return { answers, statusCode };
}

test("an endpoint with an id in its path declares its owner, or why others may use it", () => {
  const named = Object.keys(routes).filter((name) => routes[name as EndpointName].includes(":"));
  const silent = named.filter((name) => {
    const { owned }: Endpoint = endpoints[name as EndpointName];
    return !owned && !ownRows[name as EndpointName];
  });
  expect(silent).toEqual([]);
});

describeOnEngine("sqlite", "somebody else", (shared) => {
  let server: TestApp;
  let owner: Owner;
  let stranger: Caller;
  beforeAll(async () => {
    server = await openTestApp(shared.settings);
    stranger = await createCaller(server, buildRegistration());
    owner = await createOwner(server);
  });
  afterAll(() => server.app.close());

  test("is tested at every registered route", async () => {
    const { registered } = await createListedApp(shared.settings);
    expect(registered.toSorted()).toEqual(Object.keys(rows).toSorted());
  });

  test.for(Object.entries(rows))("asking %s", async ([route, row]) => {
    const [method = "", path = ""] = route.split(" ");
    const ask = ({ key, token }: Caller) => {
      const { url = path, body, headers } = row.send?.(owner) ?? {};
      const credential = isKeyPath(path) ? key : token;
      return server.send(method as Method, url, {
        token: credential,
        ...(body !== undefined && { body }),
        ...(headers && { headers }),
      });
    };
    const before = await readAccount(server, owner);

    const answer = await ask(stranger);
    expect(answer.statusCode).toBe(row.answers);
    const shown = JSON.stringify(answer.headers) + answer.body;
    const { id, email, username, token, key } = owner;
    for (const secret of [id, email, username, token, key, topic]) {
      expect(shown).not.toContain(secret);
    }
    expect(await readAccount(server, owner)).toEqual(before);
    // The owner's own request must work; otherwise the test would prove nothing.
    expect((await ask(owner)).statusCode === 404).toBe(row.isMissing ?? false);
    // The request may have changed or deleted the accounts, so both are replaced.
    if (method === "GET") return;
    [stranger, owner] = [
      await createCaller(server, buildRegistration()),
      await createOwner(server),
    ];
  });
});
