interface ProgressBarProps {
  label: string;
  done: number;
  total: number;
}

/** Progress as a horizontal bar, as wide as its container. */
export function ProgressBar({ label, done, total }: ProgressBarProps) {
  const percent = (done / total) * 100;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={done}
      aria-valuetext={`${Math.round(percent)}%`}
      className="h-1.5 min-w-0 flex-1 overflow-hidden rounded-full bg-sunken"
    >
      <div
        className="h-full rounded-full bg-accent transition-[width]"
        style={{ width: `${percent}%` }}
      />
    </div>
  );
}
