import { expectUnasked, once, onceAgain } from "../../publishing/matrix/expect-end.fixture.ts";
import type { Testbed } from "../testbed.fixture.ts";
import { linkedinClient, startFakeLinkedin } from "./fake-linkedin.fixture.ts";

/** Processing time of a slow upload, in ms: longer than `processingMs`, and longer than a test suspends a process. */
const slowUploadMs = 55_000;

export const linkedinTestbed: Testbed = {
  async start({ now }) {
    const fake = await startFakeLinkedin({ now });
    // Duplicate detection isn't reliable, so no result may depend on it.
    fake.rules.findsDuplicates = false;
    return {
      fake,
      finalCall: "/rest/posts",
      variables: {
        FAKE_LINKEDIN_URL: fake.url,
        LINKEDIN_CLIENT_ID: linkedinClient.id,
        LINKEDIN_CLIENT_SECRET: linkedinClient.secret,
      },
      countPosts: () => fake.posts.length,
      expect: (fault) => void (fake.processing.ms = fault === "slow-processing" ? slowUploadMs : 0),
    };
  },
  hint: "",
  sample: [
    { crash: "none", fault: "proxy-403" },
    { crash: "during the call", fault: "none" },
  ],
  sampled: ["SIGKILL"],
  expectEnd: expectUnasked((fault) => {
    switch (fault) {
      case "none":
        return once(1, "published");
      case "hang-before-commit":
      case "reset-before-commit":
        return once(0, "unknown");
      case "429":
        // The limit is per day, so a retry would be too late.
        return once(0, "failed");
      case "proxy-403":
      case "token-expired":
      case "slow-processing":
        return onceAgain;
      default:
        return once(1, "unknown");
    }
  }),
};
