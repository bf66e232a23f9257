import type { CreateNetworkClient } from "../network-client.ts";
import { MastodonAccess } from "./mastodon-access.ts";
import { mastodon } from "./mastodon.ts";

export const createMastodon: CreateNetworkClient = ({ call, now, instanceApps, fakeUrl }) => ({
  access: new MastodonAccess({
    call,
    now,
    apps: instanceApps,
    findServerUrl: (host) => fakeUrl ?? `https://${host}`,
  }),
  connector: mastodon,
});
