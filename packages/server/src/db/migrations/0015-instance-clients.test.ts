import { sql } from "kysely";
import { expect, test } from "vitest";
import { describeOnEngine } from "../database.fixture.ts";
import { instanceClientsMigration } from "./0015-instance-clients.ts";
import { openBefore } from "./unmigrated.fixture.ts";

for (const engine of ["sqlite", "postgres"] as const) {
  describeOnEngine(engine, "applications at servers of a network", (empty) => {
    test("that exist stay, without an id, for the connections that use them", async () => {
      const { queries } = await openBefore(empty.settings, instanceClientsMigration);
      const redirectUri = "https://slides.example/connect/mastodon/callback";
      const values = ["https://a.test", redirectUri, "sealed"];
      await sql`insert into ${sql.table("instanceApps")} values (${sql.join(values)})`.execute(
        queries,
      );
      await instanceClientsMigration.up(queries);
      expect(await queries.selectFrom("instanceClients").selectAll().execute()).toEqual([
        {
          instanceUrl: "https://a.test",
          clientId: "",
          redirectUri,
          sealedClient: "sealed",
          createdAtMs: 0,
        },
      ]);
    });
  });
}
