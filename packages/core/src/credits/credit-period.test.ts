import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { nextReset, periodOf } from "./credit-period.ts";

const iso = (ms: number) => new Date(ms).toISOString().replace("T00:00:00.000Z", "");

/** Returns the starts of an account's first `count` periods. */
function startsFrom(anchor: string, count: number): string[] {
  const anchorMs = Date.parse(anchor);
  let { startMs, endMs } = periodOf(anchorMs, anchorMs);
  return Array.from({ length: count }, () => {
    const start = iso(startMs);
    ({ startMs, endMs } = periodOf(anchorMs, endMs));
    return start;
  });
}

describe("a period starts on the anchor's day of the month, or on the last day of a shorter month", () => {
  test.for([
    ["2025-12-15", ["2025-12-15", "2026-01-15", "2026-02-15", "2026-03-15"]],
    ["2026-01-31", ["2026-01-31", "2026-02-28", "2026-03-31", "2026-04-30", "2026-05-31"]],
    ["2028-01-30", ["2028-01-30", "2028-02-29", "2028-03-30", "2028-04-30"]],
    ["2028-02-29", ["2028-02-29", "2028-03-29", "2028-04-29"]],
    ["2027-01-29", ["2027-01-29", "2027-02-28", "2027-03-29"]],
    ["1999-12-31", ["1999-12-31", "2000-01-31", "2000-02-29", "2000-03-31"]],
    ["2100-01-31", ["2100-01-31", "2100-02-28", "2100-03-31"]],
  ] as const)("%s", ([anchor, starts]) => {
    expect(startsFrom(anchor, starts.length)).toEqual(starts);
    expect(startsFrom(`${anchor}T23:59:59.999Z`, starts.length)).toEqual(starts);
  });
});

test("a period ends at midnight UTC, exclusive", () => {
  const anchorMs = Date.parse("2026-01-31T18:00:00Z");
  const reset = Date.parse("2026-02-28T00:00:00Z");
  expect(nextReset(anchorMs, reset - 1)).toBe(reset);
  expect(periodOf(anchorMs, reset).startMs).toBe(reset);
  expect(iso(nextReset(anchorMs, reset))).toBe("2026-03-31");
});

const moments = fc.integer({ min: Date.UTC(1960, 0), max: Date.UTC(2200, 0) });
const dayMs = 86_400_000;

test("a period contains its moment, is one calendar month long, and ends where the next starts", () => {
  fc.assert(
    fc.property(moments, moments, (anchorMs, nowMs) => {
      const period = periodOf(anchorMs, nowMs);
      expect(period.startMs).toBeLessThanOrEqual(nowMs);
      expect(period.endMs).toBeGreaterThan(nowMs);
      expect(periodOf(anchorMs, period.startMs)).toEqual(period);
      expect(periodOf(anchorMs, period.endMs - 1)).toEqual(period);
      expect(periodOf(anchorMs, period.endMs).startMs).toBe(period.endMs);
      const [start, end] = [new Date(period.startMs), new Date(period.endMs)];
      expect((end.getUTCMonth() - start.getUTCMonth() + 12) % 12).toBe(1);
      expect([28, 29, 30, 31]).toContain((period.endMs - period.startMs) / dayMs);
    }),
  );
});

test("a period starts at midnight on the anchor's day, or on the month's last day if it has no such day", () => {
  fc.assert(
    fc.property(moments, moments, (anchorMs, nowMs) => {
      const { startMs } = periodOf(anchorMs, nowMs);
      const day = new Date(startMs).getUTCDate();
      const anchorDay = new Date(anchorMs).getUTCDate();
      const isLastDay = new Date(startMs + dayMs).getUTCDate() === 1;
      expect(startMs % dayMs === 0 && (day === anchorDay || (isLastDay && day < anchorDay))).toBe(
        true,
      );
    }),
  );
});
