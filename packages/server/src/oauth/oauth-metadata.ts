import type { ApiKeyScope } from "@slideloom/core/contract/api-key-scopes";
import { routes } from "@slideloom/core/contract/routes";

/** Asked for at first. Others come when they are needed, so that people see them then. */
export const firstScopes = ["read", "render", "write"] as const satisfies readonly ApiKeyScope[];

const authorizePath = "/oauth/authorize";

const pathOf = (name: keyof typeof routes) => routes[name].split(" ")[1] ?? "";

/** Returns this server's issuer; null if `PUBLIC_URL` can't be one, since it must never come from a request. */
export function findIssuer({ publicUrl }: { publicUrl: string | null }): string | null {
  if (publicUrl === null) return null;
  const { protocol, hostname } = new URL(publicUrl);
  const isOwn = ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
  return protocol === "https:" || isOwn ? publicUrl : null;
}

export const buildResource = (issuer: string): string => `${issuer}/mcp`;

/** RFC 9728. */
export const buildResourceMetadata = (issuer: string) => ({
  resource: buildResource(issuer),
  authorization_servers: [issuer],
  scopes_supported: firstScopes,
  bearer_methods_supported: ["header"],
  resource_name: "Slideloom",
});

/** RFC 8414. */
export const buildServerMetadata = (issuer: string, scopes: readonly ApiKeyScope[]) => ({
  issuer,
  authorization_endpoint: issuer + authorizePath,
  token_endpoint: issuer + pathOf("getOauthTokens"),
  registration_endpoint: issuer + pathOf("registerOauthClient"),
  revocation_endpoint: issuer + pathOf("revokeOauthToken"),
  response_types_supported: ["code"],
  grant_types_supported: ["authorization_code", "refresh_token"],
  token_endpoint_auth_methods_supported: ["none"],
  code_challenge_methods_supported: ["S256"],
  scopes_supported: scopes,
  client_id_metadata_document_supported: true,
  authorization_response_iss_parameter_supported: true,
});

/** Builds the challenge that makes a program ask for access, or for more rights. */
export function buildChallenge(
  issuer: string,
  { error, scopes = firstScopes }: { error?: string; scopes?: readonly ApiKeyScope[] } = {},
): string {
  const metadata = `${issuer}${pathOf("getProtectedResource")}`;
  const parts = [
    ...(error === undefined ? [] : [`error="${error}"`]),
    `resource_metadata="${metadata}"`,
    `scope="${scopes.join(" ")}"`,
  ];
  return `Bearer ${parts.join(", ")}`;
}
