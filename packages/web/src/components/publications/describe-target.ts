import type { Publication, PublicationTarget, TargetStatus } from "@slideloom/core/contract";
import { countNoun, plural } from "@slideloom/core/text";

/** How a state is shown. */
export type Tone = "quiet" | "busy" | "good" | "bad" | "doubtful";

interface StatusText {
  label: string;
  tone: Tone;
}

/** The states in words, the one that most wants to be seen first. */
const statuses = {
  unknown: { label: "Not confirmed", tone: "doubtful" },
  needs_reconnect: { label: "Sign in again", tone: "doubtful" },
  failed: { label: "Failed", tone: "bad" },
  missed: { label: "Missed", tone: "doubtful" },
  sending: { label: "Sending", tone: "busy" },
  checking: { label: "Checking", tone: "busy" },
  preparing: { label: "Preparing", tone: "busy" },
  ready: { label: "Ready", tone: "busy" },
  scheduled: { label: "Scheduled", tone: "quiet" },
  draft: { label: "Unscheduled", tone: "quiet" },
  published: { label: "Published", tone: "good" },
  canceled: { label: "Canceled", tone: "quiet" },
} satisfies Record<TargetStatus, StatusText>;

const urgency = Object.keys(statuses) as TargetStatus[];

export const describeStatus = (status: TargetStatus): StatusText => statuses[status];

/** Of its targets' states, the one that most wants to be seen. */
export function findStatus({ targets }: Pick<Publication, "targets">): TargetStatus {
  const present = new Set(targets.filter((one) => !isReplaced(one)).map(({ status }) => status));
  return urgency.find((status) => present.has(status)) ?? "canceled";
}

/** Whether a person has had it sent anew: another target stands for it. */
export const isReplaced = ({ code }: Pick<PublicationTarget, "code">): boolean =>
  code === "not-there";

/** Not sent yet, so that it can be moved, changed and canceled. */
const openStatuses: readonly TargetStatus[] = [
  ...(["draft", "scheduled", "preparing", "ready", "needs_reconnect", "missed"] as const),
];

const isOpen = ({ status }: PublicationTarget) => openStatuses.includes(status);

/** Whether it can be moved to another time: nothing of it is sent, or being sent. */
export const canMove = ({ targets, carousel_id }: Publication): boolean =>
  carousel_id !== null && targets.length > 0 && targets.every(isOpen);

/** Whether something of it can be canceled. */
export const canCancel = ({ targets }: Publication): boolean => targets.some(isOpen);

/** `3 of 5 posts ${plural(posts.length, "is", "are")} there`; null where it is one post, or none is there. */
export function describeParts({ posts, parts, status }: PublicationTarget): string | null {
  if (parts < 2) return null;
  if (posts.length === 0 && status !== "published")
    return `${countNoun(parts, "post")}, as replies`;
  return `${posts.length} of ${countNoun(parts, "post")} ${plural(posts.length, "is", "are")} there`;
}
