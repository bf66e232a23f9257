import fc from "fast-check";
import { expect, test } from "vitest";
import { spreadTimes } from "./spread-times.ts";

test("posts are spread over the chosen weekdays and times", () => {
  const pattern = { fromDay: "2026-12-04", weekdays: [1, 5], clocks: ["17:30", "09:00"] };
  expect(spreadTimes(pattern, { count: 5 })).toEqual([
    "2026-12-04T09:00",
    "2026-12-04T17:30",
    "2026-12-07T09:00",
    "2026-12-07T17:30",
    "2026-12-11T09:00",
  ]);
});

test("times that have passed are left out", () => {
  const pattern = { fromDay: "2026-12-04", weekdays: [5, 6], clocks: ["09:00"] };
  expect(spreadTimes(pattern, { count: 1, earliest: "2026-12-04T09:01" })).toEqual([
    "2026-12-05T09:00",
  ]);
});

test("there are as many different times as posts, in order, on chosen days only", () => {
  const clock = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map((parts) => parts.map((part) => String(part).padStart(2, "0")).join(":"));
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100 }),
      fc.array(fc.integer({ min: 1, max: 7 }), { maxLength: 8 }),
      fc.array(clock, { maxLength: 4 }),
      fc.integer({ min: 0, max: 800 }),
      (count, weekdays, clocks, dayNumber) => {
        const fromDay = new Date(Date.UTC(2026, 0, 1 + dayNumber)).toISOString().slice(0, 10);
        const times = spreadTimes({ fromDay, weekdays, clocks }, { count });
        const isPossible = weekdays.length > 0 && clocks.length > 0;
        expect(times).toHaveLength(isPossible ? count : 0);
        expect(new Set(times).size).toBe(times.length);
        expect(times).toEqual(times.toSorted());
        for (const time of times) {
          const weekday = new Date(`${time}Z`).getUTCDay() || 7;
          expect(weekdays).toContain(weekday);
          expect(clocks).toContain(time.slice(11));
          expect(time.slice(0, 10) >= fromDay).toBe(true);
        }
      },
    ),
  );
});
