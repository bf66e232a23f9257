import { countNoun } from "@slideloom/core/text";
import { clsx } from "clsx";

const format = (count: number) => count.toLocaleString("en");

/** A caption's length and its limit, as the service counts them. */
export function CaptionCount({ length, limit }: { length: number; limit: number | null }) {
  const isOver = limit !== null && length > limit;
  return (
    <span
      className={clsx(
        "text-[13px] tabular-nums",
        isOver ? "font-semibold text-danger" : "text-muted",
      )}
    >
      {limit === null ? countNoun(length, "character") : `${format(length)} of ${format(limit)}`}
    </span>
  );
}
