import { randomBytes } from "node:crypto";
import type { AddressInfo } from "node:net";
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { z } from "zod";
import { FaultScript, type Fault, type FakeNetwork } from "../fake-network.fixture.ts";
import { sniffPicture } from "../sniff-picture.fixture.ts";
import { buildCid } from "./cid.fixture.ts";
import { judgeRecord } from "./lexicon.fixture.ts";

/** The only account of the fake server. */
export const ana = {
  handle: "ana.test",
  did: "did:plc:anaanaanaanaanaanaana",
  password: "abcd-efgh-ijkl-mnop",
};

const accessMs = 2 * 3600_000;
const maxSessionsADay = 300;

/** A post stored by the fake server. */
interface FakePost {
  rkey: string;
  cid: string;
  record: Record<string, unknown>;
}

/** One server that acts as Bluesky's DID directory, handle resolver and account server (PDS). */
export interface FakeBluesky extends FakeNetwork {
  posts: FakePost[];
  /** Numbers of sessions created by password, of session refreshes, and of uploads. */
  counts: { sessions: number; renewals: number; uploads: number };
  /** Expires all access tokens. */
  endAccess(): void;
  /** Invalidates all tokens and changes the password. */
  revokeAll(): void;
  /** Restores the original password. */
  restore(): void;
}

interface State {
  posts: FakePost[];
  blobs: Map<string, { size: number; mimeType: string }>;
  access: Map<string, number>;
  refresh: Set<string>;
  counts: FakeBluesky["counts"];
  password: string;
  now: () => Date;
}

export async function startFakeBluesky({
  now = () => new Date(),
  port = 0,
}: { now?: () => Date; port?: number } = {}): Promise<FakeBluesky> {
  const app = fastify({ bodyLimit: 4_000_000, forceCloseConnections: true });
  const state: State = {
    posts: [],
    blobs: new Map(),
    access: new Map(),
    refresh: new Set(),
    now,
    counts: { sessions: 0, renewals: 0, uploads: 0 },
    password: ana.password,
  };
  const faults = new FaultScript({
    tooMany: (reply) =>
      refuse(
        reply.header("ratelimit-reset", String(Math.ceil(now().getTime() / 1000) + 2)),
        429,
        "RateLimitExceeded",
      ),
    tokenExpired: (reply) => refuse(reply, 400, "ExpiredToken", "Token has expired"),
  });
  app.addContentTypeParser(/^image\//, { parseAs: "buffer" }, (_, body, done) => done(null, body));
  const url = () => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  serveIdentity(app, url, faults);
  serveSessions(app, state, faults);
  serveRepo(app, state, faults);
  app.post("/_fake/faults", async (request) => faults.add(request.body as Fault));
  app.get("/_fake/posts", async () => ({ posts: state.posts }));
  await app.listen({ host: "127.0.0.1", port });
  return {
    url: url(),
    posts: state.posts,
    counts: state.counts,
    addFault: (fault) => faults.add(fault),
    clearFaults: () => faults.clear(),
    whenAsked: (match) => faults.whenAsked(match),
    whenIdle: () => faults.whenIdle(),
    endAccess: () => {
      for (const token of state.access.keys()) state.access.set(token, 0);
    },
    revokeAll: () => {
      state.access.clear();
      state.refresh.clear();
      state.password = "changed";
    },
    restore: () => {
      state.password = ana.password;
    },
    close: () => app.close(),
  };
}

function serveIdentity(app: FastifyInstance, url: () => string, faults: FaultScript): void {
  app.get("/xrpc/com.atproto.identity.resolveHandle", async (request, reply) =>
    faults.run(request, reply, async () => {
      const { handle } = request.query as { handle?: string };
      if (handle === ana.handle) return { did: ana.did };
      return refuse(reply, 400, "InvalidRequest", "Unable to resolve handle");
    }),
  );
  app.get(`/${ana.did}`, async () => ({
    id: ana.did,
    alsoKnownAs: [`at://${ana.handle}`],
    service: [{ id: "#atproto_pds", type: "AtprotoPersonalDataServer", serviceEndpoint: url() }],
  }));
}

const sessionSchema = z.strictObject({ identifier: z.string(), password: z.string() });

function serveSessions(app: FastifyInstance, state: State, faults: FaultScript): void {
  app.post("/xrpc/com.atproto.server.createSession", async (request, reply) =>
    faults.run(request, reply, async () => {
      const body = sessionSchema.safeParse(request.body);
      if (!body.success) return refuse(reply, 400, "InvalidRequest", body.error.message);
      if (state.counts.sessions >= maxSessionsADay) return refuse(reply, 429, "RateLimitExceeded");
      const { identifier, password } = body.data;
      if (![ana.did, ana.handle].includes(identifier) || password !== state.password) {
        return refuse(reply, 401, "AuthenticationRequired", "Invalid identifier or password");
      }
      state.counts.sessions += 1;
      return createSession(state);
    }),
  );
  app.post("/xrpc/com.atproto.server.refreshSession", async (request, reply) =>
    faults.run(request, reply, async () => {
      const token = readToken(request);
      // Each refresh token can be used once.
      if (!state.refresh.delete(token))
        return refuse(reply, 400, "ExpiredToken", "Token has been revoked");
      state.counts.renewals += 1;
      return createSession(state);
    }),
  );
  app.post("/xrpc/com.atproto.server.deleteSession", async (request, reply) => {
    state.refresh.delete(readToken(request));
    return reply.code(200).send();
  });
}

const recordSchema = z.strictObject({
  repo: z.string(),
  collection: z.string(),
  rkey: z.string().optional(),
  validate: z.boolean().optional(),
  record: z.looseObject({ $type: z.string() }),
});

function serveRepo(app: FastifyInstance, state: State, faults: FaultScript): void {
  app.post("/xrpc/com.atproto.repo.uploadBlob", async (request, reply) =>
    withAccess(state, request, reply, () =>
      faults.run(request, reply, async () => {
        const bytes = request.body as Buffer;
        const mimeType = await sniffPicture(bytes);
        const declared = request.headers["content-type"] ?? "";
        // The media type is detected from the bytes. The request is refused if its `content-type` differs.
        if (mimeType === null || mimeType !== declared) {
          return refuse(reply, 400, "InvalidMimeType", `It is ${mimeType}, not ${declared}`);
        }
        const size = bytes.byteLength;
        const link = buildCid("raw", bytes);
        state.blobs.set(link, { size, mimeType });
        state.counts.uploads += 1;
        return { blob: { $type: "blob", ref: { $link: link }, mimeType, size } };
      }),
    ),
  );
  app.post("/xrpc/com.atproto.repo.createRecord", async (request, reply) =>
    withAccess(state, request, reply, () =>
      faults.run(request, reply, async () => createRecord(state, request.body, reply)),
    ),
  );
  app.get("/xrpc/com.atproto.repo.getRecord", async (request, reply) =>
    faults.run(request, reply, async () => {
      const { collection, rkey } = request.query as { collection?: string; rkey?: string };
      const post = state.posts.find((one) => one.rkey === rkey);
      if (!post || collection !== "app.bsky.feed.post") {
        return refuse(reply, 400, "RecordNotFound", `Could not locate record: ${rkey}`);
      }
      return { ...describePost(post), value: post.record };
    }),
  );
}

/** AT Protocol's timestamp identifiers. */
const tid = /^[2-7a-j][2-7a-z]{12}$/;

async function createRecord(state: State, body: unknown, reply: FastifyReply): Promise<unknown> {
  const parsed = recordSchema.safeParse(body);
  if (!parsed.success) return refuse(reply, 400, "InvalidRequest", parsed.error.message);
  const { repo, collection, rkey, record } = parsed.data;
  if (repo !== ana.did) return refuse(reply, 400, "InvalidRequest", "Could not find repo");
  if (rkey === undefined || !tid.test(rkey))
    return refuse(reply, 400, "InvalidRequest", "Invalid rkey");
  const fault = judgeRecord(collection, record) ?? judgeFacets(record) ?? judgeBlobs(state, record);
  if (fault !== null) return refuse(reply, 400, "InvalidRequest", fault);
  if (state.posts.some((post) => post.rkey === rkey)) {
    // If the key already exists, the real server also responds with this internal error.
    return reply.code(500).send({ error: "InternalServerError", message: "Internal Server Error" });
  }
  const post = { rkey, cid: buildCid("record", randomBytes(32)), record };
  state.posts.push(post);
  return { ...describePost(post), validationStatus: "valid" };
}

const describePost = ({ rkey, cid }: FakePost) => ({
  uri: `at://${ana.did}/app.bsky.feed.post/${rkey}`,
  cid,
});

/** Returns an error if a facet is empty, ends outside the text or splits a character; otherwise null. */
function judgeFacets(record: Record<string, unknown>): string | null {
  const bytes = Buffer.from(String(record["text"]));
  const facets = (record["facets"] ?? []) as { index: { byteStart: number; byteEnd: number } }[];
  for (const { index } of facets) {
    const cut = bytes.subarray(index.byteStart, index.byteEnd);
    const isWhole = Buffer.from(cut.toString()).equals(cut);
    if (index.byteEnd > bytes.byteLength || cut.byteLength === 0 || !isWhole)
      return "Invalid facet";
  }
  return null;
}

/** Returns an error if a blob of the record wasn't uploaded, or has another type or size; otherwise null. */
function judgeBlobs({ blobs }: State, record: Record<string, unknown>): string | null {
  for (const { ref, mimeType, size } of listBlobs(record)) {
    const stored = blobs.get(ref.$link);
    if (!stored) return `Could not find blob: ${ref.$link}`;
    if (stored.mimeType !== mimeType) {
      return `Referenced Mimetype does not match stored blob. Expected: ${stored.mimeType}, Got: ${mimeType}`;
    }
    if (stored.size !== size) {
      return `Referenced size does not match stored blob. Expected: ${stored.size}, Got: ${size}`;
    }
  }
  return null;
}

interface BlobReference {
  $type: "blob";
  ref: { $link: string };
  mimeType: string;
  size: number;
}

/** Returns all blob references in a value, at any depth. */
function listBlobs(value: unknown): BlobReference[] {
  if (typeof value !== "object" || value === null) return [];
  if ("$type" in value && value.$type === "blob") return [value as BlobReference];
  return Object.values(value).flatMap(listBlobs);
}

async function withAccess(
  state: State,
  request: FastifyRequest,
  reply: FastifyReply,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const endsAtMs = state.access.get(readToken(request));
  if (endsAtMs === undefined)
    return refuse(reply, 400, "InvalidToken", "Token could not be verified");
  if (endsAtMs <= state.now().getTime())
    return refuse(reply, 400, "ExpiredToken", "Token has expired");
  return work();
}

function createSession(state: State) {
  const endsAtMs = state.now().getTime() + accessMs;
  const claims = Buffer.from(JSON.stringify({ sub: ana.did, exp: Math.floor(endsAtMs / 1000) }));
  const accessJwt = `e30.${claims.toString("base64url")}.${randomBytes(16).toString("base64url")}`;
  const refreshJwt = randomBytes(24).toString("base64url");
  state.access.set(accessJwt, endsAtMs);
  state.refresh.add(refreshJwt);
  return { accessJwt, refreshJwt, did: ana.did, handle: ana.handle, active: true };
}

const readToken = ({ headers }: FastifyRequest) =>
  (headers.authorization ?? "").replace(/^Bearer /, "");

function refuse(reply: FastifyReply, status: number, error: string, message = error): FastifyReply {
  return reply.code(status).send({ error, message });
}
