import type { z } from "zod";
import type { RemoteChannel } from "../network-access.ts";
import type { Board } from "../pinterest-boards.ts";
import type { integrationSchema, OwnDetails } from "./postiz-client.ts";
import { findKind, findService } from "./postiz-services.ts";

export type Integration = z.output<typeof integrationSchema>;

/** Further data of a channel, as far as it can be read. */
export interface Extras {
  boards: readonly Board[];
  /** The longest text, in Postiz's own unit. */
  maxLength: number | null;
}

/** Longer posts than the service's usual ones show a paid account. */
const usualLength = 280;

/** Ids are unique per server only. */
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
    // Where accounts have kinds, people know each other by their names.
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
    return { state: "unsupported", reason: "Slideloom can't post here through Postiz." };
  }
  return isDisabled
    ? { state: "unavailable", reason: "It is disabled in Postiz. Enable it there." }
    : { state: "ready", reason: null };
}
