import { expect, test } from "vitest";
import { findObstacle, listTimes, type ScheduleChoice } from "./schedule-choice.ts";

const choice: ScheduleChoice = {
  connectionIds: null,
  kind: "days",
  fromDay: "2026-12-05",
  weekdays: [1, 2],
  clocks: ["09:00", "17:00"],
  repeats: false,
};
const nowMs = Date.parse("2026-12-05T10:00:00Z");
const list = (count: number, change: Partial<ScheduleChoice> = {}) =>
  listTimes({ ...choice, ...change }, { count, timeZone: "UTC", nowMs });

test("several carousels are spread over the chosen weekdays and times", () => {
  expect(list(3)).toEqual(["2026-12-07T09:00", "2026-12-07T17:00", "2026-12-08T09:00"]);
});

test("times that have passed are skipped for several carousels, but not for a single one", () => {
  expect(list(2, { weekdays: [6, 7] })).toEqual(["2026-12-05T17:00", "2026-12-06T09:00"]);
  expect(list(1)).toEqual(["2026-12-05T09:00"]);
});

test("a date or time that is being typed gives no times", () => {
  for (const fromDay of ["", "2026-02-30", "20"]) expect(list(2, { fromDay })).toEqual([]);
  expect(list(1, { clocks: [] })).toEqual([]);
});

test.each([
  [{ count: 0, isConnected: true, timeCount: 0 }, {}, "Choose a carousel."],
  [{ count: 2, isConnected: false, timeCount: 2 }, {}, "Choose an account."],
  [{ count: 2, isConnected: true, timeCount: 0 }, { fromDay: "" }, "Choose a date."],
  [{ count: 2, isConnected: true, timeCount: 0 }, { clocks: [] }, "Enter a time."],
  [{ count: 2, isConnected: true, timeCount: 0 }, { weekdays: [] }, "Choose a day of the week."],
  [{ count: 2, isConnected: true, timeCount: 0 }, { kind: "slot" }, null],
  [{ count: 2, isConnected: true, timeCount: 2 }, {}, null],
] as const)("what is missing is named: %j %j", (facts, change, obstacle) => {
  expect(findObstacle({ ...choice, ...change }, facts)).toBe(obstacle);
});
