import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { createCreditAccount } from "../credits/credit-account.fixture.ts";
import { createGate } from "../gate.fixture.ts";
import { compileOnce } from "./compile-once.ts";
import { describeOnBothEngines } from "./database.fixture.ts";

const findPlan = compileOnce((queries, { username }: { username: string }) =>
  queries.selectFrom("accounts").select("plan").where("username", "=", username),
);

describeOnBothEngines("a query that is compiled once", (shared) => {
  test("uses each call's parameters, also inside a transaction", async () => {
    const { database } = shared;
    for (const username of ["ana", "ben"]) await createCreditAccount(database, { username });
    let built = 0;
    const find = compileOnce(
      (queries, { username, minMs }: { username: string; minMs: number }) => {
        built += 1;
        return queries
          .selectFrom("accounts")
          .select(["usernameFolded", "plan"])
          .where("plan", "=", "free")
          .where("createdAtMs", ">=", minMs)
          .where("username", "=", username);
      },
    );
    const ana = { usernameFolded: "ana", plan: "free" };
    expect(await find(database.queries, { username: "ana", minMs: 0 })).toEqual(ana);
    expect(await find(database.queries, { username: "ben", minMs: 0 })).toEqual({
      usernameFolded: "ben",
      plan: "free",
    });
    expect(await find(database.queries, { username: "ana", minMs: 1e15 })).toBeUndefined();
    await database.transaction(null, async (inside) => {
      await inside
        .updateTable("accounts")
        .set({ username: "anna" })
        .where("username", "=", "ana")
        .execute();
      expect(await find(inside, { username: "anna", minMs: 0 })).toEqual(ana);
    });
    expect(built).toBe(1);
  });

  test("is refused on the database's queries inside a transaction", async () => {
    const { database } = shared;
    const inside = database.transaction(null, () => findPlan(database.queries, { username: "x" }));
    await expect(inside).rejects.toThrow("use the queries that its callback receives");
  });

  test("doesn't see uncommitted writes", async () => {
    const { database } = shared;
    await createCreditAccount(database, { username: "cleo" });
    const [written, asked] = [createGate(), createGate()];
    const failing = database.transaction(null, async (inside) => {
      const change = inside.updateTable("accounts").set({ plan: "pro" });
      await change.where("username", "=", "cleo").execute();
      written.open();
      await asked.opened;
      throw new Error("stop");
    });
    await written.opened;
    const reading = findPlan(database.queries, { username: "cleo" });
    await turn();
    asked.open();
    await expect(failing).rejects.toThrow("stop");
    expect(await reading).toEqual({ plan: "free" });
  });
});
