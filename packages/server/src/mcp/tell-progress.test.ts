import type { ProgressNotification } from "@modelcontextprotocol/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startProgress } from "./tell-progress.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start(token: string | undefined) {
  const told: ProgressNotification["params"][] = [];
  const send = async ({ params }: ProgressNotification) => void told.push(params);
  return { told, ...startProgress({ token, send }) };
}

test("a client gets progress at least every minute until the work ends", () => {
  const { told, stop } = start("a");
  vi.advanceTimersByTime(59_000);
  expect(told).toHaveLength(11);
  expect(told.every(({ progressToken }) => progressToken === "a")).toBe(true);
  stop();
  vi.advanceTimersByTime(60_000);
  expect(told).toHaveLength(11);
});

test("news is sent at once, and once", () => {
  const { told, tell } = start("a");
  tell?.("1 of 2 slides are drawn");
  tell?.("1 of 2 slides are drawn");
  expect(told.map(({ message }) => message)).toEqual(["1 of 2 slides are drawn"]);
});

test("a client that requested no progress gets none", () => {
  const { told, tell } = start(undefined);
  vi.advanceTimersByTime(60_000);
  expect([tell, told]).toEqual([null, []]);
});
