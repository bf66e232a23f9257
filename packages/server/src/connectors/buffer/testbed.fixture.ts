import { expectBridged } from "../../publishing/matrix/expect-end.fixture.ts";
import { postOutcomes } from "../fake-network.fixture.ts";
import type { Testbed } from "../testbed.fixture.ts";
import { startFakeBuffer } from "./fake-buffer.fixture.ts";
import { anaKey } from "./fake-channels.fixture.ts";

export const bufferTestbed: Testbed = {
  async start({ now }) {
    const fake = await startFakeBuffer({ now });
    // The publishing matrix tests neither rate limits nor duplicate detection.
    Object.assign(fake.rules, { findsDuplicates: false, mostRequests: Infinity });
    return {
      fake,
      finalCall: "/editPost",
      variables: { FAKE_BUFFER_URL: fake.url },
      countPosts: () => fake.delivered.length,
    };
  },
  buildFields: () => ({ key: anaKey }),
  hint: `key ${anaKey}`,
  faults: postOutcomes,
  sample: [
    { crash: "none", fault: "proxy-403" },
    { crash: "during the call", fault: "commit-then-reset" },
    { crash: "after the response", fault: "accept-then-fail" },
  ],
  expectEnd: expectBridged,
};
