import { useDroppable } from "@dnd-kit/core";
import { clsx } from "clsx";
import { describeDay, describeShortDay, describeWallClock } from "../calendar-view.ts";
import { type Entry, minuteOfDay, placeEntries } from "../entries.ts";
import { EntryChip } from "./entry-chip.tsx";
import type { GridProps } from "./month-grid.tsx";

const hourPx = 60;
/** Height of an entry, as minutes of the grid's time axis. */
const entryMinutes = 50;
/** The hour that the grid is initially scrolled to. */
const firstHour = 7;
const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** The minute of the day at `topPx` in a column, snapped to quarter hours. */
export function readMinute(topPx: number): number {
  const minute = Math.round(((topPx / hourPx) * 60) / 15) * 15;
  return Math.max(0, Math.min(minute, 24 * 60 - 15));
}

interface DayColumnProps extends Omit<
  GridProps,
  "days" | "entriesByDay" | "onDay" | "onShowDay" | "onSchedule"
> {
  columnDay: string;
  entries: readonly Entry[];
}

function DayColumn(props: DayColumnProps) {
  const { columnDay, entries, moving, onOpen, onMove } = props;
  const { setNodeRef, isOver } = useDroppable({ id: columnDay });
  return (
    <div
      ref={setNodeRef}
      role="group"
      aria-label={describeDay(columnDay)}
      className={clsx("relative min-w-24 flex-1 border-l border-line", isOver && "bg-accent-soft")}
      style={{ height: hourPx * 24 }}
    >
      {placeEntries(entries, entryMinutes).map(({ column, columns, ...entry }) => (
        <EntryChip
          key={entry.publication.id}
          entry={entry}
          isTall
          isMoving={moving?.id === entry.publication.id}
          onOpen={onOpen}
          onMove={onMove}
          className="absolute! z-1"
          style={{
            top: (minuteOfDay(entry.wallTime) / 60) * hourPx + 1,
            height: (entryMinutes / 60) * hourPx - 2,
            left: `calc(${(column / columns) * 100}% + 2px)`,
            width: `calc(${100 / columns}% - 4px)`,
          }}
        />
      ))}
    </div>
  );
}

function HourLabels() {
  return (
    <div
      aria-hidden="true"
      className="w-16 shrink-0 pr-2 text-right text-[11px] whitespace-nowrap text-muted"
    >
      {hours.map((hour) => (
        <div key={hour} style={{ height: hourPx }} className="pt-0.5">
          {hour > 0 && describeWallClock(`2026-01-01T${String(hour).padStart(2, "0")}:00`)}
        </div>
      ))}
    </div>
  );
}

const scrollToFirstHour = (grid: HTMLElement | null) => grid?.scrollTo({ top: firstHour * hourPx });

/** A week by the hour; dragged entries snap to quarter hours. */
export function WeekGrid({ days, entriesByDay, today, ...props }: GridProps) {
  return (
    // A scroll container must be reachable by keyboard.
    <div
      ref={scrollToFirstHour}
      role="region"
      aria-label="Week"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="relative h-[min(70dvh,720px)] overflow-auto rounded-2xl border border-line bg-surface -outline-offset-2"
    >
      <div className="w-max min-w-full">
        <div className="sticky top-0 z-10 flex border-b border-line bg-surface">
          <span className="w-16 shrink-0" />
          {days.map((day) => (
            <span
              key={day}
              aria-hidden="true"
              className={clsx(
                "min-w-24 flex-1 py-2 text-center text-xs font-medium",
                day === today ? "text-accent-ink" : "text-muted",
              )}
            >
              {describeShortDay(day)}
            </span>
          ))}
        </div>
        <div className="relative isolate flex" style={{ ["--hour" as string]: `${hourPx}px` }}>
          {/* Forced colours remove gradients unless forced-color-adjust is none. */}
          <div
            aria-hidden="true"
            className="absolute inset-0 -z-10 bg-[linear-gradient(var(--line)_1px,transparent_1px)] bg-size-[100%_var(--hour)] forced-color-adjust-none forced-colors:[--line:CanvasText]"
          />
          <HourLabels />
          {days.map((day) => (
            <DayColumn
              key={day}
              {...props}
              today={today}
              columnDay={day}
              entries={entriesByDay.get(day) ?? []}
            />
          ))}
        </div>
      </div>
    </div>
  );
}
