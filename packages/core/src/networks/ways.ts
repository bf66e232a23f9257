import { isBridge } from "./bridges.ts";
import { isHandOff, type NetworkId } from "./networks.ts";
import { publishesOn } from "./rules-for.ts";
import type { ServiceId } from "./service-ids.ts";

/** How posts reach a service, the shortest way first. */
const wayKinds = ["direct", "bridge", "hand-off"] as const;

/** A network to connect in order to publish on a service. */
export interface Way {
  kind: (typeof wayKinds)[number];
  network: NetworkId;
  /** Settings that the server needs first; empty if the network can be connected. */
  missing: readonly string[];
}

/** A network and the settings that it still needs on this server. */
interface State {
  id: NetworkId;
  missing_settings: readonly string[];
}

function findKind(network: NetworkId, service: ServiceId): Way["kind"] | null {
  if (isHandOff(network)) return "hand-off";
  if (isBridge(network)) return publishesOn(network, service) ? "bridge" : null;
  return network === service ? "direct" : null;
}

/** Lists the ways to publish on a service, the shortest first. */
export function listWays(service: ServiceId, states: readonly State[]): Way[] {
  const ways = states.flatMap(({ id, missing_settings: missing }) => {
    const kind = findKind(id, service);
    return kind === null ? [] : [{ kind, network: id, missing }];
  });
  return wayKinds.flatMap((kind) => ways.filter((way) => way.kind === kind));
}

/**
 * Returns as `ready` the shortest ways that work on this server, all of one kind. Returns as `blocked` the shorter
 * ways, which need settings first.
 */
export function findShortestWays(
  service: ServiceId,
  states: readonly State[],
): { ready: Way[]; blocked: Way[] } {
  const ways = listWays(service, states);
  const isReady = ({ missing }: Way) => missing.length === 0;
  const shortest = ways.find(isReady);
  return {
    ready: ways.filter((way) => isReady(way) && way.kind === shortest?.kind),
    blocked: shortest ? ways.slice(0, ways.indexOf(shortest)) : ways,
  };
}
