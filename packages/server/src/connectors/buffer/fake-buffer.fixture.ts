import type { AddressInfo } from "node:net";
import fastify, { type FastifyReply, type FastifyRequest } from "fastify";
import { graphql, GraphQLError, parse } from "graphql";
import { z } from "zod";
import { FaultScript, type FakeNetwork, type PostOutcome } from "../fake-network.fixture.ts";
import {
  createAna,
  createBen,
  type FakeBufferAccount,
  type FakeChannel,
} from "./fake-channels.fixture.ts";
import {
  codedError,
  FakePosts,
  type DeliveredPost,
  type FakeBufferRules,
} from "./fake-posts.fixture.ts";
import { bufferSchema } from "./fake-schema.fixture.ts";

/** A fake of Buffer's API. Faults match the root field of a GraphQL request, e.g. `POST /editPost?`. */
export interface FakeBuffer extends FakeNetwork {
  accounts: FakeBufferAccount[];
  rules: FakeBufferRules;
  /** Posts that have reached a network. A post that was published twice is listed twice. */
  delivered: DeliveredPost[];
  /** Stored drafts and posts. */
  posts: FakePosts;
  /** Number of requests, by root field. */
  counts: Map<string, number>;
  /** Requests with a key in their URL. */
  leaks: string[];
  findChannel(id: string): FakeChannel;
}

const windowMs = 15 * 60_000;
/** Buffer's limits per 24 hours and per 30 days. The fake reports them in headers, but doesn't enforce them. */
const longWindows = [
  { name: "24h", quota: 250, seconds: 86_400 },
  { name: "30d", quota: 7500, seconds: 2_592_000 },
];

const bodySchema = z.strictObject({
  query: z.string(),
  variables: z.record(z.string(), z.unknown()).optional(),
  operationName: z.string().optional(),
});

interface State extends Pick<
  FakeBuffer,
  "accounts" | "rules" | "delivered" | "posts" | "counts" | "leaks"
> {
  now: () => Date;
  /** Times of the requests of each key. */
  requests: Map<string, number[]>;
}

export async function startFakeBuffer({
  now = () => new Date(),
  port = 0,
}: { now?: () => Date; port?: number } = {}): Promise<FakeBuffer> {
  const app = fastify({ forceCloseConnections: true });
  const rules: FakeBufferRules = {
    publishMs: 3000,
    linkMs: 0,
    dropsImagesWithoutAlt: true,
    findsDuplicates: true,
    keepsDrafts: false,
    needsApproval: false,
    mostRequests: 100,
  };
  const delivered: DeliveredPost[] = [];
  const state: State = {
    accounts: [createAna(), createBen()],
    rules,
    delivered,
    posts: new FakePosts({ now, rules, delivered }),
    counts: new Map(),
    leaks: [],
    requests: new Map(),
    now,
  };
  const faults = new FaultScript({
    tooMany: (reply) => refuseMany(reply, 2),
    tokenExpired: (reply) => refuse(reply, 401, "UNAUTHENTICATED", "Not authenticated"),
  });
  app.post("/", async (request, reply) => serve(request, reply, { state, faults }));
  app.setNotFoundHandler((request, reply) => {
    noteLeak(request, state);
    return reply.code(404).type("text/html").send("<h1>Not found</h1>");
  });
  await app.listen({ host: "127.0.0.1", port });
  const { accounts, posts, counts, leaks } = state;
  return {
    accounts,
    rules,
    delivered,
    posts,
    counts,
    leaks,
    url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    addFault: (fault) => faults.add(fault),
    clearFaults: () => faults.clear(),
    whenAsked: (match) => faults.whenAsked(match),
    whenIdle: () => faults.whenIdle(),
    findChannel: (id) => findChannel(accounts, id),
    close: () => app.close(),
  };
}

function findChannel(accounts: readonly FakeBufferAccount[], id: string): FakeChannel {
  const channels = accounts.flatMap(({ organizations }) =>
    organizations.flatMap((organization) => organization.channels),
  );
  const channel = channels.find((one) => one.id === `channel-${id}`);
  if (!channel) throw new Error(`There is no channel ${id}.`);
  return channel;
}

async function serve(
  request: FastifyRequest,
  reply: FastifyReply,
  { state, faults }: { state: State; faults: FaultScript },
): Promise<unknown> {
  noteLeak(request, state);
  if (!request.headers["user-agent"]) {
    return reply.code(403).type("text/html").send("<h1>Just a moment...</h1>");
  }
  const key = /^Bearer (.+)$/.exec(request.headers.authorization ?? "")?.[1];
  const account = state.accounts.find(({ keys }) => keys.has(key ?? ""));
  if (!account || key === undefined) {
    return refuse(reply, 401, "UNAUTHENTICATED", "Not authenticated");
  }
  const body = bodySchema.safeParse(request.body);
  if (!body.success) return refuseDocument(reply, body.error.message);
  const field = findRootField(body.data.query);
  state.counts.set(field, (state.counts.get(field) ?? 0) + 1);
  if (!countRequest(reply, key, state)) return refuseMany(reply, windowMs / 1000);
  const named = Object.create(request, { url: { value: `/${field}?` } }) as FastifyRequest;
  return faults.run(named, reply, (fate) => execute(reply, body.data, { state, account, fate }));
}

async function execute(
  reply: FastifyReply,
  { query, variables, operationName }: z.output<typeof bodySchema>,
  {
    state,
    account,
    fate,
  }: { state: State; account: FakeBufferAccount; fate: PostOutcome | undefined },
): Promise<unknown> {
  const result = await graphql({
    schema: bufferSchema,
    source: query,
    rootValue: buildRoot(state, account, fate),
    variableValues: variables,
    operationName,
  });
  // If `originalError` isn't a GraphQL error, this fake has a bug, so the error is thrown.
  for (const { originalError } of result.errors ?? []) {
    if (originalError && !(originalError instanceof GraphQLError)) throw originalError;
  }
  // Without `data`, the document or its variables were invalid.
  if (result.data === undefined) void reply.code(400);
  void reply.type("application/json");
  return JSON.stringify(result);
}

function buildRoot({ posts }: State, account: FakeBufferAccount, fate: PostOutcome | undefined) {
  const { id, name, organizations } = account;
  return {
    account: { id, name, timezone: "Europe/Berlin", organizations },
    channels: ({ input }: { input: { organizationId: string } }) => {
      const organization = organizations.find((one) => one.id === input.organizationId);
      if (!organization) throw codedError("NOT_FOUND", "Organization not found.");
      return organization.channels.map((channel) => describeChannel(channel, organization.id));
    },
    channel: ({ input }: { input: { id: string } }) => {
      for (const { id: organizationId, channels } of organizations) {
        const channel = channels.find((one) => one.id === input.id);
        if (channel) return describeChannel(channel, organizationId);
      }
      throw codedError("NOT_FOUND", "Channel not found.");
    },
    post: ({ input }: { input: { id: string } }) => posts.read(account, input.id),
    posts: (args: unknown) => posts.list(account, args),
    createPost: ({ input }: { input: unknown }) => posts.create(account, input, fate),
    editPost: ({ input }: { input: unknown }) => posts.edit(account, input, fate),
    deletePost: ({ input }: { input: { id: string } }) => posts.delete(account, input.id),
  };
}

const describeChannel = (channel: FakeChannel, organizationId: string) => ({
  ...channel,
  organizationId,
  descriptor: `${channel.service} ${channel.type}`,
  avatar: "",
  timezone: "Europe/Berlin",
  externalLink: null,
});

/**
 * Sends the limits as headers. Returns false if the key already made `mostRequests` requests in the last 15 minutes.
 */
function countRequest(reply: FastifyReply, key: string, { now, requests, rules }: State): boolean {
  const nowMs = now().getTime();
  const recent = (requests.get(key) ?? []).filter((atMs) => atMs > nowMs - windowMs);
  const isAllowed = recent.length < rules.mostRequests;
  if (isAllowed) recent.push(nowMs);
  requests.set(key, recent);
  const windows = [{ name: "15m", quota: rules.mostRequests, seconds: 900 }, ...longWindows];
  const left = (quota: number) => Math.max(0, quota - recent.length);
  void reply.headers({
    ratelimit: windows.map(({ name, quota, seconds }) => `"${name}";r=${left(quota)};t=${seconds}`),
    "ratelimit-policy": windows.map(
      ({ name, quota, seconds }) => `"${name}";q=${quota};w=${seconds}`,
    ),
  });
  return isAllowed;
}

function findRootField(query: string): string {
  try {
    const [operation] = parse(query).definitions;
    if (operation?.kind !== "OperationDefinition") return "";
    const [field] = operation.selectionSet.selections;
    return field?.kind === "Field" ? field.name.value : "";
  } catch {
    return "";
  }
}

function noteLeak({ url }: FastifyRequest, { accounts, leaks }: State): void {
  const keys = accounts.flatMap((account) => [...account.keys]);
  if (keys.some((key) => url.includes(key))) leaks.push(url);
}

const refuse = (reply: FastifyReply, status: number, code: string, message: string) =>
  reply.code(status).send({ errors: [{ message, extensions: { code } }] });

const refuseDocument = (reply: FastifyReply, message: string) =>
  reply.code(400).send({ errors: [{ message }] });

const refuseMany = (reply: FastifyReply, seconds: number) =>
  reply
    .code(429)
    .header("retry-after", `${seconds}`)
    .send({
      errors: [
        {
          message: "Too many requests",
          extensions: { code: "RATE_LIMIT_EXCEEDED", window: "15m" },
        },
      ],
    });
