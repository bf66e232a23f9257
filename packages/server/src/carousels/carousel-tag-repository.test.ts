import { randomUUID } from "node:crypto";
import { emptyCarousel } from "@slideloom/core/carousel";
import type { CarouselListResponse } from "@slideloom/core/contract/carousels";
import type { LibraryFilters } from "@slideloom/core/contract/library";
import { defaultBrand } from "@slideloom/core/design";
import { expect, test } from "vitest";
import { createTestApp, registerSomebody } from "../app/app.fixture.ts";
import { describeOnBothEngines, type TestDatabase } from "../db/database.fixture.ts";

async function start({ settings }: TestDatabase) {
  const server = await createTestApp(settings);
  const { token } = await registerSomebody(server);
  const create = async (title: string, brandName = "", owner = token) => {
    const draft = { ...emptyCarousel, brand: { ...defaultBrand, name: brandName } };
    const body = { title, status: "draft", draft };
    const made = await server.send("POST", "/api/carousels", { token: owner, body });
    return made.json<{ id: string }>().id;
  };
  const tag = async (carousel_ids: string[], add: string[], remove: string[] = []) => {
    const body = { carousel_ids, add, remove };
    return (await server.send("POST", "/api/library/tags", { token, body })).statusCode;
  };
  const list = async (query = "") =>
    (await server.send("GET", `/api/carousels${query}`, { token }))
      .json<CarouselListResponse>()
      .carousels.map(({ title, tags }) => [title, ...tags])
      .toSorted();
  const filters = async () =>
    (await server.send("GET", "/api/library/filters", { token })).json<LibraryFilters>();
  return { server, token, create, tag, list, filters };
}

describeOnBothEngines("tags", (shared) => {
  test("are added to several carousels at once, and filter the list ignoring case and accents", async () => {
    const { create, tag, list, filters } = await start(shared);
    const [one, two, three] = [await create("one"), await create("two"), await create("three")];
    expect(await tag([one, two], ["Café", " Q4\nplan "])).toBe(204);
    expect(await tag([two, three], ["CAFE"])).toBe(204);
    expect(await list()).toEqual([
      ["one", "Café", "Q4 plan"],
      ["three", "CAFE"],
      ["two", "Café", "Q4 plan"],
    ]);
    expect(await list("?tag=cafe")).toHaveLength(3);
    expect(await list("?tag=q4%20plan&q=two")).toEqual([["two", "Café", "Q4 plan"]]);
    expect((await filters()).tags).toEqual([
      { name: expect.stringMatching(/^Caf/i), count: 3 },
      { name: "Q4 plan", count: 2 },
    ]);
    expect(await tag([one, two, three], [], ["café"])).toBe(204);
    expect(await list("?tag=cafe")).toEqual([]);
  });

  test("are at most ten, and one too many changes nothing", async () => {
    const { create, tag, list } = await start(shared);
    const [full, empty] = [await create("full"), await create("empty")];
    const ten = Array.from({ length: 10 }, (_, index) => `t${index}`);
    expect(await tag([full], ten)).toBe(204);
    expect(await tag([empty, full], ["new"])).toBe(422);
    expect(await list()).toEqual([["empty"], ["full", ...ten]]);
    expect(await tag([full], ["new", "T1"], ["t0"])).toBe(204);
    expect(await tag([full], [...ten, "eleven"])).toBe(400);
    expect(await tag([full], ["x".repeat(41)])).toBe(400);
  });

  test("of another account's carousels can't be read or changed", async () => {
    const { server, create, tag, list, filters } = await start(shared);
    const other = await registerSomebody(server);
    const [own, foreign] = [await create("own"), await create("foreign", "", other.token)];
    expect(await tag([own, foreign], ["mine"])).toBe(404);
    expect(await tag([randomUUID()], ["mine"])).toBe(404);
    expect(await list()).toEqual([["own"]]);
    const body = { carousel_ids: [foreign], add: ["theirs"] };
    await server.send("POST", "/api/library/tags", { token: other.token, body });
    expect(await list("?tag=theirs")).toEqual([]);
    expect((await filters()).tags).toEqual([]);
  });

  test("belong to a copy too, and leave with their carousel", async () => {
    const { server, token, create, tag, list, filters } = await start(shared);
    const id = await create("one");
    await tag([id], ["kept"]);
    await server.send("POST", `/api/carousels/${id}/duplicate`, { token });
    expect(await list("?tag=kept")).toEqual([
      ["one (copy)", "kept"],
      ["one", "kept"],
    ]);
    await server.send("DELETE", `/api/carousels/${id}`, { token });
    expect((await filters()).tags).toEqual([{ name: "kept", count: 1 }]);
    await server.send("DELETE", `/api/carousels/${id}?permanently=true`, { token });
    const { queries } = shared.database;
    expect(
      await queries.selectFrom("carouselTags").selectAll().where("carouselId", "=", id).execute(),
    ).toEqual([]);
  });

  test("aren't the only filter: brands and connected accounts are others", async () => {
    const { create, list, filters } = await start(shared);
    await create("one", "Acme");
    await create("two", "Beta");
    await create("three");
    expect((await filters()).brands).toEqual([
      { name: "Acme", count: 1 },
      { name: "Beta", count: 1 },
    ]);
    expect(await list("?brand=Acme")).toEqual([["one"]]);
    expect(await list(`?connection=${randomUUID()}`)).toEqual([]);
  });
});
