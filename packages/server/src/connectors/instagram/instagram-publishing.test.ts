import type { NetworkListResponse } from "@slideloom/core/contract/connections";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestApp, registerSomebody } from "../../app/app.fixture.ts";
import { openFront, type Front } from "../../app/front.fixture.ts";
import { describeOnEngine } from "../../db/database.fixture.ts";
import type { DatabaseSettings } from "../../db/open-database.ts";
import {
  connect,
  pass,
  publish,
  readPublication,
  setUpPublisher,
} from "../../publishing/publishing-server.fixture.ts";
import type { FakeGraph } from "../meta/fake-graph-state.fixture.ts";
import { instagramClient, startFakeInstagram } from "./fake-instagram.fixture.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const app = { INSTAGRAM_APP_ID: instagramClient.id, INSTAGRAM_APP_SECRET: instagramClient.secret };

const clock = { nowMs: 0 };
let fake: FakeGraph;
let front: Front;
beforeEach(async () => {
  clock.nowMs = Date.parse("2026-12-01T12:00:00Z");
  fake = await startFakeInstagram({ now: () => new Date(clock.nowMs) });
  front = await openFront();
});
afterEach(async () => {
  await front.close();
  await fake.close();
});

/**
 * Creates a person with a carousel and a connected Instagram account, on a server that the fake Instagram can reach.
 */
async function setUp(settings: DatabaseSettings, slides: number) {
  const environment = { ...app, FAKE_INSTAGRAM_URL: fake.url, PUBLIC_URL: front.url };
  const publisher = await setUpPublisher(settings, { clock, environment, slides });
  front.serve(publisher.server.app);
  return { publisher, id: await connect(publisher, "instagram", fake) };
}

describeOnEngine("sqlite", "a server", (shared) => {
  test.for([
    [{}, ["PUBLIC_URL"], 422],
    [{ PUBLIC_URL: "http://slides.example" }, ["PUBLIC_URL"], 422],
    [{ PUBLIC_URL: "https://10.0.0.5" }, ["PUBLIC_URL"], 422],
    [{ PUBLIC_URL: "https://slides.example" }, [], 200],
  ] as const)("with %j misses %j", async ([environment, missing, status]) => {
    const server = await createTestApp(shared.settings, {
      environment: { ...app, ...environment },
    });
    const headers = { "x-forwarded-proto": "https" };
    const { token } = await registerSomebody(server);
    const listed = await server.send("GET", "/api/networks", { token, headers });
    const instagram = listed
      .json<NetworkListResponse>()
      .networks.find(({ id }) => id === "instagram");
    expect(instagram?.missing_settings).toEqual(missing);
    const body = { network: "instagram" };
    const started = await server.send("POST", "/api/connections/start", { token, headers, body });
    expect(started.statusCode, started.body).toBe(status);
    expect(started.body).toContain(
      status === 200
        ? "https://www.instagram.com/oauth/authorize?client_id="
        : "Instagram downloads your slides from this server. Set PUBLIC_URL",
    );
  });

  test("publishes a carousel whose images Instagram downloads, and links to it", async () => {
    const { publisher, id } = await setUp(shared.settings, 5);
    const made = await publish(publisher, [id]);
    await pass(publisher, minuteMs);
    expect((await readPublication(publisher, made.id)).targets).toMatchObject([
      { status: "published", posts: [{ url: "https://www.instagram.com/p/C0/" }] },
    ]);
    const [post] = fake.posts;
    expect(post?.caption).toBe("Read #habits");
    expect(post?.images).toHaveLength(5);
    expect(new Set(post?.images.map(({ sha256 }) => sha256)).size).toBe(5);
    for (const image of post?.images ?? []) {
      expect(image).toMatchObject({ widthPx: 1080, heightPx: 1350 });
      expect(image.altText).not.toBe("");
    }
  });

  test("prepares a scheduled post ten minutes before, and publishes it on time", async () => {
    const { publisher, id } = await setUp(shared.settings, 2);
    const when = { kind: "time", at: "2026-12-01T15:00:00Z" } as const;
    const made = await publish(publisher, [id], { when });
    await pass(publisher, 3 * hourMs - 11 * minuteMs);
    expect(fake.counts.containers).toBe(0);
    await pass(publisher, 5 * minuteMs);
    expect(fake.counts.containers).toBe(3);
    expect(fake.posts).toEqual([]);
    await pass(publisher, 10 * minuteMs);
    expect(fake.posts).toMatchObject([{ publishedAtMs: Date.parse("2026-12-01T15:00:00Z") }]);
    expect((await readPublication(publisher, made.id)).targets).toMatchObject([
      { status: "published" },
    ]);
  });

  test("waits for the account's quota, and fails with the reason if it stays full", async () => {
    const { publisher, id } = await setUp(shared.settings, 2);
    fake.rules.quota = 0;
    const late = await publish(publisher, [id]);
    await pass(publisher, 2 * hourMs);
    expect((await readPublication(publisher, late.id)).targets).toMatchObject([
      {
        status: "failed",
        message: expect.stringContaining("Instagram lets apps publish 0 posts") as unknown,
      },
    ]);
    const soon = await publish(publisher, [id]);
    await pass(publisher, minuteMs);
    fake.rules.quota = 50;
    await pass(publisher, 15 * minuteMs);
    expect((await readPublication(publisher, soon.id)).targets).toMatchObject([
      { status: "published" },
    ]);
    expect(fake.posts).toHaveLength(1);
  });

  test("finds a post that Instagram refused although it was live", async () => {
    const { publisher, id } = await setUp(shared.settings, 2);
    fake.addFault({ match: "media_publish", kind: "lying-4xx" });
    const made = await publish(publisher, [id]);
    await pass(publisher, minuteMs);
    expect((await readPublication(publisher, made.id)).targets).toMatchObject([
      { status: "published", posts: [{ url: "https://www.instagram.com/p/C0/" }] },
    ]);
    expect(fake.posts).toHaveLength(1);
  });

  test("asks to reconnect if the access was removed at Instagram", async () => {
    const { publisher, id } = await setUp(shared.settings, 2);
    fake.revokeAll();
    const made = await publish(publisher, [id]);
    await pass(publisher, minuteMs);
    expect((await readPublication(publisher, made.id)).targets).toMatchObject([
      { status: "needs_reconnect" },
    ]);
  });
});
