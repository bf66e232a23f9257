import type { Queries } from "../db/tables.ts";
import type { WebhookDeliveryRow, WebhookRow } from "../db/webhook-tables.ts";

/** Attempts that all processes make at once, of those for one account and of those to one host. */
export const deliveryShares = { account: 6, host: 3 };

export type ClaimedDelivery = WebhookDeliveryRow & Pick<WebhookRow, "url" | "sealedSecret">;

export interface DeliveryClaim {
  nowMs: number;
  leaseMs: number;
  /** How many at most. */
  count: number;
  /** Of these, how many may be one account's, with those that are under way; `deliveryShares.account` or less. */
  perAccount: number;
}

interface DueDelivery {
  id: string;
  accountId: string;
  host: string;
  nextAttemptAtMs: number | null;
}

export async function isAnyDue(queries: Queries, nowMs: number): Promise<boolean> {
  const row = await queries
    .selectFrom("webhookDeliveries")
    .select("id")
    .where("nextAttemptAtMs", "<=", nowMs)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Leases deliveries that are due, within the shares; the accounts with the fewest attempts under way come first. */
export async function claimDeliveries(
  queries: Queries,
  claim: DeliveryClaim,
): Promise<ClaimedDelivery[]> {
  const leasedUntilMs = claim.nowMs + claim.leaseMs;
  const counts = await countLeased(queries, claim.nowMs);
  const due = await listDue(queries, claim, counts);
  const ids = chooseDeliveries(due, claim, counts);
  if (ids.length === 0) return [];
  await queries
    .updateTable("webhookDeliveries")
    .set(({ eb }) => ({
      attempts: eb("attempts", "+", 1),
      nextAttemptAtMs: leasedUntilMs,
      leasedUntilMs,
    }))
    .where("id", "in", ids)
    .execute();
  return queries
    .selectFrom("webhookDeliveries")
    .innerJoin("webhooks", "webhooks.id", "webhookDeliveries.webhookId")
    .selectAll("webhookDeliveries")
    .select(["url", "sealedSecret"])
    .where("webhookDeliveries.id", "in", ids)
    .orderBy("webhookDeliveries.createdAtMs")
    .execute();
}

/** Attempts under way, by account and by host. */
class LeasedCounts {
  readonly accounts = new Map<string, number>();
  readonly hosts = new Map<string, number>();

  add({ accountId, host }: { accountId: string; host: string }): void {
    this.accounts.set(accountId, this.ofAccount(accountId) + 1);
    this.hosts.set(host, this.ofHost(host) + 1);
  }

  ofAccount(accountId: string): number {
    return this.accounts.get(accountId) ?? 0;
  }

  ofHost(host: string): number {
    return this.hosts.get(host) ?? 0;
  }
}

async function countLeased(queries: Queries, nowMs: number): Promise<LeasedCounts> {
  const counts = new LeasedCounts();
  const rows = await queries
    .selectFrom("webhookDeliveries")
    .innerJoin("webhooks", "webhooks.id", "webhookDeliveries.webhookId")
    .select(["accountId", "host"])
    .where("leasedUntilMs", ">", nowMs)
    .execute();
  for (const row of rows) counts.add(row);
  return counts;
}

/** The first due of each account and host that have room: no more than can be chosen, however many wait. */
async function listDue(
  queries: Queries,
  { nowMs, perAccount }: DeliveryClaim,
  counts: LeasedCounts,
): Promise<DueDelivery[]> {
  const fullAccounts = listFull(counts.accounts, perAccount);
  const fullHosts = listFull(counts.hosts, deliveryShares.host);
  let due = queries
    .selectFrom("webhookDeliveries")
    .innerJoin("webhooks", "webhooks.id", "webhookDeliveries.webhookId")
    .select(["webhookDeliveries.id", "accountId", "host", "nextAttemptAtMs"])
    .select(({ fn }) =>
      fn
        .agg<number>("row_number")
        .over((over) =>
          over
            .partitionBy(["accountId", "host"])
            .orderBy("nextAttemptAtMs")
            .orderBy("webhookDeliveries.id"),
        )
        .as("placeAtHost"),
    )
    .where("nextAttemptAtMs", "<=", nowMs);
  if (fullAccounts.length > 0) due = due.where("accountId", "not in", fullAccounts);
  if (fullHosts.length > 0) due = due.where("host", "not in", fullHosts);
  const first = queries
    .selectFrom(due.as("due"))
    .selectAll()
    .select(({ fn }) =>
      fn
        .agg<number>("row_number")
        .over((over) => over.partitionBy("accountId").orderBy("nextAttemptAtMs").orderBy("id"))
        .as("placeInAccount"),
    )
    .where("placeAtHost", "<=", deliveryShares.host);
  return queries
    .selectFrom(first.as("first"))
    .select(["id", "accountId", "host", "nextAttemptAtMs"])
    .where("placeInAccount", "<=", perAccount)
    .orderBy("placeInAccount")
    .orderBy("nextAttemptAtMs")
    .orderBy("id")
    .execute();
}

const listFull = (counts: ReadonlyMap<string, number>, share: number) =>
  [...counts].filter(([, count]) => count >= share).map(([name]) => name);

function chooseDeliveries(
  due: readonly DueDelivery[],
  { count, perAccount }: DeliveryClaim,
  counts: LeasedCounts,
): string[] {
  const chosen: string[] = [];
  for (let busy = 0; busy < perAccount; busy++) {
    for (const delivery of due) {
      const { id, accountId, host } = delivery;
      const hasRoom = chosen.length < count && counts.ofHost(host) < deliveryShares.host;
      if (!hasRoom || counts.ofAccount(accountId) !== busy || chosen.includes(id)) continue;
      counts.add(delivery);
      chosen.push(id);
    }
  }
  return chosen;
}
