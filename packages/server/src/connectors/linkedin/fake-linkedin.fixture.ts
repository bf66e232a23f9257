import { randomBytes } from "node:crypto";
import type { AddressInfo } from "node:net";
import { PDFDocument } from "pdf-lib";
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { z } from "zod";
import { FaultScript, type FakeNetwork } from "../fake-network.fixture.ts";
import { sniffPicture } from "../sniff-picture.fixture.ts";

/** A post stored by the fake. */
interface FakePost {
  urn: string;
  /** The text that people see: it ends at the first unescaped reserved character. */
  text: string;
  visibility: string;
  title: string | null;
  /** Number of the document's pages, or of the images. */
  slides: number;
  altTexts: string[];
}

/** A fake of LinkedIn's sign-in and API, with one member. */
export interface FakeLinkedin extends FakeNetwork {
  posts: FakePost[];
  /**
   * API versions that the fake serves, whether it issues refresh tokens, whether the member denies the sign-in, and the
   * granted scopes.
   */
  rules: {
    versions: string[];
    hasRefreshTokens: boolean;
    isDenied: boolean;
    scope: string;
    /** Whether a second post with the same text is refused. */
    findsDuplicates: boolean;
  };
  /** Time until an upload is processed. */
  processing: { ms: number };
  /** Number of token refreshes. */
  counts: { renewals: number };
  /** Invalidates all access and refresh tokens. */
  revokeAll(): void;
}

interface Upload {
  urn: string;
  bytes: Buffer | null;
  uploadedAtMs: number;
}

interface State extends Pick<FakeLinkedin, "posts" | "rules" | "processing" | "counts"> {
  codes: Map<string, { redirectUri: string }>;
  access: Map<string, number>;
  refresh: Set<string>;
  uploads: Map<string, Upload>;
  now: () => Date;
  url: () => string;
}

/** The OAuth client that the fake knows. */
export const linkedinClient = { id: "78client", secret: "a-secret-of-the-client" };
export const linkedinMember = "urn:li:person:member-1";

const accessSeconds = 5_184_000;
const refreshSeconds = 31_536_000;

export async function startFakeLinkedin({
  now = () => new Date(),
  port = 0,
}: { now?: () => Date; port?: number } = {}): Promise<FakeLinkedin> {
  const app = fastify({ bodyLimit: 20_000_000, forceCloseConnections: true });
  const url = () => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const state: State = {
    posts: [],
    processing: { ms: 0 },
    counts: { renewals: 0 },
    now,
    url,
    codes: new Map(),
    access: new Map(),
    refresh: new Set(),
    uploads: new Map(),
    rules: {
      versions: ["202607"],
      hasRefreshTokens: false,
      isDenied: false,
      findsDuplicates: true,
      scope: "openid,profile,w_member_social",
    },
  };
  const faults = new FaultScript({
    tooMany: (reply) => refuse(reply, 429, "TOO_MANY_REQUESTS", "Resource level throttle limit"),
    tokenExpired: (reply) => refuse(reply, 401, "EXPIRED_ACCESS_TOKEN", "The token has expired"),
  });
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    (_, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.addContentTypeParser(/^(application\/pdf|image\/)/, { parseAs: "buffer" }, (_, body, done) =>
    done(null, body),
  );
  serveLogin(app, state, faults);
  serveUploads(app, state, faults);
  servePosts(app, state, faults);
  await app.listen({ host: "127.0.0.1", port });
  return {
    url: url(),
    posts: state.posts,
    rules: state.rules,
    processing: state.processing,
    counts: state.counts,
    addFault: (fault) => faults.add(fault),
    clearFaults: () => faults.clear(),
    whenAsked: (match) => faults.whenAsked(match),
    whenIdle: () => faults.whenIdle(),
    revokeAll: () => {
      state.access.clear();
      state.refresh.clear();
    },
    close: () => app.close(),
  };
}

const authorizeSchema = z.strictObject({
  response_type: z.literal("code"),
  client_id: z.literal(linkedinClient.id),
  redirect_uri: z.url(),
  scope: z.literal("openid profile w_member_social"),
  state: z.string().min(1),
});
const client = { client_id: z.string(), client_secret: z.string() };
const tokenSchema = z.discriminatedUnion("grant_type", [
  z.strictObject({
    grant_type: z.literal("authorization_code"),
    code: z.string(),
    redirect_uri: z.string(),
    ...client,
  }),
  z.strictObject({
    grant_type: z.literal("refresh_token"),
    refresh_token: z.string(),
    ...client,
  }),
]);

function serveLogin(app: FastifyInstance, state: State, faults: FaultScript): void {
  /** Simulates a person who approves the sign-in, or denies it if `isDenied` is set. */
  app.get("/oauth/v2/authorization", async (request, reply) => {
    const query = authorizeSchema.safeParse(request.query);
    if (!query.success) return refuse(reply, 400, "invalid_request", query.error.message);
    const back = new URL(query.data.redirect_uri);
    back.searchParams.set("state", query.data.state);
    if (state.rules.isDenied) back.searchParams.set("error", "user_cancelled_authorize");
    else {
      const code = randomToken();
      state.codes.set(code, { redirectUri: query.data.redirect_uri });
      back.searchParams.set("code", code);
    }
    return reply.redirect(back.href);
  });

  app.post("/oauth/v2/accessToken", async (request, reply) =>
    faults.run(request, reply, async () => giveAccess(state, request.body, reply)),
  );

  app.post("/oauth/v2/revoke", async (request) => {
    const { token } = request.body as { token: string };
    state.access.delete(token);
    return {};
  });

  app.get("/v2/userinfo", async (request, reply) =>
    withAccess(state, request, reply, () =>
      faults.run(request, reply, async () => ({
        sub: "member-1",
        name: "Ana Example",
        picture: "https://media.example/ana.jpg",
      })),
    ),
  );
}

function giveAccess(state: State, sent: unknown, reply: FastifyReply): object {
  const body = tokenSchema.safeParse(sent);
  if (!body.success) return refuseToken(reply, "invalid_request");
  const grant = body.data;
  const { id, secret } = linkedinClient;
  if (grant.client_id !== id || grant.client_secret !== secret) {
    return refuseToken(reply, "invalid_client");
  }
  if (grant.grant_type === "refresh_token") {
    if (!state.refresh.has(grant.refresh_token)) return refuseToken(reply, "invalid_grant");
    state.counts.renewals += 1;
    return createAccess(state, grant.refresh_token);
  }
  const known = state.codes.get(grant.code);
  state.codes.delete(grant.code);
  if (known?.redirectUri !== grant.redirect_uri) return refuseToken(reply, "invalid_grant");
  return createAccess(state, randomToken());
}

function createAccess({ access, refresh, rules, now }: State, refreshToken: string) {
  const token = randomToken();
  access.set(token, now().getTime() + accessSeconds * 1000);
  const { hasRefreshTokens, scope } = rules;
  if (hasRefreshTokens) refresh.add(refreshToken);
  return {
    access_token: token,
    expires_in: accessSeconds,
    scope,
    ...(hasRefreshTokens && {
      refresh_token: refreshToken,
      refresh_token_expires_in: refreshSeconds,
    }),
  };
}

const initializeSchema = z.strictObject({
  initializeUploadRequest: z.strictObject({ owner: z.literal(linkedinMember) }),
});

function serveUploads(app: FastifyInstance, state: State, faults: FaultScript): void {
  for (const kind of ["document", "image"]) {
    app.post(`/rest/${kind}s`, async (request, reply) =>
      withVersion(state, request, reply, () =>
        faults.run(request, reply, async () => {
          const { action } = request.query as { action?: string };
          const body = initializeSchema.safeParse(request.body);
          if (!body.success || action !== "initializeUpload") {
            return refuse(reply, 400, "ILLEGAL_ARGUMENT", "Unpermitted fields present");
          }
          const urn = `urn:li:${kind}:D${state.uploads.size + 1}`;
          state.uploads.set(urn, { urn, bytes: null, uploadedAtMs: 0 });
          const uploadUrl = `${state.url()}/dms-uploads/${encodeURIComponent(urn)}`;
          return { value: { uploadUrlExpiresAt: 0, uploadUrl, [kind]: urn } };
        }),
      ),
    );
    // A member's access is write-only.
    app.get(`/rest/${kind}s/:urn`, async (_request, reply) =>
      refuse(reply, 403, "ACCESS_DENIED", "Not enough permissions to access"),
    );
  }
  app.put<{ Params: { urn: string } }>("/dms-uploads/:urn", async (request, reply) =>
    withAccess(state, request, reply, () =>
      faults.run(request, reply, async () => {
        const upload = state.uploads.get(request.params.urn);
        if (!upload) return reply.code(404).send();
        // A later request replaces the bytes of an earlier one.
        upload.bytes = request.body as Buffer;
        upload.uploadedAtMs = state.now().getTime();
        void reply.code(201);
        return "";
      }),
    ),
  );
}

const image = z.strictObject({ id: z.string(), altText: z.string().max(4086) });
const postSchema = z.strictObject({
  author: z.literal(linkedinMember),
  commentary: z.string(),
  visibility: z.enum(["PUBLIC", "CONNECTIONS"]),
  distribution: z.strictObject({
    feedDistribution: z.literal("MAIN_FEED"),
    targetEntities: z.array(z.never()),
    thirdPartyDistributionChannels: z.array(z.never()),
  }),
  content: z.union([
    z.strictObject({ media: z.strictObject({ title: z.string().min(1), id: z.string() }) }),
    z.strictObject({ media: image }),
    z.strictObject({ multiImage: z.strictObject({ images: z.array(image).min(2).max(20) }) }),
  ]),
  lifecycleState: z.literal("PUBLISHED"),
  isReshareDisabledByAuthor: z.boolean(),
});

function servePosts(app: FastifyInstance, state: State, faults: FaultScript): void {
  app.post("/rest/posts", async (request, reply) =>
    withVersion(state, request, reply, () =>
      faults.run(request, reply, () => createPost(state, request.body, reply)),
    ),
  );
}

async function createPost(state: State, body: unknown, reply: FastifyReply): Promise<unknown> {
  const parsed = postSchema.safeParse(body);
  if (!parsed.success) return refuse(reply, 422, "INVALID_CONTENT", parsed.error.message);
  const { content, commentary, visibility } = parsed.data;
  const images = listImages(content);
  const ids = images.length > 0 ? images.map(({ id }) => id) : [readDocumentId(content)];
  const uploads = ids.map((id) => state.uploads.get(id));
  if (uploads.some((upload) => !upload?.bytes)) {
    return refuse(reply, 400, "MEDIA_ASSET_WAITING_UPLOAD", "The media was not uploaded");
  }
  const readyMs = state.now().getTime() - state.processing.ms;
  if (uploads.some((upload) => (upload?.uploadedAtMs ?? 0) > readyMs)) {
    return refuse(reply, 400, "MEDIA_ASSET_PROCESSING", "The media asset is not ready");
  }
  const files = uploads.flatMap((upload) => upload?.bytes ?? []);
  const slides = images.length > 0 ? await countPictures(files) : await countPages(files[0]);
  if (slides === 0) {
    return refuse(reply, 422, "MEDIA_ASSET_PROCESSING_FAILED", "The document could not be read");
  }
  const text = readLittleText(commentary);
  const same = state.posts.find((post) => post.text === text);
  if (same && state.rules.findsDuplicates) {
    return reply.code(422).send({
      status: 422,
      code: "UNPROCESSABLE_ENTITY",
      message: `Content is a duplicate of ${same.urn}`,
      errorDetails: { inputErrors: [{ code: "DUPLICATE_POST", description: "Duplicate post" }] },
    });
  }
  const urn = `urn:li:share:${7_000_000 + state.posts.length}`;
  state.posts.push({
    urn,
    text,
    visibility,
    altTexts: images.map(({ altText }) => altText),
    title: "media" in content && "title" in content.media ? content.media.title : null,
    slides,
  });
  void reply.code(201).header("x-restli-id", urn);
  return "";
}

type Content = z.output<typeof postSchema>["content"];

function listImages(content: Content): z.output<typeof image>[] {
  if ("multiImage" in content) return content.multiImage.images;
  return "altText" in content.media ? [content.media] : [];
}

const readDocumentId = (content: Content) => ("media" in content ? content.media.id : "");

/** Returns the number of images; 0 if any of them isn't a JPEG. */
async function countPictures(files: readonly Buffer[]): Promise<number> {
  const types = await Promise.all(files.map((bytes) => sniffPicture(bytes)));
  return types.every((type) => type === "image/jpeg") ? files.length : 0;
}

/** Returns the number of pages of a PDF; 0 if the bytes aren't a PDF. */
async function countPages(bytes: Uint8Array = new Uint8Array()): Promise<number> {
  try {
    return (await PDFDocument.load(bytes)).getPageCount();
  } catch {
    return 0;
  }
}

/**
 * Returns the text that people see: hashtag templates become plain, and the text ends at the first unescaped reserved
 * character.
 */
function readLittleText(commentary: string): string {
  const plain = commentary.replaceAll(/\{hashtag\|\\#\|((?:[^}\\]|\\.)*)\}/g, "\\#$1");
  let text = "";
  for (let at = 0; at < plain.length; at += 1) {
    const url = /^https?:\/\/\S+/.exec(plain.slice(at))?.[0];
    if (url !== undefined) {
      text += url;
      at += url.length - 1;
    } else if (plain[at] === "\\") {
      at += 1;
      text += plain[at] ?? "";
    } else if (/[|{}@[\]()<>#*_~]/.test(plain[at] ?? "")) return text;
    else text += plain[at];
  }
  return text;
}

/** Runs `work` if the request has a supported API version, protocol version 2.0.0 and a valid access token. */
async function withVersion(
  state: State,
  request: FastifyRequest,
  reply: FastifyReply,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const version = request.headers["linkedin-version"];
  if (version === undefined) return refuse(reply, 400, "VERSION_MISSING", "A version is required");
  if (!state.rules.versions.includes(String(version))) {
    return refuse(
      reply,
      426,
      "NONEXISTENT_VERSION",
      `Requested version ${String(version)} is not active`,
    );
  }
  if (request.headers["x-restli-protocol-version"] !== "2.0.0") {
    return refuse(reply, 400, "ILLEGAL_ARGUMENT", "Syntax exception in path variables");
  }
  return withAccess(state, request, reply, work);
}

async function withAccess(
  { access, now }: State,
  { headers }: FastifyRequest,
  reply: FastifyReply,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const endsAtMs = access.get((headers.authorization ?? "").replace(/^Bearer /, ""));
  if (endsAtMs === undefined)
    return refuse(reply, 401, "REVOKED_ACCESS_TOKEN", "The token was revoked");
  if (endsAtMs <= now().getTime()) {
    return refuse(reply, 401, "EXPIRED_ACCESS_TOKEN", "The token has expired");
  }
  return work();
}

const randomToken = () => randomBytes(24).toString("base64url");

const refuse = (reply: FastifyReply, status: number, code: string, message: string) =>
  reply.code(status).send({ status, code, message });

const refuseToken = (reply: FastifyReply, error: string) =>
  reply.code(400).send({ error, error_description: `${error} was refused` });
