import type { Network } from "../network.ts";

/** Postiz, an open-source service that publishes on other services for people. */
export const postiz = {
  name: "Postiz",
  nameInSentence: "Postiz",
  services: [
    "LinkedIn",
    "Instagram",
    "Facebook",
    "X",
    "Threads",
    "Bluesky",
    "Mastodon",
    "Pinterest",
    "TikTok",
  ],
  form: "One key for the accounts of your own Postiz server, or of Postiz's cloud.",
  facts: {
    cost: "Free on a server of your own; Postiz's cloud needs a paid plan.",
    review: "Your Postiz server needs its own apps at most networks. The cloud has them.",
    lasts: "Stays connected until you change the key in Postiz.",
  },
  mark: { sign: "P", color: "#5b3df5" },
  connect: {
    kind: "key",
    way: "key",
    fields: [
      {
        name: "url",
        label: "Postiz address",
        hint: "For Postiz's cloud: https://api.postiz.com",
        placeholder: "https://postiz.example.com",
        kind: "url",
        required: "Enter the address of your Postiz server",
        maxLength: 2048,
      },
      {
        name: "key",
        label: "Postiz key",
        hint: "In Postiz: Settings → Developers → Public API",
        placeholder: "",
        kind: "secret",
        required: "Enter the key",
        maxLength: 2000,
      },
    ],
    button: "Connect Postiz",
    canReconnect: true,
  },
  settings: {},
} as const satisfies Network;
