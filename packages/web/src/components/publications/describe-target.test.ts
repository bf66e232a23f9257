import type { Publication } from "@slideloom/core/contract/publications";
import { expect, test } from "vitest";
import { buildPublication, buildTarget } from "../../testing/publishing.fixture.ts";
import { canCancel, canMove, describeParts, describePublication } from "./describe-target.ts";
import { describeWall, findTimeObstacle } from "./wall-time.ts";

const withTargets = (...statuses: Parameters<typeof buildTarget>[0][]) =>
  buildPublication({ targets: statuses.map((change) => buildTarget(change)) });

const label = (publication: Publication) => describePublication(publication).label;

test.for([
  ["published", "failed", "Failed"],
  ["failed", "unknown", "Not confirmed"],
  ["published", "sending", "Sending"],
  ["published", "canceled", "Published"],
] as const)("of %s and %s, the more urgent is shown: %s", ([one, other, shown]) => {
  expect(label(withTargets({ status: one }, { status: other }))).toBe(shown);
  expect(label(withTargets({ status: other }, { status: one }))).toBe(shown);
});

test("a target that was reposted doesn't affect the status", () => {
  const replaced = { status: "failed", code: "not-there" } as const;
  expect(label(withTargets(replaced, { status: "published" }))).toBe("Published");
});

test("a hand-off is sent, not published; a post to publish now is queued", () => {
  const sent = { network: "handover", status: "published" } as const;
  expect(label(withTargets(sent))).toBe("Sent");
  expect(label(withTargets(sent, { status: "published" }))).toBe("Published");
  expect(label({ ...withTargets({ status: "scheduled" }), source: "now" })).toBe("Queued");
  expect(label({ ...withTargets({ status: "scheduled" }), source: "slot" })).toBe("Scheduled");
});

test("only an entirely unsent publication can be moved; unsent targets can be canceled", () => {
  expect(canMove(withTargets({ status: "ready" }, { status: "missed" }))).toBe(true);
  const half = withTargets({ status: "published" }, { status: "scheduled" });
  expect([canMove(half), canCancel(half)]).toEqual([false, true]);
  expect(canCancel(withTargets({ status: "sending" }))).toBe(false);
  expect(canMove({ ...withTargets({ status: "ready" }), carousel_id: null })).toBe(false);
});

test("several posts are counted", () => {
  const posts = [{ id: "1", url: null }];
  expect(describeParts(buildTarget({ parts: 3, posts, status: "failed" }))).toBe(
    "1 of 3 posts published",
  );
  expect(describeParts(buildTarget({ parts: 3 }))).toBe("3 posts in a thread");
  expect(describeParts(buildTarget())).toBeNull();
});

test("skipped, repeated and past times are explained", () => {
  const nowMs = Date.parse("2027-01-01T00:00:00Z");
  const tell = (at: string, timeZone = "Europe/Berlin") => describeWall({ at, timeZone }, nowMs);
  expect(tell("2027-03-28T02:30")).toMatch(/the clocks go forward\. We'll use .*3:30 AM/);
  expect(tell("2027-10-31T02:30")).toMatch(/^This time occurs twice/);
  expect(tell("2026-12-31T09:00")).toBe("That time has passed. Choose a later one.");
  expect(tell("T09:00")).toBeNull();
  const obstacle = (at: string) => findTimeObstacle({ at, timeZone: "UTC" }, nowMs);
  expect(obstacle("2027-01-01T")).toBe("Choose a date and a time.");
  expect(obstacle("2027-01-01T00:00")).toBeNull();
});
