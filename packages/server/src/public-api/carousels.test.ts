import {
  publicCarouselListResponseSchema,
  publicCarouselSchema,
} from "@slideloom/core/contract/public-carousels";
import { publicErrorSchema } from "@slideloom/core/contract/api-error";
import { samplePost } from "@slideloom/core/document";
import { expect, test } from "vitest";
import { buildCarousel } from "../carousels/carousel.fixture.ts";
import { describeOnBothEngines, describeOnEngine } from "../db/database.fixture.ts";
import type { DatabaseSettings } from "../db/open-database.ts";
import { setUpPublicApi } from "./public-api.fixture.ts";

describeOnBothEngines("GET /api/v1/carousels", (shared) => {
  const setUp = async () => {
    const { send, key, context, accountId } = await setUpPublicApi(shared.settings);
    const ids = [];
    for (const title of ["One", "Two", "Three"]) {
      ids.push((await context.carousels.create(accountId, buildCarousel(title))).id);
    }
    const ask = (query: string) => send("GET", `/api/v1/carousels${query}`, { token: key });
    const list = async (query = "") => {
      const response = await ask(query);
      expect(response.statusCode, response.body).toBe(200);
      return publicCarouselListResponseSchema.strict().parse(response.json());
    };
    return { ask, list, ids, context, accountId };
  };
  const titles = ({ carousels }: { carousels: { title: string }[] }) =>
    carousels.map(({ title }) => title);

  test("is paginated, newest first, without carousels in the trash", async () => {
    const { list, ids, context, accountId } = await setUp();
    const all = await list();
    expect(titles(all).toSorted()).toEqual(["One", "Three", "Two"]);
    const times = all.carousels.map(({ updatedAt }) => updatedAt);
    expect(times).toEqual(times.toSorted().toReversed());
    const first = await list("?limit=2");
    expect(titles(first)).toEqual(titles(all).slice(0, 2));
    const last = await list(`?limit=2&cursor=${first.nextCursor}`);
    expect([titles(last), last.nextCursor]).toEqual([titles(all).slice(2), null]);
    await context.carousels.delete(accountId, ids[0] ?? "");
    expect(titles(await list()).toSorted()).toEqual(["Three", "Two"]);
    expect(titles(await list("?q=TWO"))).toEqual(["Two"]);
    expect(titles(await list("?status=published"))).toEqual([]);
  });

  test.for([
    ["?limit=0", "The limit field must be a whole number from 1 to 100."],
    ["?limit=x", "The limit field must be a whole number from 1 to 100."],
    ["?cursor=x", "This page of the list is no longer valid. Reload the list."],
  ])("%s returns 400", async ([query, message]) => {
    const { ask } = await setUp();
    const response = await ask(query ?? "");
    expect(response.statusCode).toBe(400);
    expect(publicErrorSchema.parse(response.json()).message).toBe(message);
  });
});

async function setUpSaving(settings: DatabaseSettings) {
  const api = await setUpPublicApi(settings);
  const call = (method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: object) =>
    api.send(method, `/api/v1/carousels${path}`, { token: api.key, ...(body && { body }) });
  const save = async (method: "POST" | "PUT", path: string, body: object) => {
    const response = await call(method, path, body);
    expect(response.statusCode, response.body).toBe(method === "POST" ? 201 : 200);
    return publicCarouselSchema.strict().parse(response.json());
  };
  return { ...api, call, save };
}

describeOnBothEngines("a carousel saved by the API", (shared) => {
  test("is returned, changed with its version, and moved to the trash", async () => {
    const { call, save, context, accountId } = await setUpSaving(shared.settings);
    const made = await save("POST", "", {
      post: samplePost,
      design: { template: "bold" },
      network: "twitter",
      media_urls: { 2: "https://pictures.example/b.png" },
    });
    expect(made).toMatchObject({
      version: 1,
      status: "draft",
      network: "twitter",
      slides: 2,
      title: "Find any old post fast",
      media_urls: { 2: "https://pictures.example/b.png" },
    });
    expect(JSON.parse(made.content)).toEqual(samplePost);
    expect((await call("GET", `/${made.id}`)).json()).toEqual(made);
    const { draft } = await context.carousels.get(accountId, made.id);
    expect(draft).toMatchObject({ enableMedia: true, mediaUrls: { 1: made.media_urls["2"] } });

    const change = { version: 1, title: "Tea", media_urls: {} };
    const changed = await save("PUT", `/${made.id}`, change);
    expect(changed).toEqual({
      ...made,
      version: 2,
      title: "Tea",
      media_urls: {},
      updatedAt: changed.updatedAt,
    });
    const late = await call("PUT", `/${made.id}`, { version: 1, title: "Coffee" });
    expect(late.statusCode).toBe(409);
    expect(late.json()).toEqual({
      status: "error",
      error: "Conflict",
      message: "This carousel has changed: its version is now 2.",
    });
    for (let time = 0; time < 2; time++) {
      expect((await call("DELETE", `/${made.id}`)).statusCode).toBe(204);
    }
    expect((await call("GET", `/${made.id}`)).statusCode).toBe(410);
  });

  test("is created once for an id chosen by the caller", async () => {
    const { call, save } = await setUpSaving(shared.settings);
    const body = { id: "9f0c5b0e-5c43-4b53-8c63-3f1d0f6c5a11", post: samplePost };
    const made = await save("POST", "", body);
    expect(await save("POST", "", body)).toEqual(made);
    expect((await call("POST", "", { ...body, title: "Other" })).statusCode).toBe(409);
  });
});

describeOnEngine("sqlite", "a carousel to save", (shared) => {
  test.for([
    [{}, 400, "The post field is required."],
    [{ post: { title: "No content" } }, 422, /'content' array is required/],
    [{ post: samplePost, title: " " }, 400, "The title field must be 1 to 200 characters."],
    [{ post: samplePost, network: "x" }, 400, /network field must be one of/],
    [{ post: samplePost, media_urls: { 0: "https://a.example/" } }, 400, /./],
    [{ post: samplePost, id: "1" }, 400, "The id field must be a UUID of version 4."],
  ] as const)("%j is rejected with %i", async ([body, status, message]) => {
    const { call } = await setUpSaving(shared.settings);
    const response = await call("POST", "", body);
    expect(response.statusCode).toBe(status);
    expect(publicErrorSchema.parse(response.json()).message).toMatch(message);
  });

  test("reports ignored design settings", async () => {
    const { save } = await setUpSaving(shared.settings);
    const { warnings } = await save("POST", "", { post: samplePost, design: { template: "x" } });
    expect(warnings).toEqual([expect.stringMatching(/^Unknown template/)]);
  });
});
