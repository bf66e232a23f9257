import type { NetworkListResponse, NetworkState } from "@slideloom/core/contract/connections";
import {
  listRequiredSettings,
  needsPublicUrl,
  networkIds,
  networks,
  type NetworkId,
} from "@slideloom/core/networks";
import type { NetworkAccess } from "../connectors/network-access.ts";
import { buildRedirectUri } from "./network-sign-in-service.ts";

export interface NetworkListParts {
  findAccess: (network: NetworkId) => NetworkAccess;
  /** Settings of the networks, by the names of their environment variables. */
  settings: Readonly<Record<string, string>>;
  /** URL of this server, without a trailing slash. */
  baseUrl: string;
  /** Whether networks can download files from this server. */
  isPublic: boolean;
  isFake: boolean;
  /** Returns warnings for the operator. */
  listWarnings: () => Promise<string[]>;
}

/** Returns the networks, their missing settings, and warnings for the operator. */
export async function listNetworks(parts: NetworkListParts): Promise<NetworkListResponse> {
  return {
    networks: networkIds.map((id) => describeNetwork(id, parts)),
    warnings: await parts.listWarnings(),
    fake: parts.isFake,
  };
}

function describeNetwork(
  id: NetworkId,
  { findAccess, settings, baseUrl, isPublic }: NetworkListParts,
): NetworkState {
  const access = findAccess(id);
  // The redirect URI is null for a network with many servers: Slideloom registers a different one at each server.
  const hasRedirectUri = "buildSignInUrl" in access && !access.findInstanceUrl;
  return {
    id,
    connect: networks[id].connect.way,
    missing_settings: [
      ...listMissingSettings(id, settings),
      ...(needsPublicUrl(id) && !isPublic ? ["PUBLIC_URL"] : []),
    ],
    redirect_uri: hasRedirectUri ? buildRedirectUri(baseUrl, id, null) : null,
  };
}

/** If a required setting is unset, returns the names of all required settings. Otherwise returns an empty list. */
function listMissingSettings(id: NetworkId, settings: NetworkListParts["settings"]): string[] {
  const required = listRequiredSettings(id);
  return required.every((name) => settings[name] !== undefined) ? [] : required;
}
