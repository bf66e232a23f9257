import { isBridge } from "./bridges.ts";
import { isHandOff, type NetworkId } from "./networks.ts";
import { publishesOn } from "./rules-for.ts";
import type { ServiceId } from "./service-ids.ts";

/**
 * How posts reach a service: directly, through a bridge such as Buffer, or through a webhook hand-off. The shortest
 * route comes first.
 */
const routeKinds = ["direct", "bridge", "hand-off"] as const;

/** A network to connect in order to publish on a service. */
export interface PublishingRoute {
  kind: (typeof routeKinds)[number];
  network: NetworkId;
  /** Settings that the server needs first; empty if the network can be connected. */
  missing: readonly string[];
}

/** A network and the settings that it still needs on this server. */
interface State {
  id: NetworkId;
  missing_settings: readonly string[];
}

function findKind(network: NetworkId, service: ServiceId): PublishingRoute["kind"] | null {
  if (isHandOff(network)) return "hand-off";
  if (isBridge(network)) return publishesOn(network, service) ? "bridge" : null;
  return network === service ? "direct" : null;
}

/** Lists the routes to publish on a service, the shortest first. */
function listPublishingRoutes(service: ServiceId, states: readonly State[]): PublishingRoute[] {
  const routes = states.flatMap(({ id, missing_settings: missing }) => {
    const kind = findKind(id, service);
    return kind === null ? [] : [{ kind, network: id, missing }];
  });
  return routeKinds.flatMap((kind) => routes.filter((route) => route.kind === kind));
}

/**
 * Finds the shortest routes to publish on a service. `ready` routes work on this server, and `blocked` routes are
 * shorter but need settings first.
 */
export function findShortestRoutes(
  service: ServiceId,
  states: readonly State[],
): { ready: PublishingRoute[]; blocked: PublishingRoute[] } {
  const routes = listPublishingRoutes(service, states);
  const isReady = ({ missing }: PublishingRoute) => missing.length === 0;
  const shortest = routes.find(isReady);
  return {
    ready: routes.filter((route) => isReady(route) && route.kind === shortest?.kind),
    blocked: shortest ? routes.slice(0, routes.indexOf(shortest)) : routes,
  };
}
