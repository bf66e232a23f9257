import type { ScheduleImportRow } from "@slideloom/core/contract/publications";
import { countNoun } from "@slideloom/core/text";
import type { ReactNode } from "react";
import { describeZone, describeZonedTime } from "../../lib/zoned-time.ts";

interface ScheduleRowProps {
  row: ScheduleImportRow;
  /** Shown before the title, e.g. the row's number in a table. */
  label?: string;
  /** Shown at the end of the title's line. */
  action?: ReactNode;
}

/** A post of a schedule that isn't saved yet: time, accounts, problems and warnings. */
export function ScheduleRow({ row, label, action }: ScheduleRowProps) {
  const { title, slides, due_at, time_zone, accounts, problems, warnings } = row;
  const when =
    due_at === null
      ? "unscheduled"
      : `${describeZonedTime(due_at, time_zone ?? "UTC")}, ${describeZone(time_zone ?? "UTC")}`;
  return (
    <li className="border-t border-line py-2 first:border-t-0">
      <div className="flex items-start gap-x-2">
        {label !== undefined && <span className="shrink-0 text-muted tabular-nums">{label}</span>}
        <bdi className="min-w-0 flex-1 font-semibold wrap-anywhere">{title}</bdi>
        {action}
      </div>
      {problems.length === 0 && (
        <p className="text-[13px] wrap-anywhere text-muted">
          {[countNoun(slides, "slide"), when, ...accounts].join(" · ")}
        </p>
      )}
      {[...problems, ...warnings].map((message, index) => (
        <p
          key={message}
          className={`text-[13px] wrap-anywhere ${index < problems.length ? "text-danger" : "text-muted"}`}
        >
          {message}
        </p>
      ))}
    </li>
  );
}
