import { starterEndpoints } from "@slideloom/core/contract/public-starters";
import { starters } from "@slideloom/core/starters";
import { expect, test } from "vitest";
import { createTestApp } from "../app/app.fixture.ts";
import { describeOnEngine } from "../db/database.fixture.ts";
import { runCommand } from "../cli/run-command.fixture.ts";

describeOnEngine("sqlite", "starters over HTTP", (shared) => {
  test("are listed and returned to anyone", async () => {
    const { app } = await createTestApp(shared.settings);
    const get = async (path: string) => app.inject({ url: `/api/v1/starters${path}` });
    const list = starterEndpoints["v1.listStarters"].responses[200].strict();
    const all = list.parse((await get("")).json());
    expect(all.starters.map(({ id }) => id)).toEqual(starters.map(({ id }) => id));
    const found = list.parse((await get("?goal=teach&network=instagram&q=ring")).json());
    expect(found.starters.map(({ id }) => id)).toEqual(["shop-how-to"]);
    const [first] = starters;
    const one = starterEndpoints["v1.getStarter"].responses[200].parse(
      (await get(`/${first?.id}`)).json(),
    );
    expect(one.post).toEqual(first?.post);
  });

  test("that don't exist are 404, and unknown choices are named", async () => {
    const { app } = await createTestApp(shared.settings);
    const missing = await app.inject({ url: "/api/v1/starters/nothing" });
    expect(missing.statusCode).toBe(404);
    expect(missing.json()).toMatchObject({ message: "There is no starter with this id." });
    const unknown = await app.inject({ url: "/api/v1/starters?goal=fame" });
    expect(unknown.statusCode).toBe(400);
    expect(unknown.json<{ message: string }>().message).toContain("goal");
  });
});

test("the command line lists starters, prints one, and names the facts to replace", async () => {
  const list = await runCommand(["starters", "--goal", "teach", "--find", "ring"]);
  expect(list.stdout).toMatch(
    /^shop-how-to: Find a ring size in secret \(Shops and brands, How-to/,
  );
  const one = await runCommand(["starters", "food-list"]);
  expect(JSON.parse(one.stdout)).toEqual(starters.find(({ id }) => id === "food-list")?.post);
  expect(one.stderr).toContain("replace: Your telephone number");
  const unknown = await runCommand(["starters", "nothing"]);
  expect(unknown).toMatchObject({ code: 2, stdout: "" });
  expect(unknown.stderr).toContain('There is no starter "nothing"');
});
