import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, inject } from "vitest";
import { isWhole } from "../../../../scripts/test-sample.mjs";
import type { Database, DatabaseEngine } from "./database.ts";
import { openDatabase, type DatabaseSettings } from "./open-database.ts";

export interface TestDatabase {
  /** An open and migrated database, shared by the tests of one `describe`. */
  readonly database: Database;
  /** Settings that open the same database again, here or in a child process. */
  readonly settings: DatabaseSettings;
}

const engines = ["sqlite", "postgres"] as const;

/** Runs the same tests on every engine, each with a new database. */
export function describeOnBothEngines(
  name: string,
  defineTests: (testDatabase: TestDatabase) => void,
): void {
  for (const engine of engines) describeWhenOpen({ engine, isWholeOnly: false }, name, defineTests);
}

/**
 * Like `describeOnBothEngines`, but runs on PostgreSQL only with `npm test -- whole`. For queries that other tests
 * already run on PostgreSQL.
 */
export function describeOnSampledEngine(
  name: string,
  defineTests: (testDatabase: TestDatabase) => void,
): void {
  for (const engine of engines) {
    describeWhenOpen({ engine, isWholeOnly: engine === "postgres" && !isWhole }, name, defineTests);
  }
}

/** Like `describeOnBothEngines` for one engine, with an empty database that isn't open yet. */
export function describeOnEngine(
  engine: DatabaseEngine,
  name: string,
  defineTests: (empty: Pick<TestDatabase, "settings">) => void,
): void {
  describeWhenMade({ engine, isWholeOnly: false }, name, defineTests);
}

/** An engine, and whether its tests run only with `npm test -- whole`. */
interface Choice {
  engine: DatabaseEngine;
  isWholeOnly: boolean;
}

function describeWhenOpen(
  choice: Choice,
  name: string,
  defineTests: (testDatabase: TestDatabase) => void,
): void {
  describeWhenMade(choice, name, (empty) => {
    let database: Database | undefined;
    beforeAll(async () => {
      database = await openDatabase(empty.settings);
    });
    afterAll(() => database?.close());
    defineTests({
      get database() {
        if (!database) throw new Error("The database is only available inside tests.");
        return database;
      },
      get settings() {
        return empty.settings;
      },
    });
  });
}

function describeWhenMade(
  { engine, isWholeOnly }: Choice,
  name: string,
  defineTests: (empty: Pick<TestDatabase, "settings">) => void,
): void {
  const socketDir = inject("postgresSocketDir");
  const isMissing = engine === "postgres" && socketDir === null;
  const meta = isMissing && !isWholeOnly ? { lacks: "PostgreSQL" } : {};
  describe.skipIf(isMissing || isWholeOnly)(`${name} (${engine})`, { meta }, () => {
    let made: { settings: DatabaseSettings; remove: () => Promise<void> } | undefined;
    beforeAll(async () => {
      made = await (engine === "sqlite" ? makeSqlite() : makePostgres(String(socketDir)));
    });
    afterAll(() => made?.remove());
    defineTests({
      get settings() {
        if (!made) throw new Error("The settings are only available inside tests.");
        return made.settings;
      },
    });
  });
}

function makeDataDir() {
  const dataDir = mkdtempSync(join(tmpdir(), "slideloom-data-"));
  return { dataDir, remove: async () => rmSync(dataDir, { recursive: true, force: true }) };
}

async function makeSqlite() {
  const { dataDir, remove } = makeDataDir();
  return { settings: { dataDir, databaseUrl: null }, remove };
}

/** Creates a database on the PostgreSQL server with this socket. */
export async function makePostgres(socketDir: string) {
  const { dataDir, remove } = makeDataDir();
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await runAsAdmin(socketDir, `create database ${name}`);
  return {
    settings: { dataDir, databaseUrl: buildUrl(socketDir, name) },
    remove: async () => {
      await runAsAdmin(socketDir, `drop database ${name} with (force)`);
      await remove();
    },
  };
}

const buildUrl = (socketDir: string, name: string) =>
  `postgres://postgres@localhost/${name}?host=${encodeURIComponent(socketDir)}`;

async function runAsAdmin(socketDir: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: buildUrl(socketDir, "postgres") });
  await client.connect();
  await client.query(statement);
  await client.end();
}
