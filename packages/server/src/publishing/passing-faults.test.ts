import { renameSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { emptyCarousel } from "@slideloom/core/carousel";
import type { Publication } from "@slideloom/core/contract/publications";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestApp, registerSomebody } from "../app/app.fixture.ts";
import { startFakeBluesky, type FakeBluesky } from "../connectors/bluesky/fake-bluesky.fixture.ts";
import { describeOnBothEngines, describeOnEngine } from "../db/database.fixture.ts";
import type { DatabaseSettings } from "../db/open-database.ts";
import { unrestrictedPolicy } from "../outbound/outbound-policy.ts";
import { connectNetwork } from "./connect-network.fixture.ts";
import { doDueTargets, doTargetsUntil } from "./do-targets.fixture.ts";
import type { TestClock } from "./publishing-server.fixture.ts";

const minuteMs = 60_000;
const startMs = Date.parse("2026-12-01T12:00:00Z");
const clock: TestClock = { nowMs: startMs };
const now = () => new Date(clock.nowMs);
let bluesky: FakeBluesky;
let host: Server;
/** The image host responds with this HTTP status. Only a response with 200 has the image. */
let hostStatus = 200;

beforeEach(async () => {
  clock.nowMs = startMs;
  hostStatus = 200;
  bluesky = await startFakeBluesky({ now });
  const create = { width: 40, height: 50, channels: 3, background: "#f00" } as const;
  const image = await sharp({ create }).png().toBuffer();
  host = createServer((_request, response) => {
    response.writeHead(hostStatus, { "content-type": "image/png" });
    response.end(hostStatus === 200 ? image : "Down for a moment");
  });
  await new Promise<void>((resolve) => host.listen(0, "127.0.0.1", resolve));
});
afterEach(async () => {
  await bluesky.close();
  host.close();
});

const findImageUrl = () => `http://127.0.0.1:${(host.address() as AddressInfo).port}/tea.png`;

/** Sets up an account with a connection and a carousel whose first slide uses the host's image. */
async function setUp(settings: DatabaseSettings, slides = 1) {
  const server = await createTestApp(settings, {
    now,
    outbound: unrestrictedPolicy,
    environment: { FAKE_BLUESKY_URL: bluesky.url },
  });
  const { token } = await registerSomebody(server);
  const connectionId = await connectNetwork(server, token, { network: "bluesky", url: "" });
  const content = Array.from({ length: slides }, (_, index) => ({
    header: `Step ${index + 1}`,
    description: [{ type: "text", value: "Write it down." }],
  }));
  const draft = {
    ...emptyCarousel,
    enableMedia: true,
    mediaUrls: { 0: findImageUrl() },
    jsonInput: JSON.stringify({ title: "Tea", content }),
  };
  const body = { title: "Tea", status: "draft", draft };
  const saved = await server.send("POST", "/api/carousels", { token, body });
  expect(saved.statusCode, saved.body).toBe(201);
  return { server, token, connectionId, carouselId: saved.json<{ id: string }>().id };
}

type Somebody = Awaited<ReturnType<typeof setUp>>;

async function publish(somebody: Somebody, afterMs = 0, caption = "Tea"): Promise<string> {
  const { server, token, connectionId, carouselId } = somebody;
  const at = new Date(clock.nowMs + afterMs).toISOString();
  const made = await server.send("POST", "/api/publications", {
    token,
    body: {
      carousel_id: carouselId,
      when: afterMs === 0 ? { kind: "now" } : { kind: "time", at },
      targets: [{ connection_id: connectionId, caption }],
    },
  });
  expect(made.statusCode, made.body).toBe(201);
  return made.json<Publication>().id;
}

async function readTarget({ server, token }: Somebody, id: string) {
  const response = await server.send("GET", `/api/publications/${id}`, { token });
  const [target] = response.json<Publication>().targets;
  if (!target) throw new Error(response.body);
  return target;
}

describeOnBothEngines("a post whose image can't be fetched", (shared) => {
  test("is retried until it is due, and is published on time", async () => {
    const somebody = await setUp(shared.settings);
    hostStatus = 503;
    const id = await publish(somebody, 9 * minuteMs);
    await doDueTargets(somebody.server);
    expect(await readTarget(somebody, id)).toMatchObject({
      status: "preparing",
      message: expect.stringContaining("responded with status 503"),
    });
    hostStatus = 200;
    await doTargetsUntil(somebody.server, clock, startMs + 9 * minuteMs);
    expect(await readTarget(somebody, id)).toMatchObject({ status: "published", message: null });
    expect(bluesky.posts).toHaveLength(1);
  });

  test("for an hour fails with the cause, and is published when it is sent again", async () => {
    const somebody = await setUp(shared.settings);
    hostStatus = 503;
    const id = await publish(somebody);
    await doTargetsUntil(somebody.server, clock, startMs + 58 * minuteMs);
    expect(await readTarget(somebody, id)).toMatchObject({ status: "preparing" });
    await doTargetsUntil(somebody.server, clock, startMs + 61 * minuteMs);
    const failed = await readTarget(somebody, id);
    expect(failed).toMatchObject({
      status: "failed",
      code: "missing-media",
      message: expect.stringContaining("responded with status 503"),
    });
    hostStatus = 200;
    await somebody.server.send("POST", `/api/publications/${id}/decide`, {
      token: somebody.token,
      body: { target_id: failed.id, decision: "again" },
    });
    await doDueTargets(somebody.server);
    expect(await readTarget(somebody, id)).toMatchObject({ status: "published" });
  });
});

describeOnEngine("sqlite", "a post", (shared) => {
  const findMedia = () => join(shared.settings.dataDir, "media");

  test("waits for unavailable storage", async () => {
    const somebody = await setUp(shared.settings);
    rmSync(findMedia(), { recursive: true, force: true });
    writeFileSync(findMedia(), "no folder");
    const id = await publish(somebody);
    await doDueTargets(somebody.server);
    expect(await readTarget(somebody, id)).toMatchObject({
      status: "preparing",
      message: expect.stringContaining("can't be reached right now"),
    });
    rmSync(findMedia());
    await doTargetsUntil(somebody.server, clock, startMs + minuteMs);
    expect(await readTarget(somebody, id)).toMatchObject({ status: "published" });
  });

  test("whose rendered images were lost is rendered again", async () => {
    const somebody = await setUp(shared.settings);
    const id = await publish(somebody, 9 * minuteMs);
    await doDueTargets(somebody.server);
    renameSync(findMedia(), `${findMedia()}-lost`);
    await doTargetsUntil(somebody.server, clock, startMs + 9 * minuteMs);
    expect(await readTarget(somebody, id)).toMatchObject({ status: "published" });
  });

  test("whose uploads return an HTML page ends with that reason", async () => {
    const somebody = await setUp(shared.settings);
    bluesky.addFault({ match: "uploadBlob", kind: "garbage-200", times: 100 });
    const id = await publish(somebody);
    await doTargetsUntil(somebody.server, clock, startMs + 61 * minuteMs);
    expect(await readTarget(somebody, id)).toMatchObject({
      status: "failed",
      message: "The network's response could not be read.",
    });
  });

  test.for([
    {
      way: "canceled",
      cut: ({ id }: Cut) => `/api/publications/${id}`,
      message: "Cancelled after post 1 of 2. It's still on Bluesky.",
    },
    {
      way: "disconnected",
      cut: ({ connectionId }: Cut) => `/api/connections/${connectionId}`,
      message: "Cancelled after post 1 of 2: the account was disconnected. It's still on Bluesky.",
    },
    {
      way: "trashed",
      cut: ({ carouselId }: Cut) => `/api/carousels/${carouselId}`,
      message:
        "Cancelled after post 1 of 2: the carousel was moved to the trash. It's still on Bluesky.",
    },
  ])("of a thread that is $way in the middle says which posts stand", async ({ cut, message }) => {
    const somebody = await setUp(shared.settings, 12);
    const { server, token } = somebody;
    const id = await publish(somebody);
    const asked = bluesky.whenAsked("createRecord");
    const done = doDueTargets(server);
    // The first post is about to be made. The upload for the second post will be refused.
    const first = await asked;
    bluesky.addFault({ match: "uploadBlob", kind: "429" });
    first.answer();
    await done;
    const response = await server.send("DELETE", cut({ ...somebody, id }), { token });
    expect([200, 204]).toContain(response.statusCode);
    await doTargetsUntil(server, clock, startMs + 10 * minuteMs);
    expect(bluesky.posts).toHaveLength(1);
    expect(await readTarget(somebody, id)).toMatchObject({ status: "canceled", message });
  });
});

/** Ids from which each case builds the URL of its DELETE request. */
type Cut = Pick<Somebody, "connectionId" | "carouselId"> & { id: string };

describeOnEngine("sqlite", "a mention on Bluesky", (shared) => {
  const mentioning = "With @ana.test, @bob.example and @cleo.example";
  const findMentions = () =>
    JSON.stringify(bluesky.posts).match(/app\.bsky\.richtext\.facet#mention/g) ?? [];
  const plain =
    "@bob.example and @cleo.example aren't on Bluesky, so these mentions are plain text.";

  test("of an unknown handle becomes plain text, and the post has a note", async () => {
    const somebody = await setUp(shared.settings, 12);
    const one = await publish(somebody, 0, "Tea with @bob.example and @bob.example");
    const two = await publish(somebody, 0, mentioning);
    await doDueTargets(somebody.server);
    expect(await readTarget(somebody, one)).toMatchObject({
      status: "published",
      message: "@bob.example isn't on Bluesky, so this mention is plain text.",
    });
    expect(await readTarget(somebody, two)).toMatchObject({ status: "published", message: plain });
    expect(findMentions()).toHaveLength(1);
  });

  test.for(["429", "hang-before-commit", "garbage-200", { status: 500, body: "Oh no" }] as const)(
    "whose look-up fails (%j) is retried and becomes a mention",
    async (kind) => {
      const somebody = await setUp(shared.settings);
      bluesky.addFault({ match: "resolveHandle?handle=ana.test", kind, times: 3 });
      const id = await publish(somebody, 0, mentioning);
      await doDueTargets(somebody.server);
      const waiting = await readTarget(somebody, id);
      expect(waiting).toMatchObject({ status: "preparing", message: expect.any(String) });
      expect(bluesky.posts).toEqual([]);
      await doTargetsUntil(somebody.server, clock, startMs + 30 * minuteMs);
      const published = { status: "published", message: plain };
      expect(await readTarget(somebody, id)).toMatchObject(published);
      expect(findMentions()).toHaveLength(1);
    },
  );

  test("is also noted if a check finds the post", async () => {
    const somebody = await setUp(shared.settings);
    bluesky.addFault({ match: "createRecord", kind: "commit-then-500" });
    const id = await publish(somebody, 0, mentioning);
    await doTargetsUntil(somebody.server, clock, startMs + 30 * minuteMs);
    expect(await readTarget(somebody, id)).toMatchObject({ status: "published", message: plain });
    expect(bluesky.posts).toHaveLength(1);
  });

  test("that can't be resolved for an hour fails with the cause", async () => {
    const somebody = await setUp(shared.settings);
    const kind = { status: 500, body: "Oh no" };
    bluesky.addFault({ match: "resolveHandle?handle=bob.example", kind, times: 100 });
    const id = await publish(somebody, 0, mentioning);
    await doTargetsUntil(somebody.server, clock, startMs + 61 * minuteMs);
    expect(await readTarget(somebody, id)).toMatchObject({
      status: "failed",
      message: expect.stringContaining("status 500"),
    });
    expect(bluesky.posts).toEqual([]);
  });
});
