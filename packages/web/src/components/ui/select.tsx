import { Check, ChevronDown } from "lucide-react";
import { clsx } from "clsx";
import { Select as Radix } from "radix-ui";
import type { ReactNode } from "react";

interface SelectProps {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  /** What the closed control shows; the chosen option's text unless given. */
  display?: ReactNode;
  children: ReactNode;
}

/** A labelled drop-down list. */
export function Select({ label, value, onValueChange, display, children }: SelectProps) {
  return (
    <div>
      <span className="mb-1.5 block font-medium text-muted" aria-hidden="true">
        {label}
      </span>
      <Radix.Root value={value} onValueChange={onValueChange}>
        <Radix.Trigger
          aria-label={label}
          title={label}
          className="flex h-10 w-full items-center gap-2 rounded-[9px] border border-line bg-raised px-3 text-left shadow-[0_1px_1px_rgb(16_24_40/0.04)] hover:border-line-strong"
        >
          <span className="min-w-0 flex-1 truncate">
            <Radix.Value>{display}</Radix.Value>
          </span>
          <Radix.Icon>
            <ChevronDown size={16} aria-hidden="true" className="text-muted" />
          </Radix.Icon>
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            position="popper"
            sideOffset={4}
            collisionPadding={8}
            className="z-60 max-h-(--radix-select-content-available-height) w-(--radix-select-trigger-width) animate-[pop-in_120ms_ease-out] overflow-hidden rounded-xl border border-line bg-raised shadow-xl"
          >
            <Radix.Viewport className="max-h-96 p-1">{children}</Radix.Viewport>
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </div>
  );
}

interface SelectOptionProps {
  value: string;
  /** The option's name for type-ahead. */
  text: string;
  className?: string;
  children: ReactNode;
}

export function SelectOption({ value, text, className, children }: SelectOptionProps) {
  return (
    <Radix.Item
      value={value}
      textValue={text}
      className={clsx(
        "flex min-h-9 cursor-pointer items-center gap-2 rounded-lg py-1.5 pr-2 pl-3 outline-none data-highlighted:bg-accent-soft",
        className,
      )}
    >
      <span className="min-w-0 flex-1">
        <Radix.ItemText>{children}</Radix.ItemText>
      </span>
      <Radix.ItemIndicator>
        <Check size={16} aria-hidden="true" className="text-accent-ink" />
      </Radix.ItemIndicator>
    </Radix.Item>
  );
}
