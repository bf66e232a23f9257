import { apiKeyScopes, type ApiKeyScope } from "@slideloom/core/contract/api-key-scopes";
import type { OauthRequest } from "@slideloom/core/contract/oauth";
import type { ClientDescription } from "./client-document.ts";
import type { OauthClients } from "./oauth-clients.ts";
import { OauthError } from "./oauth-error.ts";
import { buildResource, firstScopes } from "./oauth-metadata.ts";
import { isOwnRedirect } from "./redirects.ts";

export interface ReadRequest {
  client: ClientDescription;
  redirectUri: string;
  challenge: string;
  scopes: readonly ApiKeyScope[];
  state: string | undefined;
}

/**
 * Checks what a program asks for. Nothing is sent to its callback before a person has answered.
 * @throws {OauthError} if the program, its callback or its proof isn't acceptable.
 */
export async function readRequest(
  clients: OauthClients,
  issuer: string,
  request: OauthRequest,
): Promise<ReadRequest> {
  const client = await clients.get(request.client_id);
  if (!isOwnRedirect(request.redirect_uri, client.redirectUris)) {
    throw new OauthError("invalid_request", "The program asks for an answer at another address.");
  }
  if (request.response_type !== "code") {
    throw new OauthError("invalid_request", "response_type must be code.");
  }
  const hasProof = request.code_challenge_method === "S256";
  if (!hasProof || !/^[\w-]{43}$/.test(request.code_challenge)) {
    throw new OauthError("invalid_request", "A code_challenge with the method S256 is required.");
  }
  requireResource(issuer, request.resource);
  const asked = request.scope.split(" ");
  const known = apiKeyScopes.filter((scope) => asked.includes(scope));
  return {
    client,
    redirectUri: request.redirect_uri,
    challenge: request.code_challenge,
    scopes: known.length > 0 ? known : firstScopes,
    state: request.state,
  };
}

/** @throws {OauthError} if a token is for another server. One trailing slash is forgiven. */
export function requireResource(issuer: string, resource: string | undefined): void {
  if (resource === undefined || resource.replace(/\/$/, "") === buildResource(issuer)) return;
  throw new OauthError(
    "invalid_target",
    `The resource of this server is ${buildResource(issuer)}.`,
  );
}
