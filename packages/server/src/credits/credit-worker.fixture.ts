import { writeSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { openDatabase } from "../db/open-database.ts";
import { CreditError } from "./credit-error.ts";
import { CreditService, type Reservation } from "./credit-service.ts";
import type { WorkerOrder, WorkerReport } from "./start-credit-worker.fixture.ts";

/* Runs generations on a shared database. Reports are written synchronously, so a kill can't lose a reported success. */
const order = JSON.parse(process.argv[2] ?? "") as WorkerOrder;
const database = await openDatabase(order.settings);
const credits = new CreditService({ database, now: () => new Date() });
await credits.releaseStale();
report({ kind: "ready" });

let started = 0;
await Promise.all(Array.from({ length: order.concurrency }, serve));
await database.close();

async function serve(): Promise<void> {
  while (started < order.generations) {
    started += 1;
    const accountId = order.accountIds[started % order.accountIds.length] ?? "";
    await generate(accountId, order.someFail && started % 3 === 0);
  }
}

async function generate(accountId: string, fails: boolean): Promise<void> {
  let reservation: Reservation;
  try {
    reservation = await credits.reserve(accountId);
  } catch (error) {
    if (!(error instanceof CreditError)) throw error;
    return report({ kind: "refused" });
  }
  const { id } = reservation;
  report({ kind: fails ? "start-to-fail" : "start", id });
  await delay(5 + Math.random() * 10);
  if (fails) await credits.release(reservation);
  else await credits.commit(reservation);
  report({ kind: fails ? "failure" : "success", id });
}

function report(line: WorkerReport): void {
  writeSync(1, `${JSON.stringify(line)}\n`);
}
