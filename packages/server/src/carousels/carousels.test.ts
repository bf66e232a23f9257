import { randomUUID } from "node:crypto";
import { trashDays } from "@slideloom/core/contract/carousel-limits";
import {
  carouselConflictSchema,
  carouselListResponseSchema,
  carouselResponseSchema,
  type CarouselResponse,
} from "@slideloom/core/contract/carousels";
import { expect, test } from "vitest";
import { registerSomebody } from "../app/app.fixture.ts";
import { describeOnBothEngines } from "../db/database.fixture.ts";
import { buildCarousel, buildDraft, createLibrary } from "./carousel.fixture.ts";

const day = 24 * 60 * 60 * 1000;

describeOnBothEngines("a saved carousel", (shared) => {
  const start = () => createLibrary(shared.settings);

  test("is returned as it was saved, and is in the list", async () => {
    const { call, create, list } = await start();
    expect(await list()).toEqual({ carousels: [], nextCursor: null });
    const draft = {
      ...buildDraft("Tea \u0007 👩🏽‍💻", 3),
      mediaUrls: { 0: "https://example.org/a.png", 2: "local:0" },
    };
    const created = await create("Tea \u0007 time", draft);
    expect(carouselResponseSchema.strict().parse(created)).toEqual(created);
    expect(created).toMatchObject({
      version: 1,
      title: "Tea time",
      status: "draft",
      format: "carousel",
      network: "linkedin",
      slides: 3,
      deletedAt: null,
      shareUrl: null,
      draft,
    });
    const response = await call("GET", `/${created.id}`);
    expect(response.json()).toEqual(created);
    const { draft: _, shareUrl: __, ...summary } = created;
    const listed = await list();
    expect(carouselListResponseSchema.parse(listed)).toEqual(listed);
    const inList = { ...summary, isPublished: false, dueAt: null, tags: [] };
    expect(listed).toEqual({ carousels: [inList], nextCursor: null });
  });

  test("may be any text, and has slides and a thumbnail only if it is a valid post", async () => {
    const { create } = await start();
    const broken = await create("Broken", { jsonInput: "{ not yet" });
    expect(broken).toMatchObject({ slides: 0, thumbnailUrl: null });
    expect(broken.draft.jsonInput).toBe("{ not yet");
    const single = await create("Single", { ...buildDraft("Single", 4), postType: "single" });
    expect(single).toMatchObject({ slides: 1, format: "single" });
    expect(single.thumbnailUrl).toMatch(/^\/thumbnails\//);
  });

  test("sent twice with the same id is saved once", async () => {
    const { call, list } = await start();
    const body = { id: randomUUID(), ...buildCarousel("Once") };
    const first = await call("POST", "", body);
    const again = await call("POST", "", body);
    expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
    expect(again.json()).toEqual(first.json());
    const other = await call("POST", "", { ...body, title: "Twice" });
    expect(other.statusCode).toBe(409);
    expect((await list()).carousels).toHaveLength(1);
  });

  test("is only saved over the version that was edited", async () => {
    const { call, create } = await start();
    const created = await create("One");
    const save = (version: number, title: string) =>
      call("PUT", `/${created.id}`, { version, ...buildCarousel(title) });
    const second = await save(1, "Two");
    expect(second.statusCode).toBe(200);
    expect(second.json()).toMatchObject({ version: 2, title: "Two" });
    for (const version of [1, 3]) {
      const conflict = await save(version, "Three");
      expect(conflict.statusCode).toBe(409);
      expect(carouselConflictSchema.parse(conflict.json())).toEqual({
        message:
          "This carousel has changed since you loaded it. Load it again, then repeat your changes.",
        current: second.json(),
      });
    }
    // Simulates a lost response of the first save.
    const again = await save(1, "Two");
    expect([again.statusCode, again.json()]).toEqual([200, second.json()]);
  });

  test("accepts one of several simultaneous saves and refuses the others", async () => {
    const { call, create } = await start();
    const { id } = await create("One");
    const responses = await Promise.all(
      ["a", "b", "c", "d"].map((title) =>
        call("PUT", `/${id}`, { version: 1, ...buildCarousel(title) }),
      ),
    );
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
    const saved = responses.find(({ statusCode }) => statusCode === 200)?.json<CarouselResponse>();
    for (const response of responses.filter(({ statusCode }) => statusCode === 409)) {
      expect(response.json<{ current: unknown }>().current).toEqual(saved);
    }
  });

  test("is renamed and published with unchanged content", async () => {
    const { call, create } = await start();
    const { id, draft } = await create("One");
    const renamed = await call("PATCH", `/${id}`, { version: 1, title: " Two " });
    expect(renamed.json()).toMatchObject({ version: 2, title: "Two", status: "draft", draft });
    const published = await call("PATCH", `/${id}`, { version: 2, status: "published" });
    expect(published.json()).toMatchObject({ version: 3, title: "Two", status: "published" });
    expect((await call("PATCH", `/${id}`, { version: 1, title: "Three" })).statusCode).toBe(409);
  });

  test("is duplicated as a draft", async () => {
    const { call, create } = await start();
    const title = "x".repeat(200);
    const { id, draft } = await create(title);
    await call("PATCH", `/${id}`, { version: 1, status: "published" });
    const copy = await call("POST", `/${id}/duplicate`);
    expect(copy.statusCode).toBe(201);
    expect(copy.json()).toMatchObject({
      version: 1,
      title: `${"x".repeat(193)} (copy)`,
      status: "draft",
      draft,
    });
    expect(copy.json<CarouselResponse>().id).not.toBe(id);
  });

  test("must be valid", async () => {
    const { call } = await start();
    const carousel = buildCarousel("One");
    const { draft } = carousel;
    for (const body of [
      { ...carousel, title: " \u0000 " },
      { ...carousel, title: "x".repeat(201) },
      { ...carousel, status: "gone" },
      { ...carousel, draft: { ...draft, jsonInput: 1 } },
      { ...carousel, draft: { ...draft, jsonInput: "x".repeat(1_048_577) } },
      { ...carousel, draft: { ...draft, design: { ...draft.design, fontFamily: "Papyrus" } } },
      { ...carousel, draft: { ...draft, mediaUrls: { x: "https://example.org/a.png" } } },
      { ...carousel, draft: { ...draft, mediaUrls: { 0: `https://${"x".repeat(2048)}` } } },
      { ...carousel, id: "mine" },
      { title: "One" },
    ]) {
      const response = await call("POST", "", body);
      expect(response.statusCode, response.body).toBe(400);
    }
  });

  test("of 1 MiB is accepted, and one of more than 4 MiB isn't read", async () => {
    const { call, create } = await start();
    await create("Long", { jsonInput: "é".repeat(1_048_576) });
    const body = buildCarousel("Longer", { jsonInput: "x".repeat(4 * 1_048_576) });
    expect((await call("POST", "", body)).statusCode).toBe(413);
  });

  test("is only accessible to its owner", async () => {
    const { call, create, send } = await start();
    const { id } = await create("One");
    const other = await registerSomebody({ send } as Parameters<typeof registerSomebody>[0]);
    for (const [method, path] of [
      ["GET", ""],
      ["PUT", ""],
      ["PATCH", ""],
      ["DELETE", ""],
      ["POST", "/duplicate"],
      ["POST", "/restore"],
      ["GET", "/versions"],
      ["GET", "/versions/1"],
      ["POST", "/share"],
      ["DELETE", "/share"],
    ] as const) {
      const bodies = { PUT: { version: 1, ...buildCarousel("Two") }, PATCH: { version: 1 } };
      const body = method === "PUT" || method === "PATCH" ? bodies[method] : undefined;
      const url = `/api/carousels/${id}${path}`;
      const response = await send(method, url, { token: other.token, ...(body && { body }) });
      expect([method, path, response.statusCode]).toEqual([method, path, 404]);
      expect((await send(method, url, body ? { body } : {})).statusCode).toBe(401);
    }
    expect((await call("GET", `/${id}`)).json()).toMatchObject({ title: "One", version: 1 });
  });

  test.each(["", "nope", "%00", "0".repeat(36), randomUUID()])("%j doesn't exist", async (id) => {
    const { call } = await start();
    expect((await call("GET", `/x${id}`)).statusCode).toBe(404);
  });
});

describeOnBothEngines("the trash", (shared) => {
  test("keeps a deleted carousel for 30 days", async () => {
    let now = Date.now();
    const { call, context, create, listTitles } = await createLibrary(shared.settings, {
      now: () => new Date(now),
    });
    const { id } = await create("One");
    await create("Two");
    for (const _ of ["once", "again"]) {
      expect((await call("DELETE", `/${id}`)).statusCode).toBe(204);
    }
    expect(await listTitles()).toEqual(["Two"]);
    expect(await listTitles("?bin=true")).toEqual(["One"]);
    for (const [method, body] of [
      ["GET", undefined],
      ["PUT", { version: 1, ...buildCarousel("Three") }],
    ] as const) {
      const response = await call(method, `/${id}`, body);
      expect(response.statusCode).toBe(410);
      expect(response.json<{ message: string }>().message).toMatch(/in the trash/);
    }
    const restored = await call("POST", `/${id}/restore`);
    expect(restored.json()).toMatchObject({ id, version: 1, title: "One", deletedAt: null });

    await call("DELETE", `/${id}`);
    now += trashDays * day - 1;
    await context.carousels.emptyTrash();
    expect(await listTitles("?bin=true")).toEqual(["One"]);
    now += 2;
    await context.carousels.emptyTrash();
    expect(await listTitles("?bin=true")).toEqual([]);
    expect((await call("POST", `/${id}/restore`)).statusCode).toBe(404);
  });

  test("is the only place to delete a carousel permanently", async () => {
    const { call, create, listTitles } = await createLibrary(shared.settings);
    const { id } = await create("One");
    expect((await call("DELETE", `/${id}?permanently=true`)).statusCode).toBe(409);
    await call("DELETE", `/${id}`);
    expect((await call("DELETE", `/${id}?permanently=true`)).statusCode).toBe(204);
    expect(await listTitles("?bin=true")).toEqual([]);
    expect((await call("DELETE", `/${id}`)).statusCode).toBe(404);
  });

  test("lists the latest deletions first", async () => {
    let now = Date.now();
    const { call, create, listTitles } = await createLibrary(shared.settings, {
      now: () => new Date((now += 1000)),
    });
    const ids = [];
    for (const title of ["a", "b", "c"]) ids.push((await create(title)).id);
    for (const index of [1, 2, 0]) await call("DELETE", `/${ids[index]}`);
    expect(await listTitles("?bin=true")).toEqual(["a", "c", "b"]);
    expect(await listTitles("?bin=true&sort=title&limit=1")).toEqual(["a"]);
  });
});

describeOnBothEngines("a link to a carousel", (shared) => {
  test("shows its current state to anyone who has the link, until it is revoked", async () => {
    const { call, create, send } = await createLibrary(shared.settings);
    const { id } = await create("One");
    const opened = await call("POST", `/${id}/share`);
    expect(opened.statusCode).toBe(200);
    const { token, url } = opened.json<{ token: string; url: string }>();
    expect(url).toBe(`/s/${token}`);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect((await call("POST", `/${id}/share`)).json()).toEqual({ token, url });
    expect((await call("GET", `/${id}`)).json()).toMatchObject({ shareUrl: url });

    const read = (one = token) => send("GET", `/api/shares/${one}`);
    const draft = buildDraft("Two", 5);
    await call("PUT", `/${id}`, { version: 1, title: "Two", status: "published", draft });
    const shown = (await read()).json<object>();
    // `mediaUrls` isn't compared, because the response contains proxy URLs instead of other sites' URLs.
    const { mediaUrls: _, ...rest } = draft;
    expect(shown).toMatchObject({ title: "Two", slides: 5, network: "linkedin", draft: rest });
    expect(Object.keys(shown).toSorted()).toEqual(
      ["draft", "format", "network", "pictureUrl", "slides", "title", "updatedAt"].toSorted(),
    );

    await call("DELETE", `/${id}`);
    expect((await read()).statusCode).toBe(404);
    await call("POST", `/${id}/restore`);
    expect((await read()).statusCode).toBe(200);

    expect((await call("DELETE", `/${id}/share`)).statusCode).toBe(204);
    for (const one of [token, "nope", "%00", `${token}x`]) {
      const response = await read(one);
      expect(response.statusCode).toBe(404);
      expect(response.json<{ message: string }>().message).toMatch(/^This link doesn't exist/);
    }
    const next = (await call("POST", `/${id}/share`)).json<{ token: string }>();
    expect(next.token).not.toBe(token);
  });
});

describeOnBothEngines("changes of a library", (shared) => {
  test("are rate-limited per minute", async () => {
    const { call, create } = await createLibrary(shared.settings);
    const { id } = await create("One");
    const responses = [];
    for (let index = 0; index < 240; index += 1) {
      responses.push((await call("DELETE", `/${id}/share`)).statusCode);
    }
    expect(responses.filter((status) => status === 204)).toHaveLength(239);
    expect(responses.at(-1)).toBe(429);
    expect((await call("GET", `/${id}`)).statusCode).toBe(200);
  });
});
