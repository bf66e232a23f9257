import fc from "fast-check";
import { expect, test } from "vitest";
import { defaultSlots, findNextSlot } from "./posting-slots.ts";
import { toWallTime } from "./wall-time.ts";

const timeZone = "Europe/Berlin";
const next = (from: string, takenMs: readonly number[] = [], slots = defaultSlots) =>
  findNextSlot(slots, { timeZone, fromMs: Date.parse(from), takenMs })?.wallTime ?? null;

test("the next slot is the next one of the day, else of the next day that has one", () => {
  expect(next("2026-12-01T09:00:00Z")).toBe("2026-12-01T12:00");
  expect(next("2026-12-01T16:00:00Z")).toBe("2026-12-02T09:00");
  // From Friday evening to Monday.
  expect(next("2026-12-04T17:00:00Z")).toBe("2026-12-07T09:00");
});

test("a slot that is taken, or within five minutes of a taken one, is skipped", () => {
  const taken = Date.parse("2026-12-01T11:04:00Z");
  expect(next("2026-12-01T09:00:00Z", [taken])).toBe("2026-12-01T17:00");
  expect(next("2026-12-01T09:00:00Z", [taken + 60_000])).toBe("2026-12-01T12:00");
});

test("a slot keeps its wall time when the clocks change", () => {
  const slots = [{ weekday: 7, minuteOfDay: 9 * 60, isPaused: false }];
  expect(next("2026-10-24T12:00:00Z", [], slots)).toBe("2026-10-25T09:00");
  expect(next("2026-10-25T12:00:00Z", [], slots)).toBe("2026-11-01T09:00");
});

test("a slot at a time that the clocks skip is left out that day", () => {
  const slots = [{ weekday: 7, minuteOfDay: 2 * 60 + 30, isPaused: false }];
  expect(next("2027-03-27T12:00:00Z", [], slots)).toBe("2027-04-04T02:30");
});

test("the next slot can be in the next year", () => {
  expect(next("2026-12-31T16:30:00Z")).toBe("2027-01-01T09:00");
  const slots = [{ weekday: 1, minuteOfDay: 0, isPaused: false }];
  expect(next("2028-02-28T12:00:00Z", [], slots)).toBe("2028-03-06T00:00");
});

test("a slot at a repeated time is the earlier one", () => {
  const slots = [{ weekday: 7, minuteOfDay: 2 * 60 + 30, isPaused: false }];
  const berlin = { timeZone, fromMs: Date.parse("2026-10-24T12:00:00Z"), takenMs: [] };
  expect(findNextSlot(slots, berlin)?.atMs).toBe(Date.parse("2026-10-25T00:30:00Z"));
});

test("slots are searched 60 days ahead", () => {
  const slots = [{ weekday: 2, minuteOfDay: 9 * 60, isPaused: false }];
  const from = Date.parse("2026-12-01T08:30:00Z");
  const weekMs = 7 * 24 * 60 * 60_000;
  const taken = (weeks: number) =>
    Array.from({ length: weeks }, (_, week) => from - 30 * 60_000 + (week + 1) * weekMs);
  expect(next("2026-12-01T08:30:00Z", taken(7), slots)).toBe("2027-01-26T09:00");
  expect(next("2026-12-01T08:30:00Z", taken(8), slots)).toBeNull();
});

test("there is no next slot if all are paused or none exist", () => {
  expect(next("2026-12-01T09:00:00Z", [], [])).toBeNull();
  const paused = defaultSlots.map((slot) => ({ ...slot, isPaused: true }));
  expect(next("2026-12-01T09:00:00Z", [], paused)).toBeNull();
});

test("several slots in a row are different and in order", () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date("2026-01-01"), max: new Date("2028-01-01"), noInvalidDate: true }),
      fc.constantFrom(
        "Europe/Berlin",
        "Asia/Kathmandu",
        "Australia/Lord_Howe",
        "America/Sao_Paulo",
      ),
      (from, zone) => {
        const takenMs: number[] = [];
        for (let count = 0; count < 20; count += 1) {
          const slot = findNextSlot(defaultSlots, {
            timeZone: zone,
            fromMs: from.getTime(),
            takenMs,
          });
          expect(slot?.atMs).toBeGreaterThan(takenMs.at(-1) ?? from.getTime());
          expect(toWallTime(slot?.atMs ?? 0, zone)).toMatch(/T(09|12|17):00$/);
          takenMs.push(slot?.atMs ?? 0);
        }
      },
    ),
    { numRuns: 20 },
  );
});
