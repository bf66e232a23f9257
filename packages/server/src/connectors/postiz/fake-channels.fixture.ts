/** A channel of the fake; the properties have Postiz's names. */
export interface FakeIntegration {
  id: string;
  name: string;
  identifier: string;
  picture: string;
  disabled: boolean;
  profile: string;
}

/** An organization of the fake, with its keys and channels. */
export interface FakeOrganization {
  keys: Set<string>;
  hasPlan: boolean;
  integrations: FakeIntegration[];
}

/** The API key of Ana's organization at the fake. */
export const anaKey = "postiz-key-of-ana";

const build = (
  identifier: string,
  { id = identifier, ...change }: Partial<FakeIntegration> = {},
): FakeIntegration => ({
  id: `channel-${id}`,
  name: "Ana Makes",
  identifier,
  picture: "",
  disabled: false,
  profile: "ana.makes",
  ...change,
});

/** Creates the organization of Ana: a channel of each service, and some that need attention. */
export const createAna = (): FakeOrganization => ({
  keys: new Set([anaKey]),
  hasPlan: true,
  integrations: [
    build("instagram"),
    build("instagram-standalone", { name: "Ana Draws", profile: "ana.draws" }),
    build("linkedin", { name: "Ana Lovelace", profile: "ana-lovelace" }),
    build("linkedin-page", { name: "Tea House", profile: "tea-house" }),
    build("facebook", { name: "Tea House", profile: "teahouse" }),
    build("x"),
    build("threads"),
    build("bluesky", { profile: "ana.bsky.social" }),
    build("mastodon"),
    build("pinterest"),
    build("tiktok", { disabled: true }),
    build("tiktok-business", { name: "Tea House" }),
    build("telegram"),
  ],
});

/** Creates the organization of Ben, who has connected a different account in Postiz. */
export const createBen = (): FakeOrganization => ({
  keys: new Set(["postiz-key-of-ben"]),
  hasPlan: true,
  integrations: [build("x", { id: "ben", name: "Ben", profile: "ben" })],
});
