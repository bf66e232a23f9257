import type { Publication, PublicationTarget } from "@slideloom/core/contract/publications";
import { accountName, describePlace, placeOf } from "@slideloom/core/networks";
import { lazyPart } from "../../../components/lazy-part/lazy-part.tsx";
import { Awaited } from "../../../components/loading-state.tsx";
import { ApprovalActions } from "../../../components/publications/approval-actions.tsx";
import { NetworkMark } from "../../../components/publications/network-mark.tsx";
import { TwoTimes } from "../../../components/publications/two-times.tsx";
import { TextLink } from "../../../components/ui/text-link.tsx";
import { usePublications, waitsForOwner } from "../../../lib/publications.ts";
import type { BoundVersion } from "../bound-version.ts";

const BoundSlides = lazyPart(async () => (await import("./bound-slides.tsx")).BoundSlides, {
  name: "the slides",
});

const BoundFeed = lazyPart(async () => (await import("./bound-feed.tsx")).BoundFeed, {
  name: "the preview",
});

interface TargetProps {
  target: PublicationTarget;
  bound: BoundVersion | null;
}

function Target({ target, bound }: TargetProps) {
  return (
    <li className="flex flex-col gap-1.5 border-t border-line py-3">
      <div className="flex items-center gap-2 font-medium">
        <NetworkMark network={placeOf(target)} label={describePlace(target)} />
        <span className="min-w-0 wrap-anywhere">{accountName(target)}</span>
      </div>
      <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
        {target.caption || "No caption"}
      </p>
      {bound && <BoundFeed target={target} {...bound} />}
    </li>
  );
}

function Time({ due_at, time_zone, source }: Publication) {
  if (due_at !== null) return <TwoTimes iso={due_at} timeZone={time_zone} />;
  return source === "now" ? "As soon as you approve it" : "Without a time";
}

/** A waiting publication, exactly as it would be published. */
function Waiting({ publication }: { publication: Publication }) {
  const { title, targets, carousel_id: carouselId, carousel_version: version } = publication;
  const bound = carouselId === null ? null : { carouselId, version };
  return (
    <article
      aria-label={title}
      className="flex flex-col gap-4 rounded-2xl border border-line bg-surface p-4 sm:p-6"
    >
      <div>
        <h2 dir="auto" className="font-heading text-lg font-semibold wrap-anywhere">
          {title}
        </h2>
        <p className="mt-1 text-muted">
          <Time {...publication} />
        </p>
      </div>
      {bound && <BoundSlides {...bound} />}
      <ul aria-label="Accounts">
        {targets.map((target) => (
          <Target key={target.id} target={target} bound={bound} />
        ))}
      </ul>
      <ApprovalActions publication={publication} />
    </article>
  );
}

/** The publications that wait for their owner, one of them first. */
export function Approvals({ firstId }: { firstId: string | null }) {
  const query = usePublications({ status: "waiting_for_approval" }, { isPolled: true });
  const { data, error } = query;
  if (error || !data) return <Awaited title="We couldn't load what waits" query={query} />;
  const waiting = data
    .filter(waitsForOwner)
    .toSorted((a, b) => Number(b.id === firstId) - Number(a.id === firstId));
  if (waiting.length === 0) {
    return (
      <p role="status">
        Nothing waits for your approval. See what's scheduled in the{" "}
        <TextLink to="/calendar">calendar</TextLink>.
      </p>
    );
  }
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-6">
      {waiting.map((publication) => (
        <Waiting key={`${publication.id} ${publication.version}`} publication={publication} />
      ))}
    </div>
  );
}
