import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { createCreditAccount } from "../credits/credit-account.fixture.ts";
import { compileOnce } from "./compile-once.ts";
import { describeOnEngine } from "./database.fixture.ts";
import { openDatabase } from "./open-database.ts";

const findName = compileOnce((queries, { username }: { username: string }) =>
  queries.selectFrom("accounts").select("usernameFolded").where("username", "=", username),
);

describeOnEngine("postgres", "a query that is compiled once", (empty) => {
  test("is prepared once per connection and read by the prepared statement", async () => {
    const database = await openDatabase(empty.settings);
    onTestFinished(() => database.close());
    await createCreditAccount(database, { username: "Ana" });
    for (const [username, found] of [
      ["Ana", { usernameFolded: "ana" }],
      ["Ben", undefined],
      ["Ana", { usernameFolded: "ana" }],
    ] as const) {
      expect(await findName(database.queries, { username })).toEqual(found);
    }
    // Sequential queries share a connection, and `pg_prepared_statements` lists the statements of its own connection.
    const { rows } = await sql<{ reads: number }>`
      select generic_plans + custom_plans as reads from pg_prepared_statements
      where name like 'read%' and statement like '%username_folded%'
    `.execute(database.queries);
    expect(rows).toEqual([{ reads: 3 }]);
  });
});
