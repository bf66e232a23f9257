import { randomUUID } from "node:crypto";
import type { CarouselListResponse, CarouselResponse } from "@slideloom/core/contract/carousels";
import type { PublicationListResponse } from "@slideloom/core/contract/publications";
import { setTimeout as delay } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { isWhole } from "../../../../scripts/test-sample.mjs";
import { buildCarousel, buildDraft } from "../carousels/carousel.fixture.ts";
import { describeOnEngine, makePostgres, type TestDatabase } from "../db/database.fixture.ts";
import { cutKinds, startPostgresProxy } from "../db/postgres-proxy.fixture.ts";
import { startPostgres } from "../db/postgres-server.fixture.ts";
import { setUpPublicApi, type PublicApi } from "../public-api/public-api.fixture.ts";
import { targetTask } from "../publishing/target/task-kind.ts";
import { buildRegistration, registerSomebody } from "./app.fixture.ts";

/** A request must need fewer database responses than this. */
const maxResponses = 100;
const restarts = isWhole ? 10 : 2;
const dayMs = 24 * 60 * 60_000;

type Response = Awaited<ReturnType<PublicApi["send"]>>;
interface Somebody {
  api: PublicApi;
  token: string;
}

/** A request, repeated for each database response that may be lost. */
interface Attempt {
  send(): Promise<Response>;
  /** Checks what was saved, after the database recovers. */
  check(isAcknowledged: boolean): Promise<void>;
}

/** Sets up an account at a server whose database connection goes through a fault-injecting proxy. */
async function setUp({ settings }: Pick<TestDatabase, "settings">) {
  const proxy = await startPostgresProxy(String(settings.databaseUrl));
  onTestFinished(proxy.stop);
  const api = await setUpPublicApi({ ...settings, databaseUrl: proxy.databaseUrl });
  Object.assign(api.context.rateLimits.libraryChange, { count: async () => null });
  const { token } = await registerSomebody(api);
  return { proxy, api, token };
}

/** Repeats a request. The database connection is lost after the first response, then after the second, and so on. */
async function tryEveryResponse(
  { proxy }: Awaited<ReturnType<typeof setUp>>,
  begin: () => Promise<Attempt>,
): Promise<void> {
  for (const kind of cutKinds) {
    let lost = 0;
    for (let answer = 1; answer < maxResponses; answer += 1) {
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
      expect(answer).toBeLessThan(maxResponses - 1);
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
  test("fails to read, and the next one succeeds", async () => {
    const somebody = await setUp(empty);
    const { api, token } = somebody;
    await tryEveryResponse(somebody, async () => ({
      send: () => api.send("GET", "/api/carousels", { token }),
      check: async () => expect(await listTitled(somebody, "")).toEqual([]),
    }));
  });

  test("saves a new carousel completely or not at all, and never loses an acknowledged one", async () => {
    const somebody = await setUp(empty);
    const { api, token } = somebody;
    await tryEveryResponse(somebody, async () => {
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

  test("saves over a version or leaves it unchanged", async () => {
    const somebody = await setUp(empty);
    const { api, token } = somebody;
    await tryEveryResponse(somebody, async () => {
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

  test("runs once if it is repeated with its idempotency key", async () => {
    const somebody = await setUp(empty);
    const { api } = somebody;
    const { key } = api;
    await tryEveryResponse(somebody, async () => {
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

  test("schedules a post with its task or neither, and once if repeated", async () => {
    const somebody = await setUp(empty);
    const { api, token } = somebody;
    const { id: carouselId } = await create(somebody);
    const service = { network: "handover", name: "A service", url: "https://93.184.215.14/" };
    const connected = await api.send("POST", "/api/connections", { token, body: service });
    expect(connected.statusCode, connected.body).toBe(201);
    const { id: connectionId } = connected.json<{ id: string }>();
    await tryEveryResponse(somebody, async () => {
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

  test("registers an account that can sign in, or leaves the name free", async () => {
    const somebody = await setUp(empty);
    const { api } = somebody;
    await tryEveryResponse(somebody, async () => {
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

test("twenty writers continue over restarts of PostgreSQL, and no acknowledged write is lost", async ({
  skip,
}) => {
  const server = startPostgres(["fsync=off"]);
  if (typeof server === "string") return skip(server);
  onTestFinished(server.stop);
  const settings = await makePostgres(server.socketDir);
  onTestFinished(settings.remove);
  const api = await setUpPublicApi(settings.settings);
  // `listen()` also starts the background tasks and the signal listener.
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
    await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(before + 40), 90_000);
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
});

const buildDraftSlides = () => [
  { header: "One", description: [{ type: "text", value: "Words" }] },
  { header: "Two", description: [{ type: "text", value: "Words" }] },
];
