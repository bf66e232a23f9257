import type { ListedCarousel } from "@slideloom/core/contract/carousels";
import type { Publication } from "@slideloom/core/contract/publications";
import { LoadFailure } from "../../../components/loading-state.tsx";
import {
  DndContext,
  type DragEndEvent,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { CalendarDays } from "lucide-react";
import { type ReactNode, useState } from "react";
import { ButtonLink } from "../../../components/ui/button-link.tsx";
import { usePublications } from "../../../lib/publications.ts";
import { type CalendarView, findRange, listDays } from "../calendar-view.ts";
import { entryDay, groupByDay, listEntries } from "../entries.ts";
import { movePublication } from "../move-publication.ts";
import { useKeyboardMove } from "../use-keyboard-move.ts";
import { Attention } from "./attention.tsx";
import { CalendarFeed } from "./calendar-feed.tsx";
import { CalendarToolbar } from "./calendar-toolbar.tsx";
import { DayList } from "./day-list.tsx";
import { DraftBody, DraftList } from "./draft-list.tsx";
import { buildChipClassName, ChipBody } from "./entry-chip.tsx";
import { MonthGrid } from "./month-grid.tsx";
import { PublicationDetails } from "./publication-details.tsx";
import { ScheduleImportDialog } from "./schedule-import-dialog.tsx";
import { QueueView } from "./queue-view.tsx";
import { UnscheduledList } from "./unscheduled-list.tsx";
import { readMinute, WeekGrid } from "./week-grid.tsx";

/** The default time for an unscheduled publication that is dragged onto a day. */
const usualTime = "09:00";
const grids = { month: MonthGrid, week: WeekGrid, list: DayList, queue: DayList };

/** Carousels to schedule at a day or wall time; without carousels, the person chooses drafts first. */
export interface ScheduleWish {
  carousels: readonly ListedCarousel[];
  /** `2026-12-01` or `2026-12-01T09:00`; null for no particular day. */
  at: string | null;
}

const readDraggedDraft = ({ active }: Pick<DragEndEvent, "active">): ListedCarousel | null =>
  (active.data.current?.["carousel"] as ListedCarousel | undefined) ?? null;

const readDragged = ({ active }: Pick<DragEndEvent, "active">): Publication | null =>
  (active.data.current?.["publication"] as Publication | undefined) ?? null;

/** The wall time at the drop position; null outside the days. */
function readDrop(event: DragEndEvent, view: CalendarView["view"]): string | null {
  const { over, active } = event;
  if (!over) return null;
  const publication = readDragged(event);
  if (view !== "week") {
    return publication
      ? `${over.id}T${publication.wall_time?.slice(11) ?? usualTime}`
      : `${over.id}`;
  }
  const minute = readMinute((active.rect.current.translated?.top ?? 0) - over.rect.top);
  const clock = [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, "0"));
  return `${over.id}T${clock.join(":")}`;
}

interface DragAreaProps {
  view: CalendarView["view"];
  onSchedule: (wish: ScheduleWish) => void;
  children: ReactNode;
}

/** Lets publications be dragged to another day and, in a week, to another time. */
function DragArea({ view, onSchedule, children }: DragAreaProps) {
  const [dragged, setDragged] = useState<Publication | null>(null);
  const [draft, setDraft] = useState<ListedCarousel | null>(null);
  const end = () => {
    setDragged(null);
    setDraft(null);
  };
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 6 } }),
  );
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      onDragStart={(event) => {
        setDragged(readDragged(event));
        setDraft(readDraggedDraft(event));
      }}
      onDragCancel={end}
      onDragEnd={(event) => {
        end();
        const [publication, carousel] = [readDragged(event), readDraggedDraft(event)];
        const at = readDrop(event, view);
        if (at === null) return;
        if (publication) void movePublication(publication, at);
        else if (carousel) onSchedule({ carousels: [carousel], at });
      }}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {draft && <DraftBody carousel={draft} />}
        {dragged && (
          <div className={`${buildChipClassName(dragged)} shadow-xl`}>
            <ChipBody
              entry={{
                publication: dragged,
                wallTime: dragged.wall_time ?? `2026-01-01T${usualTime}`,
              }}
            />
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
}

function EmptyState({ unit }: { unit: "week" | "month" }) {
  return (
    <div className="flex flex-col items-center gap-3 rounded-2xl border border-dashed border-line-strong/50 px-5 py-10 text-center text-muted">
      <CalendarDays size={32} aria-hidden="true" />
      <p>{`Nothing scheduled this ${unit}. Choose Schedule carousels, or drag a draft onto a day in the month.`}</p>
      <div className="flex flex-wrap justify-center gap-2">
        <ButtonLink to="/my-carousels">My Carousels</ButtonLink>
        <ButtonLink to="/connections">Connect an account</ButtonLink>
      </div>
    </div>
  );
}

/** Loads the publications of the days, and the unscheduled ones. */
function useCalendarPublications(days: readonly string[]) {
  const scheduled = usePublications(findRange(days), { isPolled: true });
  const unscheduled = usePublications({ unscheduled: true }, { isPolled: true });
  const error = scheduled.error ?? unscheduled.error;
  const retry = () => void Promise.all([scheduled.refetch(), unscheduled.refetch()]);
  return { scheduled, unscheduled, error, retry };
}

interface CalendarProps {
  view: CalendarView;
  today: string;
  onChange: (change: Partial<CalendarView>) => void;
  onSchedule: (wish: ScheduleWish) => void;
}

/** The account's publications as a month, a week or a list, polled for changes. */
export function Calendar({ view, today, onChange, onSchedule }: CalendarProps) {
  const [opened, setOpened] = useState<"feed" | "import" | null>(null);
  const days = listDays(view);
  const { scheduled, unscheduled, error, retry } = useCalendarPublications(days);
  const showDay = (day: string) => onChange({ day });
  const { moving, begin, handleKeyDown, stop } = useKeyboardMove(view.view, showDay);
  const entries = listEntries(scheduled.data ?? [], moving).filter((entry) =>
    days.includes(entryDay(entry)),
  );
  const open = ({ id }: Publication) => onChange({ publicationId: id });
  const Grid = grids[view.view];
  const isEmpty =
    scheduled.isSuccess && entries.length === 0 && ["week", "list"].includes(view.view);
  return (
    <div className="flex flex-col gap-4">
      <CalendarToolbar
        view={view}
        today={today}
        onChange={onChange}
        onSubscribe={() => setOpened("feed")}
        onImport={() => setOpened("import")}
        onSchedule={() => onSchedule({ carousels: [], at: null })}
      />
      <Attention onOpen={open} />
      {error && <LoadFailure title="We couldn't load the calendar" error={error} onRetry={retry} />}
      <DragArea view={view.view} onSchedule={onSchedule}>
        <div className="grid gap-5 xl:grid-cols-[minmax(0,1fr)_260px]">
          <div
            role="presentation"
            className="min-w-0"
            onKeyDownCapture={handleKeyDown}
            onPointerDown={stop}
          >
            {view.view === "queue" ? (
              <QueueView onOpen={open} onSchedule={(at) => onSchedule({ carousels: [], at })} />
            ) : (
              <Grid
                days={days}
                day={view.day}
                today={today}
                entriesByDay={groupByDay(entries)}
                moving={moving}
                onDay={showDay}
                onOpen={open}
                onMove={begin}
                onShowDay={(day) => onChange({ view: "list", day })}
                onSchedule={(at) => onSchedule({ carousels: [], at })}
              />
            )}
            {isEmpty && <EmptyState unit={view.view === "week" ? "week" : "month"} />}
          </div>
          <div className="flex min-w-0 flex-col gap-5">
            <DraftList
              onSchedule={(carousel) => {
                const at = view.view === "month" && view.day > today ? view.day : null;
                onSchedule({ carousels: [carousel], at });
              }}
            />
            <UnscheduledList publications={unscheduled.data ?? []} onOpen={open} />
          </div>
        </div>
      </DragArea>
      {view.publicationId !== null && (
        <PublicationDetails
          key={view.publicationId}
          id={view.publicationId}
          onClose={() => onChange({ publicationId: null })}
        />
      )}
      {opened === "feed" && <CalendarFeed onClose={() => setOpened(null)} />}
      {opened === "import" && <ScheduleImportDialog onClose={() => setOpened(null)} />}
    </div>
  );
}
