import { randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { z } from "zod";
import { FaultScript, type FakeNetwork, type PostOutcome } from "../fake-network.fixture.ts";
import { sniffPicture } from "../sniff-picture.fixture.ts";
import {
  createAna,
  createBen,
  type FakeIntegration,
  type FakeOrganization,
} from "./fake-channels.fixture.ts";
import {
  FakePostizError,
  FakePosts,
  type DeliveredPost,
  type FakeMedium,
  type FakePostizRules,
} from "./fake-posts.fixture.ts";

/** A fake of Postiz's container image: a proxy serves the API under `apiPath` and the website under all other paths. */
export interface FakePostiz extends FakeNetwork {
  organizations: FakeOrganization[];
  rules: FakePostizRules;
  /** Posts that have reached a network. A post that was published twice is listed twice. */
  delivered: DeliveredPost[];
  /** Stored drafts and posts. */
  posts: FakePosts;
  media: Map<string, FakeMedium>;
  /** Requests with a key in their URL. */
  leaks: string[];
  findChannel(id: string): FakeIntegration;
}

const imageBytes = 10_000_000;
const hourMs = 60 * 60_000;
const imageTypes = ["jpeg", "png", "gif", "webp", "avif", "tiff"].map((type) => `image/${type}`);

interface State extends Pick<
  FakePostiz,
  "organizations" | "rules" | "delivered" | "posts" | "media" | "leaks"
> {
  now: () => Date;
  /** Times at which posts were stored, for the hourly limit. */
  storedAtMs: number[];
}

type Handle = (
  request: FastifyRequest,
  reply: FastifyReply,
  call: { organization: FakeOrganization; fate: PostOutcome | undefined },
) => Promise<unknown>;

export async function startFakePostiz({
  now = () => new Date(),
  port = 0,
  apiPath = "/api/public/v1",
}: { now?: () => Date; port?: number; apiPath?: string } = {}): Promise<FakePostiz> {
  const app = fastify({ bodyLimit: 50_000_000, forceCloseConnections: true });
  const rules: FakePostizRules = {
    publishMs: 3000,
    error: null,
    isMissing: false,
    refusesPast: true,
    clockMs: 0,
    isOld: false,
    mostPosts: 90,
    isPlanFull: false,
  };
  const delivered: DeliveredPost[] = [];
  const media = new Map<string, FakeMedium>();
  const state: State = {
    organizations: [createAna(), createBen()],
    rules,
    delivered,
    media,
    posts: new FakePosts({ now, rules, delivered, media }),
    leaks: [],
    storedAtMs: [],
    now,
  };
  const faults = new FaultScript({
    tooMany: (reply) => refuse(reply, 429, "ThrottlerException: Too Many Requests"),
    tokenExpired: (reply) => reply.code(401).send({ msg: "Invalid API key" }),
  });
  app.addContentTypeParser("multipart/form-data", { parseAs: "buffer" }, (_, body, done) =>
    done(null, body),
  );
  app.addHook("onRequest", async ({ url }) => {
    const keys = state.organizations.flatMap((one) => [...one.keys]);
    if (keys.some((key) => url.includes(key))) state.leaks.push(url);
  });
  app.setNotFoundHandler((request, reply) =>
    request.url.startsWith(apiPath)
      ? refuse(reply, 404, `Cannot ${request.method} ${request.url}`)
      : reply.code(307).header("location", "/auth").type("text/html").send("<h1>Postiz</h1>"),
  );
  await app.register(async (api) => serveApi(api, state, faults), { prefix: apiPath });
  await app.listen({ host: "127.0.0.1", port });
  const { organizations, posts, leaks } = state;
  return {
    organizations,
    rules,
    delivered,
    posts,
    media,
    leaks,
    url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    addFault: (fault) => faults.add(fault),
    clearFaults: () => faults.clear(),
    whenAsked: (match) => faults.whenAsked(match),
    whenIdle: () => faults.whenIdle(),
    findChannel: (id) => findChannel(organizations, id),
    close: () => app.close(),
  };
}

function findChannel(organizations: readonly FakeOrganization[], id: string): FakeIntegration {
  const channels = organizations.flatMap(({ integrations }) => integrations);
  const channel = channels.find((one) => one.id === `channel-${id}`);
  if (!channel) throw new Error(`There is no channel ${id}.`);
  return channel;
}

function serveApi(api: FastifyInstance, state: State, faults: FaultScript): void {
  const serve =
    (handle: Handle) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      // The header is the key alone, without `Bearer`.
      const key = request.headers.authorization;
      if (key === undefined) return reply.code(401).send({ msg: "No API Key found" });
      const organization = state.organizations.find(({ keys }) => keys.has(key));
      if (!organization) return reply.code(401).send({ msg: "Invalid API key" });
      if (!organization.hasPlan) return reply.code(401).send({ msg: "No subscription found" });
      return faults.run(request, reply, async (fate) => {
        try {
          return await handle(request, reply, { organization, fate });
        } catch (error) {
          if (!(error instanceof FakePostizError)) throw error;
          return refuse(reply, error.status, error.message);
        }
      });
    };
  api.get(
    "/is-connected",
    serve(async () => ({ connected: true })),
  );
  serveChannels(api, serve);
  api.post(
    "/upload",
    serve((request, reply, { organization }) => upload(request, reply, state, organization)),
  );
  servePosts(api, state, serve);
}

type Serve = (handle: Handle) => (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

const paramsSchema = z.object({ id: z.string() });

function serveChannels(api: FastifyInstance, serve: Serve): void {
  const find = (request: FastifyRequest, { integrations }: FakeOrganization) => {
    const { id } = paramsSchema.parse(request.params);
    const channel = integrations.find((one) => one.id === id);
    if (!channel) throw new FakePostizError(404, "Integration not found");
    return channel;
  };
  api.get(
    "/integrations",
    serve(async (_, __, { organization }) => organization.integrations),
  );
  api.get(
    "/integration-settings/:id",
    serve(async (request, _, { organization }) => {
      const { identifier, profile } = find(request, organization);
      const isPaid = identifier === "x" && profile === "ana.paid";
      return { output: { rules: "", maxLength: isPaid ? 4000 : 280, settings: {}, tools: [] } };
    }),
  );
  api.post(
    "/integration-trigger/:id",
    serve(async (request, reply, { organization }) => {
      const { identifier } = find(request, organization);
      if (identifier !== "pinterest") return reply.code(404).send({ msg: "Tool not found" });
      return {
        output: [
          { id: "5511", name: "Tea" },
          { id: "5512", name: "Coffee" },
        ],
      };
    }),
  );
}

function servePosts(api: FastifyInstance, state: State, serve: Serve): void {
  const { posts, rules } = state;
  api.post(
    "/posts",
    serve(async (request, reply, { organization }) => {
      if (rules.isPlanFull) return refuse(reply, 402, "You have reached the limit of posts.");
      const nowMs = state.now().getTime();
      state.storedAtMs = state.storedAtMs.filter((atMs) => atMs > nowMs - hourMs);
      if (state.storedAtMs.length >= rules.mostPosts) {
        return refuse(reply, 429, "ThrottlerException: Too Many Requests");
      }
      state.storedAtMs.push(nowMs);
      const made = posts.create(organization, request.body);
      void reply.code(201);
      return made;
    }),
  );
  api.put(
    "/posts/:id/status",
    serve(async (request, reply, { organization, fate }) => {
      if (rules.isOld) return refuse(reply, 404, `Cannot PUT ${request.url}`);
      const { id } = paramsSchema.parse(request.params);
      const { status } = z
        .strictObject({ status: z.enum(["draft", "schedule"]) })
        .parse(request.body);
      return posts.changeStatus(organization, { id, status, fate });
    }),
  );
  api.get(
    "/posts",
    serve(async (request, _, { organization }) => {
      const query = z.object({ startDate: z.iso.datetime(), endDate: z.iso.datetime() });
      const { startDate, endDate } = query.parse(request.query);
      return posts.list(organization, { from: Date.parse(startDate), to: Date.parse(endDate) });
    }),
  );
  api.get(
    "/notifications",
    serve(async (_, __, { organization }) => ({
      notifications: posts.listNotifications(organization),
      total: 1,
      page: 0,
      limit: 100,
      hasMore: false,
    })),
  );
  api.delete(
    "/posts/:id",
    serve(async (request, _, { organization }) => {
      const { id } = paramsSchema.parse(request.params);
      posts.deleteGroup(organization, posts.findGroup(organization, id));
      return { error: true };
    }),
  );
  api.delete(
    "/posts/group/:group",
    serve(async (request, _, { organization }) => {
      posts.deleteGroup(organization, z.object({ group: z.string() }).parse(request.params).group);
      return { error: true };
    }),
  );
}

async function upload(
  { body, headers }: FastifyRequest,
  reply: FastifyReply,
  { media }: State,
  organization: FakeOrganization,
): Promise<unknown> {
  const response = new Response(new Uint8Array(body as Buffer), {
    headers: { "content-type": String(headers["content-type"]) },
  });
  const file = (await response.formData()).get("file");
  if (!(file instanceof File)) return reply.code(400).send({ msg: "No file provided" });
  const bytes = new Uint8Array(await file.arrayBuffer());
  // The type is detected from the content; the request's file name and type are ignored.
  const type = await sniffPicture(bytes);
  if (type === null || !imageTypes.includes(type))
    return refuse(reply, 400, "Unsupported file type.");
  if (bytes.byteLength > imageBytes) return refuse(reply, 400, "File size exceeds the maximum");
  const id = randomUUID();
  const medium = { id, path: `https://postiz.example/uploads/${id}.jpg`, organization };
  media.set(id, medium);
  void reply.code(201);
  return { id, name: file.name, path: medium.path };
}

const refuse = (reply: FastifyReply, statusCode: number, message: string) =>
  reply.code(statusCode).send({ statusCode, message });
