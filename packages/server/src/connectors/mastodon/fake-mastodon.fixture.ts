import { createHash, randomBytes } from "node:crypto";
import type { AddressInfo } from "node:net";
import { mastodonLength } from "@slideloom/core/networks/mastodon";
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { z } from "zod";
import { FaultScript, type FakeNetwork } from "../fake-network.fixture.ts";
import { sniffPicture } from "../sniff-picture.fixture.ts";

/** A post stored by the fake server. */
interface FakeStatus {
  id: string;
  text: string;
  mediaIds: string[];
  replyTo: string | null;
  visibility: string;
}

interface Medium {
  id: string;
  description: string;
  size: number;
  /** Remaining requests that find the image unprocessed. */
  waits: number;
  statusId: string | null;
}

interface Code {
  clientId: string;
  redirectUri: string;
  challenge: string;
  scope: string;
}

/** A fake Mastodon server with one account, ana. */
export interface FakeMastodon extends FakeNetwork {
  statuses: FakeStatus[];
  media: Map<string, Medium>;
  counts: { apps: number; uploads: number };
  /** Client ids of the applications that requested the revocation of a token. */
  revokedBy: string[];
  /** Properties that differ between servers. */
  rules: { characters: number; pictures: number; isSlow: boolean; isDenied: boolean };
  /** Invalidates all tokens. */
  revokeAll(): void;
  /** Deletes all registered applications. */
  forgetApps(): void;
}

interface State extends Pick<
  FakeMastodon,
  "statuses" | "media" | "counts" | "revokedBy" | "rules"
> {
  apps: Map<string, { secret: string; redirectUri: string; scopes: string[] }>;
  codes: Map<string, Code>;
  tokens: Set<string>;
  /** Posts by idempotency key, with the key's expiry time. */
  keys: Map<string, { statusId: string; untilMs: number }>;
  now: () => Date;
}

const imageSizeLimit = 16_777_216;
const keyMs = 3600_000;
const accountId = "109000000000000001";

export async function startFakeMastodon({
  now = () => new Date(),
  port = 0,
}: { now?: () => Date; port?: number } = {}): Promise<FakeMastodon> {
  const app = fastify({ bodyLimit: 20_000_000, forceCloseConnections: true });
  const state: State = {
    statuses: [],
    media: new Map(),
    counts: { apps: 0, uploads: 0 },
    now,
    revokedBy: [],
    apps: new Map(),
    codes: new Map(),
    tokens: new Set(),
    keys: new Map(),
    rules: { characters: 500, pictures: 4, isSlow: false, isDenied: false },
  };
  const faults = new FaultScript({
    tooMany: (reply) => {
      const reset = new Date(now().getTime() + 2000).toISOString();
      return refuse(reply.header("x-ratelimit-reset", reset), 429, "Too many requests");
    },
    tokenExpired: (reply) => refuse(reply, 401, "The access token is invalid"),
  });
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    (_, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.addContentTypeParser("multipart/form-data", { parseAs: "buffer" }, (_, body, done) =>
    done(null, body),
  );
  serveSignIn(app, state);
  serveAccount(app, state, faults);
  serveMedia(app, state, faults);
  serveStatuses(app, state, faults);
  await app.listen({ host: "127.0.0.1", port });
  return {
    statuses: state.statuses,
    media: state.media,
    counts: state.counts,
    rules: state.rules,
    revokedBy: state.revokedBy,
    url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    addFault: (fault) => faults.add(fault),
    clearFaults: () => faults.clear(),
    whenAsked: (match) => faults.whenAsked(match),
    whenIdle: () => faults.whenIdle(),
    revokeAll: () => state.tokens.clear(),
    forgetApps: () => state.apps.clear(),
    close: () => app.close(),
  };
}

const appSchema = z.strictObject({
  client_name: z.string().min(1),
  redirect_uris: z.url(),
  scopes: z.string(),
});
const authorizeSchema = z.strictObject({
  response_type: z.literal("code"),
  client_id: z.string(),
  redirect_uri: z.string(),
  scope: z.string(),
  state: z.string().min(1),
  code_challenge: z.string().length(43),
  code_challenge_method: z.literal("S256"),
});
const tokenSchema = z.strictObject({
  grant_type: z.literal("authorization_code"),
  code: z.string(),
  redirect_uri: z.string(),
  client_id: z.string(),
  client_secret: z.string(),
  code_verifier: z.string().min(43),
});

const revokeSchema = z.strictObject({
  client_id: z.string(),
  client_secret: z.string(),
  token: z.string(),
});

function serveSignIn(app: FastifyInstance, state: State): void {
  app.post("/api/v1/apps", async (request, reply) => {
    const body = appSchema.safeParse(request.body);
    if (!body.success) return refuse(reply, 422, `Validation failed: ${body.error.message}`);
    const [id, secret] = [randomToken(), randomToken()];
    const { redirect_uris: redirectUri, scopes } = body.data;
    state.apps.set(id, { secret, redirectUri, scopes: scopes.split(" ") });
    state.counts.apps += 1;
    return { client_id: id, client_secret: secret };
  });

  /** Simulates a person who approves the sign-in, or denies it if `isDenied` is set. */
  app.get("/oauth/authorize", async (request, reply) => {
    const query = authorizeSchema.safeParse(request.query);
    if (!query.success) return refuse(reply, 400, "invalid_request", query.error.message);
    const { client_id: clientId, redirect_uri: redirectUri, scope, code_challenge } = query.data;
    const client = state.apps.get(clientId);
    if (!client) return refuse(reply, 401, "invalid_client");
    if (client.redirectUri !== redirectUri) return refuse(reply, 400, "invalid_redirect_uri");
    if (!scope.split(" ").every((name) => client.scopes.includes(name))) {
      return refuse(reply, 400, "invalid_scope");
    }
    const back = new URL(redirectUri);
    back.searchParams.set("state", query.data.state);
    if (state.rules.isDenied) back.searchParams.set("error", "access_denied");
    else {
      const code = randomToken();
      state.codes.set(code, { clientId, redirectUri, challenge: code_challenge, scope });
      back.searchParams.set("code", code);
    }
    return reply.redirect(back.href);
  });

  app.post("/oauth/token", async (request, reply) => {
    const body = tokenSchema.safeParse(request.body);
    if (!body.success) return refuse(reply, 400, "invalid_request", body.error.message);
    const { code, client_id, client_secret, redirect_uri, code_verifier } = body.data;
    if (state.apps.get(client_id)?.secret !== client_secret) {
      return refuse(reply, 401, "invalid_client", "Client authentication failed");
    }
    const known = state.codes.get(code);
    state.codes.delete(code);
    const isGenuine =
      known?.clientId === client_id &&
      known.redirectUri === redirect_uri &&
      known.challenge === hashVerifier(code_verifier);
    if (!isGenuine) return refuse(reply, 400, "invalid_grant", "The code is invalid");
    const access = randomToken();
    state.tokens.add(access);
    return { access_token: access, token_type: "Bearer", scope: known.scope, created_at: 0 };
  });

  app.post("/oauth/revoke", async (request, reply) => {
    const body = revokeSchema.safeParse(request.body);
    if (!body.success) return refuse(reply, 400, "invalid_request", body.error.message);
    const { client_id: clientId, client_secret: secret, token } = body.data;
    state.revokedBy.push(clientId);
    if (state.apps.get(clientId)?.secret !== secret)
      return refuse(reply, 403, "unauthorized_client");
    state.tokens.delete(token);
    return {};
  });
}

function serveAccount(app: FastifyInstance, state: State, faults: FaultScript): void {
  app.get("/api/v1/accounts/verify_credentials", async (request, reply) =>
    withToken(state, request, reply, () =>
      faults.run(request, reply, async () => ({
        id: accountId,
        username: "ana",
        acct: "ana",
        display_name: "Ana 🍵",
        avatar_static: "https://files.example/ana.png",
      })),
    ),
  );
  app.get("/api/v2/instance", async () => ({
    domain: "social.example",
    configuration: {
      statuses: {
        max_characters: state.rules.characters,
        max_media_attachments: state.rules.pictures,
        characters_reserved_per_url: 23,
      },
      media_attachments: { description_limit: 1500, image_size_limit: imageSizeLimit },
    },
  }));
}

function serveMedia(app: FastifyInstance, state: State, faults: FaultScript): void {
  app.post("/api/v2/media", async (request, reply) =>
    withToken(state, request, reply, () =>
      faults.run(request, reply, async () => {
        const form = await readForm(request);
        const file = form.get("file");
        if (!(file instanceof File))
          return refuse(reply, 422, "Validation failed: File can't be blank");
        const bytes = Buffer.from(await file.arrayBuffer());
        const type = await sniffPicture(bytes);
        if (type === null || type !== file.type || bytes.byteLength > imageSizeLimit) {
          return refuse(
            reply,
            422,
            `Validation failed: File is ${type}, ${bytes.byteLength} bytes`,
          );
        }
        const description = String(form.get("description") ?? "");
        if (description.length > 1500) return refuse(reply, 422, "Validation failed: Description");
        const { isSlow } = state.rules;
        const id = `${10_000 + state.media.size}`;
        const medium = { id, description, size: bytes.byteLength, waits: isSlow ? 2 : 0 };
        state.media.set(id, { ...medium, statusId: null });
        state.counts.uploads += 1;
        void reply.code(isSlow ? 202 : 200);
        return describeMedium(id, !isSlow);
      }),
    ),
  );
  app.get<{ Params: { id: string } }>("/api/v1/media/:id", async (request, reply) =>
    withToken(state, request, reply, async () => {
      const medium = state.media.get(request.params.id);
      if (!medium || medium.statusId !== null) return refuse(reply, 404, "Record not found");
      if (medium.waits === 0) return describeMedium(medium.id, true);
      medium.waits -= 1;
      return reply.code(206).send(describeMedium(medium.id, false));
    }),
  );
}

const statusSchema = z.strictObject({
  status: z.string(),
  media_ids: z.array(z.string()),
  visibility: z.enum(["public", "unlisted", "private", "direct"]),
  language: z.string().optional(),
  sensitive: z.boolean().optional(),
  spoiler_text: z.string().optional(),
  in_reply_to_id: z.string().optional(),
});

function serveStatuses(app: FastifyInstance, state: State, faults: FaultScript): void {
  app.post("/api/v1/statuses", async (request, reply) =>
    withToken(state, request, reply, () =>
      faults.run(request, reply, async () => createStatus(state, request, reply)),
    ),
  );
  app.get<{ Params: { id: string } }>("/api/v1/accounts/:id/statuses", async (request, reply) =>
    withToken(state, request, reply, () =>
      faults.run(request, reply, async () =>
        request.params.id === accountId
          ? state.statuses.toReversed().map((status) => describeStatus(status))
          : refuse(reply, 404, "Record not found"),
      ),
    ),
  );
}

function createStatus(state: State, request: FastifyRequest, reply: FastifyReply): unknown {
  const key = String(request.headers["idempotency-key"] ?? "");
  const known = state.keys.get(key);
  const before = state.statuses.find(({ id }) => id === known?.statusId);
  if (known && before && known.untilMs > state.now().getTime()) return describeStatus(before);
  const body = statusSchema.safeParse(request.body);
  if (!body.success) return refuse(reply, 422, `Validation failed: ${body.error.message}`);
  const {
    status: text,
    media_ids: mediaIds,
    in_reply_to_id: replyTo = null,
    visibility,
  } = body.data;
  const { characters, pictures } = state.rules;
  if (mastodonLength(text) > characters) {
    return refuse(reply, 422, `Validation failed: Text character limit of ${characters} exceeded`);
  }
  if (mediaIds.length > pictures)
    return refuse(reply, 422, `Cannot attach more than ${pictures} files`);
  const media = mediaIds.map((id) => state.media.get(id));
  if (media.some((medium) => !medium || medium.statusId !== null)) {
    const names = mediaIds.join(", ");
    return refuse(reply, 422, `Media ${names} not found or already attached to another post`);
  }
  if (media.some((medium) => (medium?.waits ?? 0) > 0)) {
    return refuse(
      reply,
      422,
      "Cannot attach files that have not finished processing. Try again in a moment!",
    );
  }
  if (replyTo !== null && !state.statuses.some(({ id }) => id === replyTo)) {
    return refuse(reply, 404, "The post you are trying to reply to does not appear to exist.");
  }
  const status = { id: `${500 + state.statuses.length}`, text, mediaIds, replyTo, visibility };
  state.statuses.push(status);
  for (const medium of media) if (medium) medium.statusId = status.id;
  if (key !== "") {
    state.keys.set(key, { statusId: status.id, untilMs: state.now().getTime() + keyMs });
  }
  return describeStatus(status);
}

const describeMedium = (id: string, isReady: boolean) => ({
  id,
  type: "image",
  url: isReady ? `https://files.example/${id}.jpg` : null,
});

const describeStatus = ({ id, text, mediaIds }: FakeStatus) => ({
  id,
  content: `<p>${text}</p>`,
  url: `https://social.example/@ana/${id}`,
  uri: `https://social.example/users/ana/statuses/${id}`,
  media_attachments: mediaIds.map((mediumId) => describeMedium(mediumId, true)),
});

async function readForm({ body, headers }: FastifyRequest): Promise<FormData> {
  const type = String(headers["content-type"]);
  return new Response(new Uint8Array(body as Buffer), {
    headers: { "content-type": type },
  }).formData();
}

async function withToken(
  { tokens }: State,
  { headers }: FastifyRequest,
  reply: FastifyReply,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const token = (headers.authorization ?? "").replace(/^Bearer /, "");
  return tokens.has(token) ? work() : refuse(reply, 401, "The access token is invalid");
}

const randomToken = () => randomBytes(24).toString("base64url");

function refuse(reply: FastifyReply, status: number, error: string, description?: string) {
  return reply
    .code(status)
    .send({ error, ...(description !== undefined && { error_description: description }) });
}

/** The code challenge of a verifier (RFC 7636, `S256`). */
const hashVerifier = (codeVerifier: string) =>
  createHash("sha256").update(codeVerifier).digest("base64url");
