import { bridgedServices } from "../bridged-services.ts";
import type { Network } from "../network.ts";

/** Buffer, a bridge: a service that publishes people's posts on other services. */
export const buffer = {
  name: "Buffer",
  nameInSentence: "Buffer",
  services: bridgedServices,
  form: "One key for LinkedIn, Instagram, Facebook, X, Threads, Bluesky, Mastodon, Pinterest and TikTok.",
  facts: {
    cost: "Buffer is free for up to 3 accounts. More accounts need a paid plan.",
    review: "You need no app approval: Buffer's apps are approved.",
    lasts: "Stays connected until you delete the key in Buffer.",
  },
  mark: { sign: "≡", color: "#232b3a" },
  connect: {
    kind: "key",
    way: "key",
    fields: [
      {
        name: "key",
        label: "Buffer key",
        hint: "In Buffer: Settings → API",
        placeholder: "",
        kind: "secret",
        required: "Enter the key",
        maxLength: 2000,
      },
    ],
    button: "Connect Buffer",
    canReconnect: true,
  },
  settings: {},
} as const satisfies Network;
