import type { AddressInfo } from "node:net";
import fastify, { type FastifyRequest } from "fastify";
import { z } from "zod";
import { classifyCall, type Classified } from "./classify-response.ts";
import { ConnectError } from "./connect-error.ts";
import { readConnectResponse } from "./connect-response.ts";
import type { Connector, RemoteAccount } from "./connector.ts";
import { FaultScript, type FakeNetwork } from "./fake-network.fixture.ts";
import type {
  ChannelSignInAccess,
  KeyAccess,
  RemoteChannel,
  TimedTokens,
} from "./network-access.ts";
import { isAccessRefused, readRenewalFailure } from "./renewal.ts";
import type { NetworkClient, NetworkClientParts } from "./network-client.ts";

/** The network id that tests give to the fake hub, a network where one key reaches several channels. */
export const hubNetwork = "mastodon";

/** An account at the hub, with its key and channels. */
interface HubAccount {
  id: string;
  name: string;
  keys: Set<string>;
  access: string;
  refresh: string;
  channels: RemoteChannel[];
}

/** A network whose key reaches several channels, over HTTP. Its refresh tokens are single-use. */
export interface FakeHub extends FakeNetwork {
  accounts: HubAccount[];
  counts: { renewals: number; reuses: number; revocations: number };
  /** Published posts, each with the id of its channel. */
  posts: { channel: string; text: string }[];
}

/** Returns a channel of the hub. */
export const buildChannel = (
  remoteId: string,
  change: Partial<RemoteChannel> = {},
): RemoteChannel => ({
  remoteId,
  service: "instagram",
  kind: "business",
  serviceAccountId: null,
  name: remoteId,
  handle: remoteId,
  pictureUrl: null,
  limits: {},
  details: {},
  state: "ready",
  reason: null,
  ...change,
});

export async function startFakeHub(channels: readonly RemoteChannel[]): Promise<FakeHub> {
  const app = fastify({ forceCloseConnections: true });
  const faults = new FaultScript({
    tooMany: (reply) => reply.code(429).send({}),
    tokenExpired: (reply) => reply.code(401).send({}),
  });
  const counts = { renewals: 0, reuses: 0, revocations: 0 };
  const build = (id: string, own: readonly RemoteChannel[]): HubAccount => ({
    id,
    name: `${id} at the hub`,
    keys: new Set([`key-of-${id}`]),
    access: `access-${id}-0`,
    refresh: `refresh-${id}-0`,
    channels: [...own],
  });
  const fake: FakeHub = {
    url: "",
    accounts: [build("ana", channels), build("ben", [])],
    counts,
    posts: [],
    addFault: (fault) => faults.add(fault),
    clearFaults: () => faults.clear(),
    whenAsked: (match) => faults.whenAsked(match),
    whenIdle: () => faults.whenIdle(),
    close: () => app.close(),
  };
  const findCaller = ({ headers }: FastifyRequest) =>
    fake.accounts.find(({ access }) => headers.authorization === `Bearer ${access}`);
  app.post("/open", async (request, reply) =>
    faults.run(request, reply, async () => {
      const { key } = z.object({ key: z.string() }).parse(request.body);
      const account = fake.accounts.find(({ keys }) => keys.has(key));
      if (!account) return reply.code(401).send({ error: "unknown key" });
      return account;
    }),
  );
  app.post("/renew", async (request, reply) =>
    faults.run(request, reply, async () => {
      const { refresh } = z.object({ refresh: z.string() }).parse(request.body);
      const account = fake.accounts.find((one) => one.refresh === refresh);
      if (!account) {
        // An old refresh token is used again. Like OAuth servers with token rotation, the fake then ends all tokens.
        counts.reuses += 1;
        for (const one of fake.accounts) one.access = one.refresh = "ended";
        return reply.code(401).send({ error: "reused" });
      }
      counts.renewals += 1;
      account.access = `access-${account.id}-${counts.renewals}`;
      account.refresh = `refresh-${account.id}-${counts.renewals}`;
      return account;
    }),
  );
  app.get("/channels", async (request, reply) =>
    faults.run(request, reply, async () => {
      const account = findCaller(request);
      return account ? { channels: account.channels } : reply.code(401).send({ error: "no" });
    }),
  );
  app.post("/posts", async (request, reply) =>
    faults.run(request, reply, async () => {
      if (!findCaller(request)) return reply.code(401).send({ error: "no" });
      fake.posts.push(z.object({ channel: z.string(), text: z.string() }).parse(request.body));
      return { id: `post-${fake.posts.length}` };
    }),
  );
  app.delete("/access", async (request, reply) =>
    faults.run(request, reply, async () => {
      if (findCaller(request)) counts.revocations += 1;
      return {};
    }),
  );
  await app.listen({ host: "127.0.0.1", port: 0 });
  fake.url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  return fake;
}

const openedSchema = z.object({
  id: z.string(),
  name: z.string(),
  access: z.string(),
  refresh: z.string(),
});
const channelsSchema = z.object({ channels: z.array(z.custom<RemoteChannel>()) });

/** Creates the client that connects accounts and publishes posts at the fake hub. */
export const createHubClient = (parts: HubClientParts, hub: FakeHub): NetworkClient => ({
  access: createKeyAccess(parts, hub),
  connector: createHubConnector(hub.url),
});

/** Like `createHubClient`, but people sign in by OAuth. The authorization code is a key of the hub. */
export function createHubSignIn(parts: HubClientParts, hub: FakeHub): NetworkClient {
  const { open, ...rest } = createKeyAccess(parts, hub);
  const access: ChannelSignInAccess = {
    ...rest,
    kind: "oauth-channels",
    buildSignInUrl: async (_, state) => ({
      url: `${hub.url}/authorize?state=${state}`,
      clientId: null,
    }),
    finishSignIn: async (_, code) => open({ key: code }, null),
  };
  return { access, connector: createHubConnector(hub.url) };
}

type HubClientParts = Pick<NetworkClientParts, "call" | "now">;

function createKeyAccess({ call, now }: HubClientParts, { url }: FakeHub): KeyAccess {
  const ask = async (
    method: "GET" | "POST" | "DELETE",
    path: string,
    { body, access }: { body?: object; access?: string } = {},
  ): Promise<Classified> =>
    classifyCall(
      await call({
        method,
        url: url + path,
        ...(body && { body: { json: body } }),
        ...(access !== undefined && { headers: { authorization: `Bearer ${access}` } }),
      }),
      { now, readRefusal: ({ status }) => ({ code: `${status}`, message: "The hub refused." }) },
    );
  const readTokens = ({ access, refresh }: z.infer<typeof openedSchema>): TimedTokens => ({
    tokens: { access, refresh },
    accessEndsAtMs: null,
    refreshEndsAtMs: null,
  });
  return {
    kind: "key",
    async open({ key = "" }) {
      const opened = await ask("POST", "/open", { body: { key } });
      if (!opened.ok && opened.failure.kind === "unauthorized") {
        throw new ConnectError("connection-refused", "The hub doesn't know this key.");
      }
      const account = readConnectResponse(opened, openedSchema);
      const { id: remoteId, name } = account;
      return { ...readTokens(account), remoteId, name, instanceUrl: null, details: {} };
    },
    async refresh({ tokens }) {
      const renewed = await ask("POST", "/renew", { body: { refresh: tokens.refresh } });
      return renewed.ok
        ? { kind: "refreshed", ...readTokens(openedSchema.parse(renewed.response.json)) }
        : readRenewalFailure(renewed, isAccessRefused);
    },
    async revoke({ tokens }) {
      await ask("DELETE", "/access", { access: tokens.access });
    },
    async listChannels({ tokens }: RemoteAccount) {
      const listed = await ask("GET", "/channels", { access: tokens.access });
      if (!listed.ok) return readRenewalFailure(listed, isAccessRefused);
      return { kind: "channels", ...channelsSchema.parse(listed.response.json) };
    },
  };
}

const createHubConnector = (url: string): Connector => ({
  network: hubNetwork,
  isPreparedEarly: true,
  listFiles: () => [{ type: "jpeg" }],
  prepare: async ({ checkpoint }) => ({ kind: "ready", checkpoint }),
  async send(run) {
    const { remoteId, tokens } = run.account;
    const result = await run.call("post", {
      method: "POST",
      url: `${url}/posts`,
      headers: { authorization: `Bearer ${tokens.access}` },
      body: { json: { channel: remoteId, text: run.payload.caption } },
    });
    const classified = classifyCall(result, {
      now: run.now,
      readRefusal: ({ status }) => ({ code: `${status}`, message: "The hub refused." }),
    });
    return classified.ok ? { kind: "published", post: { id: "1", url: null } } : classified.failure;
  },
  reconcile: async () => ({ kind: "pending" }),
  isRepeatable: () => false,
});
