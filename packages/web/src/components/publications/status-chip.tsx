import type { TargetStatus } from "@slideloom/core/contract";
import { clsx } from "clsx";
import { describeStatus, type Tone } from "./describe-target.ts";

export const toneClassNames: Readonly<Record<Tone, string>> = {
  quiet: "bg-sunken text-muted",
  busy: "bg-accent-soft text-accent-ink",
  good: "bg-success-soft text-success",
  bad: "bg-danger-soft text-danger",
  doubtful: "bg-warning-soft text-warning",
};

/** A target's status as a chip. */
export function StatusChip({ status }: { status: TargetStatus }) {
  const { label, tone } = describeStatus(status);
  return (
    <span
      className={clsx(
        "rounded-full px-2 py-0.5 text-xs font-semibold whitespace-nowrap",
        toneClassNames[tone],
      )}
    >
      {label}
    </span>
  );
}
