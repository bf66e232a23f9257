import { clsx } from "clsx";
import { type ComponentProps, type ReactNode, useId } from "react";

export interface TextFieldProps extends ComponentProps<"input"> {
  label: string;
  isOptional?: boolean;
  hint?: string;
  /** Error message for the value. */
  error?: string | undefined;
  /** A control inside the input's box, on the right. */
  inset?: ReactNode;
}

/** A labelled text input. */
export function TextField({
  label,
  isOptional = false,
  hint,
  error,
  inset,
  className,
  ...props
}: TextFieldProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {label}
        {isOptional && <span className="font-normal text-muted"> (optional)</span>}
      </label>
      <div className="relative">
        <input
          id={id}
          type="text"
          aria-invalid={error !== undefined}
          aria-describedby={note ? `${id}-note` : undefined}
          className={clsx(
            "h-11 w-full min-w-0 rounded-[10px] border border-line bg-raised px-3 text-[15px] shadow-[0_1px_1px_rgb(16_24_40/0.04)] hover:border-line-strong disabled:opacity-60 aria-invalid:border-danger",
            inset && "pr-12",
          )}
          {...props}
        />
        {inset && <div className="absolute inset-y-0 right-1 flex items-center">{inset}</div>}
      </div>
      {note && (
        <p
          id={`${id}-note`}
          role={error ? "alert" : undefined}
          className={clsx("mt-1.5 text-[13px]", error ? "text-danger" : "text-muted")}
        >
          {note}
        </p>
      )}
    </div>
  );
}
