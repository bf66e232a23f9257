import { clsx } from "clsx";
import type { StatusText, Tone } from "./describe-target.ts";

const toneClassNames: Readonly<Record<Tone, string>> = {
  quiet: "bg-sunken text-muted",
  busy: "bg-accent-soft text-accent-ink",
  good: "bg-success-soft text-success",
  bad: "bg-danger-soft text-danger",
  doubtful: "bg-warning-soft text-warning",
};

export function StatusChip({ label, tone }: StatusText) {
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
