import { ConnectError } from "../connect-error.ts";
import type { NetworkResponse } from "../network-call.ts";

export const fineScopes = ["read:accounts", "read:statuses", "write:media", "write:statuses"];
/** Scopes for servers that don't know `fineScopes`, such as Pixelfed. */
export const coarseScopes = ["read", "write"];

/** Whether the authorization page at `url` refuses the scopes by a redirect (RFC 6749, section 4.1.2.1) or an error. */
export function areScopesRefused(url: string, { status, headers, text }: NetworkResponse): boolean {
  const { location } = headers;
  if (status >= 300 && status < 400) {
    const target = typeof location === "string" && URL.canParse(location, url) ? location : url;
    return new URL(target, url).searchParams.get("error") === "invalid_scope";
  }
  return status >= 400 && status < 500 && /invalid_scope|scope is invalid/i.test(text);
}

/**
 * Some servers let people deny individual scopes. If `granted` is empty, all requested scopes are granted (RFC 6749,
 * section 5.1).
 * @throws {ConnectError} if a scope is missing.
 */
export function requireScopes(granted: string): void {
  const names = granted.split(" ");
  const missing = fineScopes.filter(
    (scope) => !names.includes(scope) && !names.includes(scope.split(":")[0] ?? ""),
  );
  if (granted === "" || missing.length === 0) return;
  throw new ConnectError(
    "missing-scope",
    `Your server didn't grant these permissions: ${missing.join(", ")}. Connect again and allow them.`,
  );
}
