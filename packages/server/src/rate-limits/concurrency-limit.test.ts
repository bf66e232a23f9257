import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { ConcurrencyLimit } from "./concurrency-limit.ts";

test("runs at most the limit at once, the rest in order, even after a failure", async () => {
  const limit = new ConcurrencyLimit(2);
  const started: number[] = [];
  let running = 0;
  let most = 0;
  const work = async (index: number) => {
    started.push(index);
    running += 1;
    most = Math.max(most, running);
    await nextTurn();
    running -= 1;
    if (index % 3 === 0) throw new Error("failed");
    return index;
  };
  const indices = Array.from({ length: 9 }, (_, index) => index);
  const results = await Promise.allSettled(indices.map((index) => limit.run(() => work(index))));
  expect(most).toBe(2);
  expect(started).toEqual(indices);
  expect(results.filter(({ status }) => status === "rejected")).toHaveLength(3);
  await expect(limit.run(async () => "free again")).resolves.toBe("free again");
});
