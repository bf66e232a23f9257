import { readWallTime, toWallTime } from "@slideloom/core/publishing";
import { describeViewerTime, describeZone, describeZonedTime } from "../../lib/zoned-time.ts";

/** A local time in a time zone. */
export interface WallTime {
  /** `2026-12-01T09:00`; either half may be empty while typing. */
  at: string;
  timeZone: string;
}

interface TimeFieldsProps {
  value: WallTime;
  /** Selectable time zones, default first. */
  timeZones: readonly string[];
  onChange: (value: WallTime) => void;
}

const fieldClassName =
  "h-10 w-full min-w-0 rounded-[9px] border border-line bg-raised px-2.5 hover:border-line-strong";

/**
 * Returns milliseconds since 1970; null if incomplete. A time skipped by a clock change moves forward by the skipped
 * amount.
 */
function readWall({ at, timeZone }: WallTime): number | null {
  const reading = readWallTime(at, timeZone);
  if (reading.kind === "unreadable") return null;
  return reading.kind === "skipped" ? reading.next.atMs : reading.atMs;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Returns tomorrow 09:00 in the time zone. */
export const suggestWallTime = (timeZone: string, nowMs = Date.now()): string =>
  `${toWallTime(nowMs + dayMs, timeZone).slice(0, 10)}T09:00`;

/** Returns the reason why nothing can be published at that time, or null. */
export function findTimeObstacle(value: WallTime, nowMs = Date.now()): string | null {
  const atMs = readWall(value);
  if (atMs === null) return "Choose a date and a time.";
  return atMs < nowMs ? "That time has passed. Choose a later one." : null;
}

/** Returns a note on the time: an obstacle, a clock change, or the viewer's local time; null if incomplete. */
export function describeWall({ at, timeZone }: WallTime, nowMs = Date.now()): string | null {
  const reading = readWallTime(at, timeZone);
  if (reading.kind === "unreadable") return null;
  const obstacle = findTimeObstacle({ at, timeZone }, nowMs);
  if (obstacle !== null) return obstacle;
  const atMs = reading.kind === "skipped" ? reading.next.atMs : reading.atMs;
  const iso = new Date(atMs).toISOString();
  const shown = describeZonedTime(iso, timeZone);
  if (reading.kind === "skipped") {
    return `This time doesn't exist on that day, because the clocks go forward. We'll use ${shown}.`;
  }
  if (reading.isRepeated) {
    return "This time occurs twice on that day, because the clocks go back. We'll use the first time.";
  }
  const own = describeViewerTime(iso, timeZone);
  return own ? `${shown} in ${describeZone(timeZone)} is ${own} your time.` : shown;
}

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
