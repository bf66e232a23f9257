import type { Network } from "../network.ts";

export const mastodon = {
  name: "Mastodon",
  nameInSentence: "Mastodon",
  services: ["Mastodon"],
  form: "Usually up to 4 images in a post. More slides follow as replies.",
  facts: {
    cost: "Free.",
    review: "No app approval needed.",
    lasts: "Stays connected until you revoke access on your server.",
  },
  mark: { sign: "M", color: "#563acc" },
  connect: {
    kind: "oauth",
    way: "sign-in",
    fields: [
      {
        name: "server",
        label: "Your server",
        placeholder: "mastodon.social",
        kind: "host",
        required: "Enter your server, such as mastodon.social",
        maxLength: 261,
        known: "server",
      },
    ],
    button: "Sign in on your server",
    canReconnect: true,
  },
  settings: {},
} as const satisfies Network;
