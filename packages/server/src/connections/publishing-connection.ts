import type { AccountLimits } from "@slideloom/core/contract";
import type { NetworkId, SlotTime } from "@slideloom/core/publishing";
import type { ConnectionState } from "../db/publishing-tables.ts";

/** Whether something can be published on a connection now. */
export const isUsable = (state: ConnectionState) => state === "active" || state === "expiring";

/** What publishing needs to know of a connection; nothing secret. */
export interface PublishingConnection {
  id: string;
  network: NetworkId;
  /** The account's id there; it outlives the connection. */
  remoteId: string;
  name: string;
  handle: string;
  state: ConnectionState;
  timeZone: string;
  slots: readonly SlotTime[];
  limits: AccountLimits;
}
