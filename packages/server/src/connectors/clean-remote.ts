import type { AccountChoices } from "@slideloom/core/contract/connections";
import { cleanForeign } from "@slideloom/core/text";
import type { Refusal, RemotePost } from "./connector.ts";
import { ConnectError } from "./connect-error.ts";
import type { ConnectedAccount, ConnectedGrant, RemoteChannel } from "./network-access.ts";

/* Responses of networks aren't trusted: texts are cut to sane lengths, and URLs must be web addresses. */

const longestId = 500;
const longestName = 100;
const longestHandle = 300;
const longestMessage = 500;
const longestUrl = 2000;
const mostChoices = 500;

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
  requireCleanId(remoteId);
  return {
    ...account,
    name: cleanForeign(name, longestName),
    handle: cleanForeign(handle, longestHandle),
    pictureUrl: cleanUrl(pictureUrl),
  };
}

/** @throws {ConnectError} if the grant's id is too long. */
export function cleanGrant(grant: ConnectedGrant): ConnectedGrant {
  requireCleanId(grant.remoteId);
  return { ...grant, name: cleanForeign(grant.name, longestName) };
}

/** @throws {ConnectError} if the channel's id is too long. */
export function cleanChannel(channel: RemoteChannel): RemoteChannel {
  const { remoteId, service, kind, name, handle, pictureUrl, reason, choices = {} } = channel;
  requireCleanId(remoteId);
  return {
    ...channel,
    service: cleanForeign(service, longestName),
    kind: kind === null ? null : cleanForeign(kind, longestName),
    name: cleanForeign(name, longestName),
    handle: cleanForeign(handle, longestHandle),
    pictureUrl: cleanUrl(pictureUrl),
    reason: reason === null ? null : cleanForeign(reason, longestMessage),
    choices: cleanChoices(choices),
  };
}

/** Leaves out values that are too long, because a truncated value could equal another value. */
function cleanChoices(choices: AccountChoices): AccountChoices {
  const cleaned = Object.entries(choices).map(([name, values]) => {
    const sane = values.filter(({ value }) => cleanForeign(value, longestName) === value);
    const shown = sane.slice(0, mostChoices).map(({ value, label }) => ({
      value,
      label: cleanForeign(label, longestName),
    }));
    return [name, shown] as const;
  });
  return Object.fromEntries(cleaned);
}

function requireCleanId(id: string): void {
  if (id !== "" && cleanForeign(id, longestId) === id) return;
  throw new ConnectError("network-unreachable", "The network's response could not be read.");
}

/** Returns a web address of a sane length unchanged, else null. */
function cleanUrl(url: string | null): string | null {
  if (url === null || url.length > longestUrl || cleanForeign(url, longestUrl) !== url) return null;
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) ? url : null;
}
