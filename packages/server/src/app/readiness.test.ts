import { existsSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import Libsql from "libsql";
import { expect, test } from "vitest";
import { describeOnBothEngines, describeOnEngine } from "../db/database.fixture.ts";
import { startBucket } from "../storage/bucket.fixture.ts";
import { buildRegistration, createTestApp, type TestApp } from "./app.fixture.ts";

async function readReadiness({ send }: TestApp) {
  const response = await send("GET", "/readyz");
  const { checks } = response.json<{ checks: object }>();
  return [response.statusCode, checks];
}

const ready = [200, { database: true, migrations: true, storage: true }];
const withoutStorage = [503, { database: true, migrations: true, storage: false }];

/** Sends a request that writes to the database. */
const register = ({ send }: TestApp) =>
  send("POST", "/api/auth/register", { body: buildRegistration() });

describeOnBothEngines("readiness", (shared) => {
  test("reports an unwritable file folder and its recovery", async () => {
    const server = await createTestApp(shared.settings);
    expect(await readReadiness(server)).toEqual(ready);
    const folder = join(shared.settings.dataDir, "media");
    if (existsSync(folder)) renameSync(folder, `${folder}-away`);
    writeFileSync(folder, "no folder");
    expect(await readReadiness(server)).toEqual(withoutStorage);
    rmSync(folder);
    expect(await readReadiness(server)).toEqual(ready);
  });

  test("reports an unavailable bucket", async () => {
    const { buildUrl, stop } = await startBucket();
    const environment = { STORAGE_URL: buildUrl() };
    const server = await createTestApp(shared.settings, { environment });
    expect(await readReadiness(server)).toEqual(ready);
    await stop();
    expect(await readReadiness(server)).toEqual(withoutStorage);
  });
});

describeOnEngine("sqlite", "a database", (shared) => {
  test("locked by another program returns 503 with a message, and is ready once it is free", async () => {
    const server = await createTestApp(shared.settings);
    const other = new Libsql(join(shared.settings.dataDir, "slideloom.db"));
    other.exec("begin immediate");
    const refused = await register(server);
    expect(refused.statusCode).toBe(503);
    expect(refused.headers["retry-after"]).toBe("5");
    expect(refused.body).toContain("Another program is using the database");
    await expect.poll(async () => (await readReadiness(server))[0], { timeout: 30_000 }).toBe(503);
    other.exec("rollback");
    other.close();
    await expect.poll(() => readReadiness(server), { timeout: 30_000 }).toEqual(ready);
    expect((await register(server)).statusCode).toBe(201);
  });

  test("on a full disk returns 503 with a message, and recovers", async () => {
    const server = await createTestApp(shared.settings);
    const { queries } = server.context.database;
    const { rows } = await sql<{ pageCount: number }>`pragma page_count`.execute(queries);
    // A file that may not grow causes the same SQLite error as a full disk.
    await sql`pragma max_page_count = ${sql.lit(rows[0]?.pageCount ?? 1)}`.execute(queries);
    const responses = [];
    while (responses.at(-1)?.statusCode !== 503 && responses.length < 100) {
      responses.push(await register(server));
    }
    const refused = responses.at(-1);
    expect(refused?.statusCode).toBe(503);
    expect(refused?.headers["retry-after"]).toBe("60");
    expect(refused?.body).toContain("disk is full");
    await sql`pragma max_page_count = 1000000`.execute(queries);
    expect((await register(server)).statusCode).toBe(201);
  });
});

describeOnEngine("postgres", "PostgreSQL", (shared) => {
  test("on a full disk returns 503 with a message, and recovers", async () => {
    const server = await createTestApp(shared.settings);
    const { queries } = server.context.database;
    // Raises PostgreSQL's error for a table that can't grow because the disk is full.
    await sql`
      create function refuse() returns trigger language plpgsql as
      $$ begin raise 'could not extend file: No space left on device' using errcode = '53100'; end $$
    `.execute(queries);
    await sql`create trigger refuse before insert on accounts execute function refuse()`.execute(
      queries,
    );
    const refused = await register(server);
    expect(refused.statusCode).toBe(503);
    expect(refused.headers["retry-after"]).toBe("60");
    expect(refused.body).toContain("disk is full");
    await sql`drop trigger refuse on accounts`.execute(queries);
    expect((await register(server)).statusCode).toBe(201);
  });
});
