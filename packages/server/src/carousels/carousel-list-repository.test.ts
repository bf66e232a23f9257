import { randomUUID } from "node:crypto";
import { emptyCarousel } from "@slideloom/core/carousel";
import {
  carouselListQuerySchema,
  type CarouselListResponse,
} from "@slideloom/core/contract/carousels";
import type { TargetStatus } from "@slideloom/core/contract/publications";
import { CompiledQuery, sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { createTestApp, registerSomebody } from "../app/app.fixture.ts";
import { describeOnBothEngines, type TestDatabase } from "../db/database.fixture.ts";
import { insertPublications } from "../publishing/publication-repository.ts";
import { insertTargets, unprocessedTarget } from "../publishing/target/target-repository.ts";
import { foldTitle } from "./carousel-content.ts";
import { createLibrary } from "./carousel.fixture.ts";
import { buildListQuery } from "./carousel-list-repository.ts";

describeOnBothEngines("the list of carousels", (shared) => {
  const start = async () => {
    let now = Date.now();
    return createLibrary(shared.settings, { now: () => new Date((now += 1000)) });
  };

  test("is sorted and filtered as requested", async () => {
    const { call, create, listTitles } = await start();
    const zebra = await create("zebra");
    await create("Éclair");
    await create("apple");
    await call("PATCH", `/${zebra.id}`, { version: 1, status: "published" });
    expect(await listTitles()).toEqual(["zebra", "apple", "Éclair"]);
    expect(await listTitles("?direction=asc")).toEqual(["Éclair", "apple", "zebra"]);
    expect(await listTitles("?sort=created")).toEqual(["apple", "Éclair", "zebra"]);
    expect(await listTitles("?sort=title")).toEqual(["apple", "Éclair", "zebra"]);
    expect(await listTitles("?sort=title&direction=desc")).toEqual(["zebra", "Éclair", "apple"]);
    expect(await listTitles("?status=published")).toEqual(["zebra"]);
    expect(await listTitles("?status=draft")).toEqual(["apple", "Éclair"]);
  });

  test("shows and filters by what is published and scheduled", async () => {
    const { create, list, listTitles, user } = await start();
    const { queries } = shared.database;
    const publish = async (carouselId: string, status: TargetStatus, dueAtMs: number) => {
      const id = randomUUID();
      const accountId = user.id;
      await insertPublications(queries, [
        {
          id,
          accountId,
          carouselId,
          carouselVersion: 1,
          title: "",
          timeZone: "UTC",
          dueAtMs,
          wallTime: null,
          source: "time",
          rowVersion: 1,
          createdAtMs: 1,
        },
      ]);
      await insertTargets(queries, [
        {
          id: randomUUID(),
          publicationId: id,
          accountId,
          connectionId: null,
          dueAtMs,
          status,
          network: "handover",
          payload: "{}",
          token: 0,
          posts: "[]",
          parts: 1,
          ...unprocessedTarget,
        },
      ]);
    };
    for (const title of ["plain", "posted", "both", "due", "dropped"]) {
      const { id } = await create(title);
      if (title === "posted" || title === "both") await publish(id, "published", 1000);
      if (title === "both") await publish(id, "scheduled", 9000);
      if (title === "due") await publish(id, "ready", 7000);
      if (title === "due") await publish(id, "needs_reconnect", 8000);
      if (title === "dropped") await publish(id, "canceled", 5000);
    }
    const { carousels } = await list("?sort=title");
    const facts = carousels.map(({ title, isPublished, dueAt }) => [title, isPublished, dueAt]);
    expect(facts).toEqual([
      ["both", true, new Date(9000).toISOString()],
      ["dropped", false, null],
      ["due", false, new Date(7000).toISOString()],
      ["plain", false, null],
      ["posted", true, null],
    ]);
    expect(await listTitles("?status=published&sort=title")).toEqual(["both", "posted"]);
    expect(await listTitles("?status=scheduled&sort=title")).toEqual(["both", "due"]);
    expect(await listTitles("?status=draft&sort=title")).toEqual(["dropped", "plain"]);
  });

  test("searches titles, ignoring case and accents", async () => {
    const { create, listTitles } = await start();
    for (const title of ["Crème brûlée", "100 % tea_time", "茶の湯", "C:\\tea"])
      await create(title);
    const search = (q: string) => listTitles(`?q=${encodeURIComponent(q)}`);
    expect(await search("CREME BRU")).toEqual(["Crème brûlée"]);
    expect(await search("茶")).toEqual(["茶の湯"]);
    expect(await search("%")).toEqual(["100 % tea_time"]);
    expect(await search("_")).toEqual(["100 % tea_time"]);
    expect(await search("\\")).toEqual(["C:\\tea"]);
    expect(await search(" tea ")).toEqual(["C:\\tea", "100 % tea_time"]);
    expect(await search("\u0007")).toHaveLength(4);
    expect(await search("nothing")).toEqual([]);
  });

  test("searches the words of slides and captions, all of which must occur", async () => {
    const { call, create, list, listTitles } = await start();
    const content = [
      {
        header: "Größe",
        description: [{ type: "text", value: "Ein Zebra\nam Wasser" }],
        summary: "Ende",
      },
    ];
    const draft = (captions: object) => ({
      ...emptyCarousel,
      jsonInput: JSON.stringify({ title: "Tiere", caption: "Kaum zu glauben", content }),
      captions,
    });
    const { id } = await create("Mine");
    await create("Other");
    const change = { version: 1, title: "Mine", status: "draft" };
    await call("PUT", `/${id}`, { ...change, draft: draft({ x: "Nur heute" }) });
    const search = (q: string) => listTitles(`?q=${encodeURIComponent(q)}`);
    for (const q of ["zebra", "GROSSE wasser", "ende", "glauben", "heute tiere", "mine zebra"]) {
      expect(await search(q), q).toEqual(["Mine"]);
    }
    for (const q of ["zebra other", "linkedin", "type text"])
      expect(await search(q), q).toEqual([]);
    await call("PUT", `/${id}`, { ...change, version: 2, draft: draft({ x: "Nie" }) });
    expect(await search("heute")).toEqual([]);
    await call("PUT", `/${id}`, {
      ...change,
      version: 3,
      draft: { ...emptyCarousel, jsonInput: "{" },
    });
    expect(await search("zebra")).toEqual([]);
    expect(await search("mine")).toEqual(["Mine"]);
    expect((await list("?q=zebra")).nextCursor).toBeNull();
  });

  test("has stable pages while carousels are added and deleted", async () => {
    const { call, create, list } = await start();
    const created = [];
    for (const title of ["a", "b", "b", "b", "c"]) created.push(await create(title));
    for (const sort of ["updated", "created", "title"]) {
      const ids: string[] = [];
      let cursor = "";
      do {
        const page: CarouselListResponse = await list(`?limit=2&sort=${sort}${cursor}`);
        ids.push(...page.carousels.map(({ id }) => id));
        cursor = page.nextCursor === null ? "" : `&cursor=${page.nextCursor}`;
      } while (cursor);
      expect(ids.toSorted()).toEqual(created.map(({ id }) => id).toSorted());
    }
    const first = await list("?limit=2");
    await call("DELETE", `/${first.carousels[1]?.id}`);
    await create("new");
    const second = await list(`?limit=2&cursor=${first.nextCursor}`);
    expect(second.carousels.map(({ id }) => id)).toEqual([created[2]?.id, created[1]?.id]);
  });

  test.each(["nope", "W10", "WzEsMl0", Buffer.from('["\\u0000","x"]').toString("base64url")])(
    "does not go on from %j",
    async (cursor) => {
      const { call } = await start();
      for (const sort of ["updated", "title"]) {
        const response = await call("GET", `?sort=${sort}&cursor=${cursor}`);
        expect(response.statusCode).toBe(400);
        expect(response.json()).toEqual({
          message: "This page of the list is no longer valid. Reload the list.",
        });
      }
    },
  );

  test.each(["status=gone", "sort=size", "direction=up", "limit=0", "limit=101", "bin=perhaps"])(
    "can't be asked for %s",
    async (query) => {
      const { call } = await start();
      expect((await call("GET", `?${query}`)).statusCode).toBe(400);
    },
  );
});

const many = 10_000;

describeOnBothEngines("of 10,000 carousels", (shared) => {
  let accountId = "";
  let token = "";
  let start: () => Promise<Awaited<ReturnType<typeof createTestApp>>>;
  beforeAll(() => {
    start = () => createTestApp(shared.settings);
  });

  test("every page is complete and in order", async () => {
    const testApp = await start();
    const somebody = await registerSomebody(testApp);
    ({ token } = somebody);
    accountId = somebody.user.id;
    await fill(shared, accountId);
    let pages = 0;
    let last = Number.POSITIVE_INFINITY;
    let cursor: string | null = "";
    const seen = new Set<string>();
    while (cursor !== null) {
      const url: string = `/api/carousels?limit=100${cursor && `&cursor=${cursor}`}`;
      const page: CarouselListResponse = (await testApp.send("GET", url, { token })).json();
      for (const { id, updatedAt } of page.carousels) {
        expect(Date.parse(updatedAt)).toBeLessThanOrEqual(last);
        last = Date.parse(updatedAt);
        seen.add(id);
      }
      cursor = page.nextCursor;
      pages += 1;
    }
    expect([pages, seen.size]).toEqual([many / 100, many]);
  });

  describe("a page is read from an index, without sorting, wherever it begins", () => {
    test.each([
      ["sort=updated", "carousels_by_updated_at_ms"],
      ["sort=created&direction=asc", "carousels_by_created_at_ms"],
      ["sort=title", "carousels_by_title_folded"],
      ["bin=true", "carousels_in_bin"],
    ])("%s", async (search, index) => {
      const { send } = await start();
      const first = await send("GET", `/api/carousels?limit=20&${search}`, { token });
      const { nextCursor } = first.json<CarouselListResponse>();
      for (const cursor of [undefined, nextCursor ?? undefined]) {
        const parameters = Object.fromEntries(new URLSearchParams(search));
        const query = carouselListQuerySchema.parse({ ...parameters, limit: 20, cursor });
        const plan = await explain(shared, accountId, query);
        expect(plan).toContain(index);
        expect(plan).not.toMatch(/sort|temp b-tree|seq scan/i);
      }
    });
  });
});

async function explain(
  { database: { engine, queries } }: TestDatabase,
  accountId: string,
  query: Parameters<typeof buildListQuery>[2],
): Promise<string> {
  const { sql: text, parameters } = buildListQuery(queries, accountId, query).compile();
  const explained = `${engine === "sqlite" ? "explain query plan" : "explain"} ${text}`;
  const { rows } = await queries.executeQuery(CompiledQuery.raw(explained, [...parameters]));
  return JSON.stringify(rows);
}

/** Inserts `many` carousels, `many` carousels of another account, and `many / 10` carousels in the trash. */
async function fill({ database: { queries } }: TestDatabase, accountId: string): Promise<void> {
  const summary = { format: "carousel", network: "linkedin", slides: 3 } as const;
  const { id: otherId } = await queries
    .insertInto("accounts")
    .columns(["id", "email", "emailFolded", "username", "usernameFolded", "passwordHash", "plan"])
    .columns(["createdAtMs"])
    .values({
      id: "other",
      email: "o",
      emailFolded: "o",
      username: "o",
      usernameFolded: "o",
      passwordHash: "x",
      plan: "free",
      createdAtMs: 1,
      firstName: null,
      lastName: null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const build = (owner: string, number: number, deletedAtMs: number | null) => {
    const title = `Carousel ${(number * 7919) % many}`;
    const id = `${deletedAtMs ? "b" : owner === otherId ? "c" : "a"}0000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
    const times = { createdAtMs: 1e12 + ((number * 31) % many), updatedAtMs: 1e12 + number };
    return {
      id,
      accountId: owner,
      title,
      titleFolded: foldTitle(title),
      version: 1,
      ...summary,
      status: number % 50 === 0 ? ("published" as const) : ("draft" as const),
      ...times,
      deletedAtMs,
    };
  };
  const numbers = Array.from({ length: many }, (_, number) => number);
  const rows = [
    ...numbers.map((number) => build(accountId, number, null)),
    ...numbers.map((number) => build(otherId, number, null)),
    ...numbers.slice(0, many / 10).map((number) => build(accountId, number, 1e12 + number)),
  ];
  for (let from = 0; from < rows.length; from += 500) {
    await queries
      .insertInto("carousels")
      .values(rows.slice(from, from + 500))
      .execute();
  }
  await sql`analyze carousels`.execute(queries);
}
