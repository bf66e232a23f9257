import { expect, onTestFinished, test } from "vitest";
import { ChildHandle } from "./child-handle.ts";
import { type ReaderLimits, readerLimits } from "./protocol.ts";

const job = { bytes: new TextEncoder().encode("One.") };

async function readOne(limits: Partial<ReaderLimits>) {
  const child = new ChildHandle({ ...readerLimits, ...limits });
  onTestFinished(() => child.kill());
  await child.ask(job, { timeoutMs: 60_000 });
  return child;
}

test("a process that is still large after a source is replaced", async () => {
  expect((await readOne({})).isSpent).toBe(false);
  expect((await readOne({ maxRestRssMb: 1 })).isSpent).toBe(true);
});
