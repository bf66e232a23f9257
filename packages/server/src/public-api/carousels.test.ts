import { publicCarouselListResponseSchema, publicErrorSchema } from "@slideloom/core/contract";
import { expect, test } from "vitest";
import { buildCarousel } from "../carousels/carousel.fixture.ts";
import { describeOnBothEngines } from "../db/database.fixture.ts";
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
      const answer = await ask(query);
      expect(answer.statusCode, answer.body).toBe(200);
      return publicCarouselListResponseSchema.strict().parse(answer.json());
    };
    return { ask, list, ids, context, accountId };
  };
  const titles = ({ carousels }: { carousels: { title: string }[] }) =>
    carousels.map(({ title }) => title);

  test("goes on from page to page, the newest first, without what is in the bin", async () => {
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
    ["?cursor=x", "The list can't go on from there. Load it again."],
  ])("%s is 400", async ([query, message]) => {
    const { ask } = await setUp();
    const answer = await ask(query ?? "");
    expect(answer.statusCode).toBe(400);
    expect(publicErrorSchema.parse(answer.json()).message).toBe(message);
  });
});
