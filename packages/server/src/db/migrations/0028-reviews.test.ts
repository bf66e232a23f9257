import { expect, test } from "vitest";
import { describeOnEngine } from "../database.fixture.ts";
import { reviewsMigration } from "./0028-reviews.ts";
import { account, publication, target } from "./rows.fixture.ts";
import { openBefore } from "./unmigrated.fixture.ts";

for (const engine of ["sqlite", "postgres"] as const) {
  describeOnEngine(engine, "targets from before reviews", (empty) => {
    test("keep their owner's approval, and clients' approvals name who gave them", async () => {
      const { queries } = await openBefore(empty.settings, reviewsMigration);
      await queries.insertInto("accounts").values(account).execute();
      await queries.insertInto("publications").values(publication).execute();
      const insert = (row: object) =>
        queries
          .insertInto("publicationTargets")
          .values({ ...target, connectionId: null, isSuperseded: 0, ...row } as never)
          .execute();
      const asked = { askedAtMs: 1, approvedAtMs: 2 };
      await insert({ id: "old", approver: "owner", ...asked });
      await reviewsMigration.up(queries);
      const [old] = await queries.selectFrom("publicationTargets").selectAll().execute();
      expect(old).toMatchObject({ approver: "owner", approvedAtMs: 2, approvedBy: null });
      const client = { approver: "client" as const, ...asked };
      await expect(insert({ id: "a", ...client })).rejects.toThrow(/check/i);
      await insert({ id: "b", ...client, approvedBy: "Maria" });
      await insert({ id: "c", ...client, approvedAtMs: null, status: "waiting_for_approval" });
      await insert({ id: "d", approver: "owner", ...asked });
    });
  });
}
