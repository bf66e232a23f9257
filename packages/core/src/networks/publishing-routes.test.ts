import { describe, expect, test } from "vitest";
import { networkIds, networks, type NetworkId } from "./networks.ts";
import { mainServices, serviceIds } from "./service-ids.ts";
import { findShortestRoutes } from "./publishing-routes.ts";

/** Returns the state of every network. The networks in `blocked` still need a setting of the server. */
const states = (...blocked: NetworkId[]) =>
  networkIds.map((id) => ({ id, missing_settings: blocked.includes(id) ? ["A_SETTING"] : [] }));

const bridgeIds = networkIds.filter((id) => networks[id].connect.kind === "key");

const idsOf = (ways: readonly { network: NetworkId }[]) => ways.map(({ network }) => network);

describe("the shortest way", () => {
  test("is the service's own network if this server has its settings", () => {
    const { ready, blocked } = findShortestRoutes("linkedin", states());
    expect(idsOf(ready)).toEqual(["linkedin"]);
    expect(blocked).toEqual([]);
  });

  test("is a bridge otherwise, and names what the direct way needs", () => {
    const { ready, blocked } = findShortestRoutes("instagram", states("instagram"));
    expect(idsOf(ready)).toEqual(bridgeIds);
    expect(blocked).toEqual([{ kind: "direct", network: "instagram", missing: ["A_SETTING"] }]);
  });

  test("is the webhook hand-off if no bridge can be connected", () => {
    const { ready, blocked } = findShortestRoutes("x", states(...bridgeIds));
    expect(idsOf(ready)).toEqual(["handover"]);
    expect(idsOf(blocked)).toEqual(bridgeIds);
  });
});

test("every main service can be reached on a server without settings", () => {
  const bare = states(...networkIds.filter((id) => id !== "handover"));
  for (const service of mainServices) {
    expect(idsOf(findShortestRoutes(service, bare).ready)).toEqual(["handover"]);
  }
});

test("no way leads to another service's own network", () => {
  for (const service of serviceIds) {
    const { ready, blocked } = findShortestRoutes(service, states());
    const direct = [...ready, ...blocked].filter(({ kind }) => kind === "direct");
    expect(idsOf(direct).filter((id) => id !== service)).toEqual([]);
  }
});
