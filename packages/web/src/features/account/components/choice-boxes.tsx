import type { ComponentProps } from "react";

interface ChoiceBoxesProps extends Omit<ComponentProps<"input">, "type" | "value"> {
  legend: string;
  /** Maps each value to its description, in display order. */
  choices: Readonly<Record<string, string>>;
  error: string | undefined;
  /** The checked values; by default, the browser keeps them. */
  chosen?: readonly string[];
}

/** A group of checkboxes, one for each value. */
export function ChoiceBoxes({ legend, choices, error, chosen, ...props }: ChoiceBoxesProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">{legend}</legend>
      {Object.entries(choices).map(([value, text]) => (
        <label key={value} className="flex min-h-7 items-center gap-2">
          <input
            type="checkbox"
            value={value}
            {...(chosen && { checked: chosen.includes(value) })}
            className="size-4 shrink-0 accent-accent"
            {...props}
          />
          <span>
            <span className="font-medium">{value}</span>
            <span className="text-muted">: {text}</span>
          </span>
        </label>
      ))}
      {error && (
        <p role="alert" className="mt-1.5 text-[13px] text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
