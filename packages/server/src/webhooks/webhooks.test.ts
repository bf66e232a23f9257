import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import {
  maxWebhooks,
  webhookSchema,
  type WebhookEvent,
  webhookEndpoints,
} from "@slideloom/core/contract/webhooks";
import { publicWebhookEndpoints } from "@slideloom/core/contract/public-webhooks";
import type { Job } from "@slideloom/core/contract/public-jobs";
import { afterEach, expect, test } from "vitest";
import { createTestApp, registerSomebody, type TestApp } from "../app/app.fixture.ts";
import { describeOnBothEngines, describeOnEngine } from "../db/database.fixture.ts";
import type { DatabaseSettings } from "../db/open-database.ts";
import { publicWebPolicy, type OutboundPolicy } from "../outbound/outbound-policy.ts";
import { generateForm } from "../public-api/public-api.fixture.ts";
import { signWebhook } from "./sign-webhook.ts";
import { deliveryTask } from "./webhook-delivery.ts";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

interface Call {
  headers: IncomingHttpHeaders;
  body: string;
}

/** Starts a web server that returns these statuses in turn, then 204. */
async function serveReceiver(statuses: number[]) {
  const calls: Call[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      calls.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
      response.writeHead(statuses.shift() ?? 204, { location: "/elsewhere" }).end();
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { calls, port: (server.address() as AddressInfo).port };
}

/** Runs all due delivery attempts. Returns the number of attempts that the first claim started. */
async function deliverDue({ context: { taskRunner } }: TestApp): Promise<number> {
  const begun = await taskRunner.claimDue(deliveryTask);
  await taskRunner.whenIdle();
  return begun;
}

/** Sets up an account with an API key and a webhook, with a clock that the test controls. */
async function setUp(settings: DatabaseSettings, events: WebhookEvent[], statuses: number[] = []) {
  const { calls, port } = await serveReceiver(statuses);
  const clock = { now: new Date("2026-03-01T12:00:00Z") };
  const addresses = ["127.0.0.1"];
  const outbound: OutboundPolicy = {
    resolve: async () => addresses.map((address) => ({ address, family: 4 })),
    mayReach: (target) =>
      publicWebPolicy.mayReach(target) || (target.address === "127.0.0.1" && target.port === port),
  };
  const environment = { outbound, now: () => clock.now };
  const server = await createTestApp(settings, environment);
  const { token, user } = await registerSomebody(server);
  const { apiToken } = (await server.send("POST", "/api/auth/api-token", { token })).json<{
    apiToken: string;
  }>();
  const url = `http://hooks.test:${port}/slideloom`;
  const response = await server.send("POST", "/api/webhooks", { token, body: { url, events } });
  expect(response.statusCode, response.body).toBe(201);
  const webhook = webhookSchema.strict().parse(response.json());
  return {
    ...server,
    apiToken,
    calls,
    addresses,
    token,
    user,
    webhook,
    environment,
    deliver: () => deliverDue(server),
    wait: (seconds: number) => {
      clock.now = new Date(clock.now.getTime() + seconds * 1000);
    },
    list: async () =>
      webhookEndpoints.listWebhooks.responses[200]
        .strict()
        .parse((await server.send("GET", "/api/webhooks", { token })).json()),
    generate: (body: object = {}, headers: Record<string, string> = {}) =>
      server.send("POST", "/api/v1/generate", {
        token: apiToken,
        body: { ...generateForm, ...body },
        headers,
      }),
  };
}

describeOnBothEngines("a webhook", (shared) => {
  test("whose receiver fails twice gets one signed event with a constant id", async () => {
    const api = await setUp(shared.settings, ["carousel.completed"], [500, 302]);
    const response = await api.generate({ metadata: { row: 17 } });
    expect(response.statusCode).toBe(200);
    for (const seconds of [0, 5, 300, 24 * 3600]) {
      api.wait(seconds);
      await api.deliver();
    }
    expect(api.calls).toHaveLength(3);
    const ids = new Set(api.calls.map(({ headers }) => headers["webhook-id"]));
    expect(ids.size).toBe(1);
    for (const { headers, body } of api.calls) {
      const id = String(headers["webhook-id"]);
      const at = new Date(Number(headers["webhook-timestamp"]) * 1000);
      const secret = String(api.webhook.secret);
      expect(headers).toMatchObject({
        ...signWebhook(secret, { id, body, at }),
        "content-type": "application/json",
      });
      expect(JSON.parse(body)).toMatchObject({
        type: "carousel.completed",
        timestamp: "2026-03-01T12:00:00.000Z",
        data: { ...response.json<object>(), metadata: { row: 17 } },
      });
    }
    const [delivery] = (await api.list()).deliveries;
    expect(delivery).toMatchObject({ attempts: 3, outcome: "204", nextAttemptAt: null });
    expect(delivery?.deliveredAt).toBe("2026-03-01T12:05:05.000Z");
  });

  test("gets its event from one of several processes", async () => {
    const api = await setUp(shared.settings, ["carousel.completed"]);
    const other = await createTestApp(shared.settings, api.environment);
    await api.generate();
    const made = await Promise.all([api.deliver(), deliverDue(other)]);
    expect(made.toSorted()).toEqual([0, 1]);
    expect(api.calls).toHaveLength(1);
  });

  test("gets an event again if its process ended before the delivery", async () => {
    const api = await setUp(shared.settings, ["carousel.completed"]);
    await api.generate();
    const leasedUntilMs = api.environment.now().getTime() + 20_000;
    await shared.database.queries
      .updateTable("tasks")
      .set({ attempts: 1, queuedAtMs: null, leasedUntilMs, owner: "elsewhere 1 ended" })
      .where("accountId", "=", api.user.id)
      .execute();
    expect(await api.deliver()).toBe(0);
    api.wait(20);
    expect(await api.deliver()).toBe(1);
    expect(api.calls).toHaveLength(1);
  });

  test("is given up after a day, and redelivered on request", async () => {
    const api = await setUp(shared.settings, ["carousel.completed"], Array(8).fill(503));
    await api.generate();
    const start = api.environment.now().getTime();
    while ((await api.list()).deliveries[0]?.nextAttemptAt) {
      await api.deliver();
      const next = (await api.list()).deliveries[0]?.nextAttemptAt;
      if (next) api.wait((Date.parse(next) - api.environment.now().getTime()) / 1000);
    }
    const hours = (api.environment.now().getTime() - start) / 3_600_000;
    expect([api.calls.length, Math.round(hours)]).toEqual([8, 24]);
    const [failed] = (await api.list()).deliveries;
    expect(failed).toMatchObject({ attempts: 8, outcome: "503", deliveredAt: null });
    const path = `/api/webhook-deliveries/${failed?.id}/resend`;
    expect((await api.send("POST", path, { token: api.token })).statusCode).toBe(202);
    await api.deliver();
    expect(api.calls.at(-1)?.headers["webhook-id"]).toBe(failed?.id);
    expect((await api.list()).deliveries[0]).toMatchObject({ attempts: 1, outcome: "204" });
  });

  test("keeps its deliveries for a week", async () => {
    const api = await setUp(shared.settings, ["carousel.completed"]);
    await api.generate();
    await api.deliver();
    api.wait(7 * 24 * 3600 - 1);
    await api.context.webhooks.cleanUp();
    expect((await api.list()).deliveries).toHaveLength(1);
    api.wait(1);
    await api.context.webhooks.cleanUp();
    expect((await api.list()).deliveries).toEqual([]);
  });

  test("that responds with 410 is deleted", async () => {
    const api = await setUp(shared.settings, ["carousel.completed"], [410]);
    await api.generate();
    await api.deliver();
    expect(await api.list()).toMatchObject({ webhooks: [], deliveries: [] });
  });
});

describeOnBothEngines("a webhook_url", (shared) => {
  test("gets only the outcome of its own call, signed with the account's secret", async () => {
    const api = await setUp(shared.settings, ["credits.low"]);
    const { url } = api.webhook;
    await api.generate();
    const call = { webhook_url: url, metadata: { row: 17 } };
    const { content } = (await api.generate(call)).json<{ content: string }>();
    const drawn = { ...call, render: { scale: 1, slide: 1 } };
    await api.deliver();
    const { render } = (await api.generate(drawn)).json<{ render: Job }>();
    await api.deliver();
    expect(api.calls.map(({ body }) => JSON.parse(body) as object)).toMatchObject([
      { type: "carousel.completed", data: { content, metadata: { row: 17 } } },
      { type: "carousel.completed", data: render },
    ]);
    const { webhooks, deliveries, callSecret } = await api.list();
    expect(webhooks).toHaveLength(1);
    expect(deliveries).toHaveLength(2);
    for (const { headers, body } of api.calls) {
      const at = new Date(Number(headers["webhook-timestamp"]) * 1000);
      const signed = signWebhook(callSecret, { id: String(headers["webhook-id"]), body, at });
      expect(headers).toMatchObject(signed);
    }
    const { length } = await shared.database.queries
      .selectFrom("webhooks")
      .selectAll()
      .where("accountId", "=", api.user.id)
      .execute();
    expect(length).toBe(2);
    api.wait(7 * 24 * 3600);
    await api.context.webhooks.cleanUp();
    expect(await api.list()).toMatchObject({ webhooks: [{ id: api.webhook.id }], deliveries: [] });
  });

  test("gets the failure of a job", async () => {
    const api = await setUp(shared.settings, ["credits.low"]);
    for (let time = 0; time < 10; time++) await api.generate();
    const headers = { prefer: "respond-async" };
    const response = await api.generate({ webhook_url: api.webhook.url }, headers);
    const { id } = response.json<Job>();
    const wait = { timeoutMs: 30_000 };
    const { message } = await api.context.jobs.finish(api.user.id, id, wait);
    await api.deliver();
    const told = api.calls.map(({ body }) => JSON.parse(body) as { type: string });
    expect(told.filter(({ type }) => type === "carousel.failed")).toMatchObject([
      { data: { id, message, status: "failed" } },
    ]);
  });

  test("is refused if it isn't public, before anything is charged", async () => {
    const api = await setUp(shared.settings, ["credits.low"]);
    for (const webhook_url of ["http://127.0.0.1/", "ftp://hooks.test/", "no address"]) {
      expect((await api.generate({ webhook_url })).statusCode).toBe(400);
    }
    expect((await api.context.credits.getCredits(api.user.id)).credits).toBe(10);
  });
});

describeOnBothEngines("/api/v1/webhooks", (shared) => {
  test("subscribes, lists without secrets and unsubscribes", async () => {
    const api = await setUp(shared.settings, ["credits.low"]);
    const token = api.apiToken;
    const body = { url: api.webhook.url, events: ["carousel.completed"] };
    const response = await api.send("POST", "/api/v1/webhooks", { token, body });
    expect(response.statusCode).toBe(201);
    const made = webhookSchema.strict().parse(response.json());
    await api.generate();
    await api.deliver();
    const [{ headers, body: sent } = { headers: {}, body: "" }] = api.calls;
    const at = new Date(Number(headers["webhook-timestamp"]) * 1000);
    const id = String(headers["webhook-id"]);
    expect(headers).toMatchObject(signWebhook(String(made.secret), { id, body: sent, at }));
    const listed = await api.send("GET", "/api/v1/webhooks", { token });
    expect(
      publicWebhookEndpoints["v1.listWebhooks"].responses[200].strict().parse(listed.json())
        .webhooks,
    ).toHaveLength(2);
    expect(listed.body).not.toContain("whsec_");
    const path = `/api/v1/webhooks/${made.id}`;
    expect((await api.send("DELETE", path, { token })).statusCode).toBe(204);
    expect((await api.send("DELETE", path, { token })).statusCode).toBe(404);
  });
});

describeOnEngine("sqlite", "a webhook's events", (shared) => {
  test("are those it subscribes to: low credits, once", async () => {
    const api = await setUp(shared.settings, ["credits.low"]);
    for (let time = 0; time < 10; time++) await api.generate();
    await api.deliver();
    expect(api.calls.map(({ body }) => JSON.parse(body) as object)).toEqual([
      { type: "credits.low", timestamp: expect.any(String), data: { credits: 1, limit: 10 } },
    ]);
  });

  test("describe a failure like the response", async () => {
    const api = await setUp(shared.settings, ["carousel.failed"]);
    for (let time = 0; time < 10; time++) await api.generate();
    const refused = await api.generate({ metadata: { row: 1 } });
    const { message } = refused.json<{ message: string }>();
    expect(refused.statusCode).toBe(402);
    await api.deliver();
    expect(api.calls.map(({ body }) => JSON.parse(body) as object)).toEqual([
      {
        type: "carousel.failed",
        timestamp: expect.any(String),
        data: { message, metadata: { row: 1 } },
      },
    ]);
  });

  test("can be a test", async () => {
    const api = await setUp(shared.settings, ["credits.low"]);
    const path = `/api/webhooks/${api.webhook.id}/test`;
    expect((await api.send("POST", path, { token: api.token })).statusCode).toBe(202);
    await api.deliver();
    expect(JSON.parse(String(api.calls[0]?.body))).toMatchObject({ type: "webhook.test" });
  });
});

describeOnEngine("sqlite", "the address of a webhook", (shared) => {
  test.for([
    ["", 400, "Please enter a URL"],
    ["hooks.test", 400, /^Only http/],
    ["ftp://hooks.test/", 400, /^Only http/],
    ["https://ada:secret@hooks.test/", 400, /^Only http/],
    ["http://127.0.0.1/", 400, /a server on the public web/],
    ["http://2130706433/", 400, /a server on the public web/],
    ["http://[::1]/", 400, /a server on the public web/],
    ["http://[::ffff:10.0.0.1]/", 400, /a server on the public web/],
    ["http://169.254.169.254/latest/meta-data", 400, /a server on the public web/],
    ["http://8.8.8.8:22/", 400, /a server on the public web/],
  ] as const)("%s is refused with %i", async ([url, status, message]) => {
    const api = await setUp(shared.settings, ["credits.low"]);
    const body = { url, events: ["credits.low"] };
    const response = await api.send("POST", "/api/webhooks", { token: api.token, body });
    expect(response.statusCode).toBe(status);
    expect(response.json<{ message: string }>().message).toMatch(message);
    expect((await api.list()).webhooks).toHaveLength(1);
  });

  test("is refused if its name resolves to a private address, even if it does so later", async () => {
    const api = await setUp(shared.settings, ["carousel.completed"]);
    await api.generate();
    api.addresses.splice(0, 1, "10.0.0.7");
    const body = { url: "http://hooks.test/", events: ["credits.low"] };
    const refused = await api.send("POST", "/api/webhooks", { token: api.token, body });
    expect(refused.statusCode).toBe(400);
    await api.deliver();
    expect(api.calls).toEqual([]);
    expect((await api.list()).deliveries[0]?.outcome).toMatch(/a server on the public web/);
  });

  test("counts towards the account's limit", async () => {
    const api = await setUp(shared.settings, ["credits.low"]);
    const { url, events } = api.webhook;
    const send = () =>
      api.send("POST", "/api/webhooks", { token: api.token, body: { url, events } });
    for (let time = 1; time < maxWebhooks; time++) expect((await send()).statusCode).toBe(201);
    expect((await send()).statusCode).toBe(422);
    const path = `/api/webhooks/${api.webhook.id}`;
    expect((await api.send("DELETE", path, { token: api.token })).statusCode).toBe(204);
    expect((await send()).statusCode).toBe(201);
  });

  test("is in the export of the account's data, without its secret", async () => {
    const api = await setUp(shared.settings, ["credits.low"]);
    const response = await api.send("GET", "/api/auth/export", { token: api.token });
    expect(response.json()).toMatchObject({ webhooks: { webhooks: [{ id: api.webhook.id }] } });
    expect(response.body).not.toContain(api.webhook.secret);
  });
});
