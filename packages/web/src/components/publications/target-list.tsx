import type { Publication, PublicationTarget } from "@slideloom/core/contract/publications";
import { accountName, networks, placeName, placeOf, describePlace } from "@slideloom/core/networks";
import { ExternalLink } from "lucide-react";
import { lazyPart } from "../lazy-part/lazy-part.tsx";
import { TextLink } from "../ui/text-link.tsx";
import { describeParts, describeStatus, isReplaced, isSent } from "./describe-target.ts";
import { NetworkMark } from "./network-mark.tsx";
import { StatusChip } from "./status-chip.tsx";
import { TargetDecisions } from "./target-decisions.tsx";

const HandSteps = lazyPart(async () => (await import("./hand-steps.tsx")).HandSteps, {
  name: "the steps",
});

function PostLinks({ posts, ...target }: PublicationTarget) {
  const place = isSent({ ...target }) ? accountName(target) : placeName(placeOf(target));
  const links = posts.flatMap(({ url }) => (url ? [url] : []));
  if (links.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-x-3">
      {links.map((url, index) => (
        <a
          key={url}
          href={url}
          target="_blank"
          rel="noreferrer"
          className="inline-flex items-center gap-1 rounded font-medium text-accent-ink underline underline-offset-2"
        >
          {links.length > 1
            ? `Post ${index + 1}`
            : place
              ? `See the post on ${place}`
              : "See the post"}
          <ExternalLink size={13} aria-hidden="true" />
        </a>
      ))}
    </p>
  );
}

interface TargetItemProps {
  publication: Publication;
  target: PublicationTarget;
}

function TargetItem({ publication, target }: TargetItemProps) {
  const { network, status, message } = target;
  const who = accountName(target) || "a disconnected account";
  const parts = describeParts(target);
  return (
    <li className="flex flex-col gap-1.5 border-t border-line py-3 first:border-t-0">
      <div className="flex flex-wrap items-center gap-2">
        <NetworkMark network={placeOf(target)} label={describePlace(target)} />
        <span className="min-w-0 flex-1 font-medium wrap-anywhere">{who}</span>
        <StatusChip {...describeStatus(target, publication)} />
      </div>
      {message && <p className="wrap-anywhere text-muted">{message}</p>}
      {parts && <p className="text-muted">{parts}</p>}
      <PostLinks {...target} />
      {status === "needs_reconnect" && (
        <TextLink to="/connections">Reconnect {networks[network].name}</TextLink>
      )}
      {isReplaced(target) && <p className="text-muted">Reposted as a new entry.</p>}
      <TargetDecisions publication={publication} target={target} />
      {status === "by_hand" && <HandSteps publication={publication} target={target} />}
    </li>
  );
}

/** A publication's targets with status, links and decisions. */
export function TargetList({ publication }: { publication: Publication }) {
  return (
    <ul aria-label="Accounts">
      {publication.targets.map((target) => (
        <TargetItem key={target.id} publication={publication} target={target} />
      ))}
    </ul>
  );
}
