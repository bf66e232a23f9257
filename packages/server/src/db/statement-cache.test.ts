import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Libsql from "libsql";
import { expect, onTestFinished, test } from "vitest";
import { StatementCache } from "./statement-cache.ts";

/** Opens two connections to a file with a table `t` and its unique column `a`. */
function openTwo() {
  const folder = mkdtempSync(join(tmpdir(), "slideloom-statements-"));
  const [first, second] = [1, 2].map(() => new Libsql(join(folder, "db")));
  if (!first || !second) throw new Error("There are no connections.");
  first.exec("pragma journal_mode = WAL");
  first.exec("create table t (a integer unique)");
  let prepared = 0;
  const prepare = first.prepare.bind(first);
  first.prepare = (sql: string) => {
    prepared += 1;
    return prepare(sql);
  };
  onTestFinished(() => {
    first.close();
    second.close();
    rmSync(folder, { recursive: true });
  });
  return { first, second, cache: new StatementCache(first), countPrepared: () => prepared };
}

const insert = "insert into t (a) values (?)";
const list = "select * from t order by a";

test("a statement is prepared once, and sees later writes of another connection", () => {
  const { cache, second, countPrepared } = openTwo();
  expect(cache.prepare(list).all([])).toEqual([]);
  second.exec("insert into t (a) values (1)");
  expect(cache.prepare(list).all([])).toEqual([{ a: 1 }]);
  // A statement that is still open would block the WAL checkpoint.
  expect(second.pragma("wal_checkpoint(TRUNCATE)")).toMatchObject([{ busy: 0 }]);
  expect(countPrepared()).toBe(1);
});

test("a failed statement doesn't block a transaction's commit, and works again", () => {
  const { cache, first } = openTwo();
  cache.prepare(insert).run([1]);
  first.exec("begin immediate");
  expect(() => cache.prepare(insert).run([1])).toThrow(/UNIQUE/);
  cache.prepare(insert).run([2]);
  first.exec("commit");
  expect(cache.prepare(list).all([])).toEqual([{ a: 1 }, { a: 2 }]);
});

test("after a schema change, clearing the cache shows the new columns", () => {
  const { cache, first } = openTwo();
  cache.prepare(insert).run([1]);
  cache.prepare(list).all([]);
  first.exec("alter table t add column b integer");
  cache.clear();
  expect(cache.prepare(list).all([])).toEqual([{ a: 1, b: null }]);
});
