import type { Publication } from "@slideloom/core/contract/publications";
import { placeName, placeOf } from "@slideloom/core/networks";
import { useDraggable } from "@dnd-kit/core";
import { clsx } from "clsx";
import { type CSSProperties, useEffect, useRef } from "react";
import {
  canMove,
  describePublication,
  type Tone,
} from "../../../components/publications/describe-target.ts";
import { NetworkMark } from "../../../components/publications/network-mark.tsx";
import { describeViewerTime } from "../../../lib/zoned-time.ts";
import { describeWallClock } from "../calendar-view.ts";
import type { Entry } from "../entries.ts";

const toneClassNames: Readonly<Record<Tone, string>> = {
  quiet: "border-l-line-strong bg-raised",
  busy: "border-l-accent bg-accent-soft",
  good: "border-l-success bg-success-soft",
  bad: "border-l-danger bg-danger-soft",
  doubtful: "border-l-warning bg-warning-soft",
};

/** Class that hides text on narrow screens, except from screen readers. */
const narrow = "max-sm:sr-only";

const listPlaces = ({ targets }: Publication) => [
  ...new Set(targets.map((target) => placeOf(target))),
];

interface ChipBodyProps {
  entry: Entry;
  /** Adds a line with the time in the viewer's time zone, if that zone differs from the publication's. */
  isTall?: boolean;
}

/** A chip's content; on a phone only the time and the networks are visible. */
export function ChipBody({ entry: { publication, wallTime }, isTall = false }: ChipBodyProps) {
  const { due_at, time_zone, title } = publication;
  const own = isTall && due_at !== null ? describeViewerTime(due_at, time_zone) : null;
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-1.5 gap-y-0.5">
        <span className="tabular-nums sm:shrink-0 max-sm:text-[10px] max-sm:tracking-tight">
          {describeWallClock(wallTime)}
        </span>
        <span className="flex flex-wrap gap-0.5 [&>*]:size-3.5 [&>*]:rounded-[4px] [&>*]:text-[8px]">
          {listPlaces(publication).map((place) => (
            <NetworkMark key={place} network={place} label={placeName(place)} />
          ))}
        </span>
      </span>
      <span
        dir="auto"
        className={clsx(
          "block font-medium wrap-anywhere",
          isTall ? "truncate" : "line-clamp-4",
          narrow,
        )}
      >
        {title}
      </span>
      <span className="sr-only">{describePublication(publication).label}</span>
      {own && <span className={clsx("block truncate text-muted", narrow)}>{own} your time</span>}
    </>
  );
}

export const buildChipClassName = (publication: Publication): string =>
  clsx(
    "block w-full min-w-0 overflow-hidden rounded-md border border-l-[3px] border-line px-1.5 py-1 text-left text-xs leading-tight max-sm:px-0.5",
    toneClassNames[describePublication(publication).tone],
  );

interface EntryChipProps {
  entry: Entry;
  isMoving: boolean;
  isTall?: boolean;
  /** Whether the chip is in the tab order. */
  isReachable?: boolean;
  className?: string;
  style?: CSSProperties;
  onOpen: (publication: Publication) => void;
  onMove: (publication: Publication) => void;
}

/** A publication in the calendar. A click opens the publication, and a drag or the M key moves the publication. */
export function EntryChip(props: EntryChipProps) {
  const { entry, isMoving, isTall = false, isReachable = true, className, style } = props;
  const { publication, wallTime } = entry;
  const isMovable = canMove(publication);
  const { listeners, setNodeRef, isDragging } = useDraggable({
    id: publication.id,
    data: { publication },
    disabled: !isMovable,
  });
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // A chip moved to another day mounts as a new button, which must be focused again.
    if (isMoving) ref.current?.focus();
  }, [isMoving, wallTime]);
  return (
    <button
      ref={(element) => {
        ref.current = element;
        setNodeRef(element);
      }}
      type="button"
      data-publication={publication.id}
      aria-haspopup="dialog"
      {...(isMovable && { "aria-keyshortcuts": "m" })}
      title={publication.title}
      tabIndex={isReachable || isMoving ? 0 : -1}
      {...listeners}
      onClick={() => props.onOpen(publication)}
      onKeyDown={(event) => {
        if (event.key !== "m" || event.ctrlKey || event.metaKey || event.altKey || !isMovable)
          return;
        event.preventDefault();
        props.onMove(publication);
      }}
      className={clsx(
        buildChipClassName(publication),
        "touch-manipulation hover:border-line-strong",
        isMoving && "ring-2 ring-ring",
        isDragging && "opacity-40",
        className,
      )}
      style={style}
    >
      <ChipBody entry={entry} isTall={isTall} />
    </button>
  );
}
