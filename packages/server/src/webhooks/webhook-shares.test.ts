import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { createTestApp, registerSomebody, type TestApp } from "../app/app.fixture.ts";
import { describeOnBothEngines } from "../db/database.fixture.ts";
import type { DatabaseSettings } from "../db/open-database.ts";
import type { OutboundPolicy } from "../outbound/outbound-policy.ts";
import { deliveryTask } from "./webhook-delivery.ts";

const { account: accountShare, destination: hostShare } = deliveryTask.shares;

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** Starts a receiver for any host name; names that begin with "dead" never get a response. */
async function serveReceivers() {
  /** Host and path of each request. */
  const requests: string[] = [];
  const silent: ServerResponse[] = [];
  const server = createServer((request, response) => {
    const host = String(request.headers.host).replace(/:.*/, "");
    requests.push(`${host}${request.url}`);
    if (host.startsWith("dead")) silent.push(response);
    else response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const outbound: OutboundPolicy = {
    resolve: async () => [{ address: "127.0.0.1", family: 4 }],
    mayReach: (target) => target.port === port,
  };
  servers.push(server);
  return {
    requests,
    port,
    outbound,
    count: (host: RegExp) => requests.filter((name) => host.test(name)).length,
    /** Aborts pending attempts, like a timeout. */
    breakOff: () => {
      for (const response of silent.splice(0)) response.destroy();
    },
  };
}

/** The timeout is long, because machines may be slow. */
const waitFor = (check: () => void) => vi.waitFor(check, { timeout: 90_000 });

async function setUp(settings: DatabaseSettings) {
  const receiver = await serveReceivers();
  const environment = { outbound: receiver.outbound };
  const server = await createTestApp(settings, environment);
  const { database, webhooks } = server.context;
  // Tasks left by the previous test would count against the limit of tasks per host.
  await database.queries.deleteFrom("webhooks").execute();
  await database.queries.deleteFrom("tasks").execute();
  return {
    receiver,
    claimDue: ({ context }: TestApp = server) => context.taskRunner.claimDue(deliveryTask),
    startOther: () => createTestApp(settings, environment),
    /** Adds an account with `count` pending deliveries for each host. */
    addWaiting: async (hosts: readonly string[], count = 1) => {
      const { user } = await registerSomebody(server);
      await database.transaction("test", async (queries) => {
        for (const host of Array<readonly string[]>(count).fill(hosts).flat()) {
          const url = new URL(`http://${host}`);
          url.port = String(receiver.port);
          await webhooks.publish(queries, user.id, "credits.low", {}, url.href);
        }
      });
    },
  };
}

describeOnBothEngines("deliveries to dead receivers", (shared) => {
  test("don't delay other receivers, however many wait", async () => {
    const api = await setUp(shared.settings);
    await api.addWaiting(["dead.test"], 40);
    await api.addWaiting(["live.test"], 5);
    await api.claimDue();
    await waitFor(() => expect(api.receiver.count(/live/)).toBe(5));
    expect(await api.claimDue()).toBe(0);
    await waitFor(() => expect(api.receiver.count(/dead/)).toBe(hostShare));
  });

  test("have a share per account, across all of its hosts", async () => {
    const api = await setUp(shared.settings);
    const hosts = Array.from({ length: 10 }, (_, index) => `dead${index}.test`);
    await api.addWaiting(hosts, 5);
    await api.addWaiting(["live.test"], 1);
    await api.claimDue();
    await waitFor(() => expect(api.receiver.count(/live/)).toBe(1));
    expect(await api.claimDue()).toBe(0);
    await waitFor(() => expect(api.receiver.count(/dead/)).toBe(accountShare));
  });

  test("have a share per host, in which its accounts take turns", async () => {
    const api = await setUp(shared.settings);
    await api.addWaiting(["dead.test/greedy"], 10);
    await api.addWaiting(["dead.test/modest"], 1);
    expect(await api.claimDue()).toBe(hostShare);
    await waitFor(() => expect(api.receiver.count(/dead/)).toBe(hostShare));
    expect(api.receiver.requests).toContain("dead.test/modest");
  });

  test("have the same shares if several processes deliver", async () => {
    const api = await setUp(shared.settings);
    const others = await Promise.all([api.startOther(), api.startOther()]);
    const hosts = Array.from({ length: 10 }, (_, index) => `dead${index}.test`);
    await api.addWaiting(hosts, 5);
    await api.addWaiting(["live.test"], 4);
    await Promise.all([api.claimDue(), ...others.map((other) => api.claimDue(other))]);
    await waitFor(() => expect(api.receiver.count(/live/)).toBe(4));
    await waitFor(() => expect(api.receiver.count(/dead/)).toBe(accountShare));
    expect(await api.claimDue(others[0])).toBe(0);
  });

  test("let waiting ones start when they end", async () => {
    const api = await setUp(shared.settings);
    await api.addWaiting(["dead.test"], 7);
    await api.claimDue();
    for (const count of [3, 6, 7]) {
      await waitFor(() => expect(api.receiver.count(/dead/)).toBe(count));
      api.receiver.breakOff();
    }
  });

  test("are requeued when the server closes", async () => {
    const api = await setUp(shared.settings);
    await api.addWaiting(["dead.test"]);
    const other = await api.startOther();
    await api.claimDue(other);
    await waitFor(() => expect(api.receiver.count(/dead/)).toBe(1));
    await other.context.taskRunner.stop();
    const rows = await shared.database.queries
      .selectFrom("webhookDeliveries")
      .innerJoin("tasks", "tasks.key", "webhookDeliveries.id")
      .select(["tasks.attempts", "leasedUntilMs", "outcome"])
      .execute();
    expect(rows).toEqual([{ attempts: 0, leasedUntilMs: null, outcome: null }]);
    expect(await api.claimDue()).toBe(1);
  });
});
