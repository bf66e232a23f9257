import type { Network } from "./network.ts";
import { networkIds, networks, type NetworkId } from "./networks.ts";
import { type CaptionService, serviceIds, type ServiceId } from "./service-ids.ts";
import { isService, services } from "./services.ts";

type Mark = Network["mark"];

/** A service, or a network that publishes on other services, such as Buffer. */
export type PlaceId = ServiceId | NetworkId;

/** Logos of services that only bridges publish on. */
const bridgedMarks: Readonly<Record<Exclude<ServiceId, NetworkId>, Mark>> = {
  facebook: { sign: "f", color: "#1466d8" },
  x: { sign: "X", color: "#0f1419" },
  threads: { sign: "@", color: "#1c1c1c" },
  pinterest: { sign: "P", color: "#bd081c" },
  tiktok: { sign: "t", color: "#161823" },
  "linkedin-page": networks.linkedin.mark,
};

/** The compiler reports a network here that has become one to publish on. */
const coming = {
  threads: "Threads",
  facebook: "Facebook",
  x: "X",
  tiktok: "TikTok",
  pinterest: "Pinterest",
  telegram: "Telegram",
  discord: "Discord",
} as const satisfies Readonly<Record<string, string>> & { readonly [Id in NetworkId]?: never };

/**
 * Networks that Slideloom can't publish on directly. People publish there by hand or through a webhook hand-off, and on
 * most of these networks through a bridge such as Buffer.
 */
export const comingNetworks: readonly string[] = Object.values(coming);

const isNetwork = (id: string): id is NetworkId => Object.hasOwn(networks, id);

export const placeIds: readonly PlaceId[] = [...new Set([...serviceIds, ...networkIds])];

/** The name of a service or network; an unknown id is returned as it is. */
export function placeName(id: string): string {
  if (isService(id)) return services[id].name;
  return isNetwork(id) ? networks[id].name : id;
}

export const placeMark = (id: PlaceId): Mark =>
  isNetwork(id) ? networks[id].mark : bridgedMarks[id];

/** The service where a connection's posts appear, or the network if the service is unknown. */
export const placeOf = ({ network, service }: Target): PlaceId => service ?? network;

/** "Bluesky", or "Instagram (through Buffer)". */
export function describePlace({ network, service, by_hand = null }: Target): string {
  const name = placeName(service ?? network);
  if (by_hand !== null) return name;
  return service === null || service === network ? name : `${name} (through ${placeName(network)})`;
}

interface Target {
  network: NetworkId;
  /** Service that posts appear on; null if the target's connection was removed. */
  service: ServiceId | null;
  /** Set if the person posts it themselves. */
  by_hand?: CaptionService | null;
}
