import { expectUnasked, once, onceAgain } from "../../publishing/matrix/expect-end.fixture.ts";
import type { Testbed } from "../testbed.fixture.ts";
import { startFakeHandover } from "./fake-handover.fixture.ts";

export const handoverTestbed: Testbed = {
  async start() {
    const fake = await startFakeHandover();
    return {
      fake,
      finalCall: "/hook",
      // If any fake network is configured, Slideloom may call local addresses, such as the fake webhook receiver's.
      variables: { FAKE_BLUESKY_URL: fake.url },
      countPosts: () => fake.calls.length,
    };
  },
  buildFields: (url) => ({ name: "A service", url: `${url}/hook` }),
  hint: null,
  sample: [
    { crash: "none", fault: "proxy-403" },
    { crash: "before the call", fault: "none" },
  ],
  sampled: ["SIGSTOP"],
  expectEnd: expectUnasked((fault) => {
    switch (fault) {
      case "commit-then-hang":
      case "commit-then-reset":
      case "commit-then-500":
        return once(1, "unknown");
      case "hang-before-commit":
      case "reset-before-commit":
        return once(0, "unknown");
      case "429":
      case "proxy-403":
        return onceAgain;
      case "token-expired":
        return once(0, "failed");
      default:
        // Any 2xx response counts as published, whatever its body.
        return once(1, "published");
    }
  }),
};
