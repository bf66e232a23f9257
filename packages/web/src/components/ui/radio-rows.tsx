import type { ReactNode } from "react";

interface RadioRowsProps<Value extends string> {
  legend: string;
  /** Name of the group, unique on the page. */
  name: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onValueChange: (value: Value) => void;
  /** Shown below the chosen option. */
  children?: ReactNode;
}

/** Radio buttons below each other, with fields or a note of the chosen one. */
export function RadioRows<Value extends string>(props: RadioRowsProps<Value>) {
  const { legend, name, options, value, onValueChange, children } = props;
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      {options.map((option) => (
        <div key={option.value}>
          <label className="flex min-h-8 items-center gap-2.5">
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onValueChange(option.value)}
              className="size-4 shrink-0 accent-accent"
            />
            {option.label}
          </label>
          {option.value === value && (
            <div className="pt-1 pb-2 pl-6.5 empty:hidden">{children}</div>
          )}
        </div>
      ))}
    </fieldset>
  );
}
