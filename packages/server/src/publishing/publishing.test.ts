import { randomUUID } from "node:crypto";
import { maxCarouselVersions } from "@slideloom/core/contract/carousel-limits";
import type { Connection, NewConnection } from "@slideloom/core/contract/connections";
import type { Publication, PublicationRequest } from "@slideloom/core/contract/publications";
import { emptyCarousel } from "@slideloom/core/carousel";
import { afterEach, beforeEach, expect, test } from "vitest";
import { sampleCases } from "../../../../scripts/test-sample.mjs";
import { createTestApp, registerSomebody, type TestApp } from "../app/app.fixture.ts";
import {
  ana,
  startFakeBluesky,
  type FakeBluesky,
} from "../connectors/bluesky/fake-bluesky.fixture.ts";
import { faultKinds } from "../connectors/fake-network.fixture.ts";
import {
  startFakeHandover,
  type FakeHandover,
} from "../connectors/handover/fake-handover.fixture.ts";
import { describeOnEngine } from "../db/database.fixture.ts";
import type { DatabaseSettings } from "../db/open-database.ts";
import { doTargetsUntil } from "./do-targets.fixture.ts";

const minuteMs = 60_000;
const startMs = Date.parse("2026-12-01T08:00:00Z");
const slide = (number: number) => ({
  header: `Step ${number}`,
  description: [{ type: "text", value: "Write it down." }],
});

const clock = { nowMs: startMs };
const now = () => new Date(clock.nowMs);
let bluesky: FakeBluesky;
let service: FakeHandover;

beforeEach(async () => {
  clock.nowMs = startMs;
  bluesky = await startFakeBluesky({ now });
  service = await startFakeHandover();
});

afterEach(async () => {
  await bluesky.close();
  await service.close();
});

/** Sets up an account with a saved carousel on a server that uses fake networks. */
async function setUp(settings: DatabaseSettings, slides = 2) {
  const server = await createTestApp(settings, {
    now,
    environment: { FAKE_BLUESKY_URL: bluesky.url },
  });
  const { token } = await registerSomebody(server);
  const content = Array.from({ length: slides }, (_, index) => slide(index + 1));
  const draft = { ...emptyCarousel, jsonInput: JSON.stringify({ title: "Habits", content }) };
  const saved = await ask(server, token, "POST", "/api/carousels", {
    title: "Habits",
    status: "draft",
    draft,
  });
  return { server, token, carouselId: saved.json<{ id: string }>().id };
}

type Somebody = Awaited<ReturnType<typeof setUp>>;

async function ask(
  { send }: TestApp,
  token: string,
  method: "GET" | "POST" | "PATCH" | "DELETE",
  url: string,
  body?: object,
) {
  return send(method, url, { token, ...(body && { body }) });
}

async function connectAna({ server, token }: Somebody): Promise<Connection> {
  const body = { network: "bluesky", handle: `@${ana.handle}`, app_password: ana.password };
  const response = await ask(server, token, "POST", "/api/connections", body);
  expect(response.statusCode, response.body).toBe(201);
  return response.json<Connection>();
}

async function connectService({ server, token }: Somebody): Promise<NewConnection> {
  const body = { network: "handover", name: "n8n", url: `${service.url}/hook` };
  const response = await ask(server, token, "POST", "/api/connections", body);
  expect(response.statusCode, response.body).toBe(201);
  return response.json<NewConnection>();
}

async function publish(
  { server, token, carouselId }: Somebody,
  connectionId: string,
  change: Partial<PublicationRequest> = {},
): Promise<Publication> {
  const response = await ask(server, token, "POST", "/api/publications", {
    carousel_id: carouselId,
    when: { kind: "now" },
    targets: [{ connection_id: connectionId, caption: "Read #habits at https://a.example" }],
    ...change,
  });
  expect(response.statusCode, response.body).toBe(201);
  return response.json<Publication>();
}

/** Runs publishing tasks while the clock advances by `durationMs`. */
const pass = async ({ server }: Pick<Somebody, "server">, durationMs: number) =>
  doTargetsUntil(server, clock, clock.nowMs + durationMs);

async function read({ server, token }: Somebody, id: string): Promise<Publication> {
  return (await ask(server, token, "GET", `/api/publications/${id}`)).json<Publication>();
}

/** Returns the statuses of a publication's targets. */
async function readStatuses(somebody: Somebody, { id }: Publication): Promise<string[]> {
  return (await read(somebody, id)).targets.map(({ status }) => status);
}

for (const engine of ["sqlite", "postgres"] as const) {
  describeOnEngine(engine, "changed time zone rules", (shared) => {
    test("move scheduled posts to the intended local time", async () => {
      const somebody = await setUp(shared.settings);
      const { database, dueTimeWatch } = somebody.server.context;
      const connection = await connectAna(somebody);
      const when = { kind: "time", at: "2026-12-02T09:00", time_zone: "Europe/Berlin" } as const;
      const { id, due_at } = await publish(somebody, connection.id, { when });
      const other = await publish(somebody, connection.id, { when });
      const meantMs = Date.parse(due_at ?? "");
      // Simulates a timestamp from older time zone rules that differed by an hour.
      const earlier = { dueAtMs: meantMs - 60 * minuteMs };
      for (const table of ["publications", "publicationTargets"] as const) {
        const column = table === "publications" ? "id" : "publicationId";
        await database.queries.updateTable(table).set(earlier).where(column, "=", id).execute();
      }
      const told: object[] = [];
      const log = { info: (fields: object) => void told.push(fields) } as never;
      await dueTimeWatch.run(log);
      expect(told).toEqual([expect.objectContaining({ publicationId: id })]);
      expect(await read(somebody, id)).toMatchObject({ due_at, targets: [{ due_at }] });
      expect(await read(somebody, other.id)).toMatchObject({ due_at: other.due_at });
      await pass(somebody, meantMs - clock.nowMs - minuteMs);
      expect(bluesky.posts).toEqual([]);
      await pass(somebody, 2 * minuteMs);
      expect(bluesky.posts).toHaveLength(2);
    });
  });

  describeOnEngine(engine, "the calendar feed's private URL", (shared) => {
    test("shows the publications to anyone who has it, until it is replaced", async () => {
      const somebody = await setUp(shared.settings);
      const { server, token } = somebody;
      const connection = await connectAna(somebody);
      const when = { kind: "time", at: "2026-12-02T09:00", time_zone: "Europe/Berlin" } as const;
      const { id } = await publish(somebody, connection.id, { when });
      const canceled = await publish(somebody, connection.id, { when });
      await ask(server, token, "DELETE", `/api/publications/${canceled.id}`);
      await publish(somebody, connection.id, { when: { kind: "unscheduled" } });
      const find = async (method: "GET" | "POST") =>
        (await ask(server, token, method, "/api/calendar-feed")).json<{ url: string }>().url;
      const url = await find("GET");
      const { headers, body } = await server.send("GET", url);
      expect(headers["content-type"]).toBe("text/calendar; charset=utf-8");
      expect(body.match(/^UID:.*$/gm)).toEqual([`UID:${id}@slideloom`]);
      expect(body).toMatch(/DTSTART:20261202T080000Z[^]*SUMMARY:Habits\r\n/);
      expect(body).toContain(String.raw`DESCRIPTION:Bluesky\, ana.test: scheduled`);

      const replaced = [await find("POST"), await find("POST")];
      expect(new Set([url, ...replaced]).size).toBe(3);
      expect(await find("GET")).toBe(replaced[1]);
      expect((await server.send("GET", url)).statusCode).toBe(404);
      expect((await server.send("GET", replaced[0] ?? "")).statusCode).toBe(404);
      expect((await server.send("GET", replaced[1] ?? "")).statusCode).toBe(200);
    });
  });

  describeOnEngine(engine, "a publication on Bluesky", (shared) => {
    // Networks behave the same on SQLite and PostgreSQL, so PostgreSQL tests only a sample.
    const tried = <Kind>(kinds: readonly Kind[]) =>
      engine === "sqlite" ? kinds : sampleCases(kinds, 3);

    test("is posted once, with its text and images", async () => {
      const somebody = await setUp(shared.settings);
      const connection = await connectAna(somebody);
      const made = await publish(somebody, connection.id);
      expect(made).toMatchObject({ title: "Habits", carousel_version: 1, newer_version: null });
      await pass(somebody, minuteMs);
      const [target] = (await read(somebody, made.id)).targets;
      const [post] = bluesky.posts;
      expect(bluesky.posts).toHaveLength(1);
      expect(target).toMatchObject({ status: "published", handle: ana.handle, message: null });
      expect(target?.posts).toEqual([
        {
          id: `at://${ana.did}/app.bsky.feed.post/${post?.rkey}`,
          url: `https://bsky.app/profile/${ana.handle}/post/${post?.rkey}`,
        },
      ]);
      expect(post?.record).toMatchObject({
        text: "Read #habits at https://a.example",
        facets: [
          { index: { byteStart: 5, byteEnd: 12 }, features: [{ tag: "habits" }] },
          { index: { byteStart: 16, byteEnd: 33 }, features: [{ uri: "https://a.example" }] },
        ],
        embed: {
          $type: "app.bsky.embed.images",
          images: [
            { aspectRatio: { width: 1080, height: 1350 }, alt: expect.stringContaining("Habits") },
            { alt: "Slide 2 of 2: Step 2. Write it down." },
          ],
        },
      });
    });

    test.for(tried(faultKinds))("exists once after the fault %s, and is recorded", async (kind) => {
      const somebody = await setUp(shared.settings);
      const connection = await connectAna(somebody);
      bluesky.addFault({ match: "createRecord", kind });
      const made = await publish(somebody, connection.id);
      await pass(somebody, 50 * minuteMs);
      expect(bluesky.posts).toHaveLength(1);
      expect(await readStatuses(somebody, made)).toEqual(["published"]);
    });

    test.for(tried(["hang-before-commit", "garbage-200", "429", "token-expired"] as const))(
      "is there once after uploads with the fault %s",
      async (kind) => {
        const somebody = await setUp(shared.settings);
        const connection = await connectAna(somebody);
        bluesky.addFault({ match: "uploadBlob", kind });
        const made = await publish(somebody, connection.id);
        await pass(somebody, 50 * minuteMs);
        expect(bluesky.posts).toHaveLength(1);
        expect(await readStatuses(somebody, made)).toEqual(["published"]);
      },
    );

    test("is of the caller's own carousel, on the caller's own connections", async () => {
      const somebody = await setUp(shared.settings);
      const other = await setUp(shared.settings);
      const [own, theirs] = [await connectService(somebody), await connectService(other)];
      const { server, token, carouselId } = somebody;
      const build = (carousel_id: string, connection_id: string) => ({
        carousel_id,
        when: { kind: "unscheduled" },
        targets: [{ connection_id, caption: "Tea" }],
      });
      for (const [body, status] of [
        [build(other.carouselId, own.id), 404],
        [build(carouselId, theirs.id), 422],
      ] as const) {
        const response = await ask(server, token, "POST", "/api/publications", body);
        expect(response.statusCode, response.body).toBe(status);
      }
      const when = { kind: "unscheduled" } as const;
      const { id } = await publish(somebody, own.id, { when });
      const { targets } = build(carouselId, theirs.id);
      const moved = await ask(server, token, "PATCH", `/api/publications/${id}`, { targets });
      expect(moved.statusCode, moved.body).toBe(422);
    });

    test("is created once for repeated requests with the same id", async () => {
      const somebody = await setUp(shared.settings);
      const connection = await connectAna(somebody);
      const id = randomUUID();
      const [one, other] = await Promise.all([
        publish(somebody, connection.id, { id }),
        publish(somebody, connection.id, { id }),
      ]);
      expect(one.id).toBe(other.id);
      await pass(somebody, minuteMs);
      expect(bluesky.posts).toHaveLength(1);
    });
  });
}

describeOnEngine("sqlite", "a scheduled publication", (shared) => {
  const at = "2026-12-01T12:00";
  const when = { kind: "time", at, time_zone: "Europe/Berlin" } as const;

  test("is prepared ten minutes before, and posted when it is due", async () => {
    const somebody = await setUp(shared.settings);
    const connection = await connectAna(somebody);
    const made = await publish(somebody, connection.id, { when });
    expect(made).toMatchObject({ due_at: "2026-12-01T11:00:00.000Z", wall_time: at });
    await pass(somebody, 169 * minuteMs);
    expect(await readStatuses(somebody, made)).toEqual(["scheduled"]);
    await pass(somebody, 10 * minuteMs);
    expect(await readStatuses(somebody, made)).toEqual(["preparing"]);
    expect(bluesky.posts).toHaveLength(0);
    await pass(somebody, 1 * minuteMs);
    expect(await readStatuses(somebody, made)).toEqual(["published"]);
    expect(bluesky.posts[0]?.record).toMatchObject({ createdAt: "2026-12-01T11:00:00.000Z" });
  });

  test("can be moved and get another caption until it is sent, and keeps its version", async () => {
    const somebody = await setUp(shared.settings);
    const { server, token, carouselId } = somebody;
    const connection = await connectAna(somebody);
    const made = await publish(somebody, connection.id, { when });
    await pass(somebody, 172 * minuteMs);
    await ask(server, token, "PATCH", `/api/carousels/${carouselId}`, { version: 1, title: "Tea" });
    const change = {
      when: { kind: "time", at: "2026-12-01T13:00", time_zone: "Europe/Berlin" },
      targets: [{ connection_id: connection.id, caption: "Other words" }],
    };
    const url = `/api/publications/${made.id}`;
    const changed = await ask(server, token, "PATCH", url, change);
    expect(changed.json()).toMatchObject({ version: 2, carousel_version: 1, newer_version: 2 });
    await pass(somebody, 60 * minuteMs);
    expect(bluesky.posts).toHaveLength(0);
    await pass(somebody, 10 * minuteMs);
    expect(bluesky.posts.map(({ record }) => record["text"])).toEqual(["Other words"]);
    expect((await ask(server, token, "PATCH", url, change)).statusCode).toBe(409);
    expect((await ask(server, token, "DELETE", url)).statusCode).toBe(204);
    expect(await readStatuses(somebody, made)).toEqual(["published"]);
  });

  test("that is canceled is not posted", async () => {
    const somebody = await setUp(shared.settings);
    const connection = await connectAna(somebody);
    const made = await publish(somebody, connection.id, { when });
    await pass(somebody, 172 * minuteMs);
    await ask(somebody.server, somebody.token, "DELETE", `/api/publications/${made.id}`);
    await pass(somebody, 60 * minuteMs);
    expect(await readStatuses(somebody, made)).toEqual(["canceled"]);
    expect(bluesky.posts).toHaveLength(0);
  });

  test("of a carousel that goes into the trash is canceled", async () => {
    const somebody = await setUp(shared.settings);
    const { server, token, carouselId } = somebody;
    const connection = await connectAna(somebody);
    const made = await publish(somebody, connection.id, { when });
    await pass(somebody, 172 * minuteMs);
    await ask(server, token, "DELETE", `/api/carousels/${carouselId}`);
    await pass(somebody, 60 * minuteMs);
    expect(await readStatuses(somebody, made)).toEqual(["canceled"]);
    expect(bluesky.posts).toHaveLength(0);
  });

  test("keeps its version, however often the carousel is saved after it", async () => {
    const somebody = await setUp(shared.settings);
    const { server, token, carouselId } = somebody;
    const connection = await connectAna(somebody);
    const made = await publish(somebody, connection.id, { when });
    for (let version = 1; version <= maxCarouselVersions; version += 1) {
      const body = { version, title: `Tea ${version}` };
      await ask(server, token, "PATCH", `/api/carousels/${carouselId}`, body);
    }
    await pass(somebody, 181 * minuteMs);
    expect(await readStatuses(somebody, made)).toEqual(["published"]);
  });

  test("that was due during downtime is missed, and is posted on request", async () => {
    const somebody = await setUp(shared.settings);
    const connection = await connectAna(somebody);
    const made = await publish(somebody, connection.id, { when });
    clock.nowMs += (180 + 61) * minuteMs;
    await pass(somebody, minuteMs);
    expect(await readStatuses(somebody, made)).toEqual(["missed"]);
    expect(bluesky.counts.uploads).toBe(0);
    expect(bluesky.posts).toHaveLength(0);
    await decide(somebody, made, { decision: "again" });
    await pass(somebody, minuteMs);
    expect(await readStatuses(somebody, made)).toEqual(["published"]);
    expect(bluesky.posts).toHaveLength(1);
  });

  test("takes the next free posting slot", async () => {
    const somebody = await setUp(shared.settings);
    const connection = await connectAna(somebody);
    await changeConnection(somebody, connection.id, { time_zone: "Europe/Berlin" });
    const slot = () => publish(somebody, connection.id, { when: { kind: "slot" } });
    const [first, second] = await Promise.all([slot(), slot()]);
    expect([first.wall_time, second.wall_time].toSorted()).toEqual([
      "2026-12-01T12:00",
      "2026-12-01T17:00",
    ]);
  });

  test("waits until its connection is renewed, then continues", async () => {
    const somebody = await setUp(shared.settings);
    const connection = await connectAna(somebody);
    const made = await publish(somebody, connection.id, { when });
    bluesky.revokeAll();
    await pass(somebody, 181 * minuteMs);
    expect(await readStatuses(somebody, made)).toEqual(["needs_reconnect"]);
    bluesky.restore();
    await connectAna(somebody);
    await pass(somebody, minuteMs);
    expect(await readStatuses(somebody, made)).toEqual(["published"]);
    expect(bluesky.posts).toHaveLength(1);
  });

  test.for([
    [{ kind: "time", at: "2026-12-01T12:00" }, "The at field must be"],
    [{ kind: "time", at: "soon", time_zone: "Europe/Berlin" }, "The at field must be"],
    [{ kind: "time", at: "2026-11-30T12:00:00Z" }, "That time has passed. Choose a later one."],
    [{ kind: "time", at: "2036-11-30T12:00:00Z" }, "up to two years ahead"],
  ] as const)("at %j is refused: %s", async ([time, message]) => {
    const somebody = await setUp(shared.settings);
    const connection = await connectAna(somebody);
    const response = await ask(somebody.server, somebody.token, "POST", "/api/publications", {
      carousel_id: somebody.carouselId,
      when: time,
      targets: [{ connection_id: connection.id, caption: "" }],
    });
    expect(response.statusCode).toBe(422);
    expect(response.json<{ message: string }>().message).toContain(message);
  });
});

describeOnEngine("sqlite", "a carousel with more slides than one post allows", (shared) => {
  test("becomes a thread, each post once, even if a call is interrupted", async () => {
    const somebody = await setUp(shared.settings, 12);
    const connection = await connectAna(somebody);
    bluesky.addFault({ match: "createRecord", kind: "commit-then-reset", times: 1 });
    const made = await publish(somebody, connection.id);
    await pass(somebody, 50 * minuteMs);
    const [first, second] = bluesky.posts;
    expect(bluesky.posts).toHaveLength(2);
    const uri = `at://${ana.did}/app.bsky.feed.post/${first?.rkey}`;
    const reference = { uri, cid: first?.cid };
    expect(second?.record).toMatchObject({
      text: "2/2",
      reply: { root: reference, parent: reference },
      embed: { $type: "app.bsky.embed.gallery" },
    });
    expect((await read(somebody, made.id)).targets[0]).toMatchObject({
      status: "published",
      parts: 2,
      posts: [{ id: uri }, { id: expect.stringContaining(second?.rkey ?? "?") }],
    });
  });
});

describeOnEngine("sqlite", "a webhook hand-off", (shared) => {
  test("sends a service everything, signed, with files that it can fetch", async () => {
    const somebody = await setUp(shared.settings);
    const connection = await connectService(somebody);
    const made = await publish(somebody, connection.id);
    await pass(somebody, minuteMs);
    expect(await readStatuses(somebody, made)).toEqual(["published"]);
    const [call] = service.calls;
    expect(service.isSigned(call, connection.secret ?? "")).toBe(true);
    const { data } = JSON.parse(call?.body ?? "") as {
      data: { caption: string; files: { url: string; type: string; alt: string | null }[] };
    };
    expect(data.caption).toBe("Read #habits at https://a.example");
    expect(data.files.map(({ type }) => type)).toEqual([
      "image/jpeg",
      "image/jpeg",
      "application/pdf",
    ]);
    for (const { url, type } of data.files) {
      const file = await somebody.server.send("GET", url);
      expect([file.statusCode, file.headers["content-type"]]).toEqual([200, type]);
      const forged = await somebody.server.send(
        "GET",
        url.replace(/\/[^/]+\/([^/]+)$/, "/forged/$1"),
      );
      expect(forged.statusCode).toBe(404);
    }
    clock.nowMs += 49 * 60 * minuteMs;
    await somebody.server.context.publicationCleanup.run();
    expect((await somebody.server.send("GET", data.files[0]?.url ?? "")).statusCode).toBe(404);
  });

  test.for([
    "commit-then-hang",
    "commit-then-reset",
    "commit-then-500",
    "hang-before-commit",
  ] as const)("whose end nobody knows after %s is not repeated; a person decides", async (kind) => {
    const somebody = await setUp(shared.settings);
    const connection = await connectService(somebody);
    service.addFault({ match: "hook", kind });
    const made = await publish(somebody, connection.id);
    await pass(somebody, 120 * minuteMs);
    expect(await readStatuses(somebody, made)).toEqual(["unknown"]);
    expect(service.calls.length).toBeLessThanOrEqual(1);
    const before = service.calls.length;
    if (kind === "hang-before-commit") {
      await decide(somebody, made, { decision: "again" });
      await pass(somebody, 120 * minuteMs);
      expect(service.calls).toHaveLength(before + 1);
      expect(await readStatuses(somebody, made)).toEqual(
        expect.arrayContaining(["failed", "published"]),
      );
    } else {
      await decide(somebody, made, { decision: "there", url: "https://a.example/post" });
      const [target] = (await read(somebody, made.id)).targets;
      expect(target).toMatchObject({
        status: "published",
        posts: [{ url: "https://a.example/post" }],
      });
    }
  });

  test("that is refused fails with the reason", async () => {
    const somebody = await setUp(shared.settings);
    const connection = await connectService(somebody);
    service.status = 403;
    const made = await publish(somebody, connection.id);
    await pass(somebody, minuteMs);
    const [target] = (await read(somebody, made.id)).targets;
    expect(target).toMatchObject({
      status: "failed",
      code: "403",
      message: "Your workflow returned status 403. Check the workflow, then try again.",
    });
  });
});

async function decide(
  { server, token }: Somebody,
  { id, targets: [target] }: Publication,
  decision: object,
): Promise<void> {
  const url = `/api/publications/${id}/decide`;
  const response = await ask(server, token, "POST", url, { target_id: target?.id, ...decision });
  expect(response.statusCode, response.body).toBe(200);
}

async function changeConnection({ server, token }: Somebody, id: string, change: object) {
  const response = await ask(server, token, "PATCH", `/api/connections/${id}`, change);
  expect(response.statusCode, response.body).toBe(200);
}
