import fastify from "fastify";
import { afterEach, expect, test, vi } from "vitest";
import { registerStaleSweep } from "./stale-sweep.ts";

afterEach(() => vi.useRealTimers());

test("sweeps before the first request and every minute until the server closes, whatever fails", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const releaseStale = vi.fn<() => Promise<number>>(async () => 0);
  const app = fastify();
  registerStaleSweep(app, { releaseStale });
  await app.ready();
  expect(releaseStale).toHaveBeenCalledTimes(1);
  releaseStale.mockRejectedValueOnce(new Error("the database is away"));
  await vi.advanceTimersByTimeAsync(120_000);
  expect(releaseStale).toHaveBeenCalledTimes(3);
  await app.close();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(releaseStale).toHaveBeenCalledTimes(3);
});
