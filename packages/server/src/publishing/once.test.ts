import { randomUUID } from "node:crypto";
import type { Publication } from "@slideloom/core/contract/publications";
import { afterEach, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { startFakeBluesky, type FakeBluesky } from "../connectors/bluesky/fake-bluesky.fixture.ts";
import {
  startFakeMastodon,
  type FakeMastodon,
} from "../connectors/mastodon/fake-mastodon.fixture.ts";
import { describeOnEngine } from "../db/database.fixture.ts";
import type { DatabaseSettings } from "../db/open-database.ts";
import {
  change,
  connect,
  decide,
  pass,
  publish,
  readPublication,
  setUpPublisher,
  type TestClock,
  writeTarget,
} from "./publishing-server.fixture.ts";

const hourMs = 3600_000;
const unscheduled = { when: { kind: "unscheduled" } } as const;

let clock: TestClock;
let bluesky: FakeBluesky;
let mastodon: FakeMastodon;
beforeEach(async () => {
  clock = { nowMs: Date.parse("2026-12-01T08:00:00Z") };
  const now = () => new Date(clock.nowMs);
  bluesky = await startFakeBluesky({ now });
  mastodon = await startFakeMastodon({ now });
});
afterEach(async () => {
  await bluesky.close();
  await mastodon.close();
});

async function setUp(settings: DatabaseSettings, network: "bluesky" | "mastodon", slides = 2) {
  const environment = { FAKE_BLUESKY_URL: bluesky.url, FAKE_MASTODON_URL: mastodon.url };
  const publisher = await setUpPublisher(settings, { clock, environment, slides });
  const connectionId = await connect(publisher, network, { url: "" });
  return { publisher, connectionId };
}

for (const engine of ["sqlite", "postgres"] as const) {
  describeOnEngine(engine, "a connection", (shared) => {
    test("occurs once per publication: in requests, changes, the domain and the database", async () => {
      const { publisher, connectionId } = await setUp(shared.settings, "bluesky");
      const { context } = publisher.server;
      const made = await publish(publisher, [connectionId], unscheduled);
      const twice = [0, 1].map(() => ({ connection_id: connectionId, caption: "Read" }));
      const refused = await change(publisher, made, { targets: twice });
      expect(refused.statusCode).toBe(400);
      expect(refused.json()).toEqual({
        message: "A connected account is listed twice",
        field: "targets",
      });
      const { accountId } = await context.database.queries
        .selectFrom("publications")
        .select("accountId")
        .executeTakeFirstOrThrow();
      const targets = twice.map((one) => ({ ...one, alt_texts: [], options: {} }));
      await expect(
        context.publications.change(accountId, made.id, { targets }),
      ).rejects.toMatchObject({ code: "connection-twice" });
      const { queries } = context.database;
      const row = await queries
        .selectFrom("publicationTargets")
        .selectAll()
        .executeTakeFirstOrThrow();
      const insert = queries
        .insertInto("publicationTargets")
        .values({ ...row, id: randomUUID() })
        .execute();
      await expect(insert).rejects.toThrow(/unique/i);
      expect((await readPublication(publisher, made.id)).targets).toHaveLength(1);
    });
  });
}

describeOnEngine("sqlite", "a partly published thread", (shared) => {
  test("can't be moved or changed: the error names its posts", async () => {
    const { publisher, connectionId } = await setUp(shared.settings, "mastodon", 6);
    const made = await publish(publisher, [connectionId], {
      when: { kind: "time", at: "2026-12-02T08:00:00Z" },
    });
    const posts = [{ id: "500", url: "https://social.example/@ana/500" }];
    await writeTarget(publisher, made, { status: "preparing", posts: JSON.stringify(posts) });
    const changes = [
      { when: { kind: "now" } },
      { use_newest_version: true },
      { targets: [{ connection_id: connectionId, caption: "Other words" }] },
    ];
    for (const body of changes) {
      const refused = await change(publisher, made, body);
      expect(refused.statusCode).toBe(409);
      expect(refused.json()).toEqual({
        message:
          "1 of 2 posts is on Mastodon (https://social.example/@ana/500), so this publication can't be moved or changed. Publish or cancel the rest of the thread.",
      });
    }
    expect((await readPublication(publisher, made.id)).targets).toMatchObject([
      { id: made.targets[0]?.id },
    ]);
  });

  test("ends when a person confirms the next post, and names the remaining ones", async () => {
    const { publisher, connectionId } = await setUp(shared.settings, "mastodon", 6);
    const made = await publish(publisher, [connectionId], unscheduled);
    await writeTarget(publisher, made, { status: "unknown" });
    const decided = await decide(publisher, made, { decision: "there" });
    expect(decided.json<Publication>().targets).toMatchObject([
      {
        status: "published",
        message:
          "You confirmed post 1 of 2. Post 2 wasn't published. Publish the rest yourself on the network.",
      },
    ]);
  });
});

describeOnEngine("sqlite", "a post with an unknown outcome", (shared) => {
  test("stays unknown when its account is disconnected, and can't be checked any more", async () => {
    const { publisher, connectionId } = await setUp(shared.settings, "mastodon");
    mastodon.addFault({ match: "/api/v1/statuses", kind: "commit-then-reset" });
    mastodon.addFault({ match: "/api/v1/accounts/", kind: "reset-before-commit", times: 50 });
    const made = await publish(publisher, [connectionId]);
    await pass(publisher, 1000);
    expect((await readPublication(publisher, made.id)).targets).toMatchObject([
      { status: "checking" },
    ]);
    const { server, token } = publisher;
    await server.send("DELETE", `/api/connections/${connectionId}`, { token });
    await pass(publisher, 2 * hourMs);
    const ended = await readPublication(publisher, made.id);
    expect(ended.targets).toMatchObject([{ status: "unknown", code: "connection-removed" }]);
    const checked = await decide(publisher, ended, { decision: "check" });
    expect(checked.statusCode).toBe(409);
    expect(checked.body).toContain("disconnected");
    const found = await decide(publisher, ended, { decision: "there" });
    expect(found.json<Publication>().targets).toMatchObject([{ status: "published" }]);
    expect(mastodon.statuses).toHaveLength(1);
  });

  test("is not resent before the server has had time to list it", async () => {
    const { publisher, connectionId } = await setUp(shared.settings, "mastodon");
    mastodon.addFault({ match: "/api/v1/statuses", kind: "reset-before-commit" });
    await publish(publisher, [connectionId]);
    const sent = () => mastodon.statuses.length;
    await pass(publisher, 25_000);
    expect(sent()).toBe(0);
    await pass(publisher, hourMs);
    expect(sent()).toBe(1);
  });
});

describeOnEngine("sqlite", "a former duplicate of a published post", (shared) => {
  test("is not resent when a person reports it as missing", async () => {
    const { publisher, connectionId } = await setUp(shared.settings, "bluesky");
    const made = await publish(publisher, [connectionId]);
    await pass(publisher, hourMs);
    const { queries } = publisher.server.context.database;
    const row = await queries
      .selectFrom("publicationTargets")
      .selectAll()
      .executeTakeFirstOrThrow();
    const double = { ...row, id: randomUUID(), status: "unknown" as const, isSuperseded: 1 };
    await queries.insertInto("publicationTargets").values(double).execute();
    const decided = await decide(publisher, made, { decision: "again", target_id: double.id });
    expect(decided.statusCode, decided.body).toBe(200);
    const { targets } = decided.json<Publication>();
    expect(targets.map(({ status }) => status).toSorted()).toEqual(["failed", "published"]);
  });
});

describeOnEngine("sqlite", "a thread that has begun", (shared) => {
  const status = "preparing";
  const begin = (posts: object[]) => ({ status, posts: JSON.stringify(posts), parts: 2 });

  test("continues after its first post when a person publishes the rest", async () => {
    const { publisher, connectionId } = await setUp(shared.settings, "bluesky", 12);
    const made = await publish(publisher, [connectionId]);
    await pass(publisher, hourMs);
    const { posts } = await publisher.server.context.database.queries
      .selectFrom("publicationTargets")
      .select("posts")
      .executeTakeFirstOrThrow();
    const [first] = z.array(z.object({ id: z.string() }).loose()).parse(JSON.parse(posts));
    bluesky.posts.pop();
    const values = { ...begin([first ?? {}]), status: "missed", checkpoint: "{}", files: "[]" };
    await writeTarget(publisher, made, values);
    await decide(publisher, made, { decision: "again" });
    await pass(publisher, hourMs);
    expect((await readPublication(publisher, made.id)).targets).toMatchObject([
      { status: "published" },
    ]);
    expect(bluesky.posts).toHaveLength(2);
  });

  test("ends if its server accepts no post and shows none for hours", async () => {
    const { publisher, connectionId } = await setUp(shared.settings, "bluesky", 12);
    const kind = { status: 500, body: { error: "InternalServerError", message: "Down" } };
    bluesky.addFault({ match: "createRecord", kind, times: 1000 });
    const made = await publish(publisher, [connectionId]);
    const reference = { uri: "at://did/app.bsky.feed.post/1", cid: "c" };
    await writeTarget(publisher, made, begin([{ id: reference.uri, url: null, reference }]));
    await pass(publisher, 8 * hourMs);
    expect((await readPublication(publisher, made.id)).targets).toMatchObject([
      { status: "unknown", code: "not-found-there" },
    ]);
  });

  test("ends if its server never finishes processing the images", async () => {
    const { publisher, connectionId } = await setUp(shared.settings, "mastodon", 6);
    mastodon.rules.isSlow = true;
    const made = await publish(publisher, [connectionId]);
    await writeTarget(publisher, made, begin([{ id: "500", url: null }]));
    await pass(publisher, 0);
    for (const medium of mastodon.media.values()) medium.waits = Infinity;
    await pass(publisher, 8 * hourMs);
    expect((await readPublication(publisher, made.id)).targets).toMatchObject([
      { status: "failed", message: "The network didn't finish processing the images in time." },
    ]);
  });
});

describeOnEngine("sqlite", "a Bluesky post that is missing from a restored backup", (shared) => {
  /**
   * Columns of the target after an older backup is restored. The due time has passed, and the backup lacks the post.
   */
  const forgotten = { status: "missed", posts: "[]", checkpoint: "{}", sendId: null };

  async function publishAndForget(settings: DatabaseSettings) {
    const { publisher, connectionId } = await setUp(settings, "bluesky");
    const made = await publish(publisher, [connectionId]);
    await pass(publisher, hourMs);
    expect(bluesky.posts).toHaveLength(1);
    await writeTarget(publisher, made, forgotten);
    return { publisher, connectionId, made };
  }

  test("is found at its key when it is sent again", async () => {
    const { publisher, made } = await publishAndForget(shared.settings);
    await decide(publisher, made, { decision: "again" });
    await pass(publisher, hourMs);
    expect((await readPublication(publisher, made.id)).targets).toMatchObject([
      { status: "published" },
    ]);
    expect(bluesky.posts).toHaveLength(1);
  });

  test("is found at its key after it was moved", async () => {
    const { publisher, made } = await publishAndForget(shared.settings);
    expect((await change(publisher, made, { when: { kind: "now" } })).statusCode).toBe(200);
    await pass(publisher, hourMs);
    expect((await readPublication(publisher, made.id)).targets).toMatchObject([
      { status: "published" },
    ]);
    expect(bluesky.posts).toHaveLength(1);
  });

  test("is not mistaken for a post with other images; a person is asked instead", async () => {
    const { publisher, made } = await publishAndForget(shared.settings);
    const embed = z.object({ images: z.array(z.unknown()) });
    const { record = {} } = bluesky.posts[0] ?? {};
    const { images } = embed.parse(record["embed"]);
    record["embed"] = { $type: "app.bsky.embed.images", images: images.toReversed() };
    await decide(publisher, made, { decision: "again" });
    await pass(publisher, hourMs);
    expect((await readPublication(publisher, made.id)).targets).toMatchObject([
      { status: "unknown" },
    ]);
    expect(bluesky.posts).toHaveLength(1);
  });

  test("is not mistaken for a post with another text; a person is asked instead", async () => {
    const { publisher, connectionId, made } = await publishAndForget(shared.settings);
    const targets = [{ connection_id: connectionId, caption: "Other words" }];
    await change(publisher, made, { when: { kind: "now" }, targets });
    await pass(publisher, hourMs);
    const [target] = (await readPublication(publisher, made.id)).targets;
    expect(target?.status).toBe("unknown");
    expect(target?.message).toContain("An earlier version of this post is already on Bluesky.");
    expect(bluesky.posts).toHaveLength(1);
  });
});

describeOnEngine(
  "sqlite",
  "a Bluesky post that its author deleted before it was looked for",
  (shared) => {
    test("is posted again on a person's decision, not by a check", async () => {
      const { publisher, connectionId } = await setUp(shared.settings, "bluesky");
      bluesky.addFault({ match: "createRecord", kind: "commit-then-reset" });
      bluesky.addFault({ match: "getRecord", kind: "reset-before-commit", times: 50 });
      const made = await publish(publisher, [connectionId]);
      await pass(publisher, 2 * hourMs);
      const unknown = await readPublication(publisher, made.id);
      expect(unknown.targets).toMatchObject([{ status: "unknown" }]);
      bluesky.clearFaults();
      bluesky.posts.length = 0;
      await decide(publisher, unknown, { decision: "check" });
      await pass(publisher, 2 * hourMs);
      const checked = await readPublication(publisher, made.id);
      expect(checked.targets).toMatchObject([{ status: "unknown", code: "not-found-there" }]);
      expect(bluesky.posts).toHaveLength(0);
      await decide(publisher, checked, { decision: "again" });
      await pass(publisher, hourMs);
      const { targets } = await readPublication(publisher, made.id);
      expect(targets.map(({ status }) => status).toSorted()).toEqual(["failed", "published"]);
      expect(bluesky.posts).toHaveLength(1);
    });
  },
);
