import type { PublicationTarget, TargetStatus } from "@slideloom/core/contract/publications";
import { accountName, describePlace } from "@slideloom/core/networks";
import { isReplaced, isSent } from "./describe-target.ts";

const ended: readonly TargetStatus[] = [
  ...(["published", "failed", "missed", "unknown", "needs_reconnect", "canceled"] as const),
];

const list = new Intl.ListFormat("en-GB");

/** Names the networks and receivers: `Published on Bluesky and Mastodon.`, `Sent to n8n.` */
function describePublished(targets: readonly PublicationTarget[]): string[] {
  const sent = targets.filter(isSent);
  const posted = targets.filter((target) => !isSent(target));
  const names = new Set(posted.map((target) => describePlace(target)));
  const receivers = sent.map((target) => accountName(target) || "a disconnected account");
  return [
    ...(names.size > 0 ? [`Published on ${list.format(names)}.`] : []),
    ...(receivers.length > 0 ? [`Sent to ${list.format(receivers)}.`] : []),
  ];
}

/** Describes a publication's result in one or two sentences; null while a target is pending. */
export function describeEnding(all: readonly PublicationTarget[]): string | null {
  const targets = all.filter((target) => !isReplaced(target));
  if (targets.length === 0 || !targets.every(({ status }) => ended.includes(status))) return null;
  const has = (status: TargetStatus) => targets.some((target) => target.status === status);
  const published = targets.filter(({ status }) => status === "published");
  const words = describePublished(published);
  if (published.length === targets.length) return words.join(" ");
  if (has("unknown"))
    return [
      ...words,
      "We couldn't confirm every post. Check your accounts, then tell us what you see.",
    ].join(" ");
  if (published.length > 0)
    return [...words, "The other posts weren't published. See the reasons below."].join(" ");
  if (targets.every(({ status }) => status === "canceled")) return "Cancelled. Nothing was posted.";
  return "Nothing was posted. The reason is below.";
}
