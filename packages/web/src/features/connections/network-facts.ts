import type { PagePath } from "@slideloom/core/contract";
import type { NetworkId } from "@slideloom/core/publishing";

interface NetworkFacts {
  guide: PagePath;
  /** Who has to approve what before it works. */
  review: string;
  cost: string;
  /** How often its owner has to sign in again. */
  lasts: string;
}

/** What to know of a network before connecting it. */
export const networkFacts: Readonly<Record<NetworkId, NetworkFacts>> = {
  bluesky: {
    guide: "/guides/bluesky",
    review: "No review.",
    cost: "Free.",
    lasts: "It lasts until you delete the app password.",
  },
  mastodon: {
    guide: "/guides/mastodon",
    review: "No review.",
    cost: "Free.",
    lasts: "Stays connected until you revoke access on your server.",
  },
  linkedin: {
    guide: "/guides/linkedin",
    review: "No review for your own profile. Company pages need one, and are not served yet.",
    cost: "Free.",
    lasts: "You sign in again every 60 days: LinkedIn asks for that.",
  },
  handover: {
    guide: "/guides/hand-over",
    review: "No review here; the service that posts may need one.",
    cost: "Free here; the service may cost something.",
    lasts: "It lasts until you delete it.",
  },
};
