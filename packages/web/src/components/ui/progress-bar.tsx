import { Progress } from "radix-ui";

interface ProgressBarProps {
  label: string;
  done: number;
  total: number;
}

/** Progress as a horizontal bar, as wide as its container. */
export function ProgressBar({ label, done, total }: ProgressBarProps) {
  return (
    <Progress.Root
      value={done}
      max={total}
      aria-label={label}
      className="h-1.5 min-w-0 flex-1 overflow-hidden rounded-full bg-sunken"
    >
      <Progress.Indicator
        className="h-full rounded-full bg-accent transition-[width]"
        style={{ width: `${(done / total) * 100}%` }}
      />
    </Progress.Root>
  );
}
