import type { PagePath } from "@slideloom/core/contract";
import type { NetworkId } from "@slideloom/core/publishing";

interface NetworkFacts {
  guide: PagePath;
  /** Whether the network must approve an app first. */
  review: string;
  cost: string;
  /** How long a connection lasts. */
  lasts: string;
}

/** Facts about a network that people need before connecting it. */
export const networkFacts: Readonly<Record<NetworkId, NetworkFacts>> = {
  bluesky: {
    guide: "/guides/bluesky",
    review: "No review needed.",
    cost: "Free.",
    lasts: "Stays connected until you delete the app password.",
  },
  mastodon: {
    guide: "/guides/mastodon",
    review: "No review needed.",
    cost: "Free.",
    lasts: "Stays connected until you revoke access on your server.",
  },
  linkedin: {
    guide: "/guides/linkedin",
    review: "No review for your own profile. Company pages aren't supported yet.",
    cost: "Free.",
    lasts: "LinkedIn asks you to sign in again every 60 days.",
  },
  handover: {
    guide: "/guides/hand-over",
    review: "The service that posts may need a review.",
    cost: "Free; the service may charge you.",
    lasts: "Stays connected until you disconnect it.",
  },
};
