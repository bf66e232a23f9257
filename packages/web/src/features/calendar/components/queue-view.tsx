import type { Publication } from "@slideloom/core/contract/publications";
import { accountName, describePlace } from "@slideloom/core/networks";
import { useState } from "react";
import { Awaited } from "../../../components/loading-state.tsx";
import { TextLink } from "../../../components/ui/text-link.tsx";
import { useConnections } from "../../../lib/connections.ts";
import { usePublications } from "../../../lib/publications.ts";
import { describeWallTime } from "../calendar-view.ts";
import { listQueue, type QueueEntry } from "../queue.ts";
import { PublicationButton } from "./day-list.tsx";

interface QueueViewProps {
  onOpen: (publication: Publication) => void;
  /** Schedules carousels at a wall time. */
  onSchedule: (wallTime: string) => void;
}

function FreeSlot({ wallTime, onSchedule }: QueueEntry & Pick<QueueViewProps, "onSchedule">) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => onSchedule(wallTime)}
      className="flex min-h-12 w-full items-center justify-between gap-3 rounded-xl border border-dashed border-line-strong/60 px-3 text-left text-muted hover:border-accent hover:text-accent-ink"
    >
      <span>{describeWallTime(wallTime)}</span>
      <span className="font-medium">Free, schedule here</span>
    </button>
  );
}

/** An account's posts and free slots in order. */
export function QueueView({ onOpen, onSchedule }: QueueViewProps) {
  const query = useConnections();
  const { data, error } = query;
  const posts = usePublications({ status: "scheduled" }, { isPolled: true });
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [nowMs] = useState(() => Date.now());
  const connections = data?.connections ?? [];
  const connection = connections.find(({ id }) => id === chosenId) ?? connections[0];
  if (error || !data) {
    return <Awaited title="We couldn't load your connected accounts" query={query} />;
  }
  if (!posts.data) return <Awaited title="We couldn't load your posts" query={posts} />;
  if (!connection) {
    return (
      <p className="text-muted">
        <TextLink to="/connections">Connect an account</TextLink> to see its queue.
      </p>
    );
  }
  const entries = listQueue(connection, posts.data, nowMs);
  return (
    <div className="flex flex-col gap-3">
      <label className="flex flex-wrap items-center gap-2">
        <span className="font-medium">Account</span>
        <select
          value={connection.id}
          onChange={(event) => setChosenId(event.target.value)}
          className="h-10 max-w-full rounded-[9px] border border-line bg-raised px-2.5 hover:border-line-strong"
        >
          {connections.map((one) => (
            <option key={one.id} value={one.id}>
              {accountName(one)}, {describePlace(one)}
            </option>
          ))}
        </select>
        <TextLink to="/connections">Change posting times</TextLink>
      </label>
      {entries.length === 0 && <p className="text-muted">No posts and no posting times.</p>}
      <ol aria-label="Queue" className="flex flex-col gap-2">
        {entries.map((entry) => (
          <li key={entry.publication?.id ?? entry.wallTime}>
            {entry.publication ? (
              <PublicationButton publication={entry.publication} onOpen={onOpen} />
            ) : (
              <FreeSlot {...entry} onSchedule={onSchedule} />
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
