import type { Network } from "../network.ts";

/** Instagram, through "Instagram API with Instagram Login", which needs no Facebook Page. */
export const instagram = {
  name: "Instagram",
  nameInSentence: "Instagram",
  services: ["Instagram"],
  form: "A carousel of up to 10 images, or one image.",
  facts: {
    cost: "Free.",
    review:
      "Needs a Business or Creator account. Accounts that you add to your Meta app as testers need no app review.",
    lasts: "Stays connected. Slideloom renews access every month.",
  },
  mark: { sign: "◎", color: "#c2307a" },
  connect: {
    kind: "oauth",
    way: "sign-in",
    fields: [],
    button: "Sign in with Instagram",
    canReconnect: true,
    renewedDays: 30,
  },
  settings: {
    INSTAGRAM_APP_ID: {
      pattern: /^\d+$/,
      meaning: "must be the Instagram app ID of your Meta app, a number",
      isRequired: true,
    },
    INSTAGRAM_APP_SECRET: {
      pattern: /^\S+$/,
      meaning: "must be the Instagram app secret of your Meta app",
      isRequired: true,
      isSecret: true,
    },
    META_GRAPH_VERSION: {
      pattern: /^v\d+\.\d+$/,
      meaning: "must be a version of Meta's Graph API, such as v25.0",
      fallback: "v25.0",
    },
  },
} as const satisfies Network;
