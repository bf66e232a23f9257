import type { Connection } from "@slideloom/core/contract/connections";
import type { NewGrant } from "@slideloom/core/contract/grants";
import type { Publication } from "@slideloom/core/contract/publications";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openFront, type Front } from "../../app/front.fixture.ts";
import { describeOnEngine } from "../../db/database.fixture.ts";
import type { DatabaseSettings } from "../../db/open-database.ts";
import {
  pass,
  publish,
  readPublication,
  setUpPublisher,
  type Publisher,
} from "../../publishing/publishing-server.fixture.ts";
import { startFakeBuffer, type FakeBuffer } from "./fake-buffer.fixture.ts";
import { anaKey } from "./fake-channels.fixture.ts";

const minuteMs = 60_000;
const clock = { nowMs: 0 };
let fake: FakeBuffer;
let front: Front;
beforeEach(async () => {
  clock.nowMs = Date.parse("2026-12-01T12:00:00Z");
  fake = await startFakeBuffer({ now: () => new Date(clock.nowMs) });
  front = await openFront();
});
afterEach(async () => {
  await front.close();
  await fake.close();
});

async function setUp(settings: DatabaseSettings, slides: number): Promise<Publisher> {
  const environment = { FAKE_BUFFER_URL: fake.url, PUBLIC_URL: front.url };
  const publisher = await setUpPublisher(settings, { clock, environment, slides });
  front.serve(publisher.server.app);
  return publisher;
}

/** Connects some of Ana's channels. `ids` are the channels' ids without the prefix `channel-`. */
async function connect(
  { server, token }: Publisher,
  ids: readonly string[],
): Promise<{ connections: Connection[]; grantId: string }> {
  const body = { network: "buffer", key: anaKey };
  const stored = await server.send("POST", "/api/grants", { token, body });
  const { id: grantId } = stored.json<NewGrant>().grant;
  const url = `/api/grants/${grantId}/channels`;
  const remote_ids = ids.map((id) => `channel-${id}`);
  const chosen = await server.send("PUT", url, { token, body: { remote_ids } });
  return { grantId, ...chosen.json<{ connections: Connection[] }>() };
}

const listConnections = async ({ server, token }: Publisher) =>
  (await server.send("GET", "/api/connections", { token })).json<{ connections: Connection[] }>()
    .connections;

const statusesOf = ({ targets }: Publication) => targets.map(({ status }) => status);

describeOnEngine("sqlite", "through Buffer", (shared) => {
  test("a PDF reaches LinkedIn and a carousel Instagram, once each, with links", async () => {
    const publisher = await setUp(shared.settings, 5);
    const { connections } = await connect(publisher, ["instagram", "page"]);
    const ids = connections.map(({ id }) => id);
    const { id } = await publish(publisher, ids);
    await pass(publisher, 2 * minuteMs);
    const { targets } = await readPublication(publisher, id);
    const nameOf = ({ service }: { service: string | null }) => service ?? "";
    const sorted = targets.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other)));
    expect(sorted).toMatchObject([
      { status: "published", service: "instagram", posts: [{ url: expect.any(String) }] },
      { status: "published", service: "linkedin-page", posts: [{ url: expect.any(String) }] },
    ]);
    const [pdf, carousel] = fake.delivered.toSorted(
      (one, other) => one.assets.length - other.assets.length,
    );
    expect(pdf?.assets).toMatchObject([{ type: "application/pdf", pages: 5 }]);
    expect(carousel?.assets).toMatchObject(
      Array.from({ length: 5 }, () => ({
        type: "image/jpeg",
        text: expect.stringContaining("Step"),
      })),
    );
    expect(fake.leaks).toEqual([]);
    expect(fake.delivered).toHaveLength(2);
  });

  test("a post that the network refuses later has failed, with its reason", async () => {
    const publisher = await setUp(shared.settings, 2);
    const { connections } = await connect(publisher, ["instagram"]);
    fake.addFault({ match: "/editPost", kind: "accept-then-fail" });
    const { id } = await publish(
      publisher,
      connections.map((one) => one.id),
    );
    await pass(publisher, 0);
    expect((await readPublication(publisher, id)).targets).toMatchObject([
      { status: "checking", message: "Buffer has the post and is publishing it." },
    ]);
    await pass(publisher, 2 * minuteMs);
    expect((await readPublication(publisher, id)).targets).toMatchObject([
      { status: "failed", message: "Instagram could not process the images." },
    ]);
  });

  test("a channel that Buffer has lost needs its owner, and posts once it is back", async () => {
    const publisher = await setUp(shared.settings, 2);
    const { connections } = await connect(publisher, ["instagram"]);
    fake.findChannel("instagram").isDisconnected = true;
    const { id } = await publish(
      publisher,
      connections.map((one) => one.id),
    );
    await pass(publisher, 5 * minuteMs);
    expect(statusesOf(await readPublication(publisher, id))).toEqual(["preparing"]);
    expect(await listConnections(publisher)).toMatchObject([
      { state: "reconnect", message: "Reconnect this account in Buffer." },
    ]);
    fake.findChannel("instagram").isDisconnected = false;
    await pass(publisher, 20 * minuteMs);
    expect(statusesOf(await readPublication(publisher, id))).toEqual(["published"]);
    expect(await listConnections(publisher)).toMatchObject([{ state: "active", message: null }]);
    expect(fake.delivered).toHaveLength(1);
  });

  test("a scheduled post goes out if its channel is back in Buffer when it is prepared", async () => {
    const publisher = await setUp(shared.settings, 2);
    const { connections } = await connect(publisher, ["instagram"]);
    const [connectionId = ""] = connections.map(({ id }) => id);
    const at = new Date(clock.nowMs + 60 * minuteMs).toISOString();
    const { id } = await publish(publisher, [connectionId], { when: { kind: "time", at } });
    fake.findChannel("instagram").isDisconnected = true;
    await publisher.server.context.connections.recheck(connectionId);
    expect(await listConnections(publisher)).toMatchObject([{ state: "reconnect" }]);
    await pass(publisher, 30 * minuteMs);
    fake.findChannel("instagram").isDisconnected = false;
    await pass(publisher, 32 * minuteMs);
    expect(statusesOf(await readPublication(publisher, id))).toEqual(["published"]);
  });

  test("a canceled post leaves no draft", async () => {
    const publisher = await setUp(shared.settings, 2);
    const { connections } = await connect(publisher, ["instagram"]);
    const at = new Date(clock.nowMs + 20 * minuteMs).toISOString();
    const { id } = await publish(
      publisher,
      connections.map((one) => one.id),
      { when: { kind: "time", at } },
    );
    await pass(publisher, 15 * minuteMs);
    expect(fake.posts.all.size).toBe(1);
    const { server, token } = publisher;
    await server.send("DELETE", `/api/publications/${id}`, { token });
    await pass(publisher, 30 * minuteMs);
    expect(statusesOf(await readPublication(publisher, id))).toEqual(["canceled"]);
    expect(fake.posts.all.size).toBe(0);
    expect(fake.delivered).toEqual([]);
  });

  test("a deleted key stops posts; a new key of the same account continues them", async () => {
    const publisher = await setUp(shared.settings, 2);
    const { connections, grantId } = await connect(publisher, ["instagram"]);
    fake.accounts[0]?.keys.delete(anaKey);
    const { id } = await publish(
      publisher,
      connections.map((one) => one.id),
    );
    await pass(publisher, minuteMs);
    expect(statusesOf(await readPublication(publisher, id))).toEqual(["needs_reconnect"]);
    fake.accounts[0]?.keys.add("new key");
    const { server, token } = publisher;
    const replace = (key: string) =>
      server.send("PATCH", `/api/grants/${grantId}`, { token, body: { key } });
    expect((await replace("buffer-key-of-ben")).statusCode).toBe(422);
    expect((await replace("new key")).statusCode).toBe(200);
    await pass(publisher, 2 * minuteMs);
    expect(statusesOf(await readPublication(publisher, id))).toEqual(["published"]);
    expect(fake.delivered).toHaveLength(1);
  });

  test("a pin needs one of the account's boards, which the API lists", async () => {
    const publisher = await setUp(shared.settings, 1);
    const { connections } = await connect(publisher, ["pinterest"]);
    expect(connections).toMatchObject([
      {
        choices: {
          board: [
            { value: "5511", label: "Tea" },
            { value: "5512", label: "Coffee" },
          ],
        },
      },
    ]);
    const targets = connections.map(({ id }) => ({
      connection_id: id,
      caption: "Tea",
      options: { board: "5512" },
    }));
    await publish(publisher, [], { targets });
    await pass(publisher, 2 * minuteMs);
    expect(fake.delivered).toMatchObject([{ metadata: { boardServiceId: "5512" } }]);
  });
});
