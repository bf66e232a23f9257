import type { Network } from "../network.ts";

export const bluesky = {
  name: "Bluesky",
  nameInSentence: "Bluesky",
  services: ["Bluesky"],
  form: "Up to 10 images in a post. More slides follow as replies.",
  facts: {
    cost: "Free.",
    review: "No app approval needed.",
    lasts: "Stays connected until you delete the app password.",
  },
  mark: { sign: "B", color: "#0a5fd9" },
  connect: {
    kind: "fields",
    way: "app-password",
    fields: [
      {
        name: "handle",
        label: "Handle",
        placeholder: "you.bsky.social",
        kind: "handle",
        required: "Enter your handle",
        maxLength: 253,
        known: "handle",
      },
      {
        name: "app_password",
        label: "App password",
        placeholder: "xxxx-xxxx-xxxx-xxxx",
        kind: "secret",
        required: "Enter an app password",
        maxLength: 256,
      },
    ],
    button: "Connect Bluesky",
    canReconnect: true,
  },
  settings: {},
} as const satisfies Network;
