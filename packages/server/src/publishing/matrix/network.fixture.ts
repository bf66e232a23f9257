import { startFakeBluesky } from "../../connectors/bluesky/fake-bluesky.fixture.ts";
import { startFakeBridge } from "../../connectors/fake-bridge.fixture.ts";
import type { FakeNetwork } from "../../connectors/fake-network.fixture.ts";
import { startFakeHandover } from "../../connectors/handover/fake-handover.fixture.ts";
import {
  linkedinClient,
  startFakeLinkedin,
} from "../../connectors/linkedin/fake-linkedin.fixture.ts";
import { startFakeMastodon } from "../../connectors/mastodon/fake-mastodon.fixture.ts";
import type { MatrixFault, MatrixNetworkId } from "./cells.fixture.ts";

/**
 * Processing time of a slow upload, in ms: longer than LinkedIn's `processingMs`, and longer than a process is stopped.
 */
const slowUploadMs = 55_000;

/** A fake network with the operations that the matrix needs. */
export interface MatrixNetwork {
  fake: FakeNetwork;
  /** Part of the path of the call that makes the post. */
  finalCall: string;
  /** Settings that direct the server to the fake. */
  variables: Readonly<Record<string, string>>;
  countPosts(): number;
  /** Plans a fault for the next post. */
  plan(fault: MatrixFault): void;
}

type NetworkStart = (now: () => Date) => Promise<MatrixNetwork>;

/** Starts the fake of each network. */
export const startNetwork: Readonly<Record<MatrixNetworkId, NetworkStart>> = {
  async bluesky(now) {
    const fake = await startFakeBluesky({ now });
    return {
      fake,
      finalCall: "createRecord",
      variables: { FAKE_BLUESKY_URL: fake.url },
      countPosts: () => fake.posts.length,
      plan: (fault) => planFault(fake, "createRecord", fault),
    };
  },

  async mastodon(now) {
    const fake = await startFakeMastodon({ now });
    const finalCall = "/api/v1/statuses";
    return {
      fake,
      finalCall,
      variables: { FAKE_MASTODON_URL: fake.url },
      countPosts: () => fake.statuses.length,
      plan(fault) {
        fake.rules.isSlow = fault === "slow-processing";
        planFault(fake, finalCall, fault);
      },
    };
  },

  async linkedin(now) {
    const fake = await startFakeLinkedin({ now });
    // Duplicate detection isn't reliable, so no result may depend on it.
    fake.rules.findsDuplicates = false;
    const finalCall = "/rest/posts";
    return {
      fake,
      finalCall,
      countPosts: () => fake.posts.length,
      variables: {
        FAKE_LINKEDIN_URL: fake.url,
        LINKEDIN_CLIENT_ID: linkedinClient.id,
        LINKEDIN_CLIENT_SECRET: linkedinClient.secret,
      },
      plan(fault) {
        fake.processing.ms = fault === "slow-processing" ? slowUploadMs : 0;
        planFault(fake, finalCall, fault);
      },
    };
  },

  async handover() {
    const fake = await startFakeHandover();
    return {
      fake,
      finalCall: "/hook",
      countPosts: () => fake.calls.length,
      // With any fake configured, local addresses may be called.
      variables: { FAKE_BLUESKY_URL: fake.url },
      plan: (fault) => planFault(fake, "/hook", fault),
    };
  },

  async bridge(now) {
    const fake = await startFakeBridge({ now });
    return {
      fake,
      finalCall: "/publish",
      countPosts: () => fake.posts.length,
      variables: { FAKE_BLUESKY_URL: fake.url },
      plan: (fault) => planFault(fake, "/publish", fault),
    };
  },
};

function planFault(fake: FakeNetwork, match: string, kind: MatrixFault): void {
  fake.clearFaults();
  if (kind !== "none") fake.addFault({ match, kind });
}
