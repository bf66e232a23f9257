import type { Connection } from "@slideloom/core/contract/connections";
import type { NewGrant } from "@slideloom/core/contract/grants";
import type { Publication } from "@slideloom/core/contract/publications";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stepMs } from "../../../../scripts/test-patience.mjs";
import { createTestApp, registerSomebody } from "../app/app.fixture.ts";
import { buildCarousel } from "../carousels/carousel.fixture.ts";
import { createNetworkClients } from "../connectors/connectors.ts";
import {
  hubNetwork,
  buildChannel,
  createHubClient,
  startFakeHub,
  type FakeHub,
} from "../connectors/fake-hub.fixture.ts";
import { describeOnBothEngines } from "../db/database.fixture.ts";
import type { DatabaseSettings } from "../db/open-database.ts";
import { unrestrictedPolicy } from "../outbound/outbound-policy.ts";
import { doDueTargets, doTargetsUntil } from "./do-targets.fixture.ts";

const minuteMs = 60_000;
const startMs = Date.parse("2026-12-01T12:00:00Z");
const clock = { nowMs: startMs };
let hub: FakeHub;
beforeEach(async () => {
  clock.nowMs = startMs;
  hub = await startFakeHub([buildChannel("ana"), buildChannel("tea", { service: "linkedin" })]);
});
afterEach(() => hub.close());

const startServer = (settings: DatabaseSettings) =>
  createTestApp(settings, {
    now: () => new Date(clock.nowMs),
    outbound: unrestrictedPolicy,
    createNetworkClients: (parts) => ({
      ...createNetworkClients(parts),
      [hubNetwork]: createHubClient(parts, hub),
    }),
  });

/** Stores a key, and connects two channels (accounts on networks) that the key reaches. */
async function setUp(settings: DatabaseSettings) {
  const server = await startServer(settings);
  const { token } = await registerSomebody(server);
  const send = (...[method, path, body]: [Parameters<typeof server.send>[0], string, object?]) =>
    server.send(method, `/api/${path}`, { token, ...(body && { body }) });
  const key = { network: hubNetwork, key: "key-of-ana" };
  const { grant } = (await send("POST", "grants", key)).json<NewGrant>();
  const chosen = await send("PUT", `grants/${grant.id}/channels`, { remote_ids: ["ana", "tea"] });
  const { connections } = chosen.json<{ connections: Connection[] }>();
  const carousel = await send("POST", "carousels", buildCarousel("Tea"));
  const publish = async (handles = ["ana", "tea"]): Promise<Publication> => {
    const response = await send("POST", "publications", {
      carousel_id: carousel.json<{ id: string }>().id,
      when: { kind: "now" },
      targets: connections
        .filter(({ handle }) => handles.includes(handle))
        .map(({ id }) => ({ connection_id: id, caption: "Two teas" })),
    });
    expect(response.statusCode, response.body).toBe(201);
    return response.json<Publication>();
  };
  const read = async ({ id }: Publication) =>
    (await send("GET", `publications/${id}`)).json<Publication>();
  const pass = (durationMs: number) => doTargetsUntil(server, clock, clock.nowMs + durationMs);
  return { server, send, grantId: grant.id, publish, read, pass };
}

/** Ends the access that the stored tokens give. Their refresh token still works. */
function endAccess(): void {
  for (const account of hub.accounts) account.access = `ended early ${account.id}`;
}

describeOnBothEngines("posts through one grant", (shared) => {
  test("appear once on each channel, though both needed new tokens", async () => {
    const { publish, read, pass } = await setUp(shared.settings);
    endAccess();
    const publication = await publish();
    await pass(minuteMs);
    const { targets } = await read(publication);
    const byHandle = targets.toSorted((one, other) => one.handle.localeCompare(other.handle));
    expect(byHandle).toMatchObject([
      { status: "published", service: "instagram", handle: "ana" },
      { status: "published", service: "linkedin", handle: "tea" },
    ]);
    expect(hub.posts.map(({ channel }) => channel).toSorted()).toEqual(["ana", "tea"]);
    expect(hub.counts).toMatchObject({ renewals: 1, reuses: 0 });
  });

  test("renew its tokens once, although one is refused only after the other has renewed them", async () => {
    const { server, publish, read } = await setUp(shared.settings);
    endAccess();
    const publication = await publish();
    const asked = hub.whenAsked("/posts");
    const done = doDueTargets(server);
    const slow = await asked;
    await vi.waitFor(() => expect(hub.posts).toHaveLength(1), { timeout: stepMs });
    slow.answer();
    await done;
    const { targets } = await read(publication);
    expect(targets).toMatchObject([{ status: "published" }, { status: "published" }]);
    expect(hub.posts).toHaveLength(2);
    expect(hub.counts).toMatchObject({ renewals: 1, reuses: 0 });
  });

  test("renew its tokens once, although two servers send them", async () => {
    const { server, publish, read } = await setUp(shared.settings);
    const other = await startServer(shared.settings);
    endAccess();
    const first = await publish(["ana"]);
    const asked = hub.whenAsked("/posts");
    const doneHere = doDueTargets(server);
    const slow = await asked;
    const second = await publish(["tea"]);
    await doDueTargets(other);
    expect((await read(second)).targets).toMatchObject([{ status: "published" }]);
    slow.answer();
    await doneHere;
    expect((await read(first)).targets).toMatchObject([{ status: "published" }]);
    expect(hub.counts).toMatchObject({ renewals: 1, reuses: 0 });
  });

  test("are unknown if the grant is removed before the network confirmed them", async () => {
    const { send, grantId, publish, read, pass } = await setUp(shared.settings);
    hub.addFault({ match: "/posts", kind: "commit-then-reset", times: 2 });
    const publication = await publish();
    await pass(0);
    expect((await read(publication)).targets.map(({ status }) => status)).toEqual([
      "checking",
      "checking",
    ]);
    expect((await send("DELETE", `grants/${grantId}`)).statusCode).toBe(204);
    await pass(60 * minuteMs);
    const { targets } = await read(publication);
    expect(targets).toMatchObject([
      { status: "unknown", connection_id: null },
      { status: "unknown", connection_id: null },
    ]);
    expect(hub.posts).toHaveLength(2);
  });

  test("wait for another key, and then go out", async () => {
    const { send, grantId, publish, read, pass } = await setUp(shared.settings);
    const [account] = hub.accounts;
    if (!account) throw new Error("The hub has no account.");
    account.access = account.refresh = "deleted";
    const publication = await publish();
    await pass(minuteMs);
    const waiting = (await read(publication)).targets.map(({ status }) => status);
    expect(waiting).toEqual(["needs_reconnect", "needs_reconnect"]);
    account.access = "access-new";
    const replaced = await send("PATCH", `grants/${grantId}`, { key: "key-of-ana" });
    expect(replaced.statusCode, replaced.body).toBe(200);
    await pass(minuteMs);
    expect((await read(publication)).targets.map(({ status }) => status)).toEqual([
      "published",
      "published",
    ]);
    expect(hub.posts).toHaveLength(2);
  });
});
