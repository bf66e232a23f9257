import { expectPublished } from "../../publishing/matrix/expect-end.fixture.ts";
import type { Testbed } from "../testbed.fixture.ts";
import { startFakeMastodon } from "./fake-mastodon.fixture.ts";

export const mastodonTestbed: Testbed = {
  async start({ now }) {
    const fake = await startFakeMastodon({ now });
    return {
      fake,
      finalCall: "/api/v1/statuses",
      variables: { FAKE_MASTODON_URL: fake.url },
      countPosts: () => fake.statuses.length,
      expect: (fault) => void (fake.rules.isSlow = fault === "slow-processing"),
    };
  },
  buildFields: () => ({ server: "social.example" }),
  hint: "any server's name",
  sample: [
    { crash: "none", fault: "proxy-403" },
    { crash: "after the response", fault: "commit-then-500" },
  ],
  expectEnd: expectPublished,
};
