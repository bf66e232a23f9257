import fc from "fast-check";
import { expect, test } from "vitest";
import { isTimeZone } from "./time-zone.ts";
import { readInstant, readWallTime, toWallTime } from "./wall-time.ts";

test.for([
  ["Europe/Berlin", "2026-12-01T09:00", "2026-12-01T08:00:00.000Z"],
  ["Asia/Kathmandu", "2026-12-01T09:00", "2026-12-01T03:15:00.000Z"],
  ["Australia/Lord_Howe", "2026-12-01T09:00", "2026-11-30T22:00:00.000Z"],
  ["Australia/Lord_Howe", "2026-07-01T09:00", "2026-06-30T22:30:00.000Z"],
  ["America/Sao_Paulo", "2027-01-15T00:00", "2027-01-15T03:00:00.000Z"],
  ["Pacific/Kiritimati", "2027-01-01T00:00", "2026-12-31T10:00:00.000Z"],
  ["UTC", "2028-02-29T23:59", "2028-02-29T23:59:00.000Z"],
  ["Europe/London", "2026-12-31T23:59", "2026-12-31T23:59:00.000Z"],
  ["Africa/Casablanca", "2026-12-01T09:00", "2026-12-01T08:00:00.000Z"],
] as const)("the moment in %s at %s is %s", ([timeZone, wallTime, instant]) => {
  const reading = readWallTime(wallTime, timeZone);
  const atMs = Date.parse(instant);
  expect(reading).toEqual({ kind: "moment", isRepeated: false, atMs, wallTime });
  expect(toWallTime(atMs, timeZone)).toBe(wallTime);
});

test.for([
  ["Europe/Berlin", "2027-03-28T02:30", "2027-03-28T01:30:00.000Z", "2027-03-28T03:30"],
  ["Australia/Lord_Howe", "2026-10-04T02:15", "2026-10-03T15:45:00.000Z", "2026-10-04T02:45"],
  // Samoa skipped a whole day when it crossed the date line.
  ["Pacific/Apia", "2011-12-30T12:00", "2011-12-30T22:00:00.000Z", "2011-12-31T12:00"],
] as const)("in %s the clocks skip %s; the next is %s", ([timeZone, wallTime, instant, next]) => {
  expect(readWallTime(wallTime, timeZone)).toEqual({
    kind: "skipped",
    next: { atMs: Date.parse(instant), wallTime: next },
  });
});

test.for([
  ["Europe/Berlin", "2026-10-25T02:30", "2026-10-25T00:30:00.000Z"],
  ["America/New_York", "2026-11-01T01:00", "2026-11-01T05:00:00.000Z"],
  ["Australia/Lord_Howe", "2027-04-04T01:45", "2027-04-03T14:45:00.000Z"],
] as const)(
  "in %s the time %s occurs twice: the earlier one is used and marked as repeated",
  ([zone, wallTime, at]) => {
    const atMs = Date.parse(at);
    expect(readWallTime(wallTime, zone)).toEqual({
      kind: "moment",
      isRepeated: true,
      atMs,
      wallTime,
    });
  },
);

test("formatting a moment as wall time and reading it back gives the same moment, in every zone", () => {
  const zones = ["UTC", "Europe/Kiev", "US/Pacific", ...Intl.supportedValuesOf("timeZone")];
  const moments = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2040, 0) });
  fc.assert(
    fc.property(fc.constantFrom(...zones), moments, (zone, moment) => {
      const minute = moment - (moment % 60_000);
      const wallTime = toWallTime(minute, zone);
      const reading = readWallTime(wallTime, zone);
      expect(reading).toMatchObject({ kind: "moment", wallTime });
      const atMs = reading.kind === "moment" ? reading.atMs : 0;
      // If the wall time occurs twice, the later instant is read as the earlier one.
      const isRepeated = reading.kind === "moment" && reading.isRepeated;
      expect(isRepeated ? atMs <= minute : atMs === minute).toBe(true);
    }),
  );
});

test.for([
  "",
  "tomorrow",
  "2026-12-01",
  "2026-02-30T09:00",
  "2026-12-01T25:00",
  "2026-12-01T09:00Z",
])("%j isn't a wall time", (text) => {
  expect(readWallTime(text, "Europe/Berlin")).toEqual({ kind: "unreadable" });
});

test.for([
  ["2026-12-01T09:00:00Z", "2026-12-01T09:00:00.000Z"],
  ["2026-12-01T09:00:00.5+05:45", "2026-12-01T03:15:00.500Z"],
  ["2026-12-01T09:00-03:00", "2026-12-01T12:00:00.000Z"],
] as const)("%s is the moment %s", ([text, instant]) => {
  expect(readInstant(text)).toBe(Date.parse(instant));
});

test.for(["2026-12-01T09:00", "2026-13-01T09:00:00Z", "now", ""])("%j isn't a moment", (text) => {
  expect(readInstant(text)).toBeNull();
});

test("time zones have display names", () => {
  for (const name of ["Europe/Berlin", "Asia/Kathmandu", "UTC"])
    expect(isTimeZone(name)).toBe(true);
  for (const name of ["", "Berlin", "+02:00", "Mars/Olympus"]) expect(isTimeZone(name)).toBe(false);
});
