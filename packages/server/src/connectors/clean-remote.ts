import { cleanForeign } from "@slideloom/core/text";
import type { Refusal, RemotePost } from "./connector.ts";
import { ConnectError } from "./connect-error.ts";
import type { ConnectedAccount } from "./network-access.ts";

/* Responses of networks aren't trusted: texts are cut to sane lengths, and URLs must be web addresses. */

const longestId = 500;
const longestName = 100;
const longestHandle = 300;
const longestMessage = 500;
const longestUrl = 2000;

export const cleanRefusal = ({ code, message }: Refusal): Refusal => ({
  code: cleanForeign(code, longestName),
  message: cleanForeign(message, longestMessage),
});

export const cleanPost = ({ id, url, ...rest }: RemotePost): RemotePost => ({
  ...rest,
  id: cleanForeign(id, longestId),
  url: cleanUrl(url),
});

/** @throws {ConnectError} if the account's id is too long, because a truncated id could be another account's. */
export function cleanAccount(account: ConnectedAccount): ConnectedAccount {
  const { remoteId, name, handle, pictureUrl } = account;
  if (remoteId === "" || cleanForeign(remoteId, longestId) !== remoteId) {
    throw new ConnectError("network-unreachable", "The network's response could not be read.");
  }
  return {
    ...account,
    name: cleanForeign(name, longestName),
    handle: cleanForeign(handle, longestHandle),
    pictureUrl: cleanUrl(pictureUrl),
  };
}

/** Returns a web address of a sane length unchanged, else null. */
function cleanUrl(url: string | null): string | null {
  if (url === null || url.length > longestUrl || cleanForeign(url, longestUrl) !== url) return null;
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) ? url : null;
}
