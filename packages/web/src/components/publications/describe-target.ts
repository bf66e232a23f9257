import { openStatuses } from "@slideloom/core/contract/target-phases";
import type {
  Publication,
  PublicationTarget,
  TargetStatus,
} from "@slideloom/core/contract/publications";
import { isHandOff } from "@slideloom/core/networks";
import { countNoun } from "@slideloom/core/text";

/** Visual style of a status. */
export type Tone = "quiet" | "busy" | "good" | "bad" | "doubtful";

export interface StatusText {
  label: string;
  tone: Tone;
}

/** Status labels, most urgent first. */
const statuses = {
  unknown: { label: "Not confirmed", tone: "doubtful" },
  needs_reconnect: { label: "Disconnected", tone: "doubtful" },
  failed: { label: "Failed", tone: "bad" },
  missed: { label: "Missed", tone: "doubtful" },
  waiting_for_approval: { label: "Needs approval", tone: "doubtful" },
  by_hand: { label: "To post", tone: "busy" },
  sending: { label: "Sending", tone: "busy" },
  checking: { label: "Checking", tone: "busy" },
  preparing: { label: "Preparing", tone: "busy" },
  ready: { label: "Ready", tone: "busy" },
  scheduled: { label: "Scheduled", tone: "quiet" },
  draft: { label: "Unscheduled", tone: "quiet" },
  published: { label: "Published", tone: "good" },
  canceled: { label: "Cancelled", tone: "quiet" },
} satisfies Record<TargetStatus, StatusText>;

const urgency = Object.keys(statuses) as TargetStatus[];

/** Whether the post is sent to a webhook's receiver, who publishes it. */
export const isSent = ({ network, by_hand }: Pick<PublicationTarget, "network" | "by_hand">) =>
  by_hand === null && isHandOff(network);

/** Labels a target's status. If another service publishes the post, "Sent" replaces "Published". */
export function describeStatus(
  { status, ...target }: Pick<PublicationTarget, "status" | "network" | "by_hand">,
  { source, approval }: Pick<Publication, "source" | "approval">,
): StatusText {
  if (status === "published" && isSent(target)) return { ...statuses[status], label: "Sent" };
  if (status === "waiting_for_approval" && approval?.by === "client") {
    return { label: "With your client", tone: "quiet" };
  }
  if (status === "scheduled" && source === "now") return { ...statuses[status], label: "Queued" };
  return statuses[status];
}

/** Describes the most urgent status of a publication's targets; "Published" takes precedence over "Sent". */
export function describePublication(publication: Publication): StatusText {
  const status = findStatus(publication);
  const own = publication.targets.filter((target) => target.status === status);
  const shown = own.find((target) => !isSent(target)) ?? own[0];
  return shown ? describeStatus(shown, publication) : statuses[status];
}

/** Returns the most urgent status of a publication's targets. */
function findStatus({ targets }: Pick<Publication, "targets">): TargetStatus {
  const present = new Set(targets.filter((one) => !isReplaced(one)).map(({ status }) => status));
  return urgency.find((status) => present.has(status)) ?? "canceled";
}

/** Returns true if a new target replaced this one, to publish the post again. */
export const isReplaced = ({ code }: Pick<PublicationTarget, "code">): boolean =>
  code === "not-there";

const isOpen = ({ status }: PublicationTarget) => openStatuses.includes(status);

/** Returns true if the publication can be rescheduled: it has a carousel, and all targets are open. */
export const canMove = ({ targets, carousel_id }: Publication): boolean =>
  carousel_id !== null && targets.length > 0 && targets.every(isOpen);

/** Returns true if any target can still be canceled. */
export const canCancel = ({ targets }: Publication): boolean => targets.some(isOpen);

/** Counts a thread's posts: `3 of 5 posts published`; null for a single post. */
export function describeParts({ posts, parts, status }: PublicationTarget): string | null {
  if (parts < 2) return null;
  if (posts.length === 0 && status !== "published")
    return `${countNoun(parts, "post")} in a thread`;
  return `${posts.length} of ${countNoun(parts, "post")} published`;
}
