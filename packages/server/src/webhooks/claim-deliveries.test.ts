import { expect, test } from "vitest";
import { describeOnBothEngines } from "../db/database.fixture.ts";
import type { Queries } from "../db/tables.ts";
import { claimDeliveries, deliveryShares } from "./claim-deliveries.ts";

const claim = { nowMs: 1000, leaseMs: 60_000, count: 100, perAccount: deliveryShares.account };

/** Somebody with a delivery that is due for each of those hosts. */
async function addAccount(queries: Queries, id: string, hosts: readonly string[]): Promise<void> {
  const name = { email: id, emailFolded: id, username: id, usernameFolded: id };
  const nobody = { firstName: null, lastName: null, passwordHash: "", plan: "free" };
  const account = { id, ...name, ...nobody, createdAtMs: 0 };
  await queries.insertInto("accounts").values(account).execute();
  for (const host of hosts) {
    const webhookId = `${id} ${host}`;
    const webhook = { id: webhookId, accountId: id, url: `https://${host}/`, host, createdAtMs: 0 };
    await queries
      .insertInto("webhooks")
      .values({ ...webhook, events: "[]", sealedSecret: "", isForCalls: 0 })
      .execute();
    const delivery = { id: webhookId, webhookId, event: "credits.low", body: "{}", createdAtMs: 0 };
    const unsent = { attempts: 0, outcome: null, deliveredAtMs: null, leasedUntilMs: null };
    await queries
      .insertInto("webhookDeliveries")
      .values({ ...delivery, ...unsent, nextAttemptAtMs: 0 })
      .execute();
  }
}

const listHosts = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${prefix}${index}.test`);

describeOnBothEngines("a claim of deliveries", (shared) => {
  test("takes one of each account before a second of any", async () => {
    const { queries } = shared.database;
    await addAccount(queries, "a", listHosts("a", 20));
    await addAccount(queries, "b", listHosts("b", 20));
    await addAccount(queries, "c", ["c.test"]);
    const claimed = await claimDeliveries(queries, { ...claim, count: 3 });
    expect(claimed.map(({ id }) => id[0]).toSorted()).toEqual(["a", "b", "c"]);
    expect(claimed[0]).toMatchObject({ attempts: 1, leasedUntilMs: 61_000 });
  });

  test("counts what is under way until its lease ends", async () => {
    const { queries } = shared.database;
    await queries.deleteFrom("webhooks").execute();
    await addAccount(queries, "d", listHosts("d", 20));
    const count = async (nowMs: number, perAccount = deliveryShares.account) =>
      (await claimDeliveries(queries, { ...claim, nowMs, perAccount })).length;
    expect(await count(1000, 1)).toBe(1);
    expect(await count(1000)).toBe(deliveryShares.account - 1);
    expect(await count(60_999)).toBe(0);
    expect(await count(61_000)).toBe(deliveryShares.account);
  });
});
