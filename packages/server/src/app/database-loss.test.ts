import { randomUUID } from "node:crypto";
import type {
  CarouselListResponse,
  CarouselResponse,
  PublicationListResponse,
} from "@slideloom/core/contract";
import { setTimeout as delay } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { isWhole } from "../../../../scripts/test-sample.mjs";
import { buildCarousel, buildDraft } from "../carousels/carousel.fixture.ts";
import { describeOnEngine, makePostgres, type TestDatabase } from "../db/database.fixture.ts";
import { cutKinds, startPostgresProxy } from "../db/postgres-proxy.fixture.ts";
import { startPostgres } from "../db/postgres-server.fixture.ts";
import { setUpPublicApi, type PublicApi } from "../public-api/public-api.fixture.ts";
import { targetTask } from "../publishing/target-task.ts";
import { buildRegistration, registerSomebody } from "./app.fixture.ts";

/** More than any request waits for. */
const mostAnswers = 100;
const restarts = isWhole ? 10 : 2;
const dayMs = 24 * 60 * 60_000;

type Response = Awaited<ReturnType<PublicApi["send"]>>;
interface Somebody {
  api: PublicApi;
  token: string;
}

/** Something that people ask for, tried again for each statement that may be its last. */
interface Attempt {
  send(): Promise<Response>;
  /** Checks what was kept of it, with the database well again. */
  check(isAcknowledged: boolean): Promise<void>;
}

/** Somebody at a server behind a proxy, which ends backends at their answers. */
async function setUp({ settings }: Pick<TestDatabase, "settings">) {
  const proxy = await startPostgresProxy(String(settings.databaseUrl));
  onTestFinished(proxy.stop);
  const api = await setUpPublicApi({ ...settings, databaseUrl: proxy.databaseUrl });
  Object.assign(api.context.rateLimits.libraryChange, { count: async () => null });
  const { token } = await registerSomebody(api);
  return { proxy, api, token };
}

/** Begins attempts, each of which loses its connection one answer later, until one is over before. */
async function tryEveryAnswer(
  { proxy }: Awaited<ReturnType<typeof setUp>>,
  begin: () => Promise<Attempt>,
): Promise<void> {
  for (const kind of cutKinds) {
    let lost = 0;
    for (let answer = 1; answer < mostAnswers; answer += 1) {
      const { send, check } = await begin();
      proxy.cutAt(answer, kind);
      const response = await send();
      const isOver = proxy.cancelCut();
      const isAcknowledged = response.statusCode < 300;
      if (!isAcknowledged) {
        lost += 1;
        expect(response.statusCode, response.body).toBe(503);
        expect(response.headers["retry-after"]).toBe("5");
        expect(response.body).toContain("may have been saved");
      }
      await check(isAcknowledged);
      if (isOver) {
        expect(isAcknowledged).toBe(true);
        if (kind === "before the answer") expect(lost).toBeGreaterThan(0);
        break;
      }
      expect(answer).toBeLessThan(mostAnswers - 1);
    }
  }
}

async function listTitled({ api, token }: Somebody, title: string) {
  const response = await api.send("GET", `/api/carousels?q=${title}`, { token });
  expect(response.statusCode, response.body).toBe(200);
  return response.json<CarouselListResponse>().carousels;
}

async function create({ api, token }: Somebody): Promise<CarouselResponse> {
  const body = buildCarousel(randomUUID());
  return (await api.send("POST", "/api/carousels", { token, body })).json<CarouselResponse>();
}

describeOnEngine("postgres", "a request whose database connection ends", (empty) => {
  test("reads nothing, and the next one does", async () => {
    const somebody = await setUp(empty);
    const { api, token } = somebody;
    await tryEveryAnswer(somebody, async () => ({
      send: () => api.send("GET", "/api/carousels", { token }),
      check: async () => expect(await listTitled(somebody, "")).toEqual([]),
    }));
  });

  test("saves a new carousel whole or not at all, and never loses one that it acknowledged", async () => {
    const somebody = await setUp(empty);
    const { api, token } = somebody;
    await tryEveryAnswer(somebody, async () => {
      const title = randomUUID();
      return {
        send: () => api.send("POST", "/api/carousels", { token, body: buildCarousel(title) }),
        check: async (isAcknowledged) => {
          const saved = await listTitled(somebody, title);
          expect([isAcknowledged ? 1 : 0, 1]).toContain(saved.length);
          for (const { id } of saved) {
            const { statusCode } = await api.send("GET", `/api/carousels/${id}`, { token });
            expect(statusCode).toBe(200);
          }
        },
      };
    });
  });

  test("saves over a version, or leaves it as it was", async () => {
    const somebody = await setUp(empty);
    const { api, token } = somebody;
    await tryEveryAnswer(somebody, async () => {
      const { id, title, version, draft } = await create(somebody);
      const changed = buildDraft(`${title} changed`);
      const body = { title, status: "draft", version, draft: changed, isAutosave: false };
      return {
        send: () => api.send("PUT", `/api/carousels/${id}`, { token, body }),
        check: async (isAcknowledged) => {
          const response = await api.send("GET", `/api/carousels/${id}`, { token });
          const saved = response.json<CarouselResponse>();
          const isSaved = saved.version === version + 1;
          if (isAcknowledged) expect(isSaved).toBe(true);
          expect(saved.draft.jsonInput).toBe(isSaved ? changed.jsonInput : draft.jsonInput);
        },
      };
    });
  });

  test("is done once, sent again with its idempotency key", async () => {
    const somebody = await setUp(empty);
    const { api } = somebody;
    const { key } = api;
    await tryEveryAnswer(somebody, async () => {
      const title = randomUUID();
      const headers = { "idempotency-key": title };
      const body = { title, post: { title, content: buildDraftSlides() } };
      const send = () => api.send("POST", "/api/v1/carousels", { token: key, body, headers });
      return {
        send,
        check: async () => {
          const again = await send();
          expect(again.statusCode, again.body).toBe(201);
          const list = await api.send("GET", `/api/v1/carousels?q=${title}`, { token: key });
          expect(list.json<CarouselListResponse>().carousels).toHaveLength(1);
        },
      };
    });
  });

  test("schedules a post with its task, or neither, and once where it is sent again", async () => {
    const somebody = await setUp(empty);
    const { api, token } = somebody;
    const { id: carouselId } = await create(somebody);
    const service = { network: "handover", name: "A service", url: "https://93.184.215.14/" };
    const connected = await api.send("POST", "/api/connections", { token, body: service });
    expect(connected.statusCode, connected.body).toBe(201);
    const { id: connectionId } = connected.json<{ id: string }>();
    await tryEveryAnswer(somebody, async () => {
      const id = randomUUID();
      const at = new Date(Date.now() + dayMs).toISOString().slice(0, 16);
      const when = { kind: "time", at, time_zone: "UTC" };
      const targets = [{ connection_id: connectionId, caption: "Tea" }];
      const body = { id, carousel_id: carouselId, when, targets };
      const send = () => api.send("POST", "/api/publications", { token, body });
      return {
        send,
        check: async () => {
          const again = await send();
          expect([200, 201, 409], again.body).toContain(again.statusCode);
          const response = await api.send("GET", `/api/publications?carousel_id=${carouselId}`, {
            token,
          });
          const { publications } = response.json<PublicationListResponse>();
          const made = publications.filter((one) => one.id === id);
          expect(made).toHaveLength(1);
          expect(made[0]?.targets).toHaveLength(1);
        },
      };
    });
    const { queries } = api.context.database;
    const targets = await queries.selectFrom("publicationTargets").select("id").execute();
    const tasks = await queries
      .selectFrom("tasks")
      .select("key")
      .where("kind", "=", targetTask.name)
      .execute();
    expect(tasks.map(({ key }) => key).toSorted()).toEqual(targets.map(({ id }) => id).toSorted());
  });

  test("registers somebody, who can then sign in, or leaves the name free", async () => {
    const somebody = await setUp(empty);
    const { api } = somebody;
    await tryEveryAnswer(somebody, async () => {
      const body = buildRegistration();
      return {
        send: () => api.send("POST", "/api/auth/register", { body }),
        check: async (isAcknowledged) => {
          const { email, password } = body;
          const login = await api.send("POST", "/api/auth/login", { body: { email, password } });
          if (isAcknowledged) expect(login.statusCode).toBe(200);
          if (login.statusCode === 200) return;
          expect((await api.send("POST", "/api/auth/register", { body })).statusCode).toBe(201);
        },
      };
    });
  });
});

test("twenty writers go on over restarts of PostgreSQL, and nothing that they were told is saved is lost", async ({
  skip,
}) => {
  const server = startPostgres(["fsync=off"]);
  if (typeof server === "string") return skip(server);
  onTestFinished(server.stop);
  const settings = await makePostgres(server.socketDir);
  onTestFinished(settings.remove);
  const api = await setUpPublicApi(settings.settings);
  // With what runs in the background, and what listens for signals.
  await api.app.listen({ port: 0 });
  Object.assign(api.context.rateLimits.libraryChange, { count: async () => null });
  const { token } = await registerSomebody(api);
  const acknowledged: string[] = [];
  let lost = 0;
  let isOver = false;
  const write = async () => {
    while (!isOver) {
      const title = randomUUID();
      const body = buildCarousel(title);
      const { statusCode } = await api.send("POST", "/api/carousels", { token, body });
      expect([201, 503]).toContain(statusCode);
      if (statusCode === 201) acknowledged.push(title);
      else {
        lost += 1;
        await delay(20);
      }
    }
  };
  const writers = Array.from({ length: 20 }, write);
  for (let restart = 0; restart < restarts; restart += 1) {
    const before = acknowledged.length;
    await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(before + 40), 60_000);
    await server.restart(restart % 2 === 0 ? "fast" : "immediate");
  }
  isOver = true;
  await Promise.all(writers);
  expect(lost).toBeGreaterThan(0);
  const rows = await api.context.database.queries.selectFrom("carousels").select("title").execute();
  const saved = new Set(rows.map(({ title }) => title));
  expect(saved.size).toBe(rows.length);
  expect(acknowledged.filter((title) => !saved.has(title))).toEqual([]);
  expect((await api.send("GET", "/readyz")).statusCode).toBe(200);
}, 160_000);

const buildDraftSlides = () => [
  { header: "One", description: [{ type: "text", value: "Words" }] },
  { header: "Two", description: [{ type: "text", value: "Words" }] },
];
