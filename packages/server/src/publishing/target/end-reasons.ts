import type { TargetStatus } from "@slideloom/core/contract/publications";
import { networks, type NetworkId } from "@slideloom/core/networks";
import { describeUnconfirmed } from "@slideloom/core/publishing";
import type { PublicationTargetRow } from "../../db/publishing-tables.ts";

export interface TargetEnd {
  status: Extract<TargetStatus, "failed" | "unknown" | "missed" | "needs_reconnect">;
  code: string;
  message: string;
}

/** Message of a target that was set to `sending`, but whose publishing call was never made. */
export const notSentMessage = "The server paused just before sending, so nothing was sent.";

const missed: TargetEnd = {
  status: "missed",
  code: "missed",
  message:
    "The server wasn't running when this post was due. Publish it now, or choose another time.",
};
/** Returns the end of a target that was retried until its deadline. The last failure becomes the reason. */
export const buildTooLate = ({
  message,
  code = "too-late",
}: {
  message: string;
  code?: string;
}): TargetEnd => ({ status: "failed", code, message });
/** If an overdue target was retried, the result has its last error. Otherwise, the result is `missed`. */
export const buildMissed = ({ attempts, message }: PublicationTargetRow) =>
  attempts > 0 && message !== null ? buildTooLate({ message }) : missed;
export const needsReconnect: TargetEnd = {
  status: "needs_reconnect",
  code: "needs-reconnect",
  message: "Reconnect this account to publish.",
};
export const connectionRemoved: TargetEnd = {
  status: "failed",
  code: "connection-removed",
  message: "The account was disconnected.",
};
export const unconfirmed: TargetEnd = {
  status: "unknown",
  code: "connection-removed",
  message:
    "The account was disconnected before the post was confirmed. Check your profile, then tell us what you see.",
};
export const buildUnknown = ({ network }: { network: NetworkId }): TargetEnd => ({
  status: "unknown",
  code: "unknown",
  message: describeUnconfirmed(network),
});
/** The end of a post that we looked for and didn't find. The network itself said nothing about it. */
export const buildNotFound = ({ network }: { network: NetworkId }): TargetEnd => ({
  status: "unknown",
  code: "not-found-there",
  message: `We didn't find the post on ${networks[network].name}. Check your profile, then tell us what you see.`,
});
/** The end of a post whose draft was deleted before anything published it. */
export const notFoundThere: TargetEnd = {
  status: "failed",
  code: "not-found-there",
  message: "The network didn't confirm the post. We checked, and the post wasn't published.",
};
