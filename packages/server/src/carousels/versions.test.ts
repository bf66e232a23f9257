import { versionEndpoints } from "@slideloom/core/contract/carousel-versions";
import { maxCarouselVersions } from "@slideloom/core/contract/carousel-limits";
import type { CarouselResponse } from "@slideloom/core/contract/carousels";
import { expect, test } from "vitest";
import { describeOnBothEngines } from "../db/database.fixture.ts";
import { buildCarousel, createLibrary } from "./carousel.fixture.ts";

const minute = 60_000;

describeOnBothEngines("the versions of a carousel", (shared) => {
  async function start() {
    let now = Date.now();
    const library = await createLibrary(shared.settings, { now: () => new Date(now) });
    const { call } = library;
    const { id } = await library.create("1");
    let version = 1;
    const save = async (title: string, isAutosave = false) => {
      const body = { version, isAutosave, ...buildCarousel(title) };
      const response = await call("PUT", `/${id}`, body);
      expect(response.statusCode, response.body).toBe(200);
      ({ version } = response.json<CarouselResponse>());
    };
    const listVersions = async () => {
      const response = await call("GET", `/${id}/versions`);
      return versionEndpoints.listVersions.responses[200].parse(response.json()).versions;
    };
    const listTitles = async () => (await listVersions()).map(({ title }) => title);
    const pass = (durationMs: number) => (now += durationMs);
    return { ...library, id, save, listVersions, listTitles, pass };
  }

  test("are the saved ones, each with its content", async () => {
    const { call, id, save, listVersions } = await start();
    await save("2");
    await save("3");
    const versions = await listVersions();
    expect(versions.map(({ version, title, name }) => [version, title, name])).toEqual([
      [3, "3", null],
      [2, "2", null],
      [1, "1", null],
    ]);
    const response = await call("GET", `/${id}/versions/2`);
    const second = versionEndpoints.getVersion.responses[200].strict().parse(response.json());
    expect(second).toEqual({ ...versions[1], draft: buildCarousel("2").draft });
    for (const number of ["4", "0", "x", "99999999999"]) {
      expect((await call("GET", `/${id}/versions/${number}`)).statusCode).toBe(404);
    }
  });

  test("of automatic saves within five minutes are merged", async () => {
    const { save, listTitles, pass } = await start();
    for (const title of ["a", "b", "c"]) {
      await save(title, true);
      pass(minute);
    }
    expect(await listTitles()).toEqual(["c", "1"]);
    pass(2 * minute);
    await save("d", true);
    expect(await listTitles()).toEqual(["d", "c", "1"]);
    await save("e", true);
    await save("asked for");
    await save("f", true);
    await save("g", true);
    expect(await listTitles()).toEqual(["g", "asked for", "e", "c", "1"]);
    // Saves the same content manually, so the version isn't merged with the next automatic save.
    await save("g");
    await save("h", true);
    expect(await listTitles()).toEqual(["h", "g", "asked for", "e", "c", "1"]);
  });

  test("that lost a conflict are kept", async () => {
    const { call, id, save, listTitles } = await start();
    await save("theirs", true);
    const mine = { version: 1, ...buildCarousel("mine") };
    const conflict = await call("PUT", `/${id}`, mine);
    expect(conflict.statusCode).toBe(409);
    const { current } = conflict.json<{ current: CarouselResponse }>();
    await call("PUT", `/${id}`, { ...mine, version: current.version });
    expect(await listTitles()).toEqual(["mine", "theirs", "1"]);
  });

  test("can have names and be restored", async () => {
    const { call, id, save, listVersions, listTitles } = await start();
    await save("2");
    const named = await call("PATCH", `/${id}/versions/1`, { name: " First  draft " });
    expect(named.json()).toMatchObject({ version: 1, name: "First draft", title: "1" });
    expect((await call("PATCH", `/${id}/versions/1`, { name: "" })).statusCode).toBe(400);
    const restore = (version: number) => call("POST", `/${id}/versions/1/restore`, { version });
    const conflict = await restore(1);
    expect(conflict.statusCode).toBe(409);
    expect(conflict.json()).toMatchObject({ current: { version: 2, title: "2" } });
    const restored = await restore(2);
    expect(restored.json()).toMatchObject({ version: 3, draft: buildCarousel("1").draft });
    expect(await listTitles()).toEqual(["1", "2", "1"]);
    expect((await listVersions()).map(({ name }) => name)).toEqual([null, null, "First draft"]);
    const unnamed = await call("PATCH", `/${id}/versions/1`, { name: null });
    expect(unnamed.json()).toMatchObject({ name: null });
  });

  test(`are the last ${maxCarouselVersions}; named ones are kept longest`, async () => {
    const { call, id, save, listVersions } = await start();
    await save("2");
    await call("PATCH", `/${id}/versions/2`, { name: "Kept" });
    for (let number = 3; number <= maxCarouselVersions + 3; number += 1) await save(`${number}`);
    const numbers = (await listVersions()).map(({ version }) => version);
    expect(numbers).toHaveLength(maxCarouselVersions);
    expect([numbers[0], ...numbers.slice(-2)]).toEqual([maxCarouselVersions + 3, 5, 2]);
  });
});
