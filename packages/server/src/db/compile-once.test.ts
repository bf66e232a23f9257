import { expect, test } from "vitest";
import { createCreditAccount } from "../credits/credit-account.fixture.ts";
import { compileOnce } from "./compile-once.ts";
import { describeOnBothEngines } from "./database.fixture.ts";

describeOnBothEngines("a query that is compiled once", (shared) => {
  test("reads with each call's own parameters, also inside a transaction", async () => {
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
    expect(await find(database.queries, { username: "ana", minMs: 0 })).toEqual([ana]);
    expect(await find(database.queries, { username: "ben", minMs: 0 })).toEqual([
      { usernameFolded: "ben", plan: "free" },
    ]);
    expect(await find(database.queries, { username: "ana", minMs: 1e15 })).toEqual([]);
    await database.transaction(null, async (inside) => {
      await inside
        .updateTable("accounts")
        .set({ username: "anna" })
        .where("username", "=", "ana")
        .execute();
      expect(await find(inside, { username: "anna", minMs: 0 })).toEqual([ana]);
    });
    expect(built).toBe(1);
  });
});
