import { describeWall, type WallTime } from "./wall-time.ts";

interface TimeFieldsProps {
  value: WallTime;
  /** Selectable time zones, default first. */
  timeZones: readonly string[];
  onChange: (value: WallTime) => void;
}

const fieldClassName =
  "h-10 w-full min-w-0 rounded-[9px] border border-line bg-raised px-2.5 hover:border-line-strong";

export function TimeFields({ value, timeZones, onChange }: TimeFieldsProps) {
  const [date = "", time = ""] = value.at.split("T");
  const note = describeWall(value);
  return (
    <div>
      <div className="grid grid-cols-2 gap-2">
        <label className="min-w-0">
          <span className="mb-1 block text-[13px] text-muted">Date</span>
          <input
            type="date"
            value={date}
            onChange={(event) => onChange({ ...value, at: `${event.target.value}T${time}` })}
            className={fieldClassName}
          />
        </label>
        <label className="min-w-0">
          <span className="mb-1 block text-[13px] text-muted">Time</span>
          <input
            type="time"
            value={time}
            onChange={(event) => onChange({ ...value, at: `${date}T${event.target.value}` })}
            className={fieldClassName}
          />
        </label>
        <label className="col-span-2 min-w-0">
          <span className="mb-1 block text-[13px] text-muted">Time zone</span>
          <select
            value={value.timeZone}
            onChange={(event) => onChange({ ...value, timeZone: event.target.value })}
            className={fieldClassName}
          >
            {timeZones.map((zone) => (
              <option key={zone}>{zone}</option>
            ))}
          </select>
        </label>
      </div>
      <p role="status" className="mt-1.5 min-h-5 text-[13px] text-muted">
        {note}
      </p>
    </div>
  );
}
