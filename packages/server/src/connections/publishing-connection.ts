import type { AccountLimits } from "@slideloom/core/contract/connections";
import type { NetworkId, ServiceId } from "@slideloom/core/networks";
import type { SlotTime } from "@slideloom/core/publishing";
import type { ConnectionState } from "../db/publishing-tables.ts";

export const isUsable = (state: ConnectionState) => state === "active" || state === "expiring";

/** A connection's data for publishing, without secrets. */
export interface PublishingConnection {
  id: string;
  network: NetworkId;
  /** The service on which posts appear: the network itself, or e.g. `instagram` if the network is a bridge. */
  service: ServiceId;
  /** The account's id at the network. Reconnecting the account doesn't change it. */
  remoteId: string;
  name: string;
  handle: string;
  state: ConnectionState;
  timeZone: string;
  slots: readonly SlotTime[];
  limits: AccountLimits;
  /** Ids of other connections to the same account. */
  duplicates: readonly string[];
}
