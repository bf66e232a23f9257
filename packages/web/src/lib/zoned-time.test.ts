import { expect, test } from "vitest";
import { describeViewerTime, describeZone, describeZonedTime } from "./zoned-time.ts";

const iso = "2026-12-01T08:00:00.000Z";
const nowMs = Date.parse("2026-11-23T00:00:00Z");

test("a time is shown in its zone, with the year if it differs", () => {
  expect(describeZonedTime(iso, "Europe/Berlin", nowMs)).toBe("Tue, Dec 1, 9:00 AM");
  expect(describeZonedTime(iso, "Asia/Kathmandu", nowMs)).toBe("Tue, Dec 1, 1:45 PM");
  expect(describeZonedTime("2027-12-01T08:00:00.000Z", "UTC", nowMs)).toBe(
    "Wed, Dec 1, 2027, 8:00 AM",
  );
});

test("the viewer's local time is shown if it differs, with the day if that differs", () => {
  expect(describeViewerTime(iso, "Europe/Berlin", "Europe/Paris")).toBeNull();
  expect(describeViewerTime(iso, "Europe/Berlin", "America/New_York")).toBe("3:00 AM");
  expect(describeViewerTime(iso, "Europe/Berlin", "Pacific/Honolulu")).toMatch(/^Mon, Nov 30/);
});

test("a zone is named after its city", () => {
  expect(describeZone("America/Argentina/Buenos_Aires")).toBe("Buenos Aires");
  expect(describeZone("UTC")).toBe("UTC");
});
