import { clsx } from "clsx";
import { RadioGroup } from "radix-ui";
import type { ReactNode } from "react";
import { RadioChoices } from "./radio-choices.tsx";
import { Tooltip } from "./tooltip.tsx";

export interface Segment<Value extends string> {
  value: Value;
  label: ReactNode;
  /** Explains the choice. */
  hint: string;
}

interface SegmentedProps<Value extends string> {
  label: string;
  value: Value;
  segments: readonly Segment<Value>[];
  onValueChange: (value: Value) => void;
  className?: string;
}

/** A segmented control for a few choices. */
export function Segmented<Value extends string>({
  label,
  value,
  segments,
  onValueChange,
  className,
}: SegmentedProps<Value>) {
  return (
    <RadioChoices
      aria-label={label}
      value={value}
      orientation="horizontal"
      onValueChange={(chosen) => {
        const segment = segments.find((candidate) => candidate.value === chosen);
        if (segment) onValueChange(segment.value);
      }}
      className={clsx("flex gap-1 rounded-[11px] bg-sunken p-1", className)}
    >
      {segments.map((segment) => (
        <Tooltip key={segment.value} text={segment.hint}>
          <RadioGroup.Item
            value={segment.value}
            className="flex h-8 flex-1 items-center justify-center gap-1.5 rounded-lg px-2 font-medium text-muted transition-colors hover:text-ink aria-checked:bg-raised aria-checked:text-ink aria-checked:shadow-sm"
          >
            {segment.label}
          </RadioGroup.Item>
        </Tooltip>
      ))}
    </RadioChoices>
  );
}
