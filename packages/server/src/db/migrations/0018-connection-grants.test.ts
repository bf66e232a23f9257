import { expect, test } from "vitest";
import { describeOnEngine } from "../database.fixture.ts";
import { connectionGrantsMigration } from "./0018-connection-grants.ts";
import { account, connection } from "./rows.fixture.ts";
import { openBefore } from "./unmigrated.fixture.ts";

const { handle: _handle, pictureUrl: _pictureUrl, ...shared } = connection;
const grant = { ...shared, id: "g", warnedDays: null };

for (const engine of ["sqlite", "postgres"] as const) {
  describeOnEngine(engine, "connections from before grants", (empty) => {
    test("keep their own access and network; new ones are deleted with their grant", async () => {
      const { queries } = await openBefore(empty.settings, connectionGrantsMigration);
      await queries.insertInto("accounts").values(account).execute();
      const before = { ...connection, warnedDays: null };
      await queries
        .insertInto("connections")
        .values(before as never)
        .execute();
      await connectionGrantsMigration.up(queries);
      const row = await queries.selectFrom("connections").selectAll().executeTakeFirst();
      expect(row).toEqual({ ...before, grantId: null, service: "bluesky", kind: null });
      await queries.insertInto("connectionGrants").values(grant).execute();
      const own = { ...before, service: "bluesky" as const, kind: null };
      await queries
        .insertInto("connections")
        .values({ ...own, id: "d", remoteId: "s", grantId: "g" })
        .execute();
      await queries.deleteFrom("connectionGrants").execute();
      const left = await queries.selectFrom("connections").select("id").execute();
      expect(left).toEqual([{ id: "c" }]);
    });
  });
}
