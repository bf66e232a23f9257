import diagnostics from "node:diagnostics_channel";
import {
  isKeyPath,
  pagePaths,
  pageRedirects,
  type AuthResponse,
  type CarouselResponse,
  type Job,
  type NewApiKeyResponse,
  type ShareResponse,
} from "@slideloom/core/contract";
import { defaultBrand } from "@slideloom/core/design";
import { samplePost } from "@slideloom/core/document";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { buildRegistration, createTestApp, openTestApp, type TestApp } from "./app/app.fixture.ts";
import { buildCarousel } from "./carousels/carousel.fixture.ts";
import { describeOnEngine } from "./db/database.fixture.ts";
import type { DatabaseSettings } from "./db/open-database.ts";
import { getKeyOwner } from "./public-api/public-api.fixture.ts";

/** Who asks, by a session or by a key. */
interface Caller {
  token: string;
  key: string;
}

/** Somebody with something of everything that an account can have. */
interface Owner extends Caller {
  id: string;
  email: string;
  username: string;
  password: string;
  idempotencyKey: string;
  /** Their carousel. */
  carouselId: string;
  namedKeyId: string;
  webhookId: string;
  deliveryId: string;
  jobId: string;
  /** The link to another one of theirs. */
  shareToken: string;
}

interface Row {
  /** What of the owner's the request names, or why it names nothing. */
  names: string;
  /** What is sent beside the caller's own credentials; a `url` where the route has parameters. */
  send?: (owner: Owner) => {
    url?: string;
    body?: object | string;
    headers?: Record<string, string>;
  };
  /** The status that somebody else gets: 404 where the request names a thing of the owner's by its id. */
  answers: number;
  /** Files of the product, of which the request names none. */
  isMissing?: true;
}

type Method = Parameters<TestApp["send"]>[0];

const topic = "Zebra crossings";

/** A route of the library with the owner's carousel. */
function ofCarousel(path: string, body?: object): Row {
  return {
    names: "their carousel",
    send: ({ carouselId }) => ({
      url: `/api/carousels/${carouselId}${path}`,
      ...(body && { body }),
    }),
    answers: 404,
  };
}

/** Every route of the server, and what of somebody else's could be asked of it. */
const rows: Record<string, Row> = {
  "GET /healthz": { names: "nothing: the process", answers: 200 },
  "GET /readyz": { names: "nothing: the process", answers: 200 },
  "POST /api/auth/register": {
    names: "their name and address",
    send: ({ username, email, password }) => ({ body: { username, email, password } }),
    answers: 409,
  },
  "POST /api/auth/login": {
    names: "their address, without their password",
    send: ({ email }) => ({ body: { email, password: "a guess" } }),
    answers: 401,
  },
  "POST /api/auth/forgot-password": {
    names: "their address: the mail goes to them",
    send: ({ email }) => ({ body: { email } }),
    answers: 200,
  },
  "POST /api/auth/reset-password": {
    names: "a token that nobody was sent",
    send: ({ token }) => ({ body: { token, password: "another one" } }),
    answers: 400,
  },
  "POST /api/auth/logout": { names: "nothing: the caller's session", answers: 204 },
  "GET /api/auth/me": { names: "nothing: the caller", answers: 200 },
  "PATCH /api/auth/me": {
    names: "an id that is no field",
    send: ({ id }) => ({ body: { id, firstName: "Eve" } }),
    answers: 200,
  },
  "DELETE /api/auth/me": {
    names: "their password, which is not the caller's",
    send: ({ password }) => ({ body: { password } }),
    answers: 403,
  },
  "POST /api/auth/api-token": {
    names: "an id that is no field",
    send: ({ id }) => ({ body: { id } }),
    answers: 200,
  },
  "GET /api/auth/export": { names: "nothing: the caller", answers: 200 },
  "POST /api/auth/change-password": {
    names: "their password, which is not the caller's",
    send: ({ password }) => ({ body: { currentPassword: password, newPassword: "another one" } }),
    answers: 403,
  },
  "GET /api/keys": { names: "nothing: the caller", answers: 200 },
  "POST /api/keys": {
    names: "an id that is no field",
    send: ({ id }) => ({ body: { name: "Zapier", scopes: ["read"], accountId: id } }),
    answers: 201,
  },
  "DELETE /api/keys/:id": {
    names: "a named key of theirs",
    send: ({ namedKeyId }) => ({ url: `/api/keys/${namedKeyId}` }),
    answers: 404,
  },
  "GET /api/webhooks": { names: "nothing: the caller", answers: 200 },
  "POST /api/webhooks": {
    names: "an id that is no field; the address is none of the public web",
    send: ({ id }) => ({
      body: { url: "http://127.0.0.1/", events: ["credits.low"], accountId: id },
    }),
    answers: 400,
  },
  "DELETE /api/webhooks/:id": {
    names: "a webhook of theirs",
    send: ({ webhookId }) => ({ url: `/api/webhooks/${webhookId}` }),
    answers: 404,
  },
  "POST /api/webhooks/:id/test": {
    names: "a webhook of theirs",
    send: ({ webhookId }) => ({ url: `/api/webhooks/${webhookId}/test` }),
    answers: 404,
  },
  "POST /api/webhook-deliveries/:id/resend": {
    names: "a delivery of theirs",
    send: ({ deliveryId }) => ({ url: `/api/webhook-deliveries/${deliveryId}/resend` }),
    answers: 404,
  },
  "GET /api/brand": { names: "nothing: the caller", answers: 200 },
  "PUT /api/brand": {
    names: "an id that is no field",
    send: ({ id }) => ({ body: { brand: defaultBrand, version: 0, accountId: id } }),
    answers: 200,
  },
  "GET /api/carousels": {
    names: "a title of theirs",
    send: () => ({ url: `/api/carousels?q=${encodeURIComponent(topic)}` }),
    answers: 200,
  },
  "POST /api/carousels": {
    names: "their carousel's id",
    send: ({ carouselId }) => ({ body: { id: carouselId, ...buildCarousel("Tea") } }),
    answers: 409,
  },
  "GET /api/carousels/:id": ofCarousel(""),
  "PUT /api/carousels/:id": ofCarousel("", { version: 1, ...buildCarousel("Tea") }),
  "PATCH /api/carousels/:id": ofCarousel("", { version: 1, title: "Tea" }),
  "DELETE /api/carousels/:id": ofCarousel(""),
  "POST /api/carousels/:id/duplicate": ofCarousel("/duplicate"),
  "POST /api/carousels/:id/restore": ofCarousel("/restore"),
  "GET /api/carousels/:id/versions": ofCarousel("/versions"),
  "GET /api/carousels/:id/versions/:version": ofCarousel("/versions/1"),
  "PATCH /api/carousels/:id/versions/:version": ofCarousel("/versions/1", { name: "Mine" }),
  "POST /api/carousels/:id/versions/:version/restore": ofCarousel("/versions/1/restore", {
    version: 1,
  }),
  "POST /api/carousels/:id/share": ofCarousel("/share"),
  "DELETE /api/carousels/:id/share": ofCarousel("/share"),
  "GET /api/shares/:token": {
    names: "what they have shared, by its link",
    send: ({ shareToken }) => ({ url: `/api/shares/${shareToken}` }),
    answers: 200,
  },
  "GET /api/credits": { names: "nothing: the caller", answers: 200 },
  "GET /api/credits/history": { names: "nothing: the caller", answers: 200 },
  "POST /api/generate-carousel": {
    names: "an id that is no field",
    send: ({ id }) => ({ body: { topic: "Tea", accountId: id } }),
    answers: 200,
  },
  "GET /api/media/fetch": {
    names: "nothing: an address, and never one of the server's own network",
    send: () => ({ url: "/api/media/fetch?url=http://127.0.0.1/api/auth/me" }),
    answers: 400,
  },
  "GET /api/library/export": { names: "nothing: the caller", answers: 200 },
  "POST /api/library/import": {
    names: "nothing: the file comes with the request",
    send: () => ({ body: "no ZIP", headers: { "content-type": "application/zip" } }),
    answers: 422,
  },
  "POST /api/media": {
    names: "nothing: the file comes with the request",
    send: () => ({ body: "no picture", headers: { "content-type": "image/png" } }),
    answers: 422,
  },
  "GET /api/media/usage": { names: "nothing: the caller", answers: 200 },
  "GET /media/:name": {
    names: "what they have uploaded, by its address, which nobody can guess",
    send: ({ id }) => ({ url: `/media/${id}.webp` }),
    answers: 404,
    isMissing: true,
  },
  "GET /thumbnails/:id/:name": {
    names: "a picture of theirs, without its signature",
    send: ({ carouselId }) => ({ url: `/thumbnails/${carouselId}/1-AAAAAAAAAAAAAAAAAAAAAA.jpg` }),
    answers: 404,
    isMissing: true,
  },
  "GET /s/:token/og.png": {
    names: "what they have shared, by its link",
    send: ({ shareToken }) => ({ url: `/s/${shareToken}/og.png` }),
    answers: 200,
  },
  "GET /s/:token/slide.jpg": {
    names: "what they have shared, by its link",
    send: ({ shareToken }) => ({ url: `/s/${shareToken}/slide.jpg` }),
    answers: 200,
  },
  "POST /api/rewrite-slide": {
    names: "an id that is no field; the post comes with the request, and no model is set",
    send: ({ id }) => ({
      body: {
        content: '{"title":"Tea","content":[{"header":"Cup","description":[]}]}',
        slideIndex: 0,
        instruction: "Shorter",
        accountId: id,
      },
    }),
    answers: 503,
  },
  "GET /api/v1/openapi.json": { names: "nothing: the API", answers: 200 },
  "GET /llms.txt": { names: "nothing: the API", answers: 200 },
  "GET /robots.txt": { names: "nothing: the pages", answers: 200 },
  "GET /sitemap.xml": {
    names: "nothing: the pages, of a server that knows its address",
    answers: 404,
    isMissing: true,
  },
  "GET /api/v1/ping": { names: "nothing: the server", answers: 200 },
  "GET /api/v1/ping-jsonp": { names: "nothing: the server", answers: 200 },
  "POST /api/v1/generate": {
    names: "their idempotency key, which is another one for each account",
    send: ({ idempotencyKey }) => ({
      body: { topic: "Tea", template: "Checklist" },
      headers: { "idempotency-key": idempotencyKey },
    }),
    answers: 200,
  },
  "POST /api/v1/validate": {
    names: "nothing: the post comes with the request",
    send: () => ({ body: { post: {} } }),
    answers: 200,
  },
  "POST /api/v1/render": {
    names: "their carousel",
    send: ({ carouselId }) => ({ body: { carousel_id: carouselId } }),
    answers: 404,
  },
  "GET /api/v1/jobs/:id": {
    names: "their job",
    send: ({ jobId }) => ({ url: `/api/v1/jobs/${jobId}` }),
    answers: 404,
  },
  "POST /api/v1/jobs/:id/retry": {
    names: "their job",
    send: ({ jobId }) => ({ url: `/api/v1/jobs/${jobId}/retry` }),
    answers: 404,
  },
  "GET /results/:jobId/:part/:signed/:name": {
    names: "what a job of theirs has drawn, without its signature",
    send: ({ jobId }) => ({
      url: `/results/${jobId}/slide-1/9999999999999-AAAAAAAAAAAAAAAAAAAAAA/carousel-slide-1.png`,
    }),
    answers: 404,
    isMissing: true,
  },
  "GET /api/v1/webhooks": { names: "nothing: the key's owner", answers: 200 },
  "POST /api/v1/webhooks": {
    names: "an id that is no field",
    send: ({ id }) => ({
      body: { url: "http://93.184.215.14/", events: ["credits.low"], accountId: id },
    }),
    answers: 201,
  },
  "DELETE /api/v1/webhooks/:id": {
    names: "their webhook",
    send: ({ webhookId }) => ({ url: `/api/v1/webhooks/${webhookId}` }),
    answers: 404,
  },
  "POST /api/v1/carousels": {
    names: "the id of a carousel of theirs",
    send: ({ carouselId }) => ({ body: { id: carouselId, post: samplePost } }),
    answers: 409,
  },
  "GET /api/v1/carousels/:id": {
    names: "their carousel",
    send: ({ carouselId }) => ({ url: `/api/v1/carousels/${carouselId}` }),
    answers: 404,
  },
  "PUT /api/v1/carousels/:id": {
    names: "their carousel",
    send: ({ carouselId }) => ({
      url: `/api/v1/carousels/${carouselId}`,
      body: { version: 1, title: "Mine" },
    }),
    answers: 404,
  },
  "DELETE /api/v1/carousels/:id": {
    names: "their carousel",
    send: ({ carouselId }) => ({ url: `/api/v1/carousels/${carouselId}` }),
    answers: 404,
  },
  "GET /api/v1/carousels": {
    names: "a title of theirs",
    send: () => ({ url: `/api/v1/carousels?q=${encodeURIComponent(topic)}` }),
    answers: 200,
  },
  "GET /api/v1/credits": { names: "nothing: the key's owner", answers: 200 },
  "GET /api/v1/options": { names: "nothing: the writer", answers: 200 },
  "POST /mcp": {
    names: "their carousel, in the call of a tool",
    send: ({ carouselId }) => ({
      body: {
        ...{ jsonrpc: "2.0", id: 1, method: "tools/call" },
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

/** The server, and each route as it was registered; HEAD is what Fastify makes of every GET. */
async function createListedApp(settings: DatabaseSettings) {
  const routes: string[] = [];
  const listen = (message: unknown) => {
    (message as { fastify: FastifyInstance }).fastify.addHook("onRoute", ({ method, url }) => {
      for (const name of [method].flat()) if (name !== "HEAD") routes.push(`${name} ${url}`);
    });
  };
  diagnostics.subscribe("fastify.initialization", listen);
  onTestFinished(() => void diagnostics.unsubscribe("fastify.initialization", listen));
  return { ...(await createTestApp(settings)), routes };
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
  const namedKey = await server.send("POST", "/api/keys", {
    token,
    body: { name: topic, scopes: ["read"] },
  });
  const { id: namedKeyId } = namedKey.json<NewApiKeyResponse>();
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
  const things = { jobId, carouselId, namedKeyId, webhookId, deliveryId, shareToken };
  return { ...form, ...caller, idempotencyKey, ...things };
}

async function createCarousel(server: TestApp, { token }: Caller, title: string): Promise<string> {
  const body = buildCarousel(title);
  const answer = await server.send("POST", "/api/carousels", { token, body });
  return answer.json<CarouselResponse>().id;
}

/** All that the owner sees of their account. */
async function readAccount({ send }: TestApp, { token, key, carouselId }: Owner) {
  const urls = [
    ...["/api/auth/me", "/api/brand", "/api/credits", "/api/credits/history"],
    ...[
      "/api/keys",
      "/api/webhooks",
      "/api/carousels",
      "/api/carousels?bin=true",
      `/api/carousels/${carouselId}`,
    ],
    `/api/carousels/${carouselId}/versions`,
  ];
  const answers = [];
  for (const url of urls) answers.push((await send("GET", url, { token })).json<unknown>());
  const { statusCode } = await send("GET", "/api/v1/credits", { token: key });
  return { answers, statusCode };
}

describeOnEngine("sqlite", "somebody else", (shared) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await openTestApp(shared.settings);
  });
  afterAll(() => server.app.close());

  test("is kept from what others own by every route that there is", async () => {
    const { routes } = await createListedApp(shared.settings);
    expect(routes.toSorted()).toEqual(Object.keys(rows).toSorted());
  });

  test.for(Object.entries(rows))("asking %s", async ([route, row]) => {
    const owner = await createOwner(server);
    const stranger = await createCaller(server, buildRegistration());
    const [method = "", path = ""] = route.split(" ");
    const ask = ({ key, token }: Caller) => {
      const { url = path, ...rest } = row.send?.(owner) ?? {};
      const credential = isKeyPath(path) ? key : token;
      return server.send(method as Method, url, { token: credential, ...rest });
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
    // A request that nobody could make well would prove nothing.
    expect((await ask(owner)).statusCode === 404).toBe(row.isMissing ?? false);
  });
});
