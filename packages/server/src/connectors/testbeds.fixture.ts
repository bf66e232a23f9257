import type { NetworkId } from "@slideloom/core/networks";
import { blueskyTestbed } from "./bluesky/testbed.fixture.ts";
import { bufferTestbed } from "./buffer/testbed.fixture.ts";
import { handoverTestbed } from "./handover/testbed.fixture.ts";
import { instagramTestbed } from "./instagram/testbed.fixture.ts";
import { linkedinTestbed } from "./linkedin/testbed.fixture.ts";
import { mastodonTestbed } from "./mastodon/testbed.fixture.ts";
import { postizTestbed } from "./postiz/testbed.fixture.ts";
import type { Testbed } from "./testbed.fixture.ts";

/** The fake of every network. */
export const testbeds: Readonly<Record<NetworkId, Testbed>> = {
  bluesky: blueskyTestbed,
  mastodon: mastodonTestbed,
  linkedin: linkedinTestbed,
  instagram: instagramTestbed,
  buffer: bufferTestbed,
  postiz: postizTestbed,
  handover: handoverTestbed,
};
