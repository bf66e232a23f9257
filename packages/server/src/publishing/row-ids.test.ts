import { importSchedule } from "@slideloom/core/import";
import { toWallTime } from "@slideloom/core/publishing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { findMoment } from "./publish-time.ts";
import { identifyRows } from "./row-ids.ts";

const zones = ["UTC", "Etc/UTC", "Europe/Berlin", "America/New_York", "Asia/Kolkata"];
const minuteMs = 60_000;

/** Lists how programs write an instant: cells of time and zone. Ambiguous local times are left out. */
function listSpellings(atMs: number): [string, string][] {
  const utc = toWallTime(atMs, "UTC");
  const ends = ["Z", ":00Z", ":00.000Z", ":00z", "+00:00", ":00+00:00", ":00.000+00:00"];
  const withOffset = ends.map((end) => `${utc}${end}`);
  const local = zones.flatMap((zone): [string, string][] => {
    const wall = toWallTime(atMs, zone);
    if (findMoment(wall, zone) !== atMs) return [];
    const offset = toWallTime(atMs, zone) === utc ? "-00:00" : null;
    return [
      [wall, zone],
      [`${wall}:00`, zone],
      [wall.replace("T", " "), zone],
      [wall.replace(/^(\d+)-(\d+)-(\d+)T/, "$1/$2/$3 "), zone],
      ...(offset ? [[`${wall}${offset}`, zone] as [string, string]] : []),
    ];
  });
  return [
    ...withOffset.flatMap((at): [string, string][] => [
      [at, ""],
      [at, "Asia/Kolkata"],
    ]),
    ...local,
  ];
}

function identify(rows: readonly [string, string][], timeZone?: string) {
  const lines = rows.map(([at, zone]) => `Tea,Green,${at},${zone},bluesky,Two teas`);
  const csv = ["title,slide 1,publish_at,time_zone,networks,caption", ...lines].join("\n");
  const table = importSchedule(csv);
  if (!table.ok) throw new Error(table.message);
  for (const { problems } of table.posts) expect(problems).toEqual([]);
  const posts = table.posts.map((post) => ({ post, carouselId: null, connections: [] }));
  const ids = [
    ...identifyRows({ accountId: "a", csv, isSelection: false, timeZone }, posts).values(),
  ];
  return ids.map(({ publicationId }) => publicationId);
}

const instant = fc
  .integer({ min: Date.UTC(2026, 0) / minuteMs, max: Date.UTC(2028, 0) / minuteMs })
  .map((minute) => minute * minuteMs);

test("a row is the same row however its instant is written, and another at another instant", () => {
  fc.assert(
    fc.property(instant, fc.integer({ min: 1, max: 10_000 }), (atMs, minutes) => {
      const ids = listSpellings(atMs).map((row) => identify([row])[0]);
      expect(new Set(ids).size).toBe(1);
      const [other] = listSpellings(atMs + minutes * minuteMs).map((row) => identify([row])[0]);
      expect(ids).not.toContain(other);
    }),
    { numRuns: 30 },
  );
});

test("a time without a zone is in the table's zone", () => {
  const row = ["2026-12-01T09:00", ""] as [string, string];
  const berlin = ["2026-12-01T08:00:00Z", ""] as [string, string];
  expect(identify([row], "Europe/Berlin")).toEqual(identify([berlin]));
  expect(identify([row])).not.toEqual(identify([berlin]));
});

test("rows of one table that mean the same instant are counted", () => {
  fc.assert(
    fc.property(instant, (atMs) => {
      const rows = listSpellings(atMs);
      const ids = identify(rows);
      expect(new Set(ids).size).toBe(rows.length);
      expect(identify(rows.toReversed())).toEqual(ids);
    }),
    { numRuns: 10 },
  );
});

test("rows without a time don't depend on a zone", () => {
  expect(identify([["", "Europe/Berlin"]])).toEqual(identify([["", ""]]));
  expect(identify([["queue", "Europe/Berlin"]])).toEqual(identify([["next slot", ""]]));
  expect(identify([["queue", ""]])).not.toEqual(identify([["", ""]]));
});
