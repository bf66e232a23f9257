import { clsx } from "clsx";
import {
  CalendarClock,
  CalendarPlus,
  ChevronLeft,
  ChevronRight,
  FileSpreadsheet,
} from "lucide-react";
import { Button } from "../../../components/ui/button.tsx";
import { IconButton } from "../../../components/ui/icon-button.tsx";
import { Segmented } from "../../../components/ui/segmented.tsx";
import { type CalendarView, describePage, turnPage } from "../calendar-view.ts";

const segments = [
  { value: "month", label: "Month", hint: "Show a month" },
  { value: "week", label: "Week", hint: "Show a week by the hour" },
  { value: "list", label: "List", hint: "Show a month as a list" },
  { value: "queue", label: "Queue", hint: "Show posts and free slots in order" },
] as const;

interface CalendarToolbarProps {
  view: CalendarView;
  today: string;
  onChange: (change: Partial<CalendarView>) => void;
  /** Opens the dialog with the iCalendar feed. */
  onSubscribe: () => void;
  onImport: () => void;
  /** Lets the person choose drafts to schedule. */
  onSchedule: () => void;
}

/** The calendar's controls: page, view, import and subscription. */
export function CalendarToolbar({
  view,
  today,
  onChange,
  onSubscribe,
  onImport,
  onSchedule,
}: CalendarToolbarProps) {
  const unit = view.view === "week" ? "week" : "month";
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <div className={clsx("flex items-center gap-1", view.view === "queue" && "hidden")}>
        <IconButton
          label={`Previous ${unit}`}
          onClick={() => onChange({ day: turnPage(view, -1) })}
        >
          <ChevronLeft size={18} aria-hidden="true" />
        </IconButton>
        <IconButton label={`Next ${unit}`} onClick={() => onChange({ day: turnPage(view, 1) })}>
          <ChevronRight size={18} aria-hidden="true" />
        </IconButton>
        <Button size="small" onClick={() => onChange({ day: today })}>
          Today
        </Button>
      </div>
      <h2 aria-live="polite" className="mr-auto font-heading text-lg font-semibold">
        {view.view === "queue" ? "Queue" : describePage(view)}
      </h2>
      <div className="flex flex-wrap gap-2 max-xl:order-last max-xl:w-full">
        <Button variant="primary" onClick={onSchedule}>
          <CalendarPlus size={16} aria-hidden="true" />
          Schedule carousels
        </Button>
        <Button title="Import a schedule (CSV)" onClick={onImport}>
          <FileSpreadsheet size={16} aria-hidden="true" />
          <span className="max-sm:sr-only">Import a schedule (CSV)</span>
        </Button>
        <Button title="Add to my calendar app" onClick={onSubscribe}>
          <CalendarClock size={16} aria-hidden="true" />
          <span className="max-sm:sr-only">Add to my calendar app</span>
        </Button>
      </div>
      <Segmented
        label="View"
        value={view.view}
        segments={segments}
        onValueChange={(chosen) => onChange({ view: chosen })}
        className="w-76 max-sm:w-full"
      />
    </div>
  );
}
