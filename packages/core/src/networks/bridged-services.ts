/** Names of the services that bridges publish on, in the order of their facts. */
export const bridgedServices = [
  "LinkedIn",
  "Instagram",
  "Facebook",
  "X",
  "Threads",
  "Bluesky",
  "Mastodon",
  "Pinterest",
  "TikTok",
] as const;
