import { expectPublished } from "../../publishing/matrix/expect-end.fixture.ts";
import type { Testbed } from "../testbed.fixture.ts";
import { ana, startFakeBluesky } from "./fake-bluesky.fixture.ts";

export const blueskyTestbed: Testbed = {
  async start({ now }) {
    const fake = await startFakeBluesky({ now });
    return {
      fake,
      finalCall: "createRecord",
      variables: { FAKE_BLUESKY_URL: fake.url },
      countPosts: () => fake.posts.length,
    };
  },
  buildFields: () => ({ handle: ana.handle, app_password: ana.password }),
  hint: `handle ${ana.handle}, app password ${ana.password}`,
  sample: [{ crash: "during the call", fault: "commit-then-reset" }],
  expectEnd: expectPublished,
};
