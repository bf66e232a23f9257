import type { CreateNetworkClient } from "../network-client.ts";
import { BlueskyAccess, blueskyEndpoints } from "./bluesky-access.ts";
import { bluesky } from "./bluesky.ts";

export const createBluesky: CreateNetworkClient = ({ call, now, fakeUrl }) => ({
  access: new BlueskyAccess({
    call,
    now,
    // The fake serves both endpoints at the same URL.
    endpoints: fakeUrl === null ? blueskyEndpoints : { resolver: fakeUrl, directory: fakeUrl },
  }),
  connector: bluesky,
});
