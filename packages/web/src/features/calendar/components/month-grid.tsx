import type { Publication } from "@slideloom/core/contract/publications";
import { addDays, addMonths } from "@slideloom/core/publishing";
import { countNoun } from "@slideloom/core/text";
import { useDroppable } from "@dnd-kit/core";
import { clsx } from "clsx";
import { Plus } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { describeDay, isSameMonth } from "../calendar-view.ts";
import type { Entry } from "../entries.ts";
import type { Moving } from "../use-keyboard-move.ts";
import { EntryChip } from "./entry-chip.tsx";

const shownInDay = 3;
const weekdayNames = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

/** Returns, for each key, the day to focus next. `column` is the weekday, 0 for Monday. */
const targets: Readonly<Record<string, (day: string, column: number) => string>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day, column) => addDays(day, -column),
  End: (day, column) => addDays(day, 6 - column),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
};

export interface GridProps {
  days: readonly string[];
  /** The focused day, which is the only day in the tab order. */
  day: string;
  today: string;
  entriesByDay: ReadonlyMap<string, readonly Entry[]>;
  moving: Moving | null;
  onDay: (day: string) => void;
  onOpen: (publication: Publication) => void;
  onMove: (publication: Publication) => void;
  onShowDay: (day: string) => void;
  /** Schedules carousels on a day. */
  onSchedule: (day: string) => void;
}

interface DayCellProps extends Omit<GridProps, "days" | "entriesByDay" | "onDay"> {
  cellDay: string;
  entries: readonly Entry[];
}

function DayHead({ day, isToday, isFree }: { day: string; isToday: boolean; isFree: boolean }) {
  return (
    <span className="pointer-events-none flex items-center justify-between">
      <span
        aria-hidden="true"
        className={clsx(
          "flex size-6 items-center justify-center rounded-full text-xs tabular-nums",
          isToday ? "bg-accent font-semibold text-white" : "text-muted",
        )}
      >
        {Number(day.slice(8))}
      </span>
      {isFree && (
        <Plus
          size={15}
          aria-hidden="true"
          className="text-muted opacity-0 group-hover:opacity-100 group-focus:opacity-100"
        />
      )}
    </span>
  );
}

function DayCell(props: DayCellProps) {
  const { cellDay, day, today, entries, moving, onOpen, onMove, onShowDay, onSchedule } = props;
  const { setNodeRef, isOver } = useDroppable({ id: cellDay });
  const isCurrent = cellDay === day;
  const isFree = cellDay >= today && !moving;
  const shown = entries.length > shownInDay + 1 ? entries.slice(0, shownInDay) : entries;
  const others = entries.length - shown.length;
  const count = entries.length === 0 ? "no posts" : countNoun(entries.length, "post");
  return (
    <div
      ref={setNodeRef}
      role="gridcell"
      data-day={cellDay}
      tabIndex={isCurrent ? 0 : -1}
      aria-current={cellDay === today ? "date" : undefined}
      aria-selected={isCurrent}
      onClick={(event) => {
        if (isFree && event.target === event.currentTarget) onSchedule(cellDay);
      }}
      onKeyDown={(event) => {
        if (!isFree || event.key !== "Enter" || event.target !== event.currentTarget) return;
        event.preventDefault();
        onSchedule(cellDay);
      }}
      className={clsx(
        "flex min-h-20 min-w-0 flex-1 flex-col gap-1 border-line p-0.5 -outline-offset-2 not-first:border-l sm:min-h-28 sm:p-1.5",
        !isSameMonth(cellDay, day) && "bg-sunken/60",
        isOver && "bg-accent-soft!",
        isFree && "group cursor-pointer",
      )}
    >
      <span className="sr-only">
        {describeDay(cellDay)}, {count}
      </span>
      <DayHead day={cellDay} isToday={cellDay === today} isFree={isFree} />
      {shown.map((entry) => (
        <EntryChip
          key={entry.publication.id}
          entry={entry}
          isMoving={moving?.id === entry.publication.id}
          isReachable={isCurrent}
          onOpen={onOpen}
          onMove={onMove}
        />
      ))}
      {others > 0 && (
        <button
          type="button"
          tabIndex={isCurrent ? 0 : -1}
          aria-label={`+${others} more on ${describeDay(cellDay)}`}
          onClick={() => onShowDay(cellDay)}
          className="rounded text-left text-xs font-medium text-accent-ink hover:underline"
        >
          +{others}
          <span className="max-sm:hidden"> more</span>
        </button>
      )}
    </div>
  );
}

/** A month in six weeks. Arrow keys move the focus by day and week, Page Up and Page Down by month. */
export function MonthGrid({ days, entriesByDay, onDay, ...props }: GridProps) {
  const { day, moving } = props;
  const gridRef = useRef<HTMLDivElement>(null);
  const wantsFocus = useRef(false);
  useEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    gridRef.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  }, [day]);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || moving) return;
    const target = targets[event.key]?.(day, days.indexOf(day) % 7);
    if (target === undefined) return;
    event.preventDefault();
    wantsFocus.current = true;
    onDay(target);
  };
  const weeks = Array.from({ length: days.length / 7 }, (_, index) =>
    days.slice(index * 7, index * 7 + 7),
  );
  return (
    <div
      ref={gridRef}
      role="grid"
      tabIndex={-1}
      aria-label="Month"
      onKeyDown={handleKeyDown}
      onFocus={(event) => {
        const cell = event.target.closest<HTMLElement>("[data-day]")?.dataset["day"];
        if (cell && cell !== day && !moving) onDay(cell);
      }}
      className="overflow-hidden rounded-2xl border border-line bg-surface"
    >
      <div role="row" className="flex border-b border-line">
        {weekdayNames.map((name) => (
          <span
            key={name}
            role="columnheader"
            className="min-w-0 flex-1 py-1.5 text-center text-xs font-medium text-muted"
          >
            {name}
          </span>
        ))}
      </div>
      {weeks.map((week) => (
        <div key={week[0]} role="row" className="flex border-line not-last:border-b">
          {week.map((cellDay) => (
            <DayCell
              key={cellDay}
              {...props}
              cellDay={cellDay}
              entries={entriesByDay.get(cellDay) ?? []}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
