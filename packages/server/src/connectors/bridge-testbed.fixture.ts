import { expectBridged } from "../publishing/matrix/expect-end.fixture.ts";
import { startFakeBridge } from "./fake-bridge.fixture.ts";
import { postOutcomes } from "./fake-network.fixture.ts";
import { handoverTestbed } from "./handover/testbed.fixture.ts";
import type { Testbed } from "./testbed.fixture.ts";

/**
 * Testbed of a bridge, i.e. a service like Buffer that publishes for Slideloom. Connections of the network `handover`
 * publish through the fake bridge.
 */
export const bridgeTestbed: Testbed = {
  ...handoverTestbed,
  async start({ now }) {
    const fake = await startFakeBridge({ now });
    return {
      fake,
      finalCall: "/publish",
      variables: { FAKE_BLUESKY_URL: fake.url },
      countPosts: () => fake.posts.length,
    };
  },
  faults: postOutcomes,
  // Covers each crash point, and each kind of fault except `lying-4xx`.
  sample: [
    { crash: "before arming", fault: "429" },
    { crash: "before arming", fault: "token-expired" },
    { crash: "before arming", fault: "commit-then-500" },
    { crash: "before arming", fault: "garbage-200" },
    { crash: "after arming", fault: "none" },
    { crash: "before the call", fault: "none" },
    { crash: "during the call", fault: "commit-then-hang" },
    { crash: "during the call", fault: "slow-processing" },
    { crash: "during the call", fault: "accept-then-fail" },
    { crash: "during the call", fault: "slow-publish" },
    { crash: "after the response", fault: "none" },
    { crash: "after the response", fault: "commit-then-reset" },
    { crash: "after the response", fault: "hang-before-commit" },
    { crash: "after the response", fault: "reset-before-commit" },
  ],
  expectEnd: expectBridged,
};
