/** A channel of the fake, with Buffer's names. */
export interface FakeChannel {
  id: string;
  service: string;
  type: string;
  name: string;
  displayName: string;
  serviceId: string;
  isDisconnected: boolean;
  isLocked: boolean;
  isQueuePaused: boolean;
  metadata: Readonly<Record<string, unknown>> | null;
}

/** An account of the fake, with its keys and channels. */
export interface FakeBufferAccount {
  id: string;
  name: string;
  keys: Set<string>;
  plan: "free" | "essentials";
  organizations: { id: string; name: string; channels: FakeChannel[] }[];
}

/** The API key of Ana's account at the fake. */
export const anaKey = "buffer-key-of-ana";

function buildChannel(
  service: string,
  type: string,
  { id = service, name = "ana.makes", ...change }: Partial<FakeChannel> = {},
): FakeChannel {
  return {
    id: `channel-${id}`,
    service,
    type,
    name,
    displayName: name,
    serviceId: `${id}-17841400`,
    isDisconnected: false,
    isLocked: false,
    isQueuePaused: false,
    metadata: null,
    ...change,
  };
}

const boards = [
  { id: "1", serviceId: "5511", name: "Tea" },
  { id: "2", serviceId: "5512", name: "Coffee" },
];

/** Creates the account of Ana: a channel of each service, and some that need attention. */
export const createAna = (): FakeBufferAccount => ({
  id: "account-ana",
  name: "Ana",
  keys: new Set([anaKey]),
  plan: "essentials",
  organizations: [
    {
      id: "organization-ana",
      name: "Ana's organization",
      channels: [
        buildChannel("instagram", "business", {
          metadata: { __typename: "InstagramMetadata", defaultToReminders: false },
        }),
        buildChannel("linkedin", "profile", { id: "linkedin", name: "Ana Lovelace" }),
        buildChannel("linkedin", "page", { id: "page", name: "Tea House" }),
        buildChannel("instagram", "account", {
          id: "personal",
          name: "ana.private",
          metadata: { __typename: "InstagramMetadata", defaultToReminders: true },
        }),
        buildChannel("facebook", "page", { name: "Tea House" }),
        buildChannel("twitter", "profile", {
          metadata: { __typename: "TwitterMetadata", subscriptionType: "None" },
        }),
        buildChannel("threads", "profile"),
        buildChannel("bluesky", "profile", { serviceId: "did:plc:ana" }),
        buildChannel("mastodon", "profile", {
          metadata: {
            __typename: "MastodonMetadata",
            serverUrl: "https://social.example",
            maxCharacters: 500,
          },
        }),
        buildChannel("pinterest", "business", {
          metadata: { __typename: "PinterestMetadata", boards },
        }),
        buildChannel("tiktok", "business", { isDisconnected: true }),
        buildChannel("youtube", "channel"),
      ],
    },
  ],
});

/** Creates the account of Ben, who has connected nothing in Buffer. */
export const createBen = (): FakeBufferAccount => ({
  id: "account-ben",
  name: "Ben",
  keys: new Set(["buffer-key-of-ben"]),
  plan: "free",
  organizations: [{ id: "organization-ben", name: "Ben's organization", channels: [] }],
});
