import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { refuseInsideTransaction, runInsideTransaction } from "./transaction-scope.ts";

test("a connection is refused inside a transaction, also while others end, and given outside", async () => {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  const refused = runInsideTransaction(async () => {
    await ended;
    await turn();
    expect(refuseInsideTransaction).toThrow("use the queries that its callback receives");
  });
  await runInsideTransaction(async () => undefined);
  await expect(runInsideTransaction(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(refuseInsideTransaction).not.toThrow();
  end();
  await refused;
  expect(refuseInsideTransaction).not.toThrow();
  await expect(runInsideTransaction(async () => refuseInsideTransaction())).rejects.toThrow(
    "Inside a transaction",
  );
});
