import type { Publication } from "@slideloom/core/contract/publications";
import { describePlace, placeOf } from "@slideloom/core/networks";
import { clsx } from "clsx";
import { NetworkMark } from "../../../components/publications/network-mark.tsx";
import { StatusChip } from "../../../components/publications/status-chip.tsx";
import { TwoTimes } from "../../../components/publications/two-times.tsx";
import { describePublication } from "../../../components/publications/describe-target.ts";
import { describeDay } from "../calendar-view.ts";
import type { GridProps } from "./month-grid.tsx";
import { Thumbnail } from "../../../components/ui/thumbnail.tsx";

interface PublicationButtonProps {
  publication: Publication;
  onOpen: (publication: Publication) => void;
}

/** A publication in a list: thumbnail, time, networks and status. */
export function PublicationButton({ publication, onOpen }: PublicationButtonProps) {
  const { title, thumbnail_url, due_at, time_zone, targets } = publication;
  return (
    <button
      type="button"
      data-publication={publication.id}
      aria-haspopup="dialog"
      onClick={() => onOpen(publication)}
      className="flex w-full items-center gap-3 rounded-xl border border-line bg-surface p-2.5 text-left hover:border-line-strong"
    >
      <Thumbnail url={thumbnail_url} className="size-12 rounded-lg" />
      <span className="min-w-0 flex-1">
        <span dir="auto" className="block truncate font-semibold">
          {title}
        </span>
        {due_at !== null && (
          <span className="block text-[13px] text-muted">
            <TwoTimes iso={due_at} timeZone={time_zone} />
          </span>
        )}
        <span className="mt-1 flex flex-wrap items-center gap-1.5">
          {targets.map((target) => (
            <NetworkMark key={target.id} network={placeOf(target)} label={describePlace(target)} />
          ))}
          <StatusChip {...describePublication(publication)} />
        </span>
      </span>
    </button>
  );
}

/** The days that have publications, one after the other. */
export function DayList({ days, today, entriesByDay, onOpen }: GridProps) {
  const filled = days.flatMap((day) => {
    const entries = entriesByDay.get(day) ?? [];
    return entries.length > 0 ? [{ day, entries }] : [];
  });
  return (
    <div className="flex flex-col gap-5">
      {filled.map(({ day, entries }) => (
        <section key={day} aria-label={describeDay(day)} id={`day-${day}`}>
          <h2
            className={clsx("mb-2 font-semibold", day === today ? "text-accent-ink" : "text-muted")}
          >
            {describeDay(day)}
          </h2>
          <ul className="flex flex-col gap-2">
            {entries.map(({ publication }) => (
              <li key={publication.id}>
                <PublicationButton publication={publication} onOpen={onOpen} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
