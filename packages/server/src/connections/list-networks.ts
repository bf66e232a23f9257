import type { NetworkListResponse, NetworkState } from "@slideloom/core/contract";
import type { Accesses } from "../connectors/connectors.ts";
import { buildRedirectUri, type SignInNetwork } from "./network-sign-in-service.ts";

export interface NetworkListParts {
  accesses: Pick<Accesses, SignInNetwork>;
  /** URL of this server, without a trailing slash. */
  baseUrl: string;
  isFake: boolean;
  /** Returns warnings for the operator. */
  listWarnings: () => Promise<string[]>;
}

/** Returns the networks, their missing settings, and warnings for the operator. */
export async function listNetworks({
  accesses,
  baseUrl,
  isFake,
  listWarnings,
}: NetworkListParts): Promise<NetworkListResponse> {
  const signIn = (id: SignInNetwork, redirectUri: string | null): NetworkState => ({
    id,
    connect: "sign-in",
    missing_settings: [...accesses[id].missingSettings],
    redirect_uri: redirectUri,
  });
  const direct = { missing_settings: [], redirect_uri: null };
  return {
    networks: [
      { id: "bluesky", connect: "app-password", ...direct },
      // Clients are registered automatically at each Mastodon server.
      signIn("mastodon", null),
      signIn("linkedin", buildRedirectUri(baseUrl, "linkedin", null)),
      { id: "handover", connect: "address", ...direct },
    ],
    warnings: await listWarnings(),
    fake: isFake,
  };
}
