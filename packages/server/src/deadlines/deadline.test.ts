import { getEventListeners } from "node:events";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { Deadline, DeadlineError, withDeadline } from "./deadline.ts";

const listenForever = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason as Error));
  });

test("a deadline passes although garbage is collected before", async () => {
  setFlagsFromString("--expose-gc");
  const collectGarbage: unknown = runInNewContext("gc");
  if (typeof collectGarbage !== "function") throw new Error("Garbage can't be collected");
  const callers = [new AbortController().signal];
  const ended = Promise.allSettled(
    Array.from({ length: 50 }, () => withDeadline({ timeoutMs: 100, callers }, listenForever)),
  );
  const timer = setInterval(() => collectGarbage(), 5);
  const outcomes = await ended;
  clearInterval(timer);
  for (const outcome of outcomes) {
    expect(outcome).toEqual({ status: "rejected", reason: expect.any(DeadlineError) });
  }
});

test("work that ignores its signal is given up too", async () => {
  const work = () => new Promise(() => undefined);
  const createError = () => new Error("too slow");
  await expect(withDeadline({ timeoutMs: 1, createError }, work)).rejects.toThrow("too slow");
  const caller = new AbortController();
  const given = withDeadline({ timeoutMs: 60_000, callers: [caller.signal] }, work);
  caller.abort(new Error("left"));
  await expect(given).rejects.toThrow("left");
});

test("nothing remains at the callers' signals, and no late error is reported", async () => {
  const { signal } = new AbortController();
  const settings = { timeoutMs: 60_000, callers: [signal] };
  expect(await withDeadline(settings, () => Promise.resolve("done"))).toBe("done");
  await expect(withDeadline(settings, () => Promise.reject(new Error("failed")))).rejects.toThrow(
    "failed",
  );
  expect(getEventListeners(signal, "abort")).toEqual([]);
  const unraced = new Deadline({ timeoutMs: 0 });
  await listenForever(unraced.signal).catch(() => undefined);
  unraced.end();
});

test("work of a caller who has left isn't started", async () => {
  const callers = [new AbortController().signal, AbortSignal.abort(new Error("left"))];
  let isStarted = false;
  const given = withDeadline({ timeoutMs: 60_000, callers }, async () => (isStarted = true));
  await expect(given).rejects.toThrow("left");
  expect(isStarted).toBe(false);
});
