import { targetStatuses } from "@slideloom/core/contract/publications";
import fc from "fast-check";
import { expect, test } from "vitest";
import { buildTarget } from "../../testing/publishing.fixture.ts";
import { describeEnding } from "./describe-ending.ts";

test("a success names the networks", () => {
  const published = buildTarget({ status: "published" });
  const sent = buildTarget({ ...published, network: "handover", name: "n8n", handle: "" });
  expect(describeEnding([published])).toBe("Published on Bluesky.");
  expect(
    describeEnding([published, { ...published, network: "mastodon", service: "mastodon" }, sent]),
  ).toBe("Published on Bluesky and Mastodon. Sent to n8n.");
});

test("a failure says where to look", () => {
  const [published, failed, unknown, canceled] = (
    ["published", "failed", "unknown", "canceled"] as const
  ).map((status) => buildTarget({ status }));
  const describeAll = (...targets: (typeof failed)[]) =>
    describeEnding(targets.filter((target) => target !== undefined));
  expect(describeAll(failed)).toBe("Nothing was posted. The reason is below.");
  expect(describeAll(published, failed)).toBe(
    "Published on Bluesky. The other posts weren't published. See the reasons below.",
  );
  expect(describeAll(unknown)).toBe(
    "We couldn't confirm every post. Check your accounts, then tell us what you see.",
  );
  expect(describeAll(canceled)).toBe("Cancelled. Nothing was posted.");
});

test("no result is described before every target has ended", () => {
  const live = [
    "draft",
    "waiting_for_approval",
    "scheduled",
    "preparing",
    "ready",
    "sending",
    "checking",
    "by_hand",
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...targetStatuses), { minLength: 1 }), (statuses) => {
      const ending = describeEnding(statuses.map((status) => buildTarget({ status })));
      expect(ending === null).toBe(statuses.some((status) => live.includes(status)));
      expect(ending ?? "Nothing yet").not.toMatch(/^$/);
    }),
  );
});

test("a target that was reposted doesn't count", () => {
  const replaced = buildTarget({ status: "failed", code: "not-there" });
  expect(describeEnding([replaced, buildTarget({ status: "published" })])).toBe(
    "Published on Bluesky.",
  );
});
