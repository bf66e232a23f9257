import type { Connection } from "@slideloom/core/contract/connections";
import type { StatusText } from "./describe-target.ts";
import { StatusChip } from "./status-chip.tsx";

const states: Readonly<Record<Connection["state"], StatusText>> = {
  active: { label: "Connected", tone: "good" },
  expiring: { label: "Expires soon", tone: "doubtful" },
  reconnect: { label: "Disconnected", tone: "bad" },
  revoked: { label: "Access revoked", tone: "bad" },
};

/** Shows the state of a connection, or of the key through which a connection is reached. */
export const ConnectionChip = ({ state }: Pick<Connection, "state">) => (
  <StatusChip {...states[state]} />
);
