import { Plus, X } from "lucide-react";
import { Button } from "../../../components/ui/button.tsx";
import { IconButton } from "../../../components/ui/icon-button.tsx";
import { describeZone } from "../../../lib/zoned-time.ts";
import type { ScheduleChoice } from "../schedule-choice.ts";
import { RadioRows } from "../../../components/ui/radio-rows.tsx";

const fieldClassName =
  "h-10 min-w-0 rounded-[9px] border border-line bg-raised px-2.5 hover:border-line-strong";

const weekdays = [
  { value: 1, short: "Mon", name: "Monday" },
  { value: 2, short: "Tue", name: "Tuesday" },
  { value: 3, short: "Wed", name: "Wednesday" },
  { value: 4, short: "Thu", name: "Thursday" },
  { value: 5, short: "Fri", name: "Friday" },
  { value: 6, short: "Sat", name: "Saturday" },
  { value: 7, short: "Sun", name: "Sunday" },
];

interface FieldsProps {
  choice: ScheduleChoice;
  onChange: (change: Partial<ScheduleChoice>) => void;
}

/** Toggles of the days on which posts are published. */
function Weekdays({ choice, onChange }: FieldsProps) {
  const toggle = (value: number) =>
    onChange({
      weekdays: weekdays
        .map((day) => day.value)
        .filter((day) => choice.weekdays.includes(day) !== (day === value)),
    });
  return (
    <fieldset>
      <legend className="mb-1 text-[13px] text-muted">Days</legend>
      <div className="flex flex-wrap gap-1">
        {weekdays.map(({ value, short, name }) => (
          <button
            key={value}
            type="button"
            title={name}
            aria-pressed={choice.weekdays.includes(value)}
            onClick={() => toggle(value)}
            className="h-9 min-w-11 rounded-lg border border-line px-2 text-[13px] font-medium text-muted hover:border-line-strong aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-ink"
          >
            {short}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** Times of day; with several, a day gets several posts. */
function Clocks({ choice, isOne, onChange }: FieldsProps & { isOne: boolean }) {
  const { clocks } = choice;
  const chosen = isOne ? clocks.slice(0, 1) : clocks;
  const shown = chosen.length > 0 ? chosen : [""];
  const change = (index: number, clock: string) =>
    onChange({
      clocks: clocks.length === 0 ? [clock] : clocks.with(index, clock).filter((one) => one !== ""),
    });
  return (
    <fieldset>
      <legend className="mb-1 text-[13px] text-muted">{isOne ? "Time" : "Times"}</legend>
      <div className="flex flex-wrap items-center gap-2">
        {shown.map((clock, index) => (
          <span key={index} className="flex items-center">
            <input
              type="time"
              aria-label={index === 0 ? "Time" : `Time ${index + 1}`}
              value={clock}
              onChange={(event) => change(index, event.target.value)}
              className={fieldClassName}
            />
            {index > 0 && (
              <IconButton
                label={`Remove time ${index + 1}`}
                onClick={() => onChange({ clocks: clocks.toSpliced(index, 1) })}
              >
                <X size={16} aria-hidden="true" />
              </IconButton>
            )}
          </span>
        ))}
        {!isOne && clocks.length > 0 && clocks.length < 6 && (
          <Button
            size="small"
            variant="ghost"
            onClick={() => onChange({ clocks: [...clocks, "17:00"] })}
          >
            <Plus size={15} aria-hidden="true" />
            Add a time
          </Button>
        )}
      </div>
    </fieldset>
  );
}

function DaysFields({ choice, isOne, timeZone, onChange }: WhenFieldsProps) {
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-3">
        <label className="min-w-0">
          <span className="mb-1 block text-[13px] text-muted">{isOne ? "Date" : "First day"}</span>
          <input
            type="date"
            value={choice.fromDay}
            onChange={(event) => onChange({ fromDay: event.target.value })}
            className={fieldClassName}
          />
        </label>
        <Clocks {...{ choice, isOne, onChange }} />
      </div>
      {!isOne && <Weekdays {...{ choice, onChange }} />}
      <p className="text-[13px] text-muted">Times are in {describeZone(timeZone)}.</p>
    </div>
  );
}

interface WhenFieldsProps extends FieldsProps {
  /** Whether a single carousel is scheduled. */
  isOne: boolean;
  timeZone: string;
}

/** Choice of days and times, free slots, or no time. */
export function WhenFields(props: WhenFieldsProps) {
  const { choice, isOne, onChange } = props;
  const kinds = [
    ...(isOne ? [{ value: "now", label: "Now" } as const] : []),
    { value: "days", label: isOne ? "At a set time" : "On these days" },
    { value: "slot", label: isOne ? "In the next free slot" : "In the next free slots" },
    { value: "unscheduled", label: "Leave unscheduled" },
  ] as const;
  return (
    <RadioRows
      legend="When"
      name="schedule-when"
      options={kinds}
      value={choice.kind}
      onValueChange={(kind) => onChange({ kind })}
    >
      {choice.kind === "days" && <DaysFields {...props} />}
      {choice.kind === "slot" && (
        <p className="text-[13px] text-muted">
          Uses the posting times of the first account. Set them in Connections.
        </p>
      )}
    </RadioRows>
  );
}
