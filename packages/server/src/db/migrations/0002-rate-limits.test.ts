import { sql } from "kysely";
import { expect, test } from "vitest";
import { describeOnEngine } from "../database.fixture.ts";
import { rateLimitsMigration } from "./0002-rate-limits.ts";
import { openUnmigrated } from "./unmigrated.fixture.ts";

for (const engine of ["sqlite", "postgres"] as const) {
  describeOnEngine(engine, "rate limits", (empty) => {
    test("have one row per key", async () => {
      const { queries } = await openUnmigrated(empty.settings);
      await rateLimitsMigration.up(queries);
      const insert = () =>
        sql`insert into rate_limits (key, points, expire) values ('k', 1, null)`.execute(queries);
      await insert();
      await expect(insert()).rejects.toThrow(/unique/i);
    });
  });
}
