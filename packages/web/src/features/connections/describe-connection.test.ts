import { expect, test } from "vitest";
import { buildConnection } from "../../testing/publishing.fixture.ts";
import { describeEnd } from "./describe-connection.ts";

const ends_at = "2027-01-25T12:00:00.000Z";

test.for([
  ["linkedin", "active", "Reconnect by Jan 25, 2027"],
  ["linkedin", "reconnect", "Expired on Jan 25, 2027"],
  // Access to Instagram is renewed automatically. Its end is shown only if the renewal fails.
  ["instagram", "active", null],
  ["instagram", "expiring", "Reconnect by Jan 25, 2027"],
  ["instagram", "reconnect", "Expired on Jan 25, 2027"],
] as const)("access at %s that is %s: %s", ([network, state, shown]) => {
  expect(describeEnd(buildConnection(1, { network, state, ends_at }))).toBe(shown);
});

test("access without an end has no date", () => {
  expect(describeEnd(buildConnection(1, { ends_at: null }))).toBeNull();
});
