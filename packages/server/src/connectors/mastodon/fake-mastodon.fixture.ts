import type { AddressInfo } from "node:net";
import { mastodonLength } from "@slideloom/core/networks/mastodon";
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { z } from "zod";
import { FaultScript, type FakeNetwork } from "../fake-network.fixture.ts";
import { sniffPicture } from "../sniff-picture.fixture.ts";
import { relatives } from "./fake-relatives.fixture.ts";
import { refuse, serveSignIn, type FakeRules, type SignInState } from "./fake-sign-in.fixture.ts";

/** A post stored by the fake server. */
interface FakeStatus {
  id: string;
  text: string;
  mediaIds: string[];
  replyTo: string | null;
  visibility: string;
  language?: string | undefined;
}

interface Medium {
  id: string;
  description: string;
  size: number;
  /** Number of times that the server will still report the image as not processed. */
  waits: number;
  statusId: string | null;
}

/** A fake server with Mastodon's API and one account, ana. It imitates Mastodon or other software with this API. */
export interface FakeMastodon extends FakeNetwork {
  statuses: FakeStatus[];
  media: Map<string, Medium>;
  counts: SignInState["counts"];
  /** Client ids of the applications that requested the revocation of a token. */
  revokedBy: string[];
  /** Properties that differ between servers. */
  rules: FakeRules;
  /** Invalidates all tokens. */
  revokeAll(): void;
  /** Deletes all registered applications. */
  forgetApps(): void;
  /** Changes the scopes that an application is registered with. */
  limitScopes(clientId: string, scopes: string[]): void;
}

interface State extends SignInState, Pick<FakeMastodon, "statuses" | "media"> {
  /** Posts by idempotency key, with the key's expiry time. */
  keys: Map<string, { statusId: string; untilMs: number }>;
  now: () => Date;
}

const imageSizeLimit = 16_777_216;
const keyMs = 3600_000;
const accountId = "109000000000000001";
const shortAccountId = "12";

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
    refreshTokens: new Set(),
    keys: new Map(),
    rules: {
      software: "mastodon",
      characters: 500,
      pictures: 4,
      isSlow: false,
      isDenied: false,
      hasNumericIds: false,
    },
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
  app.addHook("preSerialization", async (_request, reply, payload) =>
    speakAs(state.rules, reply, payload),
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
    revokeAll() {
      state.tokens.clear();
      state.refreshTokens.clear();
    },
    forgetApps: () => state.apps.clear(),
    limitScopes(clientId, scopes) {
      const client = state.apps.get(clientId);
      if (client) client.scopes = scopes;
    },
    close: () => app.close(),
  };
}

function serveAccount(app: FastifyInstance, state: State, faults: FaultScript): void {
  app.get("/api/v1/accounts/verify_credentials", async (request, reply) =>
    withToken(state, request, reply, () =>
      faults.run(request, reply, async () => ({
        id: state.rules.hasNumericIds ? Number(shortAccountId) : accountId,
        username: "ana",
        acct: "ana",
        display_name: relatives[state.rules.software].displayName,
        avatar_static: "https://files.example/ana.png",
      })),
    ),
  );
  for (const version of [1, 2] as const) {
    app.get(`/api/v${version}/instance`, async (request, reply) =>
      faults.run(request, reply, async () => {
        const { software } = state.rules;
        const instance = relatives[software].describeInstance(version, state.rules);
        return instance ?? refuse(reply, 404, "Not found");
      }),
    );
  }
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
      const { sharesImages } = relatives[state.rules.software];
      if (!medium || (medium.statusId !== null && !sharesImages))
        return refuse(reply, 404, "Record not found");
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
        [accountId, shortAccountId].includes(request.params.id)
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
  const { keepsKeys, sharesImages, takenImage } = relatives[state.rules.software];
  if (keepsKeys && known && before && known.untilMs > state.now().getTime())
    return describeStatus(before);
  const body = statusSchema.safeParse(request.body);
  if (!body.success) return refuse(reply, 422, `Validation failed: ${body.error.message}`);
  const {
    status: text,
    media_ids: mediaIds,
    in_reply_to_id: replyTo = null,
    visibility,
    language,
  } = body.data;
  const { characters, pictures } = state.rules;
  if (mastodonLength(text) > characters) {
    return refuse(reply, 422, `Validation failed: Text character limit of ${characters} exceeded`);
  }
  if (mediaIds.length > pictures)
    return refuse(reply, 422, `Cannot attach more than ${pictures} files`);
  const media = mediaIds.map((id) => state.media.get(id));
  if (media.some((medium) => !medium || (medium.statusId !== null && !sharesImages))) {
    return refuse(reply, takenImage.status, takenImage.message);
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
  const id = `${500 + state.statuses.length}`;
  const status = { id, text, mediaIds, replyTo, visibility, language };
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

/** Rewrites a response of Mastodon's as the configured software would send it. */
function speakAs(
  { software, hasNumericIds }: FakeRules,
  reply: FastifyReply,
  payload: unknown,
): unknown {
  const error = z.object({ error: z.string(), error_description: z.string().optional() });
  const refused = reply.statusCode >= 400 ? error.safeParse(payload).data : undefined;
  if (refused) {
    const { error: name, error_description: description } = refused;
    return relatives[software].refuse(reply, {
      error: name,
      ...(description !== undefined && { error_description: description }),
    });
  }
  if (!hasNumericIds) return payload;
  return JSON.parse(
    JSON.stringify(payload, (key, value: unknown) => (key === "id" ? Number(value) : value)),
  );
}
