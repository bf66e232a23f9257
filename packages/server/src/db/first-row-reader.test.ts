import Libsql from "libsql";
import { expect, onTestFinished, test } from "vitest";
import { FirstRowReader } from "./first-row-reader.ts";

function open() {
  const connection = new Libsql(":memory:");
  onTestFinished(() => void connection.close());
  connection.exec("create table t (some_number integer unique, some_text text)");
  connection.exec("insert into t values (1, 'one'), (2, null)");
  let prepared = 0;
  const prepare = connection.prepare.bind(connection);
  connection.prepare = (sql: string) => {
    prepared += 1;
    return prepare(sql);
  };
  return { connection, reader: new FirstRowReader(connection), countPrepared: () => prepared };
}

const find = "select some_number, some_text from t where some_number >= ?";

test("the first row has camelCase columns and is read by a cached statement", () => {
  const { reader, countPrepared } = open();
  expect(reader.read(find, [1])).toEqual({ someNumber: 1, someText: "one" });
  expect(reader.read(find, [2])).toEqual({ someNumber: 2, someText: null });
  expect(reader.read(find, [3])).toBeUndefined();
  expect(countPrepared()).toBe(1);
});

test("nothing is read while a transaction has the connection, and the transaction can commit", () => {
  const { connection, reader } = open();
  reader.read(find, [1]);
  connection.exec("begin immediate");
  expect(reader.read(find, [1])).toBeNull();
  connection.exec("commit");
  expect(reader.read(find, [1])).toMatchObject({ someNumber: 1 });
});

test("statements are prepared again after a schema change and after a failure", () => {
  const { connection, reader, countPrepared } = open();
  reader.read(find, [1]);
  connection.exec("alter table t rename column some_text to text");
  expect(() => reader.read(find, [1])).toThrow(/some_text/);
  connection.exec("alter table t rename column text to some_text");
  expect(reader.read(find, [1])).toMatchObject({ someText: "one" });
  reader.clear();
  reader.read(find, [1]);
  expect(countPrepared()).toBe(3);
});

test("`select *` is refused, since columns may be added", () => {
  expect(() => open().reader.read("select t.* from t", [])).toThrow("must name its columns");
});
