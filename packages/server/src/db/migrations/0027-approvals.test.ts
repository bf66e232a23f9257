import { expect, test } from "vitest";
import { describeOnEngine } from "../database.fixture.ts";
import { approvalsMigration } from "./0027-approvals.ts";
import { account, publication, target } from "./rows.fixture.ts";
import { openBefore } from "./unmigrated.fixture.ts";

for (const engine of ["sqlite", "postgres"] as const) {
  describeOnEngine(engine, "targets from before approvals", (empty) => {
    test("need none, and only approved ones leave the waiting statuses", async () => {
      const { queries } = await openBefore(empty.settings, approvalsMigration);
      await queries.insertInto("accounts").values(account).execute();
      await queries.insertInto("publications").values(publication).execute();
      const insert = (row: object) =>
        queries
          .insertInto("publicationTargets")
          .values({ ...target, connectionId: null, isSuperseded: 0, ...row } as never)
          .execute();
      await insert({ id: "old" });
      await approvalsMigration.up(queries);
      const [old] = await queries.selectFrom("publicationTargets").selectAll().execute();
      expect(old).toMatchObject({ approver: null, askedAtMs: null, approvedAtMs: null });
      const asked = { approver: "owner", askedAtMs: 1 };
      for (const status of ["waiting_for_approval", "missed", "canceled"]) {
        await insert({ id: status, ...asked, status });
      }
      for (const status of ["draft", "scheduled", "ready", "sending", "by_hand", "published"]) {
        await expect(insert({ id: status, ...asked, status })).rejects.toThrow(/check/i);
        await insert({ id: `approved ${status}`, ...asked, approvedAtMs: 2, status });
      }
    });
  });
}
