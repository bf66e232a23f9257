import { expectBridged } from "../../publishing/matrix/expect-end.fixture.ts";
import { postOutcomes } from "../fake-network.fixture.ts";
import type { Testbed } from "../testbed.fixture.ts";
import { anaKey } from "./fake-channels.fixture.ts";
import { startFakePostiz } from "./fake-postiz.fixture.ts";

export const postizTestbed: Testbed = {
  async start({ now }) {
    const fake = await startFakePostiz({ now });
    // These tests don't test the hourly limit.
    fake.rules.mostPosts = Infinity;
    return {
      fake,
      finalCall: "/status",
      variables: { FAKE_POSTIZ_URL: fake.url },
      countPosts: () => fake.delivered.length,
    };
  },
  buildFields: (url) => ({ url, key: anaKey }),
  hint: `any address, key ${anaKey}`,
  faults: postOutcomes,
  sample: [
    { crash: "none", fault: "proxy-403" },
    { crash: "during the call", fault: "commit-then-reset" },
    { crash: "after the response", fault: "accept-then-fail" },
  ],
  // Postiz's word about a refused post names no post, so a person decides.
  expectEnd: (setting, trial) =>
    trial.fault === "accept-then-fail"
      ? { posts: 0, status: "unknown" }
      : expectBridged(setting, trial),
};
