import type { Network } from "../network.ts";

export const linkedin = {
  name: "LinkedIn",
  nameInSentence: "LinkedIn",
  services: ["LinkedIn"],
  form: "One document to swipe, or up to 20 images.",
  facts: {
    cost: "Free.",
    review: "No app approval needed for your own profile. Company pages aren't supported yet.",
    lasts: "LinkedIn asks you to reconnect every 60 days.",
  },
  mark: { sign: "in", color: "#0a66c2" },
  connect: {
    kind: "oauth",
    way: "sign-in",
    fields: [],
    button: "Sign in with LinkedIn",
    canReconnect: true,
  },
  settings: {
    LINKEDIN_CLIENT_ID: {
      pattern: /^\S+$/,
      meaning: "must be the client ID of your LinkedIn app",
      isRequired: true,
    },
    LINKEDIN_CLIENT_SECRET: {
      pattern: /^\S+$/,
      meaning: "must be the client secret of your LinkedIn app",
      isRequired: true,
      isSecret: true,
    },
    LINKEDIN_VERSION: {
      pattern: /^20\d\d(0[1-9]|1[0-2])$/,
      meaning: "must be a version of LinkedIn's API: a year and a month, such as 202607",
      fallback: "202607",
    },
  },
} as const satisfies Network;
