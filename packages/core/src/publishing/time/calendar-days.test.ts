import { expect, test } from "vitest";
import {
  addDays,
  addMonths,
  isDay,
  listMonthWeeks,
  listWeek,
  shiftWallTime,
} from "./calendar-days.ts";

test("days and months are added by calendar", () => {
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  expect(addDays("2028-03-01", -1)).toBe("2028-02-29");
  expect(addMonths("2026-01-31", 1)).toBe("2026-02-28");
  expect(addMonths("2026-01-15", -1)).toBe("2025-12-15");
});

test("a week starts on Monday", () => {
  const week = listWeek("2026-11-22");
  expect([week[0], week[6]]).toEqual(["2026-11-16", "2026-11-22"]);
  expect(listWeek("2026-11-16")).toEqual(week);
});

test("a month is shown in six weeks, whatever day it starts on", () => {
  const november = listMonthWeeks("2026-11-30");
  expect(november).toHaveLength(42);
  expect([november[0], november[6], november[41]]).toEqual([
    "2026-10-26",
    "2026-11-01",
    "2026-12-06",
  ]);
  expect(listMonthWeeks("2027-02-10")[0]).toBe("2027-02-01");
});

test("shifting a wall time moves the clock reading, even over a night when the clocks change", () => {
  expect(shiftWallTime("2026-10-24T09:00", { days: 1 })).toBe("2026-10-25T09:00");
  expect(shiftWallTime("2026-12-31T23:50", { minutes: 15 })).toBe("2027-01-01T00:05");
  expect(shiftWallTime("2026-12-01T00:00", { minutes: -15 })).toBe("2026-11-30T23:45");
});

test("only dates of the calendar in ISO format are days", () => {
  expect(["2026-12-01", "2028-02-29"].every(isDay)).toBe(true);
  expect(["2026-02-29", "2026-12-01T09:00", "", "today", "2026-1-1"].some(isDay)).toBe(false);
});
