import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { describeOnBothEngines } from "../db/database.fixture.ts";
import type { Database } from "../db/database.ts";
import { createCreditAccount } from "./credit-account.fixture.ts";
import { CreditError } from "./credit-error.ts";
import { CreditService } from "./credit-service.ts";
import {
  buildCreditWorker,
  startCreditWorker,
  type CreditWorker,
  type WorkerReport,
} from "./start-credit-worker.fixture.ts";
import { isWhole } from "../../../../scripts/test-sample.mjs";

let program: Awaited<ReturnType<typeof buildCreditWorker>>;
beforeAll(async () => {
  program = await buildCreditWorker();
});
afterAll(() => program.remove());

/**
 * Returns an account's entries, oldest first, after asserting that each balance is the running sum and not negative.
 */
async function readSoundLedger({ queries }: Database, accountId: string) {
  const entries = await queries
    .selectFrom("creditEntries")
    .innerJoin("creditAccounts", "creditAccounts.ledgerId", "creditEntries.ledgerId")
    .selectAll("creditEntries")
    .where("accountId", "=", accountId)
    .orderBy("number")
    .execute();
  let sum = 0;
  for (const [index, { number, amount, balance }] of entries.entries()) {
    sum += amount;
    expect({ number, balance }).toEqual({ number: index + 1, balance: sum });
    expect(sum).toBeGreaterThanOrEqual(0);
  }
  return { entries, sum };
}

const kills = isWhole ? 50 : 10;

const idsOf = (reports: readonly WorkerReport[], ...kinds: readonly WorkerReport["kind"][]) =>
  reports.flatMap((report) => ("id" in report && kinds.includes(report.kind) ? [report.id] : []));

describeOnBothEngines("credits shared by several processes", (shared) => {
  const now = () => new Date();

  test("80 concurrent generations on 10 credits, in two processes, yield exactly 10 successes", async () => {
    const accountId = await createCreditAccount(shared.database);
    const order = {
      settings: shared.settings,
      accountIds: [accountId],
      generations: 40,
      concurrency: 40,
      someFail: false,
    };
    const workers = [1, 2].map(() => startCreditWorker(program.file, order));
    const codes = await Promise.all(workers.map(({ ended }) => ended));
    expect(codes).toEqual([0, 0]);
    const reports = workers.flatMap((worker) => worker.reports);
    const successes = idsOf(reports, "success");
    expect(successes).toHaveLength(10);
    expect(reports.filter(({ kind }) => kind === "refused")).toHaveLength(70);
    const { entries, sum } = await readSoundLedger(shared.database, accountId);
    const charged = entries.filter(({ kind }) => kind === "generation");
    expect(charged.map(({ reference }) => reference).toSorted()).toEqual(successes.toSorted());
    expect(sum).toBe(0);
  });

  test("killing generating processes leaves exactly the acknowledged successes charged", async () => {
    const { database } = shared;
    const credits = new CreditService({ database, now });
    const accountIds = await Promise.all([1, 2, 3].map(() => createCreditAccount(database)));
    for (const accountId of accountIds) await credits.grant(accountId, 1_000_000);
    const order = {
      settings: shared.settings,
      accountIds,
      generations: 1_000_000,
      concurrency: 5,
      someFail: true,
    };
    const reports: WorkerReport[] = [];
    /** Waits until the worker has reported a success and a failure. */
    const hasServed = async (worker: CreditWorker) => {
      for (const kind of ["success", "failure"] as const) {
        await expect.poll(() => idsOf(worker.reports, kind).length).toBeGreaterThan(0);
      }
    };
    const kill = async (worker: CreditWorker) => {
      worker.kill();
      expect(await worker.ended).toBeNull();
      reports.push(...worker.reports);
    };
    // Each worker starts while the previous worker runs, so workers must tell live reservations from stale
    // reservations.
    let last = startCreditWorker(program.file, order);
    for (let round = 1; round < kills; round += 1) {
      const next = startCreditWorker(program.file, order);
      expect(await next.ready).toBe(true);
      await hasServed(last);
      await kill(last);
      last = next;
    }
    await hasServed(last);
    await kill(last);

    // `listHeld` is polled because PostgreSQL may still execute statements that a killed process sent.
    const listHeld = async () => {
      await credits.releaseStale();
      return database.queries.selectFrom("creditReservations").selectAll().execute();
    };
    await expect.poll(listHeld).toEqual([]);
    const ledgers = await Promise.all(accountIds.map((id) => readSoundLedger(database, id)));
    const charged = new Set(
      ledgers.flatMap(({ entries }) =>
        entries.filter(({ kind }) => kind === "generation").map(({ reference }) => reference),
      ),
    );
    const started = new Set(idsOf(reports, "start"));
    const successes = idsOf(reports, "success");
    expect(successes.filter((id) => !charged.has(id))).toEqual([]);
    expect(idsOf(reports, "start-to-fail").filter((id) => charged.has(id))).toEqual([]);
    expect([...charged].filter((id) => !started.has(id))).toEqual([]);
    // If a charge has no reported success, a kill must have interrupted the generation.
    expect(charged.size - successes.length).toBeLessThanOrEqual(kills * order.concurrency);
    expect(successes.length).toBeGreaterThanOrEqual(kills);
    expect(idsOf(reports, "failure").length).toBeGreaterThanOrEqual(kills);
  });

  test("under any concurrency, every balance is the sum of its entries and covers the reservations", async () => {
    let nowMs = Date.UTC(2026, 0, 31);
    const clock = () => new Date(nowMs);
    const services = [1, 2, 3].map(
      () => new CreditService({ database: shared.database, now: clock }),
    );
    type Step = (credits: CreditService, accountId: string) => Promise<unknown>;
    const steps: readonly Step[] = [
      (credits, id) => credits.spend(id, async () => 1),
      (credits, id) =>
        credits.spend(id, () => Promise.reject(new CreditError("no-credit-account", ""))),
      (credits, id) => credits.reserve(id),
      (credits, id) => credits.grant(id, 3),
      (credits, id) => credits.changePlan(id, "enterprise", 12),
      (credits, id) => credits.changePlan(id, "free"),
      (credits) => credits.releaseStale(),
      async () => (nowMs += 15_000),
      async () => (nowMs += 20 * 86_400_000),
    ];
    const sequence = fc.array(fc.tuple(fc.constantFrom(...services), fc.constantFrom(...steps)), {
      minLength: 10,
      maxLength: 40,
    });
    await fc.assert(
      fc.asyncProperty(sequence, async (calls) => {
        const id = await createCreditAccount(shared.database, { nowMs });
        await Promise.all(
          calls.map(([credits, step]) =>
            step(credits, id).catch((error: unknown) => {
              if (!(error instanceof CreditError)) throw error;
            }),
          ),
        );
        const { entries, sum } = await readSoundLedger(shared.database, id);
        const held = await shared.database.queries
          .selectFrom("creditReservations")
          .innerJoin("creditAccounts", "creditAccounts.ledgerId", "creditReservations.ledgerId")
          .select("id")
          .where("accountId", "=", id)
          .execute();
        expect(held.length).toBeLessThanOrEqual(sum);
        expect((await services[0]?.getCredits(id))?.credits).toBeGreaterThanOrEqual(held.length);
        const allowances = entries.filter(({ kind }) => kind === "allowance");
        expect(new Set(allowances.map(({ reference }) => reference)).size).toBe(allowances.length);
      }),
      { numRuns: 20 },
    );
  });
});
