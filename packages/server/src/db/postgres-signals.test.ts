import { sql } from "kysely";
import { expect, onTestFinished, test, vi } from "vitest";
import { describeOnEngine } from "./database.fixture.ts";
import { openDatabase } from "./open-database.ts";

describeOnEngine("postgres", "messages between processes", (empty) => {
  test("arrive once they are committed, also after the connection broke", async () => {
    const database = await openDatabase(empty.settings);
    const words: (string | null)[] = [];
    const stop = database.signals.listen((word) => words.push(word));
    onTestFinished(async () => {
      await stop();
      await database.close();
    });
    const waitFor = (expected: (string | null)[]) =>
      vi.waitFor(() => expect(words).toEqual(expected), 90_000);
    await waitFor([null]);
    const say = (word: string) =>
      database.transaction(null, (queries) => database.signals.send(queries, word));
    const failing = database.transaction(null, async (queries) => {
      await database.signals.send(queries, "lost");
      throw new Error("stop");
    });
    await expect(failing).rejects.toThrow("stop");
    await say("one");
    await waitFor([null, "one"]);
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where query like 'listen %' and datname = current_database()
    `.execute(database.queries);
    await waitFor([null, "one", null]);
    await say("two");
    await waitFor([null, "one", null, "two"]);
  });
});
