import { randomUUID } from "node:crypto";
import { statSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { describeOnBothEngines } from "./database.fixture.ts";
import { openDatabase } from "./open-database.ts";
import type { AccountRow } from "./tables.ts";

function buildAccount(): AccountRow {
  const id = randomUUID();
  return {
    id,
    email: `${id}@Example.com`,
    emailFolded: `${id}@example.com`,
    username: id,
    usernameFolded: id,
    firstName: null,
    lastName: "Ümlaut 🎉",
    passwordHash: "hash",
    plan: "free",
    createdAtMs: 1_767_323_045_678,
  };
}

describeOnBothEngines("the database", (shared) => {
  test("returns rows as they were written, with times and counts as numbers", async () => {
    const { queries } = shared.database;
    const account = buildAccount();
    await queries.insertInto("accounts").values(account).execute();
    const row = await queries
      .selectFrom("accounts")
      .selectAll()
      .where("id", "=", account.id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual(account);
    const sums = await queries
      .selectFrom("accounts")
      .select(({ fn }) => [fn.countAll().as("count"), fn.sum("createdAtMs").as("sum")])
      .where("id", "=", account.id)
      .executeTakeFirstOrThrow();
    expect(sums).toEqual({ count: 1, sum: account.createdAtMs });
  });

  test("deletes a row's dependants with it, and refuses a row without its owner", async () => {
    const { queries } = shared.database;
    const account = buildAccount();
    const session = { tokenHash: randomUUID(), createdAtMs: 1, expiresAtMs: 2 };
    await queries.insertInto("accounts").values(account).execute();
    await queries
      .insertInto("sessions")
      .values({ ...session, accountId: account.id })
      .execute();
    await queries.deleteFrom("accounts").where("id", "=", account.id).execute();
    const left = await queries
      .selectFrom("sessions")
      .selectAll()
      .where("accountId", "=", account.id)
      .execute();
    expect(left).toEqual([]);
    await expect(
      queries
        .insertInto("sessions")
        .values({ ...session, accountId: "nobody" })
        .execute(),
    ).rejects.toThrow(/foreign key/i);
  });

  test("a transaction that throws is rolled back", async () => {
    const account = buildAccount();
    const failing = shared.database.transaction("test", async (queries) => {
      await queries.insertInto("accounts").values(account).execute();
      throw new Error("stop");
    });
    await expect(failing).rejects.toThrow("stop");
    const row = await shared.database.queries
      .selectFrom("accounts")
      .select("id")
      .where("id", "=", account.id)
      .executeTakeFirst();
    expect(row).toBeUndefined();
  });

  test("transactions with one lock name run one after the other, over all connections", async () => {
    const account = { ...buildAccount(), createdAtMs: 0 };
    const second = await openDatabase(shared.settings);
    await second.queries.insertInto("accounts").values(account).execute();
    const addOne = (database: typeof second) =>
      database.transaction(`account:${account.id}`, async (queries) => {
        const { createdAtMs } = await queries
          .selectFrom("accounts")
          .select("createdAtMs")
          .where("id", "=", account.id)
          .executeTakeFirstOrThrow();
        await queries
          .updateTable("accounts")
          .set({ createdAtMs: createdAtMs + 1 })
          .where("id", "=", account.id)
          .execute();
      });
    await Promise.all(
      Array.from({ length: 100 }, (_, index) => addOne(index % 2 ? second : shared.database)),
    );
    await second.close();
    const { createdAtMs } = await shared.database.queries
      .selectFrom("accounts")
      .select("createdAtMs")
      .where("id", "=", account.id)
      .executeTakeFirstOrThrow();
    expect(createdAtMs).toBe(100);
  });

  test("inside a transaction, queries outside of it fail instead of waiting forever", async () => {
    const { database } = shared;
    const message = "Inside a transaction, use the queries that its callback receives.";
    await expect(
      database.transaction("test", () =>
        database.queries.selectFrom("accounts").selectAll().execute(),
      ),
    ).rejects.toThrow(message);
    await expect(
      database.transaction("test", () => database.transaction("test", async () => 1)),
    ).rejects.toThrow(message);
    await expect(database.transaction("test", async () => 1)).resolves.toBe(1);
  });

  test("the embedded database is durable and its folder is private to its owner", async () => {
    const { database, settings } = shared;
    if (database.engine === "postgres") {
      expect(database.pool).not.toBeNull();
      return;
    }
    const pragmas = await Promise.all(
      ["journal_mode", "synchronous", "foreign_keys"].map((name) =>
        sql.raw<object>(`pragma ${name}`).execute(database.queries),
      ),
    );
    expect(pragmas.map(({ rows }) => rows[0])).toEqual([
      { journalMode: "wal" },
      { synchronous: 2 },
      { foreignKeys: 1 },
    ]);
    const modes = [".", "slideloom.db", "slideloom.db-wal"].map(
      (name) => statSync(join(settings.dataDir, name)).mode & 0o777,
    );
    expect(modes).toEqual([0o700, 0o600, 0o600]);
  });
});
