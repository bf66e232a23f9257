import { expectPublished } from "../../publishing/matrix/expect-end.fixture.ts";
import type { Testbed } from "../testbed.fixture.ts";
import { instagramClient, startFakeInstagram } from "./fake-instagram.fixture.ts";

/**
 * Processing time of a slow media container, in ms: longer than the connector's first waits between two status
 * requests.
 */
const slowMs = 20_000;

export const instagramTestbed: Testbed = {
  async start({ now }) {
    const fake = await startFakeInstagram({ now });
    // The publishing matrix makes more posts than Instagram allows in a day.
    fake.rules.quota = 100_000;
    return {
      fake,
      finalCall: "/media_publish",
      variables: {
        FAKE_INSTAGRAM_URL: fake.url,
        INSTAGRAM_APP_ID: instagramClient.id,
        INSTAGRAM_APP_SECRET: instagramClient.secret,
      },
      countPosts: () => fake.posts.length,
      expect: (fault) => void (fake.processing.ms = fault === "slow-processing" ? slowMs : 0),
    };
  },
  hint: "",
  faults: ["lying-4xx"],
  sample: [
    { crash: "none", fault: "proxy-403" },
    { crash: "none", fault: "lying-4xx" },
    { crash: "during the call", fault: "commit-then-reset" },
  ],
  expectEnd: expectPublished,
};
