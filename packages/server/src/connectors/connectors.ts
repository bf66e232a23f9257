import { networkIds, type NetworkId } from "@slideloom/core/networks";
import { createBluesky } from "./bluesky/index.ts";
import { createBuffer } from "./buffer/index.ts";
import { createHandover } from "./handover/index.ts";
import { createInstagram } from "./instagram/index.ts";
import { createLinkedin } from "./linkedin/index.ts";
import { createMastodon } from "./mastodon/index.ts";
import type { CreateNetworkClient, NetworkClient, NetworkClientParts } from "./network-client.ts";
import { createPostiz } from "./postiz/index.ts";

const registry: Readonly<Record<NetworkId, CreateNetworkClient>> = {
  bluesky: createBluesky,
  mastodon: createMastodon,
  linkedin: createLinkedin,
  instagram: createInstagram,
  buffer: createBuffer,
  postiz: createPostiz,
  handover: createHandover,
};

export type NetworkClients = Readonly<Record<NetworkId, NetworkClient>>;

export interface NetworkClientsSettings extends Omit<NetworkClientParts, "fakeUrl"> {
  fakeUrls: Readonly<Partial<Record<NetworkId, string>>>;
}

export function createNetworkClients({
  fakeUrls,
  ...parts
}: NetworkClientsSettings): NetworkClients {
  const clients = networkIds.map((id) => [
    id,
    registry[id]({ ...parts, fakeUrl: fakeUrls[id] ?? null }),
  ]);
  return Object.fromEntries(clients) as NetworkClients;
}
