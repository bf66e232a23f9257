import type { NetworkListResponse, NetworkState } from "@slideloom/core/contract";
import type { Accesses } from "../connectors/connectors.ts";
import { buildRedirectUri, type SignInNetwork } from "./network-sign-in-service.ts";

export interface NetworkListParts {
  accesses: Pick<Accesses, SignInNetwork>;
  /** The address of this server, without a slash at its end. */
  baseUrl: string;
  isFake: boolean;
  /** What whoever runs the server has to know. */
  listWarnings: () => Promise<string[]>;
}

/** The networks, what each still needs on this server, and what whoever runs it has to know. */
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
      // This server registers itself at each of Mastodon's.
      signIn("mastodon", null),
      signIn("linkedin", buildRedirectUri(baseUrl, "linkedin", null)),
      { id: "handover", connect: "address", ...direct },
    ],
    warnings: await listWarnings(),
    fake: isFake,
  };
}
