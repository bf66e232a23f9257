import type { z } from "zod";
import type { RemoteChannel } from "../network-access.ts";
import type { Board } from "../pinterest-boards.ts";
import type { integrationSchema, OwnDetails } from "./postiz-client.ts";
import { findKind, findService } from "./postiz-services.ts";

export type Integration = z.output<typeof integrationSchema>;

/** Further data of a channel; empty or null if it can't be read. */
export interface Extras {
  boards: readonly Board[];
  /** Maximum length of a post, as Postiz counts; null if unknown. */
  maxLength: number | null;
}

/** Maximum length of posts of free X accounts. If Postiz allows longer posts, the account is a paid one. */
const usualLength = 280;

/** Adds the server's host to a channel's id, because ids are unique only within a server. */
export const buildRemoteId = (base: string, id: string): string => `${id}@${new URL(base).host}`;

export function readIntegration(
  { id, identifier, name, picture, profile, disabled }: Integration,
  { base, boards, maxLength }: Extras & { base: string },
): RemoteChannel {
  const service = findService(identifier);
  const kind = findKind(identifier);
  const details: OwnDetails = { id, identifier, boards: [...boards] };
  return {
    remoteId: buildRemoteId(base, id),
    service: service ?? identifier,
    kind,
    serviceAccountId: null,
    name,
    // LinkedIn's profiles and pages are known by their names, not by handles.
    handle: kind === null ? profile || name : name,
    pictureUrl: picture || null,
    limits: maxLength !== null && maxLength > usualLength ? { caption: maxLength } : {},
    details,
    ...readState(disabled, service !== null),
  };
}

function readState(
  isDisabled: boolean,
  isSupported: boolean,
): Pick<RemoteChannel, "state" | "reason"> {
  if (!isSupported) {
    return { state: "unsupported", reason: "Slideloom can't post to this account through Postiz." };
  }
  return isDisabled
    ? { state: "unavailable", reason: "This account is disabled in Postiz. Enable it there." }
    : { state: "ready", reason: null };
}
