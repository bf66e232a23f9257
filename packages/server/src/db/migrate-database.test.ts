import { execFile } from "node:child_process";
import { readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { buildProgram } from "../build-program.fixture.ts";
import { describeOnEngine } from "./database.fixture.ts";
import type { Database } from "./database.ts";
import { isUpToDate, migrateDatabase } from "./migrate-database.ts";
import { allMigrations } from "./migrations/all-migrations.ts";
import { openDatabase } from "./open-database.ts";

describe("the list of migrations", () => {
  const folder = new URL("migrations/", import.meta.url);
  const files = readdirSync(folder).filter((name) => /^\d{4}-/.test(name));

  test("lists every file in the order of its number", () => {
    const names = files.filter((name) => !name.includes(".test.")).map((name) => name.slice(0, -3));
    expect(allMigrations.map(({ name }) => name)).toEqual(names.toSorted());
    expect(new Set(names.map((name) => name.slice(0, 4))).size).toBe(names.length);
  });

  test.for(allMigrations.map(({ name }) => name))("%s has a test beside it", (name) => {
    expect(files).toContain(`${name}.test.ts`);
  });
});

const runFile = promisify(execFile);

let program: Awaited<ReturnType<typeof buildProgram>>;
beforeAll(async () => {
  program = await buildProgram(new URL("first-start.fixture.ts", import.meta.url));
});
afterAll(() => program.remove());

for (const engine of ["sqlite", "postgres"] as const) {
  const open: Database[] = [];
  afterEach(async () => {
    await Promise.all(open.splice(0).map((database) => database.close()));
  });

  describeOnEngine(engine, "five processes that start at once", (empty) => {
    test("create the tables once, and each process's write is kept", async () => {
      const order = [program.file, JSON.stringify(empty.settings)];
      await Promise.all(Array.from({ length: 5 }, () => runFile(process.execPath, order)));
      const database = await openDatabase(empty.settings);
      open.push(database);
      expect(await isUpToDate(database)).toBe(true);
      const { createdAtMs } = await database.queries
        .selectFrom("accounts")
        .select("createdAtMs")
        .executeTakeFirstOrThrow();
      expect(createdAtMs).toBe(100);
    });
  });

  describeOnEngine(engine, "migrating", (empty) => {
    test("happens once; a failing step rolls back itself and the steps before it", async () => {
      const database = await openDatabase(empty.settings);
      open.push(database);
      await migrateDatabase(database);
      const failing = [
        ...allMigrations,
        {
          name: "9998-made",
          up: ({ schema }: Database["queries"]) =>
            schema.createTable("made").addColumn("id", "text").execute(),
        },
        {
          name: "9999-broken",
          up: async () => {
            throw new Error("broken");
          },
        },
      ];
      await expect(migrateDatabase(database, failing)).rejects.toThrow("broken");
      await expect(sql`select * from made`.execute(database.queries)).rejects.toThrow(/made/);
      expect(await isUpToDate(database)).toBe(true);
    });

    test("refuses a database of a newer version with a one-line message", async () => {
      const database = await openDatabase(empty.settings);
      await sql`insert into migrations (name) values ('9999-tomorrow')`.execute(database.queries);
      expect(await isUpToDate(database)).toBe(false);
      await database.close();
      await expect(openDatabase(empty.settings)).rejects.toThrow(
        /^The database was made by a newer version of Slideloom \(9999-tomorrow\)\. .+$/,
      );
    });
  });
}

describeOnEngine("sqlite", "an embedded database that can't be opened", (empty) => {
  test("gives a one-line error that names the setting", async () => {
    const file = join(empty.settings.dataDir, "file");
    writeFileSync(file, "");
    await expect(openDatabase({ dataDir: file, databaseUrl: null })).rejects.toThrow(
      /^DATA_DIR .* can't be created: .+$/,
    );
  });
});

test("an unreachable PostgreSQL gives a one-line error that names the setting, without the password", async () => {
  const databaseUrl = "postgres://me:secret@127.0.0.1:1/none";
  const opening = openDatabase({ dataDir: tmpdir(), databaseUrl });
  await expect(opening).rejects.toThrow(/^DATABASE_URL .* ECONNREFUSED/);
  await expect(opening).rejects.not.toThrow(/secret/);
});
