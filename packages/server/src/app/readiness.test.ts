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

/** A registration is a change that is refused in words while nothing can be written. */
const register = ({ send }: TestApp) =>
  send("POST", "/api/auth/register", { body: buildRegistration() });

describeOnBothEngines("readiness", (shared) => {
  test("says that the folder of files can't be written, and that it can again", async () => {
    const server = await createTestApp(shared.settings);
    expect(await readReadiness(server)).toEqual(ready);
    const folder = join(shared.settings.dataDir, "media");
    if (existsSync(folder)) renameSync(folder, `${folder}-away`);
    writeFileSync(folder, "no folder");
    expect(await readReadiness(server)).toEqual(withoutStorage);
    rmSync(folder);
    expect(await readReadiness(server)).toEqual(ready);
  });

  test("says that the bucket is down", async () => {
    const { buildUrl, stop } = await startBucket();
    const environment = { STORAGE_URL: buildUrl() };
    const server = await createTestApp(shared.settings, { environment });
    expect(await readReadiness(server)).toEqual(ready);
    await stop();
    expect(await readReadiness(server)).toEqual(withoutStorage);
  });
});

describeOnEngine("sqlite", "a database", (shared) => {
  test("that another program has locked is 503 in words, and ready once it is free", async () => {
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
  }, 60_000);

  test("on a disk that is full is 503 in words, and goes on once there is room", async () => {
    const server = await createTestApp(shared.settings);
    const { queries } = server.context.database;
    const { rows } = await sql<{ pageCount: number }>`pragma page_count`.execute(queries);
    // SQLite says the same of a file that may not grow as of a full disk.
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
  }, 60_000);
});
